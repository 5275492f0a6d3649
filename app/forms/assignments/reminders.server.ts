import { and, eq, gt, inArray, lte } from "drizzle-orm";
import * as z from "zod";
import { receiverOf } from "#app/directory/receiver.server";
import { isLanguage } from "#app/platform/i18n";
import { HOUR } from "#app/platform/limits";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notifying } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { people } from "#db/schema/directory";
import { formAssignments, formOccasions, forms } from "#db/schema/forms";
import { type Area, replyAddress } from "../area";
import type { Schedule } from "../schedule/schedule";
import { alsoByText } from "../texting/text-reminder.server";
import { dueParams } from "./occasions.server";
import { isStillDue, isStillOut } from "./still.server";

/** What one run of the clock takes on; the rest waits for the next. */
const MOST = 500;
const REMINDER = "forms.reminder";
/** People who are reminded at once by hand. */
export const REMINDED_MOST = 90;

/**
 * Reminds somebody of what they have not answered, as often as the schedule allows and never closer together. Delivered twice it reminds
 * once: the reminder's number is looked at in its batch.
 */
export async function remind(ctx: TenantContext, areas: readonly Area[], id: string): Promise<void> {
	const { rows } = ctx;
	const { found } = await rows.read({
		found: rows.listingWith(
			formOccasions,
			{
				form: [forms, formOccasions.formId],
				person: [people, formOccasions.respondentId],
				assignment: [formAssignments, formOccasions.assignmentId],
			},
			{ where: eq(formOccasions.id, id), limit: 1 },
		),
	});
	const [one] = found;
	const now = ctx.now.getTime();
	if (one?.row.status !== "open" || one.row.remindAt === 0 || one.row.remindAt > now) return;
	const { row, form, person, assignment } = one;
	const schedule = assignment?.schedule as unknown as Schedule | undefined;
	const { most, gapHours, byText } = schedule?.reminders ?? { most: 0, gapHours: 0 };
	const isDue = form?.status === "open" && person?.isActive === true && assignment?.status !== "paused";
	const number = row.reminders + 1;
	const counting = rows.changing(
		formOccasions,
		id,
		{ reminders: number, remindAt: number < most ? now + gapHours * HOUR : 0 },
		undefined,
		and(
			eq(formOccasions.status, "open"),
			eq(formOccasions.reminders, row.reminders),
			isDue ? isAsRead(ctx, row, schedule) : undefined,
		),
	);
	const area = areas.find(({ moduleKey }) => moduleKey === form?.moduleKey);
	if (!form || !isDue || !area?.notice) {
		await rows.commit([counting]);
		return;
	}
	const notice = {
		...{ type: area.notice, params: dueParams(schedule?.dueOn), noticeId: `${id}:${number}` },
		url: replyAddress(area, ctx.tenant.guid, form.guid),
	};
	// The letter first: its id lets it go out once, and a fault after it brings the message again.
	const letterId = `form-reminder:${id}:${number}`;
	await writeTo(ctx, row.respondentId, notice.url, letterId);
	if (byText) await alsoByText(ctx, { kind: "occasion", id }, letterId);
	await rows.commit([counting, notifying(ctx, notice, [row.respondentId], counting)]);
}

/** Nobody is reminded by hand more often. */
const BY_HAND = 24 * HOUR;

/** Whether an occasion that still waits may be reminded of by hand now. */
export const mayBeReminded = (
	{ reminders, updatedAt }: { reminders: number; updatedAt: number },
	now: number,
): boolean => reminders === 0 || updatedAt <= now - BY_HAND;

/**
 * Reminds people at once of what they have not answered, whom nobody has reminded for a day; how many. Which of the area's occasions the
 * visitor may remind of is for the caller.
 */
export async function remindNow(visit: Visit, area: Area, ids: readonly string[]): Promise<number> {
	const { rows } = visit;
	const { found } = await rows.read({
		found: rows.listingWith(
			formOccasions,
			{
				form: [forms, formOccasions.formId],
				person: [people, formOccasions.respondentId],
				assignment: [formAssignments, formOccasions.assignmentId],
			},
			{ where: and(inArray(formOccasions.id, [...ids]), eq(formOccasions.status, "open")), limit: REMINDED_MOST },
		),
	});
	let count = 0;
	for (const { row, form, person, assignment } of found) {
		const isWaiting = form?.status === "open" && form.moduleKey === area.moduleKey && person?.isActive === true;
		if (!form || !isWaiting || !mayBeReminded(row, visit.now.getTime()) || !area.notice) continue;
		const number = row.reminders + 1;
		const schedule = assignment?.schedule as unknown as Schedule | undefined;
		const counting = rows.changing(
			formOccasions,
			row.id,
			{ reminders: number },
			undefined,
			and(eq(formOccasions.status, "open"), eq(formOccasions.reminders, row.reminders), isAsRead(visit, row, schedule)),
		);
		const notice = {
			...{ type: area.notice, params: dueParams(schedule?.dueOn), noticeId: `${row.id}:${number}` },
			url: replyAddress(area, visit.tenant.guid, form.guid),
		};
		const letterId = `form-reminder:${row.id}:${number}`;
		await writeTo(visit, row.respondentId, notice.url, letterId);
		if (schedule?.reminders.byText) await alsoByText(visit, { kind: "occasion", id: row.id }, letterId);
		const [reminded] = await rows.commit([counting, notifying(visit, notice, [row.respondentId], counting)]);
		if (reminded) count += 1;
	}
	return count;
}

/** What is told was read before: the form is out still, and due on the same day. */
const isAsRead = (
	ctx: TenantContext,
	{ formId, assignmentId }: { formId: string; assignmentId: string },
	schedule: Schedule | undefined,
) => and(isStillOut(ctx, formId), isStillDue(ctx, assignmentId, schedule?.dueOn));

/** A letter that a form waits, to a member who is still there; it says neither which form nor what it asks. */
async function writeTo(ctx: TenantContext, respondentId: string, url: string, id: string): Promise<void> {
	const receiver = await receiverOf(ctx, respondentId);
	if (!receiver) return;
	const language = isLanguage(receiver.language) ? receiver.language : ctx.tenant.language;
	const params = { name: receiver.firstName, tenant: ctx.tenant.name, link: ctx.origin + url };
	await sendMail(
		ctx.context,
		{ to: receiver.email, language, template: "formReminder", params, tenantId: ctx.tenant.id },
		id,
	);
}

export const reminderJob = (areas: readonly Area[]) =>
	defineJob(REMINDER, z.object({ id: z.string() }), async ({ tenant: ctx }, { id }) => {
		if (!ctx) throw notFound();
		await remind(ctx, areas, id);
	});

/** Finds what is to be reminded of. */
export async function sweepReminders(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.select()
			.from(formOccasions)
			.where(
				and(
					eq(formOccasions.status, "open"),
					gt(formOccasions.remindAt, 0),
					lte(formOccasions.remindAt, context.now.getTime()),
				),
			)
			.limit(MOST),
	);
	await enqueueMany(
		context,
		{ type: REMINDER },
		due.map(({ tenantId, id, reminders }) => ({ tenantId, payload: { id }, id: `forms-reminder:${id}:${reminders}` })),
	);
}
