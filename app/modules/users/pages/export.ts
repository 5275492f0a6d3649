import { exportMembers } from "../export-members.server";
import { page } from "../guard.server";
import { MembersExport } from "../members.schema";

export const loader = page("users", MembersExport, exportMembers);
