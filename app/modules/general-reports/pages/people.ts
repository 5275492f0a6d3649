import { FindPeople } from "#app/directory/find-people.server";
import { page } from "../guard.server";
import { findAddable } from "../members.server";

/** Finds those who can be added to a project. */
export const loader = page("write", FindPeople, findAddable);
