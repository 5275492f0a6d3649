import { defineList } from "#app/lists/definition";

const NS = "verdalPlacements";
const sorted = { sortable: true, filterable: true, exported: true } as const;
const filtered = { filterable: true, exported: true } as const;

export const typeChoices = { workTrial: `${NS}:type.workTrial`, linkedPosition: `${NS}:type.linkedPosition` };

/** The placements that are not in the archive. */
export const placementList = defineList({
	key: "verdal.placements",
	sort: "starts",
	columns: [
		{ key: "participant", kind: "text", label: `${NS}:field.participantId`, ...sorted, show: "always" },
		{
			...{ key: "status", kind: "choice", label: `${NS}:field.status`, ...filtered },
			choices: {
				draft: `${NS}:status.draft`,
				unapproved: `${NS}:status.unapproved`,
				ready: `${NS}:status.ready`,
				underway: `${NS}:status.underway`,
				ended: `${NS}:status.ended`,
				cancelled: `${NS}:status.cancelled`,
			},
		},
		{ key: "workplace", kind: "choice", label: `${NS}:field.companyId`, ...sorted },
		{ key: "type", kind: "choice", label: `${NS}:field.type`, ...filtered, choices: typeChoices },
		{ key: "code", kind: "choice", label: `${NS}:field.codeId`, ...filtered },
		{ key: "group", kind: "choice", label: `${NS}:field.group`, filterable: true, show: "never" },
		{ key: "jobTitle", kind: "text", label: `${NS}:field.jobTitle`, ...sorted, show: "later" },
		{ key: "advisor", kind: "person", label: `${NS}:field.advisorId`, ...filtered },
		{ key: "person", kind: "person", label: `${NS}:field.person`, filterable: true, show: "never" },
		{ key: "starts", kind: "day", label: `${NS}:field.startsOn`, ...sorted },
		{ key: "ends", kind: "day", label: `${NS}:field.endsOn`, ...sorted },
		{ key: "period", kind: "day", label: `${NS}:field.period`, filterable: true, show: "never" },
		{ key: "percent", kind: "number", label: `${NS}:field.percent`, ...sorted, show: "later" },
		{ key: "days", kind: "number", label: `${NS}:field.daysPerWeek`, ...sorted, show: "later" },
		{ key: "supervisor", kind: "text", label: `${NS}:field.supervisorName`, ...sorted, show: "later" },
		{ key: "goals", kind: "text", label: `${NS}:section.goals`, exported: true, show: "later" },
		{ key: "missing", kind: "number", label: `${NS}:field.missing`, ...sorted, show: "later" },
	],
	views: [
		{ key: "mine", label: `${NS}:view.mine`, query: "f=advisor.any.me" },
		{ key: "underway", label: `${NS}:view.underway`, query: "f=status.any.underway&sort=ends" },
		{ key: "toFinish", label: `${NS}:view.toFinish`, query: "f=status.any.draft&sort=starts" },
		{ key: "toClose", label: `${NS}:view.toClose`, query: "f=status.any.ended&sort=ends" },
	],
});
