import { FindPeople } from "#app/directory/find-people.server";
import { findColleagues } from "#app/tasks/plain/show-plain-task.server";
import { tenantMember } from "../../platform/guard.server";

export const loader = tenantMember.page(FindPeople, findColleagues);
