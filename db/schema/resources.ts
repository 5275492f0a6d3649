import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

export const resourceKinds = ["room", "equipment", "vehicle", "person", "learning"] as const;
export const resourceStatuses = ["active", "outOfOrder", "retired"] as const;
export const accessFeatures = ["stepFree", "toilet", "hearingLoop", "autoDoor", "lift", "parking"] as const;
export const resourceBookingStatuses = [
	"reserved",
	"pending",
	"cancelled",
	"rejected",
	/** Nobody decided in time. */
	"expired",
	/** Nobody checked in. */
	"released",
	/** In the line for a time that is taken, and offered it. */
	"waiting",
	"offered",
] as const;
export const repeatFrequencies = ["daily", "weekly", "monthly"] as const;

/** From when to when something is open on a day, by its own clock; null: closed. */
export type DayHours = { from: string; to: string } | null;
/** Seven days, Monday first. */
export type WeeklyHours = DayHours[];
/** Somebody who comes along. */
export type BookingGuest = { name: string; email: string };

/** The rules of booking that a type has, or a resource in place of those of its type; what is left out is not ruled. */
export type BookingRules = {
	/** Minutes before the start by which it is booked. */
	leadMinutes?: number;
	windowDays?: number;
	minMinutes?: number;
	maxMinutes?: number;
	/** Minutes that are kept free before and after, to get ready and to clean. */
	bufferBefore?: number;
	bufferAfter?: number;
	/** Bookings that one person has in a week. */
	weekBookings?: number;
	/** Minutes after the start by which somebody has checked in, and how long it is held after the warning. */
	checkInMinutes?: number;
	graceMinutes?: number;
	needsApproval?: boolean;
	approverId?: string;
	/** Who decides as well as the approver. */
	deputyId?: string;
	/** The least level that is approved by itself, and people who are whatever their level. */
	autoLevel?: number;
	autoIds?: string[];
	/** Hours after which a request that nobody has decided expires. */
	approvalHours?: number;
};

/** What resources of a kind have in common: opening hours, rules, who books and who approves. */
export const resourceTypes = tenantTable(
	"resource_types",
	{
		name: text("name").notNull(),
		kind: text("kind", { enum: resourceKinds }).notNull(),
		weekly: text("weekly", { mode: "json" }).$type<WeeklyHours>().notNull(),
		closedOnHolidays: integer("closed_on_holidays", { mode: "boolean" }).notNull().default(true),
		/** The least level that books. */
		bookLevel: integer("book_level").notNull().default(10),
		needsApproval: integer("needs_approval", { mode: "boolean" }).notNull().default(false),
		/** Who approves beside those with level 30. */
		approverId: text("approver_id"),
		/** Minutes that a booking lasts at most; null: as long as it is open. */
		maxMinutes: integer("max_minutes"),
		/** How many days ahead people book. */
		windowDays: integer("window_days").notNull().default(365),
		/** The other rules. */
		rules: text("rules", { mode: "json" }).$type<BookingRules>().notNull().default({}),
		...stamps,
	},
	(t) => [index("resource_types_by_name").on(t.tenantId, t.name)],
);

export const resources = tenantTable(
	"resources",
	{
		typeId: text("type_id").notNull(),
		name: text("name").notNull(),
		place: text("place").notNull().default(""),
		body: text("body").notNull().default(""),
		/** Seats; null: it has none to count. */
		capacity: integer("capacity"),
		features: text("features", { mode: "json" }).$type<string[]>().notNull(),
		/** What makes it accessible; what is not named is not known to be there. */
		access: text("access", { mode: "json" }).$type<(typeof accessFeatures)[number][]>().notNull().default([]),
		/** The narrowest door on the way, in centimetres. */
		doorWidth: integer("door_width"),
		accessNote: text("access_note").notNull().default(""),
		timeZone: text("time_zone").notNull(),
		photoGuid: text("photo_guid"),
		status: text("status", { enum: resourceStatuses }).notNull().default("active"),
		/** The part of the house whose plan it stands on, and where there. */
		floor: text("floor").notNull().default(""),
		planRow: integer("plan_row"),
		planColumn: integer("plan_column"),
		/** In place of those of its type. */
		rules: text("rules", { mode: "json" }).$type<BookingRules>().notNull().default({}),
		...stamps,
	},
	(t) => [
		index("resources_by_name").on(t.tenantId, t.name, t.id),
		index("resources_by_type").on(t.tenantId, t.typeId),
		foreignKey({ columns: [t.tenantId, t.typeId], foreignColumns: [resourceTypes.tenantId, resourceTypes.id] }),
	],
);

/** A resource that is made of others, as a hall of two rooms: whoever books it takes its parts. */
export const resourceParts = tenantTable(
	"resource_parts",
	{ wholeId: text("whole_id").notNull(), partId: text("part_id").notNull(), ...stamps },
	(t) => [
		uniqueIndex("resource_parts_once").on(t.tenantId, t.wholeId, t.partId),
		index("resource_parts_by_part").on(t.tenantId, t.partId),
		foreignKey({ columns: [t.tenantId, t.wholeId], foreignColumns: [resources.tenantId, resources.id] }).onDelete(
			"cascade",
		),
		foreignKey({ columns: [t.tenantId, t.partId], foreignColumns: [resources.tenantId, resources.id] }).onDelete(
			"cascade",
		),
	],
);

/** Days on which a resource, or every one, is closed or open at other hours. */
export const resourceClosures = tenantTable(
	"resource_closures",
	{
		/** Null: every resource. */
		resourceId: text("resource_id"),
		firstDay: text("first_day").notNull(),
		lastDay: text("last_day").notNull(),
		/** Other hours on these days; both empty: closed. */
		opensAt: text("opens_at").notNull().default(""),
		closesAt: text("closes_at").notNull().default(""),
		reason: text("reason").notNull(),
		...stamps,
	},
	(t) => [
		index("resource_closures_by_day").on(t.tenantId, t.lastDay),
		foreignKey({ columns: [t.tenantId, t.resourceId], foreignColumns: [resources.tenantId, resources.id] }).onDelete(
			"cascade",
		),
	],
);

/** The rule by which bookings repeat, and the days that were left out. */
export const resourceSeries = tenantTable("resource_series", {
	frequency: text("frequency", { enum: repeatFrequencies }).notNull(),
	untilDay: text("until_day").notNull(),
	skippedDays: text("skipped_days", { mode: "json" }).$type<string[]>().notNull(),
	...stamps,
});

/** A booking of one or more resources for one time, from its start until before its end. */
export const resourceBookings = tenantTable(
	"resource_bookings",
	{
		title: text("title").notNull(),
		note: text("note").notNull().default(""),
		status: text("status", { enum: resourceBookingStatuses }).notNull().default("reserved"),
		/** Epoch milliseconds; the resource's own clock shows them. */
		startsAt: integer("starts_at").notNull(),
		endsAt: integer("ends_at").notNull(),
		timeZone: text("time_zone").notNull(),
		bookerId: text("booker_id").notNull(),
		approverId: text("approver_id"),
		deputyId: text("deputy_id"),
		/** Who said yes or no, and what they wrote. */
		decidedById: text("decided_by_id"),
		decision: text("decision").notNull().default(""),
		/** When the clock acts next: the request expires, the booker is warned, the time is released. */
		dueAt: integer("due_at"),
		/** Until when somebody checks in; null: nobody has to. */
		checkInBy: integer("check_in_by"),
		graceMinutes: integer("grace_minutes").notNull().default(0),
		warnedAt: integer("warned_at"),
		checkedInAt: integer("checked_in_at"),
		checkedOutAt: integer("checked_out_at"),
		/** When it was to end, where it ended early. */
		plannedEndsAt: integer("planned_ends_at"),
		/** Of what waits for a time: it is booked as soon as that is free, and is not offered first. */
		booksItself: integer("books_itself", { mode: "boolean" }).notNull().default(false),
		seriesId: text("series_id"),
		/** How many come. */
		seats: integer("seats").notNull().default(1),
		guests: text("guests", { mode: "json" }).$type<BookingGuest[]>().notNull(),
		isPrivate: integer("is_private", { mode: "boolean" }).notNull().default(false),
		/** Of the letters. */
		language: text("language").notNull(),
		/** Of the calendar entry; goes up with every change. */
		sequence: integer("sequence").notNull().default(0),
		reminderAt: integer("reminder_at"),
		...stamps,
	},
	(t) => [
		index("resource_bookings_by_booker").on(t.tenantId, t.bookerId, t.startsAt, t.id),
		index("resource_bookings_by_start").on(t.tenantId, t.startsAt, t.id),
		index("resource_bookings_by_series").on(t.tenantId, t.seriesId, t.startsAt),
		index("resource_bookings_by_status").on(t.tenantId, t.status, t.startsAt),
		index("resource_bookings_by_reminder").on(t.tenantId, t.reminderAt),
		index("resource_bookings_by_due").on(t.tenantId, t.dueAt),
	],
);

/** What a booking takes of one resource; the times are those of the booking, for the index that finds overlaps. */
export const resourceBookingItems = tenantTable(
	"resource_booking_items",
	{
		bookingId: text("booking_id").notNull(),
		resourceId: text("resource_id").notNull(),
		startsAt: integer("starts_at").notNull(),
		endsAt: integer("ends_at").notNull(),
		/** Minutes that are kept free around it. */
		bufferBefore: integer("buffer_before").notNull().default(0),
		bufferAfter: integer("buffer_after").notNull().default(0),
		/** The resource that was booked, where this one is a part of it. */
		wholeId: text("whole_id"),
		/** Not of a booking that was cancelled or refused, nor of one that waits. */
		isHeld: integer("is_held", { mode: "boolean" }).notNull().default(true),
		...stamps,
	},
	(t) => [
		uniqueIndex("resource_booking_items_once").on(t.tenantId, t.bookingId, t.resourceId),
		index("resource_booking_items_overlap").on(t.tenantId, t.resourceId, t.isHeld, t.endsAt),
		index("resource_booking_items_by_end").on(t.tenantId, t.isHeld, t.endsAt),
		foreignKey({
			columns: [t.tenantId, t.bookingId],
			foreignColumns: [resourceBookings.tenantId, resourceBookings.id],
		}).onDelete("cascade"),
		foreignKey({ columns: [t.tenantId, t.resourceId], foreignColumns: [resources.tenantId, resources.id] }),
	],
);

/** What people are told about a resource, or about all of them. */
export const resourceNotices = tenantTable(
	"resource_notices",
	{
		/** Null: about all. */
		resourceId: text("resource_id"),
		title: text("title").notNull(),
		body: text("body").notNull().default(""),
		/** The last day on which it is shown; empty: until it is removed. */
		untilDay: text("until_day").notNull().default(""),
		isImportant: integer("is_important", { mode: "boolean" }).notNull().default(false),
		authorId: text("author_id").notNull(),
		...stamps,
	},
	(t) => [
		index("resource_notices_in_order").on(t.tenantId, t.createdAt, t.id),
		foreignKey({ columns: [t.tenantId, t.resourceId], foreignColumns: [resources.tenantId, resources.id] }).onDelete(
			"cascade",
		),
	],
);
