import { defineList } from "#app/lists/definition";
import { columnsOf } from "#app/lists/fields/noun-field";
import { customerFields } from "../customers.fields";

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
	columns: columnsOf(customerFields, [
		{
			key: "lastActivity",
			kind: "date",
			label: "crm:customer.lastActivity",
			sortable: true,
			filterable: true,
			exported: true,
			after: "owner",
		},
		{
			key: "nextTask",
			kind: "day",
			label: "crmLists:customer.nextTask",
			sortable: true,
			filterable: true,
			exported: true,
			after: "owner",
		},
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
	]),
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
