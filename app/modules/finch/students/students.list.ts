import { defineList } from "#app/lists/definition";

const sorted = { sortable: true, filterable: true, exported: true } as const;

/** The students, by name. */
export const studentList = defineList({
	key: "finch.students",
	sort: "name",
	level: 10,
	columns: [
		{ key: "name", kind: "text", label: "finch:student.name", ...sorted, show: "always" },
		{ key: "group", kind: "text", label: "finch:student.group", ...sorted },
		{ key: "school", kind: "text", label: "finch:student.school", ...sorted },
		{
			...{ key: "consent", kind: "choice", label: "finch:student.consent", filterable: true, exported: true },
			choices: {
				missing: "finch:consent.missing",
				given: "finch:consent.given",
				withdrawn: "finch:consent.withdrawn",
				notNeeded: "finch:consent.notNeeded",
			},
		},
		{ key: "consentOn", kind: "day", label: "finch:student.consentOn", ...sorted, show: "later" },
		{ key: "guardian", kind: "text", label: "finch:student.guardian", exported: true, show: "later" },
		{ key: "last", kind: "day", label: "finch:student.last", ...sorted },
		{ key: "progress", kind: "text", label: "finch:student.progress", exported: true },
		{ key: "waiting", kind: "number", label: "finch:student.waiting", ...sorted, show: "later" },
		{ key: "teacher", kind: "person", label: "finch:student.teacher", filterable: true, exported: true },
		{ key: "created", kind: "date", label: "finch:student.created", ...sorted, show: "later" },
	],
	views: [
		{ key: "mine", label: "finch:views.mine", query: "f=teacher.any.me" },
		{ key: "consent", label: "finch:views.consent", query: "f=consent.any.missing,withdrawn" },
		{ key: "waiting", label: "finch:views.waiting", query: "f=waiting.after.0&sort=-waiting" },
	],
});
