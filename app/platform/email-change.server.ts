import * as z from "zod";
import { isLanguage, languageCodes } from "./i18n";
import { EMAIL_CHANGES_AN_HOUR, EMAIL_LINK_LIFE, HOUR } from "./limits";
import { sendMail } from "./mail/send-mail.server";
import { keepLink } from "./one-use-link.server";
import { to } from "./portal-paths";
import { defineJob } from "./queue/define-job";
import { hashToken } from "./token.server";

/** `language` is for who has none in the profile; `origin` is this site's address, which the queue does not know by itself. */
const Asked = z.object({
	...{ userId: z.string(), email: z.email(), language: z.enum(languageCodes) },
	...{ origin: z.string(), token: z.string() },
});

/**
 * Mails a link to the address that somebody wants for their account. Whether another account has it is looked up here and
 * not while they wait, so that the answer tells nothing. The link before it stops working. Delivered twice it is one letter.
 */
export const emailAskedJob = defineJob("email-change.asked", Asked, async ({ context, messageId }, asked) => {
	const { userId, email, origin, token } = asked;
	const hash = await hashToken(token);
	const now = context.now.getTime();
	const storing = context.d1
		.prepare(
			`insert or ignore into email_changes (token_hash, user_id, email, expires_at, created_at)
			select ?1, u.id, ?2, ?3, ?4 from users u where u.id = ?5 and u.is_active = 1
			and not exists (select 1 from users o where o.email = ?2)
			and (select count(*) from email_changes c where c.user_id = u.id and c.created_at > ?6) < ?7`,
		)
		.bind(hash, email, now + EMAIL_LINK_LIFE, now, userId, now - HOUR, EMAIL_CHANGES_AN_HOUR);
	const user = await keepLink(context, "email_changes", hash, storing);
	if (!user) return;
	const language = isLanguage(user.language) ? user.language : asked.language;
	const params = { name: user.firstName, link: `${origin}${to.confirmEmail(token)}` };
	await sendMail(context, { to: email, language, template: "emailChange", params }, `${messageId}:mail`);
});
