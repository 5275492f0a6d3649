import type { FieldChange, placementChangeKinds } from "#db/schema/verdal";
import { formFields } from "../placements/form-values";

export type ChangeKind = (typeof placementChangeKinds)[number];

/** What those who are pointed to are called, by the field that points to them. */
export type PointerWords = Partial<
	Record<"participantId" | "companyId" | "advisorId" | "coAdvisorId" | "codeId", string>
>;

/** How it ended and who follows up: nobody has to approve it. */
const notAgreed: readonly string[] = [
	...["endReason", "goalReached", "summary", "conclusion", "nextStep", "advisorId", "coAdvisorId"],
];

/** What of these changes is of the agreement itself, which its parties approve. */
export const agreedOf = (fields: readonly FieldChange[]): FieldChange[] =>
	fields.filter(({ field }) => !notAgreed.includes(field));

type Values = Record<string, string | number | null | undefined>;

/** The fields that differ between two states of a form, each in the words of its state. */
export const differences = (was: Values, is: Values, words: { was: Values; is: Values }): FieldChange[] =>
	formFields
		.filter((field) => (was[field] ?? "") !== (is[field] ?? ""))
		.map((field) => ({
			field,
			before: words.was[field] ?? was[field] ?? null,
			after: words.is[field] ?? is[field] ?? null,
		}));

/** The same of two changes, one after the other: what is as it was at first has not changed. */
export function merged(first: readonly FieldChange[], then: readonly FieldChange[]): FieldChange[] {
	const both = new Map(first.map((change) => [change.field, change]));
	for (const change of then)
		both.set(change.field, { ...change, before: both.get(change.field)?.before ?? change.before });
	return [...both.values()].filter(({ before, after }) => (before ?? "") !== (after ?? ""));
}

/** What a new version is called: by the end of the placement, else its goals, its tasks, or what is left. */
export function versionKind(fields: readonly FieldChange[]): ChangeKind {
	const end = fields.find(({ field }) => field === "endsOn");
	if (end) return String(end.after ?? "9999") > String(end.before ?? "9999") ? "extended" : "shortened";
	if (fields.some(({ field }) => field.startsWith("goal"))) return "goals";
	return fields.some(({ field }) => field === "tasks") ? "tasks" : "terms";
}
