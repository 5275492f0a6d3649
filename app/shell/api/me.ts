import { Nothing, personalWithGrants, verb } from "../../platform/guard.server";
import type { PersonContext } from "../../platform/tenant/context";
import { presentMe } from "../me.server";

const api = personalWithGrants.endpoint({ get: verb(Nothing, (person: PersonContext) => presentMe(person)) });
export const loader = api.loader;
export const action = api.action;
