import { pick } from "#app/directory/fields/field";
import { defineList } from "#app/lists/definition";
import { columnsOf } from "#app/lists/fields/noun-field";
import { memberFields } from "./members.fields";

const statuses = {
	waiting: "users:status.waiting",
	sent: "users:status.sent",
	opened: "users:status.opened",
	accepted: "users:status.accepted",
	expired: "users:status.expired",
	revoked: "users:status.revoked",
};

/** Who was invited to a tenant, and what became of it. */
export const invitationList = defineList({
	key: "users.invitations",
	sort: "-sent",
	columns: [
		{ key: "name", kind: "text", label: "users:members.name", sortable: true, show: "always", exported: true },
		...columnsOf(pick(memberFields, ["email", "role"])),
		{
			key: "modules",
			kind: "choice",
			label: "users:members.modules",
			filterable: true,
			// They stand with the role.
			show: "never",
			exported: true,
		},
		{ key: "sent", kind: "date", label: "users:invitations.sentAt", sortable: true, filterable: true, exported: true },
		{ key: "expires", kind: "date", label: "users:invitations.worksUntil", show: "never", exported: true },
		{ key: "invitedBy", kind: "text", label: "users:invitations.invitedBy", show: "never", exported: true },
		{
			key: "status",
			kind: "choice",
			label: "users:members.status",
			filterable: true,
			choices: statuses,
			exported: true,
		},
	],
});
