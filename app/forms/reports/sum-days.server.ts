import { and, eq, isNull, lt, type SQL } from "drizzle-orm";
import * as z from "zod";
import { addDays, today } from "#app/platform/clock";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { formDays } from "#db/schema/forms";
import { figuresOfDay } from "./figures.server";
import { keepDay } from "./group-days.server";

/** Days that one run of the clock takes on; the rest waits for the next. */
const MOST = 500;

/** Sums up a day of a form. However often it is done, and whatever comes at the same moment, the figures are those of the rows. */
export async function sumDay(ctx: TenantContext, formId: string, day: string): Promise<void> {
	const isDay = and(eq(formDays.formId, formId), eq(formDays.day, day)) as SQL;
	await ctx.rows.commit([
		ctx.rows.deriving(formDays, isDay, { figures: figuresOfDay as never, summedAt: ctx.now.getTime() }),
	]);
}

/** Sums up a day that is over, as a whole and by groups. */
export const sumDayJob = defineJob(
	"forms.sum-day",
	z.object({ formId: z.string(), day: z.string() }),
	async ({ tenant: ctx }, { formId, day }) => {
		if (!ctx) throw notFound();
		await sumDay(ctx, formId, day);
		await keepDay(ctx, formId, day);
	},
	{ isLong: true },
);

/** Finds days that are over everywhere and not summed up. Today's go on growing, so that they are read as they are. */
export async function sweepDays(context: RequestContext): Promise<void> {
	const over = addDays(today("UTC", context.now), -1);
	const found = await overTenants(context, (db) =>
		db
			.select()
			.from(formDays)
			.where(and(isNull(formDays.summedAt), lt(formDays.day, over)))
			.limit(MOST),
	);
	await enqueueMany(
		context,
		sumDayJob,
		found.map(({ tenantId, id, formId, day }) => ({
			tenantId,
			payload: { formId, day },
			id: `forms-day:${id}:${today("UTC", context.now)}`,
		})),
	);
}
