import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import {
	body,
	daysBefore,
	language,
	letterInputs,
	recipientsOf,
	refusedName,
	subject,
} from "#app/directory/letters/letters.schema";
import { mailRecipients, placementMailEvents } from "#db/schema/verdal";
import { mailEvents, mailNames } from "./events";

export const { LetterNamed: MailNamed, SwitchInput, LetterInput: MailInput } = letterInputs({ events: mailEvents });

const event = z.enum(placementMailEvents, "wrongValue");
/** Texts by their language; only names that stand for something are taken. */
const inLanguages = <Schema extends z.ZodType<string>>(schema: Schema) =>
	z.partialRecord(
		language,
		schema.superRefine((typed, { addIssue }) => {
			const message = refusedName(typed, mailNames);
			if (message) addIssue({ code: "custom", message });
		}),
	);
export const MailsCall = z.object({ id: event.optional() });
/** A call: `id` is the event, or `event` where there is nothing yet; texts by language, beside those that are there. */
export const MailCall = z.object({
	...{ id: event.optional(), event: event.optional(), isEnabled: z.boolean("wrongType").optional() },
	...{
		recipients: recipientsOf(mailRecipients).optional(),
		daysBefore: daysBefore.optional(),
		updatedAt: basedOn,
	},
	...{ subjects: inLanguages(subject).optional(), bodies: inLanguages(body).optional() },
});
export const MailRef = z.object({ id: event });
