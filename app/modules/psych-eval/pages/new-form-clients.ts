import { FindPeople, findAmong } from "#app/directory/find-people.server";
import { followedBy } from "#app/directory/followed.server";
import { page } from "../guard.server";

/** Clients to choose from: those whom the visitor follows up. */
export const loader = page("newForm", FindPeople, findAmong(followedBy));
