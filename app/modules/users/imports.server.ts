import type { ImportKind } from "#app/lists/import/import-kind";
import { memberColumns } from "./imports/members.schema";
import { planMembers } from "./imports/plan-members.server";
import { undoMembers } from "./imports/undo-members.server";
import { lettersJob } from "./jobs.server";

export const membersImport: ImportKind = {
	key: "users.members",
	moduleKey: "users",
	level: 30,
	label: "imports:kind.members",
	path: "user/users",
	fields: memberColumns,
	matches: [{ key: "email", label: "imports:match.email", fields: ["email"] }],
	titleFields: ["firstName", "lastName", "email"],
	isOfPeople: true,
	// Each invitation is looked at by itself.
	writtenAtOnce: 40,
	plan: planMembers,
	undo: undoMembers,
	settled: (ctx, invitationIds) => ctx.enqueue(lettersJob, { invitationIds }),
};

/** What can be imported into this module. */
export const imports = [membersImport];
