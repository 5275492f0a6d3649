import { defineList } from "#app/lists/definition";
import { columnsOf } from "#app/lists/fields/noun-field";
import { memberFields } from "./members.fields";

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
		...columnsOf(memberFields, [
			{ key: "lastLoginAt", kind: "date", label: "users:members.lastLogin", exported: true },
			{
				key: "status",
				kind: "choice",
				label: "users:members.status",
				filterable: true,
				choices: statuses,
				exported: true,
			},
			{ key: "advised", kind: "yesno", label: "users:members.advised", filterable: true, show: "never" },
		]),
	],
	views: [{ key: "unadvised", label: "users:view.unadvised", query: "f=advised.is.no" }],
});

/** The columns of those who manage the tenant's users only. */
export const managersColumns = ["modules", "lastLoginAt", "status", "advised"];
