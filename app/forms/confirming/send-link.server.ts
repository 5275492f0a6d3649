import { and, desc, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import { type Language, languageCodes } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { DAY } from "#app/platform/limits";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { orElse } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { hashToken } from "#app/platform/token.server";
import { formInvitations, forms } from "#db/schema/forms";
import { type Area, replyAddress } from "../area";
import { textIn } from "../definition/texts";
import { asForm, type Form } from "../store/form-row.server";
import { closedFor } from "../store/settings";

/** How long a link waits for its reply. */
export const LINK_LIFE = 7 * DAY;

const Asked = z.object({
	...{ formId: z.string(), email: z.email(), language: z.enum(languageCodes) },
	/** This site's address, which the queue does not know by itself. */
	origin: z.string(),
	/** Travels with the message, as only its hash is kept: delivered twice it is the same link. */
	token: z.string(),
});
type Asked = z.output<typeof Asked>;
export const SEND_LINK = { type: "forms.send-link", schema: Asked };

/**
 * Writes to an address that asked to answer a form, with a link of its own: that somebody comes by it shows that the address is theirs.
 * However often it is asked for, what has not been answered by any of the links is one reply.
 */
export const sendLinkJob = (areas: readonly Area[]) =>
	defineJob(SEND_LINK.type, Asked, async ({ tenant: ctx, messageId }, asked) => {
		if (!ctx) throw notFound();
		const { formId, email, language, token, origin } = asked;
		const row = await ctx.rows.find(forms, formId);
		const form = row && asForm(row);
		const area = areas.find(({ moduleKey }) => moduleKey === form?.moduleKey);
		if (!form || !area || form.deletedAt !== null || closedFor(form, ctx.now.getTime())) return;
		// The letter first: its id lets it go out once, and a fault after it brings the message again.
		const link = `${origin}${replyAddress(area, ctx.tenant.guid, form.guid, token)}?lang=${language}`;
		const message = form.isHealth ? "" : textIn(form.titles, language, form.languages[0] as Language).text;
		const params = { tenant: ctx.tenant.name, message, days: String(LINK_LIFE / DAY), link };
		await sendMail(ctx.context, { to: email, language, template: "formEmail", params }, `${messageId}:mail`);
		await keepLink(ctx, form, asked);
	});

/** Keeps the link: the address's first one to this form, or another one to what it has not answered yet. */
async function keepLink(ctx: TenantContext, form: Form, asked: Asked): Promise<void> {
	const { rows } = ctx;
	const now = ctx.now.getTime();
	const { formId, email, language, token } = asked;
	const first = await firstOf(ctx, form, email);
	const expiresAt = now + LINK_LIFE;
	const link = {
		...{ id: newId(now), formId, tokenHash: await hashToken(token), language, expiresAt },
		...{ kind: "verified" as const, email: first ? null : email, ofId: first?.id ?? null },
	};
	const longer =
		first && rows.changing(formInvitations, first.id, { expiresAt }, undefined, isNull(formInvitations.answeredAt));
	const keeping = rows.commit([rows.adding(formInvitations, link), ...(longer ? [longer] : [])]);
	await orElse(keeping, () => new AskedTwice()).catch((error: unknown) => {
		if (!(error instanceof AskedTwice) || first) throw error;
		// Another message of the same address was at it in this moment.
		return keepLink(ctx, form, asked);
	});
}

class AskedTwice extends Error {}

/** What an address has not answered yet; where a form takes one reply of each, also what it has. */
async function firstOf(
	ctx: TenantContext,
	form: Form,
	email: string,
): Promise<Row<typeof formInvitations> | undefined> {
	const [first] = await ctx.rows.list(formInvitations, {
		where: and(
			sql`${formInvitations.kind} = 'verified'`,
			eq(formInvitations.formId, form.id),
			eq(formInvitations.email, email),
			isNull(formInvitations.ofId),
			form.settings.onlyOnce ? undefined : isNull(formInvitations.answeredAt),
		),
		orderBy: desc(formInvitations.id),
		limit: 1,
	});
	return first;
}
