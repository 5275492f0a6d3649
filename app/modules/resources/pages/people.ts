import { FindPeople } from "#app/directory/find-people.server";
import { page } from "../guard.server";
import { findBookers } from "../rules.server";

export const loader = page("settings", FindPeople, findBookers);
