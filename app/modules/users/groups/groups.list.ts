import { defineList } from "#app/lists/definition";

/** The groups of a tenant's people, by name. */
export const groupList = defineList({
	key: "users.groups",
	sort: "name",
	level: 30,
	columns: [{ key: "name", kind: "text", label: "peopleGroups:name", sortable: true, show: "always" }],
});
