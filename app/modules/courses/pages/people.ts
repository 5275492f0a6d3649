import { FindPeople } from "#app/directory/find-people.server";
import { findAssignable } from "../assignable.server";
import { page } from "../guard.server";

/** Finds those to whom a course can be assigned. */
export const loader = page("learners", FindPeople, findAssignable);
