import { done } from "#app/platform/guard.server";
import { isLanguage, type Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { type MailParams, renderLetter } from "#app/platform/mail/templates.server";
import { plainText, type RichDoc } from "#app/platform/rich-text/document";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { paths } from "./paths";
import { findOwn, textIn } from "./texts.server";

/** Signs of a text that a letter takes. */
const LONGEST = 20_000;

type Worded = { title: string; lead: string; body: unknown };

/** What the letter about an item says: its whole text, and the way to it. */
export function letterParams(
	ctx: TenantContext,
	article: { guid: string },
	{ title, lead, body }: Worded,
	name: string,
): MailParams["newsPublished"] {
	const message = [lead, body ? plainText(body as RichDoc) : ""].filter(Boolean).join("\n\n").slice(0, LONGEST);
	const link = ctx.origin + paths(ctx.tenant.guid).view(article.guid);
	return { name, tenant: ctx.tenant.name, title, message, link };
}

const nameOf = ({ user }: Visit) => `${user.firstName} ${user.lastName}`.trim();
const languageOf = (visit: Visit, language: string): Language =>
	isLanguage(language) ? language : visit.tenant.language;

/** The letter as a reader will get it, of the draft as it stands. */
export async function previewLetter(visit: Visit, article: { guid: string }, text: Worded & { language: string }) {
	const language = languageOf(visit, text.language);
	const params = letterParams(visit, article, text, nameOf(visit));
	const letter = renderLetter("newsPublished", params, await translator(language), language);
	return { subject: letter.subject, text: letter.text, language };
}

/** Sends the letter of the draft as it stands to whoever writes it, and to nobody else. */
export async function sendTestLetter(visit: Visit, { id, language: wanted }: { id: string; language: string }) {
	const { article, texts } = await findOwn(visit, id);
	const params = letterParams(visit, article, textIn(texts, wanted), nameOf(visit));
	const to = visit.user.email;
	await sendMail(visit.context, { to, language: languageOf(visit, wanted), template: "newsPublished", params });
	const at = `${paths(visit.tenant.guid).edit(id, wanted)}&preview=letter`;
	return done({ snackbar: { key: "news:snackbar.testSent", params: { email: to } }, to: at });
}
