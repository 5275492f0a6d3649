import { defineList } from "#app/lists/definition";

const sources = {
	typed: "crmLists:source.typed",
	form: "crmLists:source.form",
	import: "crmLists:source.import",
	register: "crmLists:source.register",
};

const later = { show: "later", exported: true } as const;

/** The customers of a tenant. */
export const customerList = defineList({
	key: "crm.customers",
	sort: "name",
	columns: [
		{ key: "name", kind: "text", label: "crm:customer.name", sortable: true, show: "always", exported: true },
		{ key: "orgNo", kind: "text", label: "crm:customer.orgNo", filterable: true, ...later },
		{
			key: "type",
			kind: "choice",
			label: "crm:customer.contactType",
			filterable: true,
			editable: true,
			exported: true,
		},
		{
			key: "municipality",
			kind: "choice",
			label: "crm:customer.municipality",
			filterable: true,
			editable: true,
			exported: true,
		},
		{ key: "owner", kind: "person", label: "crm:customer.owner", filterable: true, exported: true },
		{
			key: "lastActivity",
			kind: "date",
			label: "crm:customer.lastActivity",
			sortable: true,
			filterable: true,
			exported: true,
		},
		{
			key: "nextTask",
			kind: "day",
			label: "crmLists:customer.nextTask",
			sortable: true,
			filterable: true,
			exported: true,
		},
		{ key: "tags", kind: "tags", label: "crm:customer.tags", filterable: true, editable: true, ...later },
		{ key: "phone", kind: "text", label: "crm:customer.phone", editable: true, ...later },
		{ key: "email", kind: "text", label: "crm:customer.email", filterable: true, editable: true, ...later },
		{ key: "address", kind: "text", label: "crm:customer.address", ...later },
		{ key: "postCode", kind: "text", label: "crm:customer.postCode", ...later },
		{ key: "city", kind: "text", label: "crm:customer.city", filterable: true, ...later },
		{ key: "webpage", kind: "text", label: "crm:customer.webpage", ...later },
		{ key: "ceo", kind: "text", label: "crm:customer.ceo", ...later },
		{ key: "employees", kind: "number", label: "crmLists:customer.employees", filterable: true, ...later },
		{ key: "source", kind: "choice", label: "crmLists:customer.source", filterable: true, choices: sources, ...later },
		{ key: "created", kind: "date", label: "crmLists:customer.created", sortable: true, filterable: true, ...later },
		{
			key: "collaborator",
			kind: "person",
			label: "crmLists:customer.collaborator",
			filterable: true,
			show: "never",
		},
		{ key: "list", kind: "choice", label: "crmLists:customer.list", filterable: true, show: "never" },
	],
	views: [
		{ key: "mine", label: "crmLists:view.mine", query: "f=owner.any.me" },
		{ key: "thisWeek", label: "crmLists:view.thisWeek", query: "f=nextTask.before.%2B8&sort=nextTask" },
		{
			key: "silent",
			label: "crmLists:view.silent",
			query: "f=lastActivity.before.-60&f=lastActivity.empty&match=any&sort=lastActivity",
		},
	],
});
