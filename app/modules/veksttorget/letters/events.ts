import type { LetterEvent } from "#app/directory/letters/letters";

/** A letter to whoever has asked for help. */
const toSender = (isOn: boolean, names: readonly string[]): LetterEvent => ({
	...{ names: [...names, "number", "tenant"], recipients: ["sender"], goesTo: ["sender"], isOn },
});

/**
 * Of what whoever asks for help is written: that it has come in, and, where the organisation asks, whether it has helped; the
 * rest where it wants to. A receipt goes to an address that anybody may have typed: nothing of what was typed stands in it.
 */
export const letterEvents = {
	received: toSender(true, ["form", "link"]),
	taken: toSender(false, ["name", "topic", "advisor"]),
	closed: toSender(false, ["name", "topic", "advisor", "referredTo"]),
	outcome: toSender(true, ["name", "link"]),
} as const satisfies Record<string, LetterEvent>;

export type IntakeEvent = keyof typeof letterEvents;
