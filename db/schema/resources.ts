import { sql } from "drizzle-orm";
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
		/** What units that are as good as each other have in common, as "ThinkPad T14"; empty: it is one of its own. */
		model: text("model").notNull().default(""),
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
		/** Empty: somebody without an account, whom the row of `resourceGuests` with the same id names. */
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
		index("resource_bookings_by_status").on(t.tenantId, t.status, t.startsAt, t.id),
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
		/** Booked as any unit of this model: until it is handed out another one may take its place. */
		model: text("model").notNull().default(""),
		handedOutAt: integer("handed_out_at"),
		returnedAt: integer("returned_at"),
		/** When whoever has it is reminded; null: it is not out, or they were. */
		dueBackAt: integer("due_back_at"),
		...stamps,
	},
	(t) => [
		index("resource_booking_items_out").on(t.tenantId, t.returnedAt, t.handedOutAt),
		index("resource_booking_items_due_back").on(t.tenantId, t.dueBackAt),
		uniqueIndex("resource_booking_items_once").on(t.tenantId, t.bookingId, t.resourceId),
		index("resource_booking_items_overlap").on(t.tenantId, t.resourceId, t.isHeld, t.endsAt),
		index("resource_booking_items_by_end").on(t.tenantId, t.isHeld, t.endsAt),
		// What lasts longer than a day is looked for by itself: all else ends soon after it has begun.
		index("resource_booking_items_long").on(t.tenantId, t.isHeld, t.endsAt).where(sql`ends_at - starts_at > 86400000`),
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

/**
 * The address under which a calendar reads somebody's bookings (id = the user's), or one resource's (id = the user's and the
 * resource's): with the sight of whoever opened it.
 */
export const resourceFeeds = tenantTable(
	"resource_feeds",
	{
		userId: text("user_id").notNull(),
		/** Null: the user's own bookings. */
		resourceId: text("resource_id"),
		/** Says only when, not what. */
		isBusyOnly: integer("is_busy_only", { mode: "boolean" }).notNull().default(false),
		tokenHash: text("token_hash").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("resource_feeds_by_token").on(t.tokenHash),
		index("resource_feeds_by_user").on(t.tenantId, t.userId),
		ofResource("resource_feeds", t.tenantId, t.resourceId),
	],
);

/** The page at the door of a resource (id = the resource's), which has no login: its address is the credential. */
export const resourceDoors = tenantTable(
	"resource_doors",
	{
		/** Stands in the address; a new one closes it for whoever has the one before. */
		guid: text("guid").notNull(),
		/** Whether the page says what the bookings are about and whose they are. */
		showsNames: integer("shows_names", { mode: "boolean" }).notNull().default(false),
		/** Hosts of the sites in which the page and the screen may stand. */
		embeddedBy: text("embedded_by", { mode: "json" }).$type<string[]>().notNull().default([]),
		...stamps,
	},
	(t) => [uniqueIndex("resource_doors_by_guid").on(t.guid), ofResource("resource_doors", t.tenantId, t.id)],
);

/** The page on which people without an account ask for a resource (id = the resource's). */
export const resourceOpenPages = tenantTable(
	"resource_open_pages",
	{
		guid: text("guid").notNull(),
		isOpen: integer("is_open", { mode: "boolean" }).notNull().default(true),
		/** What it costs, in the words of whoever lets it. */
		price: text("price").notNull().default(""),
		terms: text("terms").notNull().default(""),
		/** Also where members book it without anybody's yes. */
		needsApproval: integer("needs_approval", { mode: "boolean" }).notNull().default(true),
		/** Hosts of the sites in which the page may stand. */
		embeddedBy: text("embedded_by", { mode: "json" }).$type<string[]>().notNull().default([]),
		/** Of which the secrets of its guests' own pages are made. */
		linkKey: text("link_key").notNull(),
		...stamps,
	},
	(t) => [uniqueIndex("resource_open_pages_by_guid").on(t.guid), ofResource("resource_open_pages", t.tenantId, t.id)],
);

/** What somebody without an account asks for; once they have given the code of their letter it is the booking of the same id. */
export const resourceGuests = tenantTable(
	"resource_guests",
	{
		resourceId: text("resource_id").notNull(),
		name: text("name").notNull(),
		email: text("email").notNull(),
		phone: text("phone").notNull().default(""),
		title: text("title").notNull(),
		note: text("note").notNull().default(""),
		seats: integer("seats").notNull(),
		startsAt: integer("starts_at").notNull(),
		endsAt: integer("ends_at").notNull(),
		language: text("language").notNull(),
		tokenHash: text("token_hash").notNull(),
		codeHash: text("code_hash").notNull(),
		/** Codes that were tried. */
		tries: integer("tries").notNull().default(0),
		codeUntil: integer("code_until").notNull(),
		/** Null: the code was not given yet. */
		confirmedAt: integer("confirmed_at"),
		/** When the row goes, and with it who it was. */
		forgetAt: integer("forget_at").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("resource_guests_by_token").on(t.tokenHash),
		index("resource_guests_by_forget").on(t.tenantId, t.forgetAt),
		ofResource("resource_guests", t.tenantId, t.resourceId),
	],
);

/** What is kept of a resource as a thing that was bought (id = the resource's). */
export const resourceAssets = tenantTable(
	"resource_assets",
	{
		serial: text("serial").notNull().default(""),
		supplier: text("supplier").notNull().default(""),
		boughtOn: text("bought_on").notNull().default(""),
		/** Whole units of the currency; null: not known. */
		price: integer("price"),
		value: integer("value"),
		currency: text("currency").notNull().default("NOK"),
		warrantyUntil: text("warranty_until").notNull().default(""),
		/** Who has it. */
		custodianId: text("custodian_id"),
		custodySince: text("custody_since").notNull().default(""),
		/** The day of the next service; empty: none is planned. */
		serviceOn: text("service_on").notNull().default(""),
		/** Months from one service to the next; null: it is planned by hand. */
		serviceMonths: integer("service_months"),
		/** The day of service of which people were reminded last. */
		remindedOf: text("reminded_of").notNull().default(""),
		...stamps,
	},
	(t) => [
		index("resource_assets_by_custodian").on(t.tenantId, t.custodianId),
		index("resource_assets_by_service").on(t.tenantId, t.serviceOn),
		ofResource("resource_assets", t.tenantId, t.id),
	],
);

/** A service that was done. */
export const resourceServices = tenantTable(
	"resource_services",
	{
		resourceId: text("resource_id").notNull(),
		doneOn: text("done_on").notNull(),
		body: text("body").notNull(),
		authorId: text("author_id").notNull(),
		...stamps,
	},
	(t) => [
		index("resource_services_in_order").on(t.tenantId, t.resourceId, t.doneOn),
		ofResource("resource_services", t.tenantId, t.resourceId),
	],
);

/** Receipts, manuals and other files of a resource. */
export const resourceFiles = tenantTable(
	"resource_files",
	{ resourceId: text("resource_id").notNull(), fileId: text("file_id").notNull(), ...stamps },
	(t) => [
		index("resource_files_of_resource").on(t.tenantId, t.resourceId, t.id),
		ofResource("resource_files", t.tenantId, t.resourceId),
	],
);

/** A count of what is really there. */
export const resourceStocktakes = tenantTable(
	"resource_stocktakes",
	{
		title: text("title").notNull(),
		/** Resources that should be there, as they were known when it began. */
		expected: text("expected", { mode: "json" }).$type<string[]>().notNull(),
		authorId: text("author_id").notNull(),
		/** Null: it goes on. */
		closedAt: integer("closed_at"),
		...stamps,
	},
	(t) => [index("resource_stocktakes_in_order").on(t.tenantId, t.createdAt)],
);

/** A resource that was seen in a stocktake. */
export const resourceScans = tenantTable(
	"resource_scans",
	{
		stocktakeId: text("stocktake_id").notNull(),
		resourceId: text("resource_id").notNull(),
		/** What was noticed about it. */
		note: text("note").notNull().default(""),
		photoGuid: text("photo_guid"),
		authorId: text("author_id").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("resource_scans_once").on(t.tenantId, t.stocktakeId, t.resourceId),
		foreignKey({
			name: "resource_scans_stocktake_fk",
			columns: [t.tenantId, t.stocktakeId],
			foreignColumns: [resourceStocktakes.tenantId, resourceStocktakes.id],
		}).onDelete("cascade"),
		ofResource("resource_scans", t.tenantId, t.resourceId),
	],
);

/** Something that does not work. */
export const resourceFaults = tenantTable(
	"resource_faults",
	{
		resourceId: text("resource_id").notNull(),
		title: text("title").notNull(),
		body: text("body").notNull().default(""),
		/** Null: somebody at the door, who was not signed in. */
		reporterId: text("reporter_id"),
		/** What they called themselves. */
		reporterName: text("reporter_name").notNull().default(""),
		/** Whether it cannot be used until it is mended. */
		isBlocking: integer("is_blocking", { mode: "boolean" }).notNull().default(false),
		/** Null: not mended yet. */
		mendedAt: integer("mended_at"),
		menderId: text("mender_id"),
		outcome: text("outcome").notNull().default(""),
		...stamps,
	},
	(t) => [
		index("resource_faults_of_resource").on(t.tenantId, t.resourceId, t.mendedAt),
		index("resource_faults_open").on(t.tenantId, t.mendedAt, t.createdAt),
		ofResource("resource_faults", t.tenantId, t.resourceId),
	],
);

/** A reference to a resource of the same tenant; what hangs on it goes with it. */
function ofResource(table: string, tenantId: unknown, resourceId: unknown) {
	return foreignKey({
		name: `${table}_resource_fk`,
		columns: [tenantId, resourceId] as [never, never],
		foreignColumns: [resources.tenantId, resources.id],
	}).onDelete("cascade");
}
