import * as z from "zod";
import { basedOn, emailAddress, orNone, webAddress } from "#app/directory/company.schema";
import { inListParam } from "#app/lists/in-list.schema";
import { Paging } from "#app/platform/paging.server";
import { id, oneLine, text } from "#app/platform/text.schema";
import { moment } from "#app/tasks/task-fields.schema";
import { filter, ticked } from "../fields.schema";

export const meetingStatuses = ["planned", "held", "cancelled"] as const;
const ids = z.preprocess(
	(value) => (value === undefined ? undefined : [value].flat()),
	z.array(id, "wrongType").max(100, "tooMany?count=100").optional(),
);
/** E-mail addresses in one field, parted by commas, semicolons, spaces or lines. */
const addresses = z.preprocess(
	(value) => (typeof value === "string" ? value.split(/[\s,;]+/).filter(Boolean) : value),
	z.array(emailAddress).max(50, "tooMany?count=50").optional(),
);

const fields = {
	title: oneLine(200, "required").min(1, "required"),
	startsAt: moment,
	endsAt: moment,
	place: orNone(oneLine(200)),
	url: orNone(webAddress),
	agenda: orNone(text(5000)),
	minutes: orNone(text(20_000)),
	status: z.enum(meetingStatuses, "wrongValue"),
	customerId: orNone(id),
	/** Who is asked: colleagues, contact persons, and whoever has an address. */
	userIds: ids,
	contactIds: ids,
	emails: addresses,
};
const Fields = z.object(fields).partial();
export type MeetingFields = z.output<typeof Fields>;
export type NewMeeting = MeetingFields & { title: string; startsAt: string; endsAt: string };

/** A form's meeting; boxes that are not ticked are not sent, so nobody ticked is nobody asked. */
export const NewMeetingForm = Fields.extend({
	...{ title: fields.title, startsAt: fields.startsAt, endsAt: fields.endsAt },
	customer: orNone(oneLine(300)).optional(),
	/** Whether those who are asked get a letter. */
	invite: ticked,
});
export const MeetingForm = NewMeetingForm.extend({ meeting: id, updatedAt: basedOn, ...inListParam });
export const MinutesForm = z.object({ meeting: id, minutes: orNone(text(20_000)), updatedAt: basedOn });
export const MeetingPage = z.object({ meeting: id, ...inListParam });
export const MeetingRef = z.object({ meeting: id });
export const MeetingRemoval = z.object({ meeting: id, ...inListParam });
export const NewMeetingQuery = z.object({ customer: filter(id), person: filter(id), ...inListParam });

/** A meeting with no customer says so: `customer_id` is null. */
export const MeetingInput = Fields.extend({
	tenantId: id.optional(),
	id: id.optional(),
	customerId: id.nullish(),
	updatedAt: basedOn,
});
export const MeetingsCall = Paging.extend({ tenantId: id.optional(), customerId: filter(id), id: filter(id) });
export const MeetingId = z.object({ id });
export const OwnAnswer = MeetingRef.extend({ answer: z.enum(["yes", "no"], "wrongValue") });
export const AnswerInput = z.object({
	meeting: id,
	token: z.string().max(100),
	answer: z.enum(["yes", "no"], "wrongValue"),
});
