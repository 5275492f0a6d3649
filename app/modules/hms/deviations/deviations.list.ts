import { defineList } from "#app/lists/definition";

const sorted = { sortable: true, filterable: true, exported: true } as const;

/** Deviations and other events that were reported. */
export const deviationList = defineList({
	key: "hms.deviations",
	sort: "-happened",
	columns: [
		{ key: "title", kind: "text", label: "hms:deviation.title", ...sorted, show: "always" },
		{ key: "company", kind: "text", label: "hms:deviation.company", ...sorted },
		{
			...{ key: "kind", kind: "choice", label: "hms:deviation.kind", filterable: true, exported: true },
			choices: {
				deviation: "hms:kind.deviation",
				nearMiss: "hms:kind.nearMiss",
				injury: "hms:kind.injury",
				environment: "hms:kind.environment",
				material: "hms:kind.material",
				privacy: "hms:kind.privacy",
				improvement: "hms:kind.improvement",
			},
		},
		{
			...{ key: "status", kind: "choice", label: "hms:deviation.status", filterable: true, exported: true },
			choices: {
				new: "hms:deviationStatus.new",
				handling: "hms:deviationStatus.handling",
				measureInPlace: "hms:deviationStatus.measureInPlace",
				effectCheck: "hms:deviationStatus.effectCheck",
				closed: "hms:deviationStatus.closed",
			},
		},
		{ key: "happened", kind: "day", label: "hms:deviation.happenedOn", ...sorted },
		{ key: "area", kind: "text", label: "hms:deviation.area", ...sorted, show: "later" },
		{ key: "place", kind: "text", label: "hms:deviation.place", ...sorted, show: "later" },
		{ key: "owner", kind: "person", label: "hms:deviation.owner", filterable: true, exported: true },
		{ key: "due", kind: "day", label: "hms:deviation.dueOn", ...sorted },
		{ key: "risk", kind: "number", label: "hms:deviation.risk", ...sorted },
		{ key: "residual", kind: "number", label: "hms:deviation.residual", ...sorted, show: "later" },
		{ key: "closed", kind: "day", label: "hms:deviation.closedOn", ...sorted, show: "later" },
		{ key: "event", kind: "text", label: "hms:deviation.event", exported: true, show: "later" },
		{ key: "immediate", kind: "text", label: "hms:deviation.immediateAction", exported: true, show: "later" },
		{ key: "requirement", kind: "text", label: "hms:deviation.requirement", exported: true, show: "later" },
		{ key: "causeKind", kind: "text", label: "hms:deviation.causeKind", ...sorted, show: "later" },
		{ key: "cause", kind: "text", label: "hms:deviation.cause", exported: true, show: "later" },
		{ key: "outcome", kind: "text", label: "hms:deviation.outcome", exported: true, show: "later" },
		{ key: "effect", kind: "text", label: "hms:deviation.effect", exported: true, show: "later" },
		{
			key: "reporter",
			kind: "person",
			label: "hms:deviation.reporter",
			filterable: true,
			exported: true,
			show: "later",
		},
	],
	views: [
		{ key: "open", label: "hms:views.open", query: "f=status.not.closed" },
		{ key: "mine", label: "hms:views.mine", query: "f=owner.any.me&f=status.not.closed&sort=due" },
		{ key: "overdue", label: "hms:views.overdue", query: "f=due.before.0&f=status.not.closed&sort=due" },
		{ key: "toCheck", label: "hms:views.toCheck", query: "f=status.any.effectCheck" },
		{ key: "closed", label: "hms:views.closed", query: "f=status.any.closed&sort=-closed" },
	],
});
