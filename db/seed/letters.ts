import { createInstance } from "i18next";
import type { SentLettersTable } from "#app/directory/letters/letters";
import { fill, type LetterValues } from "#app/directory/letters/names";
import { dayInWords } from "#app/directory/notice-words.server";
import { type MailTemplate, renderLetter } from "#app/platform/mail/templates.server";
import { mailOutbox } from "#db/schema/portal";
import mail from "../../locales/nb/mail.json";
import { insertAll } from "./insert";
import type { Tenant } from "./world";

/** What the portal says of an event, in Norwegian. */
type Texts = Record<string, { subject: string; body: string }>;
type Sent = {
	recordId: string;
	event: string;
	recipient: string;
	email: string;
	at: number;
	/** What tells it from another of the same event about the same record. */
	once?: string;
	values: LetterValues;
};

const texts = createInstance();
texts.init({ lng: "nb", resources: { nb: { mail } }, initImmediate: false, interpolation: { escapeValue: false } });

/** A day as a letter has it. */
export const dayInLetter = (day: string): string => dayInWords(day, "nb");

/** The letters that a module has sent: its log, and each of them as the local demo caught it. */
export class LettersDemo {
	private readonly log: SentLettersTable["$inferInsert"][] = [];
	private readonly caught: (typeof mailOutbox.$inferInsert)[] = [];

	constructor(
		private readonly key: string,
		private readonly template: MailTemplate,
		private readonly says: Texts,
	) {}

	add(
		{ id: tenantId, name: tenant }: Tenant,
		{ recordId, event, recipient, email, at, once = "", values }: Sent,
	): void {
		const { subject = "", body = "" } = this.says[event] ?? {};
		// The demo has no address of its own yet: a line with a link is left out.
		const all = { tenant, link: "", ...values };
		const words = { subject: fill(subject, all), message: fill(body, all), tenant };
		const id = `${recordId}:${event}:${recipient}:${once}`;
		const stamps = { createdAt: at, updatedAt: at };
		this.log.push({ tenantId, id, recordId, event, recipient, email, subject: words.subject, ...stamps });
		this.caught.push({
			...{ id: `${this.key}-mail:${id}`, recipient: email, template: this.template, status: "caught", createdAt: at },
			...renderLetter(this.template, words, texts.t, "nb"),
		});
	}

	async write(db: D1Database, table: SentLettersTable): Promise<void> {
		await insertAll(db, table, this.log);
		await insertAll(db, mailOutbox, this.caught);
	}
}
