import { defineList } from "#app/lists/definition";

const sorted = { sortable: true, filterable: true, exported: true } as const;

/** Safety inspection rounds, planned and done. */
export const roundList = defineList({
	key: "hms.rounds",
	sort: "-planned",
	columns: [
		{ key: "title", kind: "text", label: "hms:round.title", ...sorted, show: "always" },
		{ key: "company", kind: "text", label: "hms:round.company", ...sorted },
		{ key: "area", kind: "text", label: "hms:round.area", ...sorted },
		{ key: "topic", kind: "text", label: "hms:round.topic", filterable: true, exported: true, show: "later" },
		{
			...{ key: "status", kind: "choice", label: "hms:round.status", filterable: true, exported: true },
			choices: {
				planned: "hms:roundStatus.planned",
				preMeeting: "hms:roundStatus.preMeeting",
				inspection: "hms:roundStatus.inspection",
				closingMeeting: "hms:roundStatus.closingMeeting",
				done: "hms:roundStatus.done",
			},
		},
		{ key: "planned", kind: "day", label: "hms:round.plannedOn", ...sorted },
		{ key: "held", kind: "day", label: "hms:round.heldOn", ...sorted },
		{ key: "leader", kind: "person", label: "hms:round.leader", filterable: true, exported: true },
		{ key: "created", kind: "date", label: "hms:round.created", ...sorted, show: "later" },
	],
	views: [
		{ key: "mine", label: "hms:views.mine", query: "f=leader.any.me&f=status.not.done&sort=planned" },
		{ key: "planned", label: "hms:views.notDone", query: "f=status.not.done&sort=planned" },
		{ key: "done", label: "hms:views.done", query: "f=status.any.done&sort=-held" },
	],
});
