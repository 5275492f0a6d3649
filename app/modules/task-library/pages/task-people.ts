import { FindPeople } from "#app/directory/find-people.server";
import { page } from "../guard.server";
import { findReceivers } from "../tasks.server";

export const loader = page("give", FindPeople, findReceivers);
