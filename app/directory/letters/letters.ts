import type { MailTemplate } from "#app/platform/mail/templates.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import type { lettersTable, sentLettersTable } from "#db/schema/directory";
import type { LetterValues } from "./names";

export type LettersTable = ReturnType<typeof lettersTable>;
export type SentLettersTable = ReturnType<typeof sentLettersTable>;
export type LetterSetting = Row<LettersTable>;
export type SentLetter = Row<SentLettersTable>;

/** Something of which a module writes letters. */
export type LetterEvent = {
	/** What may stand in its text between double braces. */
	names: readonly string[];
	/** To whom it may go; where it is one, the tenant is not asked. */
	recipients: readonly string[];
	/** Whether it is sent as long as the tenant has said nothing else, and to whom. */
	isOn: boolean;
	goesTo: readonly string[];
	/** It is told before a day: the tenant says how many days. */
	hasDays?: boolean;
};

/** A letter as its template is given it. */
export type OwnWords = { subject: string; message: string; tenant: string };
/** The templates of letters in an organisation's own words. */
export type OwnWordsTemplate = Extract<MailTemplate, "placementNews" | "intakeNews" | "safetyNews">;

/** The letters of a module, which its tenants word themselves. */
export type Letters = {
	/** What the ids of its letters begin with. */
	key: string;
	/**
	 * The namespace of its texts: of each event `event.<event>.title` and `.when`, and the portal's own words as
	 * `letter.<event>.subject` and `.body`; of what it uses `name.<name>` and `recipient.<recipient>`.
	 */
	ns: string;
	events: Readonly<Record<string, LetterEvent>>;
	settings: LettersTable;
	sent: SentLettersTable;
	template: OwnWordsTemplate;
	/** Values of an event that there is not, for looking at a letter and trying it out. */
	example: (visit: Visit, event: string, language: TenantContext["tenant"]["language"]) => Promise<LetterValues>;
	/** Where in a tenant (its guid) all of them are, and one. */
	paths: (tenant: string) => { all: string; one: (event: string) => string };
};

/** The event of a name that somebody has sent, or undefined. */
export const eventOf = ({ events }: Pick<Letters, "events">, event: string): LetterEvent | undefined =>
	Object.hasOwn(events, event) ? events[event] : undefined;

/** The record that a row of the log is about, where that is not the one with which it goes. */
export const subjectOf = ({ id }: Pick<SentLetter, "id">): string => id.split(":")[0] ?? "";
