import * as z from "zod";
import { emailAddress } from "#app/directory/company.schema";
import { oneLine, text } from "#app/platform/text.schema";
import { needFields } from "./access-needs/access-needs.schema";

const guid = z.string("wrongType").max(100, "wrongValue");
const short = z.string().max(5000).default("");
const guests = z.coerce.number("wrongValue").int("wrongValue").min(0, "wrongValue").max(9, "wrongValue").default(0);

const ticketType = z.string("wrongType").max(100, "wrongValue").default("");

/** What the link said by which somebody came to the page. */
const source = z
	.string("wrongType")
	.max(200, "wrongValue")
	.default("")
	.transform((from) =>
		from
			.toLowerCase()
			.replace(/[^\p{L}\p{N}_-]/gu, "")
			.slice(0, 30),
	);

/** Other dates of the series, by their guid, or all of them. */
const dates = z.preprocess(
	(value) => (value === undefined ? [] : [value].flat()),
	z.array(guid, "wrongType").max(60, "wrongValue"),
);

/** What the page of an event sends. The answers to the event's own questions stand beside these, as `answer.<id>`. */
export const RegisterInput = z.looseObject({
	event: guid,
	name: oneLine(120, "required").min(1, "required"),
	email: emailAddress,
	ticketType,
	dates,
	guests,
	...needFields,
	source,
	consent: z.string().optional(),
	homepage: short,
});
export type RegisterInput = z.output<typeof RegisterInput>;
/** The same of a member, whose name and address are known. */
export const RegisterMemberInput = z.looseObject({
	...{ event: guid, ticketType, dates, guests, source },
	...needFields,
	/** Whether what they need is kept for the next time. */
	keepsNeeds: z.string().optional(),
});

const ticket = { event: guid, token: z.string("wrongType").max(100, "wrongValue") };
export const TicketRef = z.object(ticket);
export const TicketChange = z.looseObject({ ...ticket, ...needFields });
export const TicketSession = z.object({ ...ticket, session: z.string("wrongType").max(100, "wrongValue") });
export const TicketDate = z.object({ ...ticket, date: guid.min(1, "required") });
export const FeedbackInput = z.object({
	...ticket,
	score: z.coerce.number("required").int("required").min(1, "required").max(5, "wrongValue"),
	text: text(3000).default(""),
});
