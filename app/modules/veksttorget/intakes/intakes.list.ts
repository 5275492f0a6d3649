import { defineList } from "#app/lists/definition";
import { answerStates, openStatuses, outcomeStates, statuses } from "../statuses";

const choices = Object.fromEntries(Object.entries(statuses).map(([status, { label }]) => [status, label]));
const named = (group: string, values: readonly string[]) =>
	Object.fromEntries(values.map((value) => [value, `veksttorget:${group}.${value}`]));
const exported = { exported: true } as const;
const later = { show: "later", exported: true } as const;
const OPEN = `f=status.any.${openStatuses.join(",")}`;

/** What people have asked for by the public form, the newest first. */
export const intakeList = defineList({
	key: "veksttorget.intakes",
	sort: "-received",
	level: 10,
	columns: [
		{
			...{ key: "sender", kind: "text", label: "veksttorget:intake.sender", show: "always" },
			...exported,
		},
		{ key: "number", kind: "number", label: "veksttorget:intake.number", filterable: true, ...later },
		{ key: "topic", kind: "choice", label: "veksttorget:intake.topic", filterable: true, ...exported },
		{ key: "municipality", kind: "text", label: "veksttorget:intake.municipality", filterable: true, ...exported },
		{ key: "status", kind: "choice", label: "veksttorget:intake.status", filterable: true, choices, ...exported },
		{ key: "owner", kind: "person", label: "veksttorget:intake.owner", filterable: true, ...exported },
		{ key: "daysOpen", kind: "number", label: "veksttorget:intake.daysOpen", ...exported },
		{ key: "received", kind: "date", label: "veksttorget:intake.received", sortable: true, ...exported },
		{ key: "day", kind: "day", label: "veksttorget:intake.day", show: "never", filterable: true },
		{
			...{ key: "answer", kind: "choice", label: "veksttorget:intake.answer", show: "never", filterable: true },
			choices: named("answer", answerStates),
		},
		{
			...{ key: "outcome", kind: "choice", label: "veksttorget:intake.outcome", filterable: true, ...later },
			choices: named("outcome", outcomeStates),
		},
		{ key: "source", kind: "text", label: "veksttorget:intake.source", filterable: true, ...later },
		{ key: "email", kind: "text", label: "veksttorget:intake.email", ...later },
		{ key: "phone", kind: "text", label: "veksttorget:intake.phone", ...later },
		{ key: "postCode", kind: "text", label: "veksttorget:intake.postCode", ...later },
		{ key: "message", kind: "text", label: "veksttorget:intake.message", show: "never", ...exported },
		{ key: "referredTo", kind: "text", label: "veksttorget:intake.referredTo", show: "never", ...exported },
		{ key: "closed", kind: "date", label: "veksttorget:intake.closed", ...later },
	],
	views: [
		{ key: "mine", label: "veksttorget:view.mine", query: `f=owner.any.me&${OPEN}` },
		{ key: "new", label: "veksttorget:view.new", query: "f=status.any.new" },
		{ key: "open", label: "veksttorget:view.open", query: OPEN },
	],
});
