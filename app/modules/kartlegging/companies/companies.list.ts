import { defineList } from "#app/lists/definition";

const sorted = { sortable: true, filterable: true, exported: true } as const;

/** The companies that are assessed. */
export const companyList = defineList({
	key: "kartlegging.companies",
	sort: "name",
	columns: [
		{ key: "name", kind: "text", label: "kartlegging:company.name", ...sorted, show: "always" },
		{ key: "orgNo", kind: "text", label: "kartlegging:company.orgNo", filterable: true, exported: true, show: "later" },
		{ key: "municipality", kind: "text", label: "kartlegging:company.municipality", ...sorted },
		{ key: "industry", kind: "text", label: "kartlegging:company.industry", ...sorted },
		{ key: "employees", kind: "number", label: "kartlegging:company.employees", ...sorted },
		{ key: "last", kind: "day", label: "kartlegging:company.last", ...sorted },
		{
			...{ key: "status", kind: "choice", label: "kartlegging:company.status", filterable: true, exported: true },
			choices: {
				notContacted: "kartlegging:status.notContacted",
				booked: "kartlegging:status.booked",
				done: "kartlegging:status.done",
				declined: "kartlegging:status.declined",
			},
		},
		{ key: "next", kind: "text", label: "kartlegging:company.nextStep", exported: true },
		{ key: "nextOn", kind: "day", label: "kartlegging:company.nextOn", ...sorted },
		{ key: "interviewer", kind: "person", label: "kartlegging:company.interviewer", filterable: true, exported: true },
		{ key: "created", kind: "date", label: "kartlegging:company.created", ...sorted, show: "later" },
	],
	views: [
		{ key: "mine", label: "kartlegging:views.mine", query: "f=interviewer.any.me&sort=nextOn" },
		{ key: "due", label: "kartlegging:views.due", query: "f=nextOn.before.1&f=status.not.declined&sort=nextOn" },
		{ key: "notContacted", label: "kartlegging:views.notContacted", query: "f=status.any.notContacted" },
		{ key: "done", label: "kartlegging:views.done", query: "f=status.any.done&sort=-last" },
	],
});
