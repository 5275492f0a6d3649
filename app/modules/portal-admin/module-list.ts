import { defineList } from "#app/lists/definition";

/** The modules of the catalogue, in the order of the menu. */
export const moduleList = defineList({
	key: "followup.modules",
	sort: "order",
	columns: [
		{ key: "name", kind: "text", label: "followup:field.module", sortable: true, show: "always", exported: true },
		{ key: "description", kind: "text", label: "followup:catalogue.description", show: "never", exported: true },
		{
			key: "state",
			kind: "choice",
			label: "followup:tenants.status",
			filterable: true,
			choices: { active: "followup:entry.active", inactive: "followup:catalogue.inactive" },
			show: "never",
			exported: true,
		},
		{
			key: "origin",
			kind: "choice",
			label: "followup:catalogue.origin",
			filterable: true,
			choices: { portal: "followup:catalogue.originPortal", own: "followup:catalogue.originOwn" },
			show: "never",
			exported: true,
		},
		{ key: "components", kind: "tags", label: "followup:catalogue.components", show: "never", exported: true },
		{ key: "roles", kind: "tags", label: "followup:catalogue.roles", show: "never", exported: true },
		{
			key: "tenants",
			kind: "number",
			label: "followup:catalogue.tenantCount",
			sortable: true,
			filterable: true,
			show: "never",
			exported: true,
		},
		{ key: "order", kind: "number", label: "followup:catalogue.order", sortable: true, show: "never", exported: true },
	],
});

const MADE_HERE = "own_";

/** The key of a module that a super-admin made: no release brings one that begins so. */
export const ownKey = (name: string) => `${MADE_HERE}${name}`;

/** Whether a super-admin made the module; the others come with the portal's releases. */
export const isMadeHere = ({ key }: { key: string }) => key.startsWith(MADE_HERE);
