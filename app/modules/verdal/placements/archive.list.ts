import { defineList } from "#app/lists/definition";
import { cancelReasons, endReasons } from "./choices";
import { typeChoices } from "./placements.list";

const NS = "verdalPlacements";
const sorted = { sortable: true, filterable: true, exported: true } as const;
const filtered = { filterable: true, exported: true } as const;
const choicesOf = (group: string, keys: readonly string[]) =>
	Object.fromEntries(keys.map((key) => [key, `${NS}:${group}.${key}`]));

/** The placements that are closed. */
export const archiveList = defineList({
	key: "verdal.archive",
	sort: "-archived",
	columns: [
		{ key: "participant", kind: "text", label: `${NS}:field.participantId`, ...sorted, show: "always" },
		{ key: "workplace", kind: "choice", label: `${NS}:field.companyId`, ...sorted },
		{ key: "type", kind: "choice", label: `${NS}:field.type`, ...filtered, choices: typeChoices },
		{
			...{ key: "reason", kind: "choice", label: `${NS}:field.endReason`, ...filtered },
			choices: choicesOf("endReason", endReasons),
		},
		{
			...{ key: "reached", kind: "choice", label: `${NS}:field.goalReached`, ...filtered },
			choices: choicesOf("goalReached", ["yes", "partly", "no"]),
		},
		{ key: "conclusion", kind: "text", label: `${NS}:field.conclusion`, exported: true },
		{ key: "starts", kind: "day", label: `${NS}:field.startsOn`, ...sorted },
		{ key: "ends", kind: "day", label: `${NS}:field.endsOn`, ...sorted },
		{ key: "archived", kind: "date", label: `${NS}:field.archivedAt`, ...sorted },
		{ key: "advisor", kind: "person", label: `${NS}:field.advisorId`, ...filtered, show: "later" },
		{ key: "person", kind: "person", label: `${NS}:field.person`, filterable: true, show: "never" },
		{ key: "code", kind: "choice", label: `${NS}:field.codeId`, ...filtered, show: "later" },
		{ key: "summary", kind: "text", label: `${NS}:field.summary`, exported: true, show: "later" },
		{ key: "nextStep", kind: "text", label: `${NS}:field.nextStep`, exported: true, show: "later" },
		{
			...{ key: "cancelled", kind: "choice", label: `${NS}:field.cancelReason`, ...filtered, show: "later" },
			choices: choicesOf("cancelReason", cancelReasons),
		},
	],
	views: [
		{ key: "toJob", label: `${NS}:view.toJob`, query: "f=reason.any.job" },
		{ key: "thisYear", label: `${NS}:view.thisYear`, query: "f=archived.is.thisYear" },
	],
});
