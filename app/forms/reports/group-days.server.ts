import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { TenantContext } from "#app/platform/tenant/context";
import { formAnswers, formDays, formGroupDays, formReplies, forms, formVersions } from "#db/schema/forms";
import { sent } from "../replies/open-to.server";
import { asVersion } from "../store/form-row.server";
import { answerTo, leadingTo } from "./answer-given.server";
import type { Grouping } from "./grouped.server";
import { groupQuestions } from "./groups";
import { keyOf, questionsOf, type ReadGroups } from "./kept-groups.server";

/** Days that are kept at once; the report's next reader has those after them kept. */
const MOST_DAYS = 400;
const DAYS_IN_BATCH = 20;
/** Questions that a day which is over is kept by before anybody asks; by others its first reader has it kept. */
const MOST_QUESTIONS = 8;
/** Letters of a day's figures that are worth keeping. */
const MOST_LETTERS = 1_000_000;

type Day = Pick<TenantContext, "rows"> & { formId: string; day: string };
const isOf = ({ formId, day }: Day) => sql`${formReplies.formId} = ${formId}
	and ${formReplies.status} in ('submitted', 'clarify', 'approved', 'rejected') and ${formReplies.day} = ${day} and ${sent}`;

/** How many of each group replied on a day. */
const sizesOf = (day: Day, questions: readonly string[]) => sql`(
	select json_group_array(json_array(language, given, n)) from (
		select ${formReplies.language} as language, ${answerTo(questions)} as given, count(*) as n
		from ${day.rows.own(formReplies)} where ${isOf(day)} group by 1, 2))`;

/** Replies come first, by their index, and their rows of facts are a range of the key; each is read once, and once more to be counted. */
const figuresOf = (day: Day, questions: readonly string[]) => sql`(
	select json_group_array(json_array(language, given, question_id, part, value, n)) from (
		select ${formReplies.language} as language, ${answerTo(questions)} as given,
			a.question_id as question_id, a.part as part, a.value as value, count(*) as n
		from ${day.rows.own(formReplies)} cross join ${day.rows.own(formAnswers, "a")}
		where ${isOf(day)}
			and a.id > ${formReplies.id} || ':' and a.id < ${formReplies.id} || ';'
		group by 1, 2, 3, 4, 5))`;

/** Has the days kept that had to be counted, so that the next reader's are read as they stand. */
export function keepLater(
	{ context, enqueue }: TenantContext,
	by: Grouping,
	{ counted }: Pick<ReadGroups, "counted">,
): void {
	if (counted.length === 0) return;
	const days = counted.slice(0, MOST_DAYS);
	context.waitUntil(enqueue(keepGroupsJob, { formId: by.formId, questions: questionsOf(by), days }));
}

export const keepGroupsJob = defineJob(
	"forms.keep-groups",
	z.object({ formId: z.string(), questions: z.array(z.string()), days: z.array(z.string()) }),
	async ({ tenant: ctx }, { formId, questions, days }) => {
		if (!ctx) throw notFound();
		for (let at = 0; at < days.length; at += DAYS_IN_BATCH)
			await keepGroups(ctx, formId, questions, days.slice(at, at + DAYS_IN_BATCH));
	},
	{ isLong: true },
);

/** Keeps a day that is over by what its form's replies fall into groups by, so that not even the first reader counts it. */
export async function keepDay(ctx: TenantContext, formId: string, day: string): Promise<void> {
	const { rows } = ctx;
	const { found } = await rows.read({
		found: rows.listingWith(
			forms,
			{ version: [formVersions, forms.currentVersionId] },
			{ where: eq(forms.id, formId), limit: 1 },
		),
	});
	const version = found[0]?.version;
	if (!version) return;
	const { definition } = asVersion(version);
	const groupable = groupQuestions(definition).slice(0, MOST_QUESTIONS);
	for (const questions of [[], ...groupable.map(({ id }) => leadingTo(id, definition))])
		await keepGroups(ctx, formId, questions, [day]);
}

/** Keeps the figures of days by groups. A reply that comes meanwhile is in them, or takes them away in its batch. */
export async function keepGroups(
	ctx: TenantContext,
	formId: string,
	questions: readonly string[],
	days: readonly string[],
): Promise<void> {
	const { rows } = ctx;
	await rows.commit(
		days.map((day) => {
			const id = `${formId}:${day}:${keyOf(questions)}`;
			const of = { rows, formId, day };
			const known = rows.select(formGroupDays, { id: formGroupDays.id }).where(eq(formGroupDays.id, id));
			const isOver = rows.select(formDays, { id: formDays.id }).where(eq(formDays.id, `${formId}:${day}`));
			const kept = sql`select ${id}, ${formId}, ${day}, ${sizesOf(of, questions)},
				(select case when length(figures) <= ${MOST_LETTERS} then figures end from (select ${figuresOf(of, questions)} as figures))
				where not exists ${known} and exists ${isOver}`;
			return rows.derivingFrom(formGroupDays, ["id", "formId", "day", "sizes", "figures"], kept);
		}),
	);
}
