import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { renderLetter } from "#app/platform/mail/templates.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Letters, OwnWords } from "./letters";
import { fill, type LetterValues } from "./names";

type Texts = { subject: string; body: string };

/** What the template of these letters is given. */
export const wordsOf = ({ tenant }: TenantContext, { subject, body }: Texts, values: LetterValues): OwnWords => ({
	...{ subject: fill(subject, values).replace(/\s+/g, " "), message: fill(body, values), tenant: tenant.name },
});

/** A letter as its reader would see it, of the example. */
export async function previewOf(visit: Visit, letters: Letters, event: string, texts: Texts, language: Language) {
	const words = wordsOf(visit, texts, await letters.example(visit, event, language));
	const { subject, text } = renderLetter(letters.template, words, await translator(language), language);
	return { subject, text };
}

/** Sends a letter of the example, in these words, to whoever asks for it. */
export async function sendTest(visit: Visit, letters: Letters, event: string, texts: Texts, language: Language) {
	const params = wordsOf(visit, texts, await letters.example(visit, event, language));
	const letter = { to: visit.user.email, language, template: letters.template, params };
	await sendMail(visit.context, letter, `${letters.key}-test:${event}:${visit.requestId}`);
}
