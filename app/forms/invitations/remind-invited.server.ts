import { and, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { nameOf } from "#app/directory/names";
import { receiverOf } from "#app/directory/receiver.server";
import { isLanguage, type Language } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { ofTenants } from "#app/platform/tenant/of-tenants.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { formInvitations, forms } from "#db/schema/forms";
import { type Area, replyAddress } from "../area";
import { textIn } from "../definition/texts";
import { asForm, type Form } from "../store/form-row.server";
import { closedFor } from "../store/settings";
import { alsoByText } from "../texting/text-reminder.server";

/** What one run of the clock takes on; the rest waits for the next. */
const MOST = 500;
/** How often one person is reminded in all, and how far apart at least, whoever asks for it. */
export const REMINDED_MOST = 5;
const APART = 24 * HOUR;

const REMIND = "forms.remind-invited";
/** The link travels with the message, as only its hash is kept: delivered twice it is the same one. */
const Remind = z.object({ id: z.string(), number: z.number().int(), token: z.string() });

type Invitation = Row<typeof formInvitations>;

/** Who was asked by name, has neither answered nor said no, and can still answer. */
export const isWaiting = (now: number): SQL =>
	and(
		eq(formInvitations.kind, "personal"),
		isNull(formInvitations.answeredAt),
		isNull(formInvitations.declinedAt),
		isNull(formInvitations.revokedAt),
		isNull(formInvitations.ofId),
		sql`(${formInvitations.expiresAt} is null or ${formInvitations.expiresAt} > ${now})`,
	) as SQL;

const mayRemind = ({ reminders, remindedAt, createdAt }: Invitation, now: number) =>
	reminders < REMINDED_MOST && (remindedAt ?? createdAt) <= now - APART;

/** Finds invitations whose reminder is due. */
export async function sweepInvited(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.select({
				tenantId: formInvitations.tenantId,
				id: formInvitations.id,
				reminders: formInvitations.reminders,
			})
			.from(formInvitations)
			.where(
				and(
					ofTenants(formInvitations.tenantId),
					gt(formInvitations.remindAt, 0),
					lte(formInvitations.remindAt, context.now.getTime()),
				),
			)
			.limit(MOST),
	);
	await enqueueMany(context, { type: REMIND }, due.map(asMessage));
}

const asMessage = ({ tenantId, id, reminders }: Pick<Invitation, "tenantId" | "id" | "reminders">) => ({
	tenantId,
	payload: { id, number: reminders + 1, token: newToken() },
	id: `forms-remind-invited:${id}:${reminders + 1}`,
});

/** Reminds now all who were asked by name and are waited for, as far as that was not done just before; how many they are. */
export async function remindWaiting(visit: Visit, form: Form): Promise<number> {
	const now = visit.now.getTime();
	const found = await visit.rows.list(formInvitations, {
		where: and(eq(formInvitations.formId, form.id), isWaiting(now)),
		limit: MOST,
	});
	const due = found.filter((invitation) => mayRemind(invitation, now));
	await enqueueMany(visit.context, { type: REMIND }, due.map(asMessage));
	return due.length;
}

/** Writes to somebody once more, with a link that leads to the same invitation; whoever has answered or said no meanwhile is left alone. */
export const remindInvitedJob = (areas: readonly Area[]) =>
	defineJob(REMIND, Remind, async ({ tenant: ctx }, { id, number, token }) => {
		if (!ctx) throw notFound();
		const now = ctx.now.getTime();
		const { found } = await ctx.rows.read({
			found: ctx.rows.listingWith(
				formInvitations,
				{ form: [forms, formInvitations.formId] },
				{ where: and(eq(formInvitations.id, id), isWaiting(now)), limit: 1 },
			),
		});
		const [one] = found;
		const row = one?.row;
		const form = one?.form && asForm(one.form);
		const area = areas.find(({ moduleKey }) => moduleKey === form?.moduleKey);
		if (!row) return stopReminding(ctx, id);
		if (row.reminders !== number - 1) return;
		if (!form || !area || form.deletedAt !== null || closedFor(form, now)) return stopReminding(ctx, id);
		const receiver = await receiverOfInvited(ctx, row);
		if (!receiver) return stopReminding(ctx, id);
		// The letter first: its id lets it go out once, and a fault after it brings the message again.
		const letterId = `form-invitation-reminder:${id}:${number}`;
		await writeTo(ctx, area, form, receiver, { id: letterId, token });
		if (row.byText) await alsoByText(ctx, { kind: "invitation", id }, letterId);
		const left = Math.max(0, row.remindersLeft - 1);
		const remindAt = left > 0 && number < REMINDED_MOST ? now + Math.max(row.gapHours * HOUR, APART) : 0;
		const counted = { reminders: number, remindedAt: now, remindersLeft: left, remindAt };
		const link = {
			...{ id: newId(now), formId: row.formId, tokenHash: await hashToken(token), ofId: id },
			...{ kind: row.kind, language: row.language, expiresAt: row.expiresAt },
		};
		await ctx.rows.commit([
			ctx.rows.changing(formInvitations, id, counted, undefined, eq(formInvitations.reminders, number - 1)),
			ctx.rows.adding(formInvitations, link),
		]);
	});

/** Nobody is waited for any more, or nothing can be answered. */
async function stopReminding(ctx: TenantContext, id: string): Promise<void> {
	await ctx.rows.commit([
		ctx.rows.changing(
			formInvitations,
			id,
			{ remindAt: 0, remindersLeft: 0 },
			undefined,
			gt(formInvitations.remindAt, 0),
		),
	]);
}

type Receiver = { to: string; name: string; fullName: string; language: Language };

/** A member who is still there, or the address that the link was sent to. */
export async function receiverOfInvited(ctx: TenantContext, row: Invitation): Promise<Receiver | undefined> {
	const written = isLanguage(row.language) ? row.language : ctx.tenant.language;
	if (row.respondentId === null)
		return row.email ? { to: row.email, name: "", fullName: "", language: written } : undefined;
	const member = await receiverOf(ctx, row.respondentId);
	if (!member) return undefined;
	const language = isLanguage(member.language) ? member.language : written;
	return { to: member.email, name: member.firstName, fullName: nameOf(member), language };
}

/** Of health data not even the name of the form is told. */
async function writeTo(
	ctx: TenantContext,
	area: Area,
	form: Form,
	{ to, name, language }: Receiver,
	{ id, token }: { id: string; token: string },
): Promise<void> {
	const message = form.isHealth ? "" : textIn(form.titles, language, form.languages[0] as Language).text;
	const link = `${ctx.origin}${replyAddress(area, ctx.tenant.guid, form.guid, token)}?lang=${language}`;
	const params = { name, tenant: ctx.tenant.name, message, link };
	await sendMail(ctx.context, { to, language, template: "formInvitationReminder", params }, id);
}
