import { defineList } from "#app/lists/definition";

const sorted = { sortable: true, filterable: true, exported: true } as const;

/** The companies whose health, safety and environment work is followed. */
export const companyList = defineList({
	key: "hms.companies",
	sort: "name",
	columns: [
		{ key: "name", kind: "text", label: "hms:company.name", ...sorted, show: "always" },
		{ key: "orgNo", kind: "text", label: "hms:company.orgNo", filterable: true, exported: true, show: "later" },
		{ key: "industry", kind: "text", label: "hms:company.industry", ...sorted, show: "later" },
		{ key: "employees", kind: "number", label: "hms:company.employees", ...sorted, show: "later" },
		{ key: "status", kind: "text", label: "hms:company.status" },
		{ key: "last", kind: "day", label: "hms:company.last", ...sorted },
		{ key: "next", kind: "day", label: "hms:company.next", ...sorted },
		{ key: "openDeviations", kind: "number", label: "hms:company.openDeviations", ...sorted },
		{ key: "overdue", kind: "number", label: "hms:company.overdue" },
		{ key: "nextMeasure", kind: "day", label: "hms:company.nextMeasure", ...sorted, show: "later" },
		{ key: "lead", kind: "person", label: "hms:company.lead", filterable: true, exported: true },
		{ key: "representative", kind: "text", label: "hms:company.representative", ...sorted, show: "later" },
		{ key: "created", kind: "date", label: "hms:company.created", ...sorted, show: "later" },
	],
	views: [
		{ key: "mine", label: "hms:views.mine", query: "f=lead.any.me&sort=next" },
		{ key: "lateMeasures", label: "hms:views.lateMeasures", query: "f=nextMeasure.before.0&sort=nextMeasure" },
		{ key: "dueRounds", label: "hms:views.dueRounds", query: "f=next.before.31&sort=next" },
		{ key: "open", label: "hms:views.openDeviations", query: "f=openDeviations.after.0&sort=-openDeviations" },
	],
});
