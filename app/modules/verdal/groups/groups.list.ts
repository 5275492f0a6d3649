import { defineList } from "#app/lists/definition";

const sorted = { sortable: true, filterable: true, exported: true } as const;

/** The position groups, by name. */
export const groupList = defineList({
	key: "verdal.groups",
	sort: "name",
	columns: [
		{ key: "name", kind: "text", label: "verdal:group.name", ...sorted, show: "always" },
		{ key: "htaGroup", kind: "text", label: "verdal:group.htaGroup", ...sorted },
		{ key: "requirement", kind: "text", label: "verdal:group.requirement", filterable: true, exported: true },
		{ key: "used", kind: "yesno", label: "verdal:group.used", filterable: true },
		{ key: "isActive", kind: "yesno", label: "verdal:group.isActive", filterable: true, exported: true },
		{ key: "created", kind: "date", label: "verdal:created", ...sorted, show: "later" },
	],
	views: [
		{ key: "active", label: "verdal:views.active", query: "f=isActive.is.yes" },
		{ key: "unused", label: "verdal:views.unused", query: "f=used.is.no" },
	],
});
