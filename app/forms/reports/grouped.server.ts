import { and, between, eq, inArray, type SQL } from "drizzle-orm";
import { formReplies } from "#db/schema/forms";
import type { Definition } from "../definition/definition";
import { sent } from "../replies/open-to.server";
import type { Figure } from "../versions/version-mapping";
import { valueGiven } from "./answer-given.server";
import type { Period } from "./figures.server";
import type { DaySize } from "./group-blocks";

/** Those who are counted together: by their language, by their answer to a question ("" for none), or by both. */
export type Group = { language: string; group: string };
export type GroupSize = Group & { size: number };
/** How often each value was answered by one of them. */
export type GroupedFigure = Group & Figure;
/** By what a form's replies are told apart; `language`: only those in it. */
export type Grouping = {
	formId: string;
	/** How many replies the form has. */
	replies: number;
	period: Period;
	language?: string;
	question?: string;
	byLanguage?: boolean;
	definition: Definition;
};

/** The replies of a form that count in a period. */
export const given = (tenantId: string, formId: string, { from, to }: Period): SQL =>
	givenOn(tenantId, formId, between(formReplies.day, from, to));

/** Those that count on some days: only one condition on the day, so that they are found by their index. */
export const givenOn = (tenantId: string, formId: string, isDay: SQL, language?: string): SQL =>
	and(
		eq(formReplies.tenantId, tenantId),
		eq(formReplies.formId, formId),
		inArray(formReplies.status, ["submitted", "clarify", "approved", "rejected"]),
		isDay,
		sent,
		language === undefined ? undefined : eq(formReplies.language, language),
	) as SQL;

/** The group of those who gave an answer. */
export const groupIn = ({ question, definition }: Grouping, found: string | null) =>
	question === undefined ? "" : (valueGiven(question, definition, found) ?? "");

/** How many each group has in a period. */
export function sizesIn(days: readonly DaySize[], { from, to }: Period): GroupSize[] {
	const sizes = new Map<string, GroupSize>();
	for (const { day, language, group, size } of days) {
		if (day < from || day > to) continue;
		const key = JSON.stringify([language, group]);
		sizes.set(key, { language, group, size: (sizes.get(key)?.size ?? 0) + size });
	}
	return [...sizes.values()].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

const placeOf = ({ language, group }: Group) => `${language}\t${group}`;
