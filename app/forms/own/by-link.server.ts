import { and, desc, eq, ne } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { formReplies, formReplyEvents, formVersions } from "#db/schema/forms";
import { isEditable } from "../replies/change-reply.server";
import { sent } from "../replies/open-to.server";
import { asReply, type Reply } from "../replies/reply-row";
import { asVersion, type Form, type Version } from "../store/form-row.server";

/** What is shown of the latest that was said to a respondent. */
const MESSAGES = 10;

export type ByLink = {
	/** What those who follow up have said to the respondent, the newest first. */
	messages: { id: string; text: string; at: number }[];
	/** The reply where it is to be made clear or may still be changed, with the version that it answers. */
	amending?: { reply: Reply; version: Version };
};

/** What whoever has sent a reply by a secret link may still see and do by it. */
export async function readByLink({ rows, now }: TenantContext, form: Form, replyId: string): Promise<ByLink> {
	const { found, events } = await rows.read({
		found: rows.listingWith(
			formReplies,
			{ version: [formVersions, formReplies.versionId] },
			{ where: and(eq(formReplies.id, replyId), eq(formReplies.formId, form.id), sent), limit: 1 },
		),
		events: rows.listing(formReplyEvents, {
			where: and(eq(formReplyEvents.replyId, replyId), eq(formReplyEvents.isShown, true), ne(formReplyEvents.text, "")),
			orderBy: desc(formReplyEvents.id),
			limit: MESSAGES,
		}),
	});
	const [one] = found;
	if (!one?.version) return { messages: [] };
	const reply = asReply(one.row);
	return {
		messages: events.map(({ id, text, createdAt }) => ({ id, text, at: createdAt })),
		...(isEditable(form, reply, now.getTime()) && { amending: { reply, version: asVersion(one.version) } }),
	};
}
