import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { languageCodes } from "#app/platform/i18n";
import { oneLine, text } from "#app/platform/text.schema";
import { mailRecipients, placementMailEvents } from "#db/schema/verdal";
import { unknownName } from "./names";

/** Only names that stand for something are taken. */
const withNames = <Schema extends z.ZodType<string>>(schema: Schema) =>
	schema.refine((typed) => unknownName(typed) === undefined, "verdal:errors.unknownName");
const subject = withNames(oneLine(200, "required").min(1, "required"));
const body = withNames(text(5000, "required").min(1, "required"));
const language = z.enum(languageCodes, "wrongValue");
const event = z.enum(placementMailEvents, "wrongValue");
const recipients = z
	.array(z.enum(mailRecipients, "wrongValue"), "wrongType")
	.max(mailRecipients.length, "wrongValue")
	.transform((chosen) => [...new Set(chosen)]);
const daysBefore = z.coerce
	.number("wrongType")
	.int("wrongType")
	.min(1, "verdal:errors.daysBefore")
	.max(90, "verdal:errors.daysBefore");

/** Where a page of the log begins. */
export const SettingsQuery = z.object({ cursor: z.string().max(2000).optional() });
/** An event of an address; one that is none is not there. */
export const MailQuery = z.object({ event: z.string(), lang: language.optional().catch(undefined) });
export const MailNamed = z.object({ event });
export const SwitchInput = z.object({ event, isEnabled: z.enum(["1", "0"], "wrongValue") });

/** The whole form of a mail, to be saved, looked at or tried out. */
export const MailInput = z.object({
	...{ event, language, subject, body },
	isEnabled: z.preprocess((sent) => sent === "yes", z.boolean()),
	recipients: recipients.default([]),
	daysBefore: daysBefore.optional(),
	updatedAt: basedOn,
});

const inLanguages = <Schema extends z.ZodType>(schema: Schema) => z.partialRecord(language, schema);
export const MailsCall = z.object({ id: event.optional() });
/** A call: `id` is the event, or `event` where there is nothing yet; texts by language, beside those that are there. */
export const MailCall = z.object({
	...{ id: event.optional(), event: event.optional(), isEnabled: z.boolean("wrongType").optional() },
	...{ recipients: recipients.optional(), daysBefore: daysBefore.optional(), updatedAt: basedOn },
	...{ subjects: inLanguages(subject).optional(), bodies: inLanguages(body).optional() },
});
export const MailRef = z.object({ id: event });
