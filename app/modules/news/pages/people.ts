import { FindPeople } from "#app/directory/find-people.server";
import { findReaders } from "../audience.server";
import { page } from "../guard.server";

export const loader = page("edit", FindPeople, findReaders);
