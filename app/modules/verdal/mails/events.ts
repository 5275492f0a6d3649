import type { LetterEvent } from "#app/directory/letters/letters";
import { mailRecipients, placementMailEvents } from "#db/schema/verdal";

/** What stands in a text of a mail between double braces, in place of what the placement says. */
export const mailNames = [
	"name",
	"participant",
	"workplace",
	"supervisor",
	"advisor",
	"position",
	"start",
	"end",
	"tenant",
	"link",
] as const;
export type MailValues = Record<(typeof mailNames)[number], string>;
export type MailEvent = (typeof placementMailEvents)[number];

/** Nothing is sent before a tenant says so, and to whom. */
const event: LetterEvent = { names: mailNames, recipients: mailRecipients, isOn: false, goesTo: [] };
const events: Record<MailEvent, LetterEvent> = {
	...{ started: event, changed: event, ended: event, archived: event },
	endsSoon: { ...event, hasDays: true },
};

/** The mails of placements, in the order in which they are listed. */
export const mailEvents: Readonly<Record<string, LetterEvent>> = Object.fromEntries(
	placementMailEvents.map((name) => [name, events[name]]),
);
