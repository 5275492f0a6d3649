import { FindPeople } from "#app/directory/find-people.server";
import { page } from "../guard.server";
import { findReceivers } from "../words/give-list.server";

export const loader = page("wordLists", FindPeople, findReceivers);
