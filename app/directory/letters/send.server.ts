import type { Language } from "#app/platform/i18n";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { wordsOf } from "./letter.server";
import type { LetterSetting, Letters } from "./letters";
import type { LetterValues } from "./names";
import { factsOf, textsOf } from "./settings.server";

/** A letter to one reader: `id` as the log keeps it, `email` "" where there is none to write to. */
export type LetterTo = {
	id: string;
	recipient: string;
	email: string;
	language: Language;
	/** What the names stand for, in the reader's language. */
	values: (language: Language) => LetterValues | Promise<LetterValues>;
};

/** The id, in the queue and with the mailer, of a letter of the log. */
export const letterId = ({ key }: Pick<Letters, "key">, id: string) => `${key}-mail:${id}`;

/** The receivers of an event now: none where it is switched off. */
export function letterReceivers(
	letters: Letters,
	event: string,
	setting: LetterSetting | undefined,
): readonly string[] {
	const { isEnabled, recipients } = factsOf(letters, event, setting);
	return isEnabled ? recipients : [];
}

/**
 * Sends letters of an event that is about a record, in the tenant's words, and gives the writes of the log, which belong into
 * the caller's one commit. A letter goes out once, however often the message comes, and one that the log has is not written
 * again. The caller has checked that the event is on (`letterReceivers`).
 */
export async function sendLetters(
	ctx: TenantContext,
	letters: Letters,
	{ event, recordId, setting }: { event: string; recordId: string; setting: LetterSetting | undefined },
	all: readonly LetterTo[],
): Promise<PendingWrite[]> {
	if (all.length === 0) return [];
	const { rows } = ctx;
	const { sent: table, template } = letters;
	const ids = all.map(({ id }) => id);
	const sent = new Set(
		(await rows.list(table, { where: among(table.id, ids), limit: ids.length })).map(({ id }) => id),
	);
	const writes: PendingWrite[] = [];
	for (const { id, recipient, email, language, values } of all.filter((one) => !sent.has(one.id))) {
		const params = wordsOf(ctx, await textsOf(letters, event, setting, language), await values(language));
		const letter = { to: email, language, template, params, tenantId: ctx.tenant.id };
		// The letter first: its id lets it go out once, and a fault after it brings the message again.
		if (email !== "") await sendMail(ctx.context, letter, letterId(letters, id));
		writes.push(rows.addingMissing(table, { id, recordId, event, recipient, email, subject: params.subject }));
	}
	return writes;
}
