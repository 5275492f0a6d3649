import { and, eq, isNull, lt, sql } from "drizzle-orm";
import * as z from "zod";
import type { Bag } from "#app/platform/bag.server";
import { addDays, today } from "#app/platform/clock";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { formAnswers, formDays, formFigures } from "#db/schema/forms";

/** Days that one run of the clock takes on; the rest waits for the next. */
const MOST = 500;

/** Sums up a day of a form: how often each value was answered. However often it is done, the figures are those of the rows. */
export async function sumDay(ctx: TenantContext, formId: string, day: string): Promise<void> {
	const { db } = ctx.bag;
	const tenantId = ctx.tenant.id;
	const of = (table: typeof formFigures | typeof formAnswers | typeof formDays) =>
		and(eq(table.tenantId, tenantId), eq(table.formId, formId), eq(table.day, day));
	const { questionId, part, value } = formAnswers;
	const summing = sql`insert into ${formFigures} (tenant_id, id, form_id, day, question_id, part, value, count)
		select ${tenantId}, ${`${formId}:${day}:`} || row_number() over (order by ${questionId}, ${part}, ${value}), ${formId}, ${day},
		${questionId}, ${part}, ${value}, count(*) from ${formAnswers} where ${of(formAnswers)} group by ${questionId}, ${part}, ${value}`;
	await ctx.rows.commit([
		{
			statements: [
				db.delete(formFigures).where(of(formFigures)),
				db.run(summing),
				db.update(formDays).set({ summedAt: ctx.now.getTime() }).where(of(formDays)),
			],
		},
	]);
}

/** Sums up a day that is over. */
export const sumDayJob = defineJob(
	"forms.sum-day",
	z.object({ formId: z.string(), day: z.string() }),
	async ({ tenant: ctx }, { formId, day }) => {
		if (!ctx) throw notFound();
		await sumDay(ctx, formId, day);
	},
);

/** Finds days that are over everywhere and not summed up. Today's go on growing, so that they are read as they are. */
export async function sweepDays(bag: Bag): Promise<void> {
	const over = addDays(today("UTC", bag.now), -1);
	const found = await bag.db
		.select()
		.from(formDays)
		.where(and(isNull(formDays.summedAt), lt(formDays.day, over)))
		.limit(MOST);
	await enqueueMany(
		bag,
		sumDayJob,
		found.map(({ tenantId, id, formId, day }) => ({
			tenantId,
			payload: { formId, day },
			id: `forms-day:${id}:${today("UTC", bag.now)}`,
		})),
	);
}
