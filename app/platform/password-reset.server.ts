import * as z from "zod";
import { isLanguage, languageCodes } from "./i18n";
import { HOUR, RESET_LINK_LIFE, RESET_MAILS_AN_HOUR } from "./limits";
import { sendMail } from "./mail/send-mail.server";
import { keepLink } from "./one-use-link.server";
import { defineJob } from "./queue/define-job";
import { hashToken } from "./token.server";

/** `language` is for who has none in the profile; `origin` is this site's address, which the queue does not know by itself. */
const Asked = z.object({ email: z.email(), language: z.enum(languageCodes), origin: z.string(), token: z.string() });

/**
 * Mails a link to whoever has the address, in their language. Whether there is such an account is looked up here and not
 * while somebody waits, so that the answer tells nothing. The link before it stops working. Delivered twice it is one letter.
 */
export const resetAskedJob = defineJob("password-reset.asked", Asked, async ({ context, messageId }, asked) => {
	const { email, origin, token } = asked;
	const hash = await hashToken(token);
	const now = context.now.getTime();
	const storing = context.d1
		.prepare(
			`insert or ignore into password_resets (token_hash, user_id, expires_at, created_at)
			select ?1, u.id, ?2, ?3 from users u where u.email = ?4 and u.is_active = 1 and
			(select count(*) from password_resets r where r.user_id = u.id and r.created_at > ?5) < ?6`,
		)
		.bind(hash, now + RESET_LINK_LIFE, now, email, now - HOUR, RESET_MAILS_AN_HOUR);
	const user = await keepLink(context, "password_resets", hash, storing);
	if (!user) return;
	const language = isLanguage(user.language) ? user.language : asked.language;
	const params = { name: user.firstName, link: `${origin}/resetpassword/${token}` };
	await sendMail(context, { to: email, language, template: "passwordReset", params }, `${messageId}:mail`);
});
