import * as z from "zod";
import { calendarSpans } from "#app/calendar/span";
import { orNone } from "#app/directory/company.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { isDay, isTimeZone } from "#app/platform/clock";
import { isLocal } from "#app/platform/local-time";
import { Paging } from "#app/platform/paging.server";
import { id, oneLine, text } from "#app/platform/text.schema";
import { resourceKinds, resourceStatuses } from "#db/schema/resources";
import { bookingList } from "./bookings.list";
import { accessFeatures, approvals, autoLevels, bookLevels, repeats, scopes, shapes } from "./choices";
import { MOST_BUFFER } from "./rules";

export const orUnset = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => value || undefined, schema.optional());
/** A box that is sent only where it is ticked. */
export const ticked = z.preprocess((value) => value === true || value === "1" || value === "on", z.boolean());
export const several = <Schema extends z.ZodType>(schema: Schema, most = 50) =>
	z.preprocess(
		(value) => (value === undefined ? [] : [value].flat().filter((one) => one !== "")),
		z.array(schema, "wrongType").max(most, "wrongValue"),
	);
export const whole = (least: number, most: number) =>
	z.coerce.number("wrongValue").int("wrongValue").min(least, "wrongValue").max(most, "wrongValue");
export const day = z.string("wrongType").refine(isDay, "wrongValue");
const clock = z.string("wrongType").regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, "wrongValue");
/** Hours of the seven days of a week; a day that is closed has none. */
const weekOfHours = z.preprocess(
	(value) => (value === undefined ? [] : [value].flat()),
	z.array(clock.or(z.literal("")), "wrongType").max(7, "wrongValue"),
);
/** As the resource's own clock shows it, or with its offset as calls write it. */
const moment = z
	.string("required")
	.trim()
	.min(1, "required")
	.refine(
		(value) => isLocal(value) || z.iso.datetime({ offset: true }).safeParse(value).success,
		"resources:errors.time",
	);

/** What is looked for; what is wrong in the address is as if it were not there. */
export const FindQuery = z.object({
	q: z.string().trim().max(100).default("").catch(""),
	as: z.enum(shapes).default("grid").catch("grid"),
	type: z.string().max(100).default("").catch(""),
	day: day.or(z.literal("")).default("").catch(""),
	from: clock.or(z.literal("")).default("").catch(""),
	until: clock.or(z.literal("")).default("").catch(""),
	seats: orUnset(whole(1, 10_000)).catch(undefined),
	features: several(z.string().max(60)).catch([]),
	access: several(z.enum(accessFeatures)).catch([]),
});
export type FindQuery = z.output<typeof FindQuery>;

export const CalendarQuery = z.object({
	span: z.enum(calendarSpans).default("week").catch("week"),
	day: day.or(z.literal("")).default("").catch(""),
	type: z.string().max(100).default("").catch(""),
	resource: z.string().max(100).default("").catch(""),
	mine: z.string().max(5).default("").catch(""),
	/** A booking that was picked up in the column of a resource, to be put down at another time. */
	move: z.string().max(100).default("").catch(""),
	from: z.string().max(100).default("").catch(""),
});
/** Where a booking is put down: the resource and the instant. */
export const PutDownInput = z.object({
	booking: id,
	from: z.string().max(100).default(""),
	to: z.string("wrongType").regex(/^[^|]{1,100}\|\d{1,13}$/, "wrongValue"),
	// What the page shows, which goes on.
	...CalendarQuery.pick({ type: true, resource: true, mine: true }).shape,
});
export type CalendarQuery = z.output<typeof CalendarQuery>;

export const BookingsQuery = ListQuery(bookingList);
export type BookingsQuery = z.output<typeof BookingsQuery>;
export const BookingsFileQuery = BookingsQuery.extend(exportFormat);

export const ResourceRef = z.object({ resource: id });
export const BookingRef = z.object({ booking: id });

export const BookQuery = z.object({
	/** One, or several together. */
	resource: several(z.string().max(100), 20).catch([]),
	startsAt: z.string().refine(isLocal).or(z.literal("")).default("").catch(""),
	endsAt: z.string().refine(isLocal).or(z.literal("")).default("").catch(""),
});

const booked = {
	title: oneLine(200, "required").min(1, "required"),
	startsAt: moment,
	endsAt: moment,
	resources: several(id, 20),
	seats: whole(1, 10_000).default(1),
	/** People one a line: name and address. */
	guests: text(10_000).default(""),
	note: text(5_000).default(""),
	isPrivate: ticked,
};
export const BookInput = z.object({
	...booked,
	/** So many units of each model, in the same order; which they are is decided when they are handed out. */
	models: several(oneLine(80), 50),
	quantities: z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(whole(0, 50)).max(50)),
	repeat: z.enum(repeats, "wrongValue").default("none"),
	untilDay: day.or(z.literal("")).default(""),
	/** Days of the series that are left out. */
	skip: several(day, 200),
	/** What becomes of days on which something stands in the way, as the preview writes it. */
	instead: several(z.string().max(250), 200),
	/** Days that are left out because somebody else has them are booked as soon as they are free. */
	waitsForSkipped: ticked,
	/** The series that was looked through before. */
	previewed: z.string().max(4_000).default(""),
});
export type BookInput = z.output<typeof BookInput>;
export const EditBookingInput = z.object({
	...booked,
	resources: booked.resources.refine((all) => all.length > 0, "resources:errors.none"),
	booking: id,
	scope: z.enum(scopes, "wrongValue").default("this"),
	updatedAt: z.coerce.number().int().optional(),
});
export type EditBookingInput = z.output<typeof EditBookingInput>;
export const CancelInput = z.object({ booking: id, scope: z.enum(scopes, "wrongValue").default("this") });
export const DecideInput = z.object({
	booking: id,
	decision: z.enum(["reserved", "rejected"], "wrongValue"),
	message: text(2_000).default(""),
});

/** The rules that a type and a resource both have; 0 is no rule, an empty field one that the type decides. */
const ruleFields = {
	leadHours: orNone(whole(0, 8_760)).default(null),
	minMinutes: orNone(whole(0, 43_200)).default(null),
	bufferBefore: orNone(whole(0, MOST_BUFFER)).default(null),
	bufferAfter: orNone(whole(0, MOST_BUFFER)).default(null),
	weekBookings: orNone(whole(0, 1_000)).default(null),
	checkInMinutes: orNone(whole(0, 1_440)).default(null),
	graceMinutes: orNone(whole(0, 1_440)).default(null),
	deputyId: orUnset(id),
	autoLevel: z.enum(autoLevels, "wrongValue").default("30"),
	autoIds: several(id, 200),
	approvalHours: orNone(whole(0, 8_760)).default(null),
};
export type RuleInput = z.output<z.ZodObject<typeof ruleFields>>;
export const ResourceRulesInput = z.object({
	...ruleFields,
	resource: id,
	maxMinutes: orNone(whole(0, 43_200)).default(null),
	windowDays: orNone(whole(0, 730)).default(null),
	/** Empty: as its type. */
	approval: z.enum(approvals, "wrongValue").default(""),
	approverId: orUnset(id),
});
export type ResourceRulesInput = z.output<typeof ResourceRulesInput>;
export const PartsInput = z.object({ resource: id, parts: several(id, 50) });
export const MoveInput = z.object({ resource: id, to: id });

export const ResourceInput = z.object({
	typeId: id,
	name: oneLine(120, "required").min(1, "required"),
	model: oneLine(80).default(""),
	place: oneLine(200).default(""),
	body: text(5_000).default(""),
	capacity: orNone(whole(1, 10_000)).default(null),
	/** One a line. */
	features: text(2_000).default(""),
	access: several(z.enum(accessFeatures, "wrongValue")),
	/** Centimetres. */
	doorWidth: orNone(whole(30, 500)).default(null),
	accessNote: oneLine(300).default(""),
	timeZone: z.string("wrongType").refine(isTimeZone, "timeZone").default("Europe/Oslo"),
	status: z.enum(resourceStatuses, "wrongValue").default("active"),
	floor: oneLine(60).default(""),
	planRow: orNone(whole(1, 6)).default(null),
	planColumn: orNone(whole(1, 8)).default(null),
});
export type ResourceInput = z.output<typeof ResourceInput>;
export const EditResourceInput = ResourceInput.extend({ resource: id });
const pixels = orUnset(z.coerce.number().int().min(1).max(20_000));
export const PhotoInput = z.object({
	resource: id,
	file: z.unknown().optional(),
	thumbnail: z.unknown().optional(),
	middle: z.unknown().optional(),
	width: pixels,
	height: pixels,
	/** The file of the library that it was made of. */
	library: orUnset(id),
});

export const TypeInput = z.object({
	type: orUnset(id),
	name: oneLine(80, "required").min(1, "required"),
	kind: z.enum(resourceKinds, "wrongValue").default("room"),
	/** Seven each, Monday first; both empty: closed. */
	opens: weekOfHours,
	closes: weekOfHours,
	closedOnHolidays: ticked,
	bookLevel: z.enum(bookLevels, "wrongValue").default("10"),
	needsApproval: ticked,
	approverId: orUnset(id),
	maxMinutes: orNone(whole(15, 43_200)).default(null),
	windowDays: whole(1, 730).default(365),
	...ruleFields,
});
export type TypeInput = z.output<typeof TypeInput>;
export const TypeRef = z.object({ type: id });

export const ClosureInput = z.object({
	resource: orUnset(id),
	firstDay: day,
	lastDay: day.or(z.literal("")).default(""),
	opensAt: clock.or(z.literal("")).default(""),
	closesAt: clock.or(z.literal("")).default(""),
	reason: oneLine(200, "required").min(1, "required"),
});
export const ClosureRef = z.object({ closure: id });

export const NoticeInput = z.object({
	resource: orUnset(id),
	title: oneLine(150, "required").min(1, "required"),
	body: text(3_000).default(""),
	untilDay: day.or(z.literal("")).default(""),
	isImportant: ticked,
});
export const NoticeRef = z.object({ notice: id });
export const NewsQuery = z.object({ resource: z.string().max(100).default("").catch("") });

const tenantId = z.string().max(100).optional();
export const Ref = z.object({ id });
/** The same as the page looks for; what is wrong is invalid. */
export const FreeCall = z.object({
	q: text(100).default(""),
	type: z.string().max(100).default(""),
	day: day.or(z.literal("")).default(""),
	from: clock.or(z.literal("")).default(""),
	until: clock.or(z.literal("")).default(""),
	seats: orUnset(whole(1, 10_000)),
	features: several(z.string().max(60)),
	access: several(z.enum(accessFeatures, "wrongValue")),
});
export const SaveResourceCall = ResourceInput.extend({ id: id.optional(), tenantId });
export const BookingsCall = z.object({ ...Paging.shape });
export const BookCall = BookInput.extend({ tenantId });
