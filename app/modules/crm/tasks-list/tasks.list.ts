import { defineList } from "#app/lists/definition";

const priorities = { low: "crmWork:priority.low", normal: "crmWork:priority.normal", high: "crmWork:priority.high" };
const statuses = {
	todo: "crmWork:status.todo",
	doing: "crmWork:status.doing",
	done: "crmWork:status.done",
	cancelled: "crmWork:status.cancelled",
};
const mine = "f=assignee.any.me";

/** The tasks of a tenant: the open ones, unless a filter asks for a status. */
export const taskList = defineList({
	key: "crm.tasks",
	sort: "due",
	columns: [
		{ key: "title", kind: "text", label: "crmWork:task.title", show: "always", exported: true },
		{
			key: "due",
			kind: "day",
			label: "crmWork:task.dueOn",
			sortable: true,
			filterable: true,
			editable: true,
			exported: true,
		},
		{
			key: "priority",
			kind: "choice",
			label: "crmWork:task.priority",
			filterable: true,
			editable: true,
			choices: priorities,
			exported: true,
		},
		{ key: "customer", kind: "choice", label: "crmWork:task.customer", filterable: true, exported: true },
		{ key: "assignee", kind: "person", label: "crmWork:task.assignee", filterable: true, exported: true },
		{
			key: "status",
			kind: "choice",
			label: "crmWork:task.status",
			filterable: true,
			editable: true,
			choices: statuses,
			exported: true,
		},
		{
			key: "done",
			kind: "date",
			label: "crmWork:task.doneAt",
			sortable: true,
			filterable: true,
			show: "later",
			exported: true,
		},
		{ key: "description", kind: "text", label: "crmWork:task.description", show: "later", exported: true },
		{
			key: "created",
			kind: "date",
			label: "crmLists:customer.created",
			filterable: true,
			show: "later",
			exported: true,
		},
	],
	views: [
		{ key: "mine", label: "crmWork:view.mine", query: mine },
		{ key: "today", label: "crmWork:view.today", query: `${mine}&f=due.is.today` },
		{ key: "overdue", label: "crmWork:view.overdue", query: `${mine}&f=due.is.overdue` },
		{ key: "upcoming", label: "crmWork:view.upcoming", query: `${mine}&f=due.after.0` },
		{ key: "done", label: "crmWork:view.done", query: "f=status.any.done,cancelled&sort=-done" },
	],
});
