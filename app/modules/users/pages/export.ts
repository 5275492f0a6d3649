import { exportMembers } from "../export-members.server";
import { page } from "../guard.server";
import { MembersQuery } from "../members.schema";

export const loader = page("users", MembersQuery, exportMembers);
