import { eq } from "drizzle-orm";
import * as z from "zod";
import { moduleMembers } from "#app/directory/module-members.server";
import { type Receiver, receiverOf } from "#app/directory/receiver.server";
import { defaultLanguage, isLanguage } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notifying } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { onceOnly } from "#app/platform/queue/consume.server";
import { defineJob } from "#app/platform/queue/define-job";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { contactForms, submissions } from "#db/schema/crm";
import { manifest } from "../manifest";
import { paths } from "../paths";
import { statusPath } from "./addresses";

/**
 * `token`: the sender's link, where it goes out by mail for the address to be confirmed; `origin`: of the links in mail,
 * as the queue knows no address of its own where none is set.
 */
const Payload = z.object({ statusHash: z.string(), token: z.string().nullable(), origin: z.string() });
/** People who are told of one message. */
const MOST = 50;

/** After something was sent: asks the sender to confirm the address, or tells those who take it on. */
export const receivedJob = defineJob(
	"crm.formReceived",
	Payload,
	async ({ tenant: ctx }, { statusHash, token, origin }) => {
		if (!ctx) throw notFound();
		const { row, form } = await read(ctx, statusHash);
		if (!row || !form || row.deletedAt !== null) return;
		if (row.status === "unconfirmed" && token !== null)
			await askToConfirm(ctx, row, origin + statusPath(form.guid, token));
		else if (row.status === "new") await tellOf(ctx, row, form, origin);
	},
);

async function read(ctx: TenantContext, statusHash: string) {
	const where = eq(submissions.statusHash, statusHash);
	const found = await ctx.rows.read({
		one: ctx.rows.listingWith(submissions, { form: [contactForms, submissions.formId] }, { where, limit: 1 }),
	});
	return { row: found.one[0]?.row, form: found.one[0]?.form };
}

type Sent = Row<typeof submissions>;

async function askToConfirm(ctx: TenantContext, row: Sent, address: string): Promise<void> {
	const { email } = row.answers;
	if (!email) return;
	const language = isLanguage(row.language) ? row.language : defaultLanguage;
	const params = { tenant: ctx.tenant.name, link: `${address}?lang=${language}` };
	await sendMail(
		ctx.context,
		{ to: email, language, template: "contactFormConfirm", params },
		`form-confirm:${row.id}`,
	);
}

async function tellOf(ctx: TenantContext, row: Sent, form: { name: string }, origin: string): Promise<void> {
	const receivers = await receiversOf(ctx, row.handledBy);
	const url = paths(ctx.tenant.guid).submission(row.id);
	// The letters first: their ids let them go out once, and a fault after them brings the message again.
	for (const { id, email, firstName, language } of receivers) {
		const mine = isLanguage(language) ? language : ctx.tenant.language;
		const params = { name: firstName, form: form.name, tenant: ctx.tenant.name, link: origin + url };
		const mail = {
			to: email,
			language: mine,
			template: "contactFormReceived",
			params,
			tenantId: ctx.tenant.id,
		} as const;
		await sendMail(ctx.context, mail, `form-mail:${row.id}:${id}`);
	}
	const params = { form: form.name };
	const notice = { type: "contactFormReceived", params, url, noticeId: newId(ctx.now.getTime()) } as const;
	const ids = receivers.map(({ id }) => id);
	await onceOnly(() => ctx.rows.commit([notifying(ctx, notice, ids)]));
}

/** Whose the message is; where it is nobody's, or theirs who is gone, everybody who may take it on. */
async function receiversOf(ctx: TenantContext, assigneeId: string | null): Promise<Receiver[]> {
	const assignee = assigneeId === null ? undefined : await receiverOf(ctx, assigneeId);
	if (assignee) return [assignee];
	const { level } = manifest.components.contactForm;
	return moduleMembers(ctx, { moduleKey: manifest.key, level, most: MOST });
}
