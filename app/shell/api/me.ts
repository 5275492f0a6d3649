import { handler, Nothing, personalWithGrants } from "../../platform/guard.server";
import type { PersonContext } from "../../platform/tenant/context";
import { serializeMe } from "../me.server";

const api = personalWithGrants.endpoint({ get: handler(Nothing, (person: PersonContext) => serializeMe(person)) });
export const loader = api.loader;
export const action = api.action;
