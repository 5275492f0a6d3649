import * as z from "zod";
import { orNone, webAddress } from "#app/directory/company.schema";
import { embeddingSites } from "#app/forms/store/sites.schema";
import { Chosen, Matching } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { isTimeZone } from "#app/platform/clock";
import { languageCodes } from "#app/platform/i18n";
import { keptAt } from "#app/platform/kept-at.schema";
import { isLocal } from "#app/platform/local-time";
import { id, oneLine, text } from "#app/platform/text.schema";
import { eventAudiences, eventVisibilities, ticketAudiences, ticketPayments } from "#db/schema/events";
import { eventList } from "./events.list";
import { participantList } from "./participants.list";

/** A box that is sent only where it is ticked. */
const ticked = z.preprocess((value) => value === true || value === "1" || value === "on", z.boolean());
const several = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess(
		(value) => (value === undefined ? [] : [value].flat()),
		z.array(schema, "wrongType").max(50, "wrongValue"),
	);
/** As the event's own clock shows it, or with its offset as calls write it. */
export const moment = z
	.string("required")
	.trim()
	.min(1, "required")
	.refine((value) => isLocal(value) || z.iso.datetime({ offset: true }).safeParse(value).success, "events:errors.time");
const whole = (least: number, most: number) =>
	z.coerce.number("wrongValue").int("wrongValue").min(least, "wrongValue").max(most, "wrongValue");

export const questionKinds = ["text", "longText", "choice", "choices", "yesNo"] as const;
/** What can be chosen of: minutes before the start. */
export const reminderChoices = ["10080", "1440", "60"] as const;

export const EventsQuery = ListQuery(eventList);
export type EventsQuery = z.output<typeof EventsQuery>;
export const EventsFileQuery = EventsQuery.extend(exportFormat);

export const EmbeddingInput = z.object({ sites: embeddingSites });

export const EventRef = z.object({ event: id });
export const ParticipantsQuery = ListQuery(participantList).extend({ event: id });
export type ParticipantsQuery = z.output<typeof ParticipantsQuery>;
export const ParticipantsFileQuery = ParticipantsQuery.extend(exportFormat);

export const EventInput = z.object({
	title: oneLine(200, "required").min(1, "required"),
	body: text(10_000).default(""),
	startsAt: moment,
	endsAt: moment,
	timeZone: z.string("wrongType").refine(isTimeZone, "timeZone").default("Europe/Oslo"),
	place: oneLine(300).default(""),
	url: orNone(webAddress).default(null),
	category: oneLine(80).default(""),
	language: z.enum(languageCodes, "wrongValue").default("nb"),
	contact: oneLine(300).default(""),
	visibility: z.enum(eventVisibilities, "wrongValue").default("public"),
	opensAt: orNone(moment).default(null),
	closesAt: orNone(moment).default(null),
	capacity: orNone(whole(1, 100_000)).default(null),
	hasWaitingList: ticked,
	offerHours: whole(1, 336).default(24),
	needsApproval: ticked,
	cancelHours: whole(0, 720).default(0),
	maxGuests: whole(0, 9).default(0),
	asksNeeds: ticked,
	asksFeedback: ticked,
	hours: orNone(z.coerce.number("wrongValue").min(0.5, "wrongValue").max(999, "wrongValue")).default(null),
	/** A step of a course that whoever comes has done. */
	courseStep: z.string("wrongType").max(100, "wrongValue").default(""),
	reminders: several(z.enum(reminderChoices, "wrongValue")),
	questionId: several(z.string().max(40)),
	questionLabel: several(oneLine(200)),
	questionKind: several(z.enum(questionKinds, "wrongValue")),
	questionOptions: several(oneLine(500)),
	/** The numbers of the rows that must be answered. */
	questionRequired: several(z.string().max(3)),
});
export type EventInput = z.output<typeof EventInput>;

export const NewEventQuery = z.object({ template: z.preprocess((value) => value || undefined, id.optional()) });
export const NewEventInput = EventInput.extend({
	template: z.preprocess((value) => value || undefined, id.optional()),
});
export const EditEventInput = EventInput.extend({
	event: id,
	updatedAt: z.coerce.number().int().optional(),
	/** The change of time or place whose effect was looked at before. */
	seen: z.string("wrongType").max(2000, "wrongValue").default(""),
});
export const CoverInput = z.object({ event: id, file: z.unknown().optional() });

export const SessionInput = z.object({
	event: id,
	session: z.preprocess((value) => value || undefined, id.optional()),
	title: oneLine(200, "required").min(1, "required"),
	startsAt: moment,
	endsAt: moment,
	track: oneLine(80).default(""),
	speaker: oneLine(200).default(""),
	place: oneLine(200).default(""),
	capacity: orNone(whole(1, 100_000)).default(null),
});
export const SessionRef = z.object({ event: id, session: id });

export const TicketTypeInput = z.object({
	event: id,
	type: z.preprocess((value) => value || undefined, id.optional()),
	title: oneLine(120, "required").min(1, "required"),
	note: oneLine(300).default(""),
	capacity: orNone(whole(1, 100_000)).default(null),
	opensAt: orNone(moment).default(null),
	closesAt: orNone(moment).default(null),
	forWhom: z.enum(ticketAudiences, "wrongValue").default("all"),
	payment: z.enum(ticketPayments, "wrongValue").default("free"),
	price: oneLine(60).default(""),
});
export const TicketTypeRef = z.object({ event: id, type: id });

/** People one a line: name and address, parted by a semicolon, a comma or a tab. */
export const AddPeopleInput = z.object({
	event: id,
	people: text(20_000, "required").min(1, "required"),
	ticketType: z.string("wrongType").max(100, "wrongValue").default(""),
});
export const RegistrationRef = z.object({ event: id, registration: id });
/** What is decided of those who have asked for a place. Both messages stand in one form; that of the decision is sent. */
export const DecideInput = Chosen.extend({
	event: id,
	approvalMessage: text(2000).default(""),
	refusalMessage: text(2000).default(""),
});
export const RepeatInput = z.object({ event: id, count: whole(1, 26), everyWeeks: whole(1, 8).default(1) });
/** To which date of the series those who are chosen go. */
export const MoveInput = Chosen.extend({ event: id, date: id });
export const CountParticipantsInput = Matching.extend({ event: id });
/** A letter to those who are registered: a subject and a text in each language, that of the event first. */
export const MessageInput = z.object({
	event: id,
	audience: z.enum(eventAudiences, "wrongValue"),
	ticketType: z.preprocess((value) => value || null, id.nullable()),
	session: z.preprocess((value) => value || null, id.nullable()),
	language: several(z.enum(languageCodes, "wrongValue")),
	subject: several(oneLine(150)),
	message: several(text(5000)),
	sendAt: orNone(moment).default(null),
});
export const MessageRef = z.object({ event: id, message: id });
export const MessageQuery = MessageRef.extend({ cursor: z.string().max(200).optional() });
export const CheckInQuery = z.object({
	event: id,
	q: z.string().max(100).default(""),
	code: z.string().max(200).default(""),
});
export const CheckInInput = z.object({
	event: id,
	code: z.string("wrongType").trim().max(200, "wrongValue").optional(),
	registration: z.preprocess((value) => value || undefined, id.optional()),
	keptAt,
});
