import { FindPeople } from "#app/directory/find-people.server";
import { findInterviewers } from "../companies/interviewers.server";
import { page } from "../guard.server";

export const loader = page("companies", FindPeople, findInterviewers);
