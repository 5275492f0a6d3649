import { FindPeople, findAmong } from "#app/directory/find-people.server";
import { hasLibrary } from "#app/media/library/who-opens.server";
import { page } from "../guard.server";

/** Finds those with whom a file can be shared. */
export const loader = page("yourfiles", FindPeople, findAmong(hasLibrary));
