import { exportInvitations } from "../export-invitations.server";
import { page } from "../guard.server";
import { InvitationsExport } from "../members.schema";

export const loader = page("users", InvitationsExport, exportInvitations);
