import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import { remindByText } from "#app/directory/text-reminder.server";
import { notFound } from "#app/platform/problems";
import { defineJob, type Job } from "#app/platform/queue/define-job";
import { untilMorning } from "#app/platform/sms/hours";
import { hasSms } from "#app/platform/sms/send-sms.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { formAssignments, formInvitations, formOccasions, forms } from "#db/schema/forms";
import { asForm } from "../store/form-row.server";
import { closedFor } from "../store/settings";

/** What somebody is reminded of: a time of a schedule, or an invitation. */
const Waiting = z.object({ kind: z.enum(["occasion", "invitation"]), id: z.string() });
type Waiting = z.output<typeof Waiting>;

/** A text message beside a reminder's letter, for who wants one; `id` is the letter's, so that a reminder that comes twice brings one. */
export async function alsoByText(ctx: TenantContext, waiting: Waiting, id: string): Promise<void> {
	if (hasSms(ctx.context.env)) await ctx.enqueue(textReminderJob, waiting, `${id}:text`);
}

/** Reminds by text message: what falls into the night in the morning, and nobody of what was answered meanwhile. */
export const textReminderJob: Job<Waiting> = defineJob(
	"forms.text-reminder",
	Waiting,
	async ({ tenant: ctx, messageId }, waiting) => {
		if (!ctx) throw notFound();
		const wait = untilMorning(ctx.tenant.timeZone, ctx.now);
		if (wait > 0) return ctx.enqueue(textReminderJob, waiting, messageId, wait);
		const { kind, id } = waiting;
		const respondentId = await (kind === "occasion" ? ofOccasion : ofInvitation)(ctx, id);
		if (respondentId) await remindByText(ctx, respondentId, kind === "occasion" ? "reminder" : "invitation");
	},
);

/** Who still has to answer it; nobody where it is answered, over, paused, or takes no answers any more. */
async function ofOccasion(ctx: TenantContext, id: string): Promise<string | undefined> {
	const isOpen = and(eq(formOccasions.id, id), eq(formOccasions.status, "open"), isBefore(ctx, formOccasions.closesAt));
	const others = {
		form: [forms, formOccasions.formId],
		assignment: [formAssignments, formOccasions.assignmentId],
	} as const;
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(formOccasions, others, { where: isOpen, limit: 1 }),
	});
	const [one] = found;
	return one?.assignment?.status !== "paused" && takesReplies(ctx, one?.form) ? one?.row.respondentId : undefined;
}

async function ofInvitation(ctx: TenantContext, id: string): Promise<string | undefined> {
	const isOpen = and(
		eq(formInvitations.id, id),
		isNull(formInvitations.answeredAt),
		isNull(formInvitations.declinedAt),
		isNull(formInvitations.revokedAt),
		isBefore(ctx, formInvitations.expiresAt),
	);
	const others = { form: [forms, formInvitations.formId] } as const;
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(formInvitations, others, { where: isOpen, limit: 1 }),
	});
	const [one] = found;
	return takesReplies(ctx, one?.form) ? (one?.row.respondentId ?? undefined) : undefined;
}

const isBefore = ({ now }: TenantContext, end: SQLiteColumn) => or(isNull(end), gt(end, now.getTime()));

const takesReplies = (ctx: TenantContext, form: Row<typeof forms> | null | undefined) =>
	form != null && form.deletedAt === null && closedFor(asForm(form), ctx.now.getTime()) === undefined;
