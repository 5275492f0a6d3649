import * as z from "zod";
import { languageCodes } from "#app/platform/i18n";
import { oneLine, text } from "#app/platform/text.schema";
import { basedOn } from "../company.schema";
import { eventOf, type Letters } from "./letters";
import { unknownName } from "./names";

/** The texts of a letter, whose names are looked at once its event is known. */
export const subject = oneLine(200, "required").min(1, "required");
export const body = text(5000, "required").min(1, "required");
export const language = z.enum(languageCodes, "wrongValue");
export const daysBefore = z.coerce
	.number("wrongType")
	.int("wrongType")
	.min(1, "ownLetters:errors.daysBefore")
	.max(90, "ownLetters:errors.daysBefore");

/** The key of the sentence by which a text is refused, where a name in it stands for nothing. */
export function refusedName(typed: string, names: readonly string[]): string | undefined {
	const name = unknownName(typed, names);
	return name === undefined ? undefined : `ownLetters:errors.unknownName?name=${encodeURIComponent(name.slice(0, 40))}`;
}

/** A list of people of some kinds, each once. */
export const recipientsOf = <const Recipient extends string>(known: readonly [Recipient, ...Recipient[]]) =>
	z
		.array(z.enum(known, "wrongValue"), "wrongType")
		.max(known.length, "wrongValue")
		.transform((chosen) => [...new Set(chosen)]);

/** Where a page of the log begins. */
export const LettersQuery = z.object({ cursor: z.string().max(2000).optional() });
/** An event of an address; one that is none is not there. */
export const LetterQuery = z.object({ event: z.string(), lang: language.optional().catch(undefined) });

/** What the forms of a module's letters send. A text with a name that its event does not know is refused. */
export function letterInputs(letters: Pick<Letters, "events">) {
	const event = z.enum(Object.keys(letters.events) as [string, ...string[]], "wrongValue");
	const known = [...new Set(Object.values(letters.events).flatMap(({ recipients }) => recipients))];
	return {
		LetterNamed: z.object({ event }),
		SwitchInput: z.object({ event, isEnabled: z.enum(["1", "0"], "wrongValue") }),
		/** The whole form of a letter, to be saved, looked at or tried out. */
		LetterInput: z
			.object({
				...{ event, language, subject, body },
				isEnabled: z.preprocess((sent) => sent === "yes", z.boolean()),
				recipients: recipientsOf(known as [string, ...string[]]).default([]),
				daysBefore: daysBefore.optional(),
				updatedAt: basedOn,
			})
			.check(({ value, issues }) => {
				const { names = [], recipients = [] } = eventOf(letters, value.event) ?? {};
				for (const field of ["subject", "body"] as const) {
					const message = refusedName(value[field], names);
					if (message) issues.push({ code: "custom", message, path: [field], input: value[field] });
				}
				if (value.recipients.some((one) => !recipients.includes(one)))
					issues.push({ code: "custom", message: "wrongValue", path: ["recipients"], input: value.recipients });
			}),
	};
}

export type LetterTyped = z.output<ReturnType<typeof letterInputs>["LetterInput"]>;
