import { FindPeople, findStaff } from "#app/directory/find-people.server";
import { page } from "../guard.server";

export const loader = page("front", FindPeople, findStaff);
