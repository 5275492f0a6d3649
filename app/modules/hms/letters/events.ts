import type { LetterEvent } from "#app/directory/letters/letters";

const always = ["name", "company", "tenant", "link"] as const;
/** A letter to people of one kind, who are not chosen. */
const to = (recipient: string, isOn: boolean, names: readonly string[]): LetterEvent => ({
	...{ names: [...names, ...always], recipients: [recipient], goesTo: [recipient], isOn },
});

/** Of what those who follow companies up are written: reminders from the start, the rest where a tenant wants it. */
export const letterEvents = {
	measureDue: to("owner", true, ["measure", "due"]),
	measureOverdue: to("owner", true, ["measure", "due"]),
	roundPlanned: to("leader", false, ["checklist", "area", "day"]),
	deviationReported: to("lead", false, ["deviation", "place", "day"]),
	documentToRead: to("reader", false, ["document"]),
} as const satisfies Record<string, LetterEvent>;

export type SafetyEvent = keyof typeof letterEvents;
