import { FindPeople } from "#app/directory/find-people.server";
import { page } from "../guard.server";
import { findColleagues } from "../meetings/show-meetings.server";

export const loader = page("meetings", FindPeople, findColleagues);
