import { FindPeople } from "#app/directory/find-people.server";
import { page } from "../guard.server";
import { findApprovers } from "../rules.server";

export const loader = page("settings", FindPeople, findApprovers);
