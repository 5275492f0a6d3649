import { defineList } from "#app/lists/definition";

const sorted = { sortable: true, filterable: true, exported: true } as const;

/** The reports about students and groups, those changed last first. */
export const reportList = defineList({
	key: "finch.reports",
	sort: "-updated",
	level: 10,
	columns: [
		{ key: "title", kind: "text", label: "finch:report.title", ...sorted, show: "always" },
		{
			...{ key: "scope", kind: "choice", label: "finch:report.scope", filterable: true, exported: true },
			choices: { student: "finch:scope.student", group: "finch:scope.group" },
		},
		{ key: "about", kind: "text", label: "finch:report.about", exported: true },
		{ key: "group", kind: "text", label: "finch:student.group", ...sorted, show: "later" },
		{ key: "school", kind: "text", label: "finch:student.school", ...sorted, show: "later" },
		{ key: "form", kind: "text", label: "finch:report.form", exported: true },
		{ key: "from", kind: "day", label: "finch:report.fromDay", ...sorted, show: "later" },
		{ key: "to", kind: "day", label: "finch:report.toDay", ...sorted },
		{
			...{ key: "status", kind: "choice", label: "finch:report.status", filterable: true, exported: true },
			choices: {
				draft: "finch:reportStatus.draft",
				ready: "finch:reportStatus.ready",
				archived: "finch:reportStatus.archived",
			},
		},
		{ key: "creator", kind: "person", label: "finch:report.creator", filterable: true, exported: true },
		{ key: "updated", kind: "date", label: "finch:report.updated", ...sorted },
	],
	views: [
		{ key: "mine", label: "finch:views.mine", query: "f=creator.any.me" },
		{ key: "drafts", label: "finch:views.drafts", query: "f=status.any.draft" },
		{ key: "ready", label: "finch:views.ready", query: "f=status.any.ready" },
		{ key: "groups", label: "finch:views.groups", query: "f=scope.any.group" },
	],
});
