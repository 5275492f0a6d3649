import { defineList } from "#app/lists/definition";

const sorted = { sortable: true, filterable: true, exported: true } as const;

/** The action plan: every measure, of rounds, of deviations and by itself. */
export const measureList = defineList({
	key: "hms.measures",
	sort: "order",
	columns: [
		{ key: "title", kind: "text", label: "hms:measure.title", ...sorted, show: "always" },
		{ key: "company", kind: "text", label: "hms:measure.company", ...sorted },
		{
			...{ key: "source", kind: "choice", label: "hms:measure.source", filterable: true, exported: true },
			choices: { round: "hms:source.round", deviation: "hms:source.deviation", own: "hms:source.own" },
		},
		{ key: "owner", kind: "person", label: "hms:measure.owner", filterable: true, exported: true },
		{ key: "due", kind: "day", label: "hms:measure.due", ...sorted },
		{
			...{ key: "state", kind: "choice", label: "hms:measure.state", filterable: true, exported: true },
			choices: {
				open: "hms:measureState.open",
				done: "hms:measureState.done",
				checked: "hms:measureState.checked",
			},
		},
		{ key: "doneOn", kind: "day", label: "hms:measure.doneOn", ...sorted, show: "later" },
		{ key: "repeats", kind: "number", label: "hms:measure.repeats", ...sorted, show: "later" },
		{ key: "outcome", kind: "text", label: "hms:measure.outcome", exported: true, show: "later" },
		{ key: "effect", kind: "text", label: "hms:measure.effect", exported: true, show: "later" },
		{ key: "created", kind: "date", label: "hms:measure.created", ...sorted, show: "later" },
		{ key: "order", kind: "text", label: "hms:measure.order", sortable: true, show: "never" },
	],
	views: [
		{ key: "mine", label: "hms:views.mine", query: "f=owner.any.me&f=state.any.open" },
		{ key: "overdue", label: "hms:views.overdue", query: "f=due.before.0&f=state.any.open" },
		{ key: "open", label: "hms:views.open", query: "f=state.any.open" },
		{ key: "toCheck", label: "hms:views.toCheck", query: "f=state.any.done&sort=doneOn" },
		{ key: "done", label: "hms:views.done", query: "f=state.not.open&sort=-doneOn" },
	],
});
