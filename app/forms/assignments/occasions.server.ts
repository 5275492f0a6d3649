import { and, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { addDays, today } from "#app/platform/clock";
import { HOUR } from "#app/platform/limits";
import { toInstant } from "#app/platform/local-time";
import type { NotificationType } from "#app/platform/notification-types";
import { notifying } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext, Tools } from "#app/platform/request-context.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { people } from "#db/schema/directory";
import { formAssignments, formOccasions, forms } from "#db/schema/forms";
import { type Area, replyAddress } from "../area";
import { isNorwegianHoliday } from "../schedule/holidays";
import { nextDay } from "../schedule/schedule";
import type { Assignment } from "./assign.server";
import { isStillDue, isStillOut } from "./still.server";

/** What one run of the clock takes on; the rest waits for the next. */
const MOST = 500;

/**
 * Asks once on each day of an assignment that has come, at its hour where the organisation is (`atOnce`: also before), and gives it its next
 * day. An occasion's id follows from assignment and day, and the day is moved on in its batch: however often it runs, each day asks once.
 * What was still open without a window is missed.
 */
export async function makeOccasion(
	ctx: TenantContext,
	areas: readonly Area[],
	assignmentId: string,
	{ atOnce = false }: { atOnce?: boolean } = {},
): Promise<void> {
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			formAssignments,
			{ form: [forms, formAssignments.formId], person: [people, formAssignments.respondentId] },
			{ where: eq(formAssignments.id, assignmentId), limit: 1 },
		),
	});
	const [{ row: plain, form, person } = { row: undefined, form: null, person: null }] = found;
	const row = plain as Assignment | undefined;
	const now = today(ctx.tenant.timeZone, ctx.now);
	if (row?.status !== "active" || row.nextOn === "" || row.nextOn > now) return;
	const isAsked = form?.status === "open" && form.deletedAt === null && person?.isActive === true;
	const { formId, respondentId, subjectId, schedule, nextOn: day } = row;
	const hour = toInstant(`${day}T${String(schedule.hour).padStart(2, "0")}:00`, ctx.tenant.timeZone);
	const comesAt = atOnce ? Math.min(hour, ctx.now.getTime()) : hour;
	if (comesAt > ctx.now.getTime()) return;
	// On the first day nobody was asked before it was given to them.
	const opensAt = Math.max(comesAt, row.createdAt);
	const { reminders, windowHours } = schedule;
	const next = nextDay(schedule, { ...row, from: addDays(day, 1) }, isNorwegianHoliday);
	const isStill = and(
		eq(formAssignments.tenantId, ctx.tenant.id),
		eq(formAssignments.id, assignmentId),
		eq(formAssignments.nextOn, day),
		eq(formAssignments.status, "active"),
	);
	// What is told was read before: whether it is so still is asked in the batch, and where it is not the clock comes again.
	const asRead = isAsked
		? sql`and ${isStillOut(ctx, formId)} and ${isStillDue(ctx, assignmentId, schedule.dueOn)}`
		: sql``;
	const earlier = and(
		eq(formOccasions.assignmentId, assignmentId),
		eq(formOccasions.respondentId, respondentId),
		eq(formOccasions.status, "open"),
		isNull(formOccasions.closesAt),
	);
	const occasion = ctx.rows.adding(formOccasions, {
		...{ id: `${assignmentId}:${day}`, assignmentId, formId, respondentId, subjectId, day, opensAt },
		closesAt: windowHours === undefined ? null : opensAt + windowHours * HOUR,
		remindAt: reminders.most > 0 ? opensAt + reminders.gapHours * HOUR : 0,
	});
	const area = areas.find(({ moduleKey }) => moduleKey === form?.moduleKey);
	const notices =
		form && area?.notice
			? [
					notifying(
						ctx,
						noticeOf(ctx, area, area.notice, form, { noticeId: `${assignmentId}:${day}`, dueOn: schedule.dueOn }),
						[respondentId],
					),
				]
			: [];
	const commit = ctx.rows.commit([
		requiring(ctx.context, sql`exists (select 1 from ${formAssignments} where ${isStill}) ${asRead}`),
		ctx.rows.changingWhere(formOccasions, earlier as never, { status: "missed", remindAt: 0 }),
		// Who has left, or a form that is closed, is not asked; the days go on.
		...(isAsked ? [occasion, ...notices] : []),
		ctx.rows.changing(formAssignments, assignmentId, {
			nextOn: next ?? "",
			...(next === null && { status: "stopped" }),
		}),
	]);
	// Another delivery has done it, or something has changed in between.
	await orElse(commit, () => new Done()).catch((error: unknown) => {
		if (!(error instanceof Done)) throw error;
	});
}

class Done extends Error {}

/** Nothing of what is asked is said: only that a form waits, and until when. */
const noticeOf = (
	ctx: TenantContext,
	area: Area,
	type: NotificationType,
	form: { guid: string },
	{ noticeId, dueOn }: { noticeId: string; dueOn?: string },
) => ({
	...{ type, params: dueParams(dueOn), noticeId },
	url: replyAddress(area, ctx.tenant.guid, form.guid),
});

/** What a notice tells of when a form is due. */
export const dueParams = (due: string | undefined): Record<string, string> => (due === undefined ? {} : { due });

const OCCASION = "forms.occasion";
const Due = z.object({ assignmentId: z.string() });

/** Asks on a day that has come; `areas`: the modules' own. */
export const occasionJob = (areas: readonly Area[]) =>
	defineJob(OCCASION, Due, async ({ tenant: ctx }, { assignmentId }) => {
		if (!ctx) throw notFound();
		await makeOccasion(ctx, areas, assignmentId);
	});

/** Finds assignments whose day has come anywhere; whether it has in their tenant the job looks at. */
export async function sweepAssignments(context: RequestContext): Promise<void> {
	const latest = addDays(today("UTC", context.now), 1);
	const due = await overTenants(context, (db) =>
		db
			.select()
			.from(formAssignments)
			.where(
				and(eq(formAssignments.status, "active"), gt(formAssignments.nextOn, ""), lte(formAssignments.nextOn, latest)),
			)
			.orderBy(formAssignments.nextOn)
			.limit(MOST),
	);
	await enqueueOccasions(context, due);
}

/** Has the queue ask on the next day of each of these assignments, once, if that day has come. */
export const enqueueOccasions = (
	context: Tools,
	assignments: readonly { tenantId: string; id: string; nextOn: string }[],
): Promise<void> =>
	enqueueMany(
		context,
		{ type: OCCASION },
		assignments.map(({ tenantId, id, nextOn }) => ({
			tenantId,
			payload: { assignmentId: id },
			id: `forms-occasion:${id}:${nextOn}:${Math.floor(context.now.getTime() / HOUR)}`,
		})),
	);

/** Closes an occasion whose window is over. */
export const closeOccasionJob = defineJob(
	"forms.close-occasion",
	z.object({ id: z.string() }),
	async ({ tenant: ctx }, { id }) => {
		if (!ctx) throw notFound();
		const isOver = and(eq(formOccasions.status, "open"), lte(formOccasions.closesAt, ctx.now.getTime()));
		await ctx.rows.commit([ctx.rows.changing(formOccasions, id, { status: "missed", remindAt: 0 }, undefined, isOver)]);
	},
);

/** Finds occasions whose window is over and that nobody has answered. */
export async function sweepOccasions(context: RequestContext): Promise<void> {
	const over = await overTenants(context, (db) =>
		db
			.select()
			.from(formOccasions)
			.where(
				and(
					eq(formOccasions.status, "open"),
					isNotNull(formOccasions.closesAt),
					lte(formOccasions.closesAt, context.now.getTime()),
				),
			)
			.limit(MOST),
	);
	await enqueueMany(
		context,
		closeOccasionJob,
		over.map(({ tenantId, id }) => ({ tenantId, payload: { id }, id: `forms-close:${id}` })),
	);
}
