import { defineList } from "#app/lists/definition";

const statuses = { active: "followup:tenants.is.active", archived: "followup:tenants.is.archived" };

/** The provider's list of tenants. */
export const tenantList = defineList({
	key: "followup.tenants",
	sort: "name",
	columns: [
		{ key: "name", kind: "text", label: "followup:tenants.tenant", sortable: true, show: "always", exported: true },
		{ key: "slug", kind: "text", label: "followup:field.slug", show: "never", exported: true },
		{ key: "orgNumber", kind: "text", label: "followup:field.orgNumber", filterable: true, exported: true },
		{
			key: "status",
			kind: "choice",
			label: "followup:tenants.status",
			filterable: true,
			choices: statuses,
			exported: true,
		},
		{
			key: "users",
			kind: "number",
			label: "followup:tenants.users",
			sortable: true,
			filterable: true,
			exported: true,
		},
		{
			key: "modules",
			kind: "number",
			label: "followup:tenants.activeModules",
			sortable: true,
			filterable: true,
			exported: true,
		},
		{ key: "ends", kind: "day", label: "followup:tenants.endsNext", sortable: true, filterable: true, exported: true },
		{ key: "endsModule", kind: "text", label: "followup:tenants.endsModule", show: "never", exported: true },
		{
			key: "created",
			kind: "date",
			label: "followup:tenants.created",
			sortable: true,
			filterable: true,
			exported: true,
		},
	],
});

/** What ends in 30 days, at tenants that are not archived: as an address says it, and its filters. */
export const endingView = "f=status.any.active&f=ends.is.next30&sort=ends";
export const endingSoon = [
	{ column: "status", op: "any" as const, values: ["active"] },
	{ column: "ends", op: "is" as const, values: ["next30"] },
];
