import { defineList } from "#app/lists/definition";

export const memberRoles = {
	CLIENT: "modules:roles.CLIENT",
	ADVISOR: "modules:roles.ADVISOR",
	ADMIN: "modules:roles.ADMIN",
};
const statuses = {
	active: "users:status.active",
	invited: "users:status.invited",
	locked: "users:status.locked",
	deactivated: "users:status.deactivated",
};

/** The members of a tenant, and among them those who are invited and have not come yet. */
export const memberList = defineList({
	key: "users.members",
	sort: "name",
	level: 20,
	columns: [
		{ key: "name", kind: "text", label: "users:members.name", sortable: true, show: "always", exported: true },
		{ key: "email", kind: "text", label: "users:members.email", sortable: true, show: "later", exported: true },
		{
			key: "role",
			kind: "choice",
			label: "users:members.role",
			filterable: true,
			choices: memberRoles,
			exported: true,
		},
		{ key: "modules", kind: "choice", label: "users:members.modules", filterable: true, exported: true },
		{ key: "lastLoginAt", kind: "date", label: "users:members.lastLogin", exported: true },
		{
			key: "status",
			kind: "choice",
			label: "users:members.status",
			filterable: true,
			choices: statuses,
			exported: true,
		},
		{
			key: "jobPosition",
			kind: "text",
			label: "users:member.jobPosition",
			show: "later",
			editable: true,
			exported: true,
		},
		{ key: "phone", kind: "text", label: "users:member.phone", show: "later", editable: true, exported: true },
		{ key: "advised", kind: "yesno", label: "users:members.advised", filterable: true, show: "never" },
	],
	views: [{ key: "unadvised", label: "users:view.unadvised", query: "f=advised.is.no" }],
});

/** The columns of those who manage the tenant's users only. */
export const managersColumns = ["modules", "lastLoginAt", "status", "advised"];
