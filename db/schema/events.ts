import { foreignKey, index, integer, real, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

/** A question of one's own to whoever registers. */
export type EventQuestion = {
	id: string;
	kind: "text" | "longText" | "choice" | "choices" | "yesNo";
	label: string;
	options: string[];
	isRequired: boolean;
};

type AccessNeed = "wheelchair" | "hearingLoop" | "signLanguage" | "easyLanguage" | "assistant";
type DietNeed = "vegetarian" | "vegan" | "glutenFree" | "lactoseFree" | "noNuts" | "halal";
/** What whoever registers can tick of what they need to take part. */
export type EventNeed = AccessNeed | DietNeed;

export const eventStatuses = ["draft", "published", "cancelled"] as const;
export const eventVisibilities = ["public", "tenant", "link"] as const;

/** Its places are the booking pool of the same id. */
export const events = tenantTable(
	"events",
	{
		guid: text("guid").notNull(),
		title: text("title").notNull(),
		body: text("body").notNull().default(""),
		status: text("status", { enum: eventStatuses }).notNull().default("draft"),
		visibility: text("visibility", { enum: eventVisibilities }).notNull().default("public"),
		/** Epoch milliseconds; the event's own clock shows them. */
		startsAt: integer("starts_at").notNull(),
		endsAt: integer("ends_at").notNull(),
		timeZone: text("time_zone").notNull(),
		place: text("place").notNull().default(""),
		url: text("url"),
		category: text("category").notNull().default(""),
		language: text("language").notNull(),
		contact: text("contact").notNull().default(""),
		opensAt: integer("opens_at"),
		closesAt: integer("closes_at"),
		/** Whoever registers asks for a place, and the organiser decides. */
		needsApproval: integer("needs_approval", { mode: "boolean" }).notNull().default(false),
		/** Hours before the start until when people cancel by themselves. */
		cancelHours: integer("cancel_hours").notNull().default(0),
		maxGuests: integer("max_guests").notNull().default(0),
		asksNeeds: integer("asks_needs", { mode: "boolean" }).notNull().default(false),
		asksFeedback: integer("asks_feedback", { mode: "boolean" }).notNull().default(false),
		/** What the certificate of whoever has come says; null where none is given. */
		hours: real("hours"),
		questions: text("questions", { mode: "json" }).$type<EventQuestion[]>().notNull(),
		/** Minutes before the start. */
		reminders: text("reminders", { mode: "json" }).$type<number[]>().notNull(),
		nextReminderAt: integer("next_reminder_at"),
		feedbackDueAt: integer("feedback_due_at"),
		/** The step of a course that is done by having been here, and when the course is to be told of who has come. */
		courseStepId: text("course_step_id"),
		courseDueAt: integer("course_due_at"),
		/** Of the calendar entry; goes up with every change that participants must hear of. */
		sequence: integer("sequence").notNull().default(0),
		/** Makes the secret links of its participants. */
		ticketKey: text("ticket_key").notNull(),
		coverGuid: text("cover_guid"),
		ownerId: text("owner_id").notNull(),
		/** Of the dates of one series; they share the key of their tickets. */
		seriesId: text("series_id"),
		isTemplate: integer("is_template", { mode: "boolean" }).notNull().default(false),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("events_by_guid").on(t.tenantId, t.guid),
		index("events_by_start").on(t.tenantId, t.isTemplate, t.deletedAt, t.startsAt, t.id),
		index("events_by_owner").on(t.tenantId, t.ownerId, t.startsAt),
		index("events_by_reminder").on(t.tenantId, t.nextReminderAt),
		index("events_by_feedback").on(t.tenantId, t.feedbackDueAt),
		index("events_by_course").on(t.tenantId, t.courseDueAt),
		index("events_by_series").on(t.tenantId, t.seriesId, t.startsAt),
		index("events_in_trash").on(t.tenantId, t.deletedAt),
	],
);

/** One with places of its own has the booking pool of the same id. */
export const eventSessions = tenantTable(
	"event_sessions",
	{
		eventId: text("event_id").notNull(),
		title: text("title").notNull(),
		startsAt: integer("starts_at").notNull(),
		endsAt: integer("ends_at").notNull(),
		track: text("track").notNull().default(""),
		speaker: text("speaker").notNull().default(""),
		place: text("place").notNull().default(""),
		capacity: integer("capacity"),
		...stamps,
	},
	(t) => [
		index("event_sessions_in_order").on(t.tenantId, t.eventId, t.startsAt, t.id),
		foreignKey({ columns: [t.tenantId, t.eventId], foreignColumns: [events.tenantId, events.id] }).onDelete("cascade"),
	],
);

export const ticketAudiences = ["all", "members", "guests"] as const;
export const ticketPayments = ["free", "invoice", "later"] as const;

/** What people choose of when they register. Its places are the booking pool of the same id, a part of those of the event. */
export const eventTicketTypes = tenantTable(
	"event_ticket_types",
	{
		eventId: text("event_id").notNull(),
		title: text("title").notNull(),
		note: text("note").notNull().default(""),
		capacity: integer("capacity"),
		opensAt: integer("opens_at"),
		closesAt: integer("closes_at"),
		/** Members are those who are signed in, guests all others. */
		forWhom: text("for_whom", { enum: ticketAudiences }).notNull().default("all"),
		payment: text("payment", { enum: ticketPayments }).notNull().default("free"),
		/** As it is written on the page; nothing is paid here. */
		price: text("price").notNull().default(""),
		...stamps,
	},
	(t) => [
		index("event_ticket_types_by_event").on(t.tenantId, t.eventId, t.id),
		foreignKey({ columns: [t.tenantId, t.eventId], foreignColumns: [events.tenantId, events.id] }).onDelete("cascade"),
	],
);

/** Somebody who has registered; how it stands is the booking with this holder in the event's pool. */
export const eventRegistrations = tenantTable(
	"event_registrations",
	{
		eventId: text("event_id").notNull(),
		ticketTypeId: text("ticket_type_id"),
		/** What was registered together for several dates of a series has the same. */
		partyId: text("party_id"),
		userId: text("user_id"),
		name: text("name").notNull(),
		email: text("email").notNull(),
		sortName: text("sort_name").notNull(),
		guests: integer("guests").notNull().default(0),
		answers: text("answers", { mode: "json" }).$type<Record<string, string | string[]>>().notNull(),
		/** Diet and access: what was ticked, and what was said beside it; goes 30 days after the event. */
		needKinds: text("need_kinds", { mode: "json" }).$type<EventNeed[]>().notNull().default([]),
		needs: text("needs"),
		language: text("language").notNull(),
		/** What the organiser wrote when they said yes or no. */
		decision: text("decision"),
		/** What the ticket's QR code says. */
		code: text("code").notNull(),
		tokenHash: text("token_hash").notNull(),
		/** How they have come to it: by the public page, as a member, added by the organiser, or what the link said (`from`). */
		source: text("source").notNull().default("page"),
		/** The advisor who has registered a client, and gets copies while they advise them. */
		registeredBy: text("registered_by"),
		consentAt: integer("consent_at"),
		checkedInAt: integer("checked_in_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("event_registrations_by_email").on(t.tenantId, t.eventId, t.email),
		uniqueIndex("event_registrations_by_token").on(t.tokenHash),
		uniqueIndex("event_registrations_by_code").on(t.tenantId, t.eventId, t.code),
		index("event_registrations_by_name").on(t.tenantId, t.eventId, t.sortName, t.id),
		index("event_registrations_by_time").on(t.tenantId, t.createdAt),
		index("event_registrations_by_party").on(t.tenantId, t.partyId),
		index("event_registrations_by_user").on(t.tenantId, t.userId, t.eventId),
		foreignKey({ columns: [t.tenantId, t.eventId], foreignColumns: [events.tenantId, events.id] }).onDelete("cascade"),
	],
);

/** Whom a letter of the organiser can be for, by how they stand. */
export const eventAudiences = ["confirmed", "waiting", "pending", "checkedIn", "all"] as const;
export const eventMessageStatuses = ["scheduled", "sending", "sent", "stopped"] as const;

/** A letter of the organiser to those who are registered, now or later. */
export const eventMessages = tenantTable(
	"event_messages",
	{
		eventId: text("event_id").notNull(),
		audience: text("audience", { enum: eventAudiences }).notNull(),
		/** Narrower: of this ticket type, with a seat in this session. */
		ticketTypeId: text("ticket_type_id"),
		sessionId: text("session_id"),
		/** By language, that of the event first: everybody gets theirs, or else the first. */
		texts: text("texts", { mode: "json" }).$type<{ language: string; subject: string; message: string }[]>().notNull(),
		sendAt: integer("send_at").notNull(),
		status: text("status", { enum: eventMessageStatuses }).notNull().default("scheduled"),
		sentAt: integer("sent_at"),
		...stamps,
	},
	(t) => [
		index("event_messages_by_event").on(t.tenantId, t.eventId, t.sendAt),
		index("event_messages_due").on(t.tenantId, t.status, t.sendAt),
		foreignKey({ columns: [t.tenantId, t.eventId], foreignColumns: [events.tenantId, events.id] }).onDelete("cascade"),
	],
);

/** Whom such a letter was written to; the outbox says by the letter's id whether it has gone out. */
export const eventMessageLetters = tenantTable(
	"event_message_letters",
	{
		messageId: text("message_id").notNull(),
		registrationId: text("registration_id").notNull(),
		language: text("language").notNull(),
		...stamps,
	},
	(t) => [
		index("event_message_letters_by_message").on(t.tenantId, t.messageId, t.id),
		index("event_message_letters_by_registration").on(t.tenantId, t.registrationId),
		foreignKey({
			columns: [t.tenantId, t.messageId],
			foreignColumns: [eventMessages.tenantId, eventMessages.id],
		}).onDelete("cascade"),
		foreignKey({
			columns: [t.tenantId, t.registrationId],
			foreignColumns: [eventRegistrations.tenantId, eventRegistrations.id],
		}).onDelete("cascade"),
	],
);

/** What a member needs at events, kept by their consent until they withdraw it (id = the member's). */
export const eventAccessNeeds = tenantTable("event_access_needs", {
	needKinds: text("need_kinds", { mode: "json" }).$type<EventNeed[]>().notNull(),
	needs: text("needs"),
	consentAt: integer("consent_at").notNull(),
	...stamps,
});

/** That somebody has opened what participants of an event need, on which day; id = `<event>:<reader>:<day>`. */
export const eventNeedLooks = tenantTable(
	"event_need_looks",
	{
		eventId: text("event_id").notNull(),
		readerId: text("reader_id").notNull(),
		lookedOn: text("looked_on").notNull(),
		...stamps,
	},
	(t) => [
		index("event_need_looks_by_event").on(t.tenantId, t.eventId, t.lookedOn, t.id),
		foreignKey({ columns: [t.tenantId, t.eventId], foreignColumns: [events.tenantId, events.id] }).onDelete("cascade"),
	],
);

/** How an organisation shows its events (id = the tenant's). */
export const eventSettings = tenantTable("event_settings", {
	/** Hosts of the sites in which the public pages may stand. */
	embeddedBy: text("embedded_by", { mode: "json" }).$type<string[]>().notNull().default([]),
	...stamps,
});

/** A session that somebody has put on their own agenda. */
export const eventStars = tenantTable(
	"event_stars",
	{
		registrationId: text("registration_id").notNull(),
		sessionId: text("session_id").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("event_stars_by_registration").on(t.tenantId, t.registrationId, t.sessionId),
		index("event_stars_by_session").on(t.tenantId, t.sessionId),
		foreignKey({
			columns: [t.tenantId, t.registrationId],
			foreignColumns: [eventRegistrations.tenantId, eventRegistrations.id],
		}).onDelete("cascade"),
		foreignKey({
			columns: [t.tenantId, t.sessionId],
			foreignColumns: [eventSessions.tenantId, eventSessions.id],
		}).onDelete("cascade"),
	],
);

/** What somebody says afterwards; the id is that of the registration. */
export const eventFeedback = tenantTable(
	"event_feedback",
	{
		eventId: text("event_id").notNull(),
		score: integer("score").notNull(),
		text: text("text").notNull().default(""),
		...stamps,
	},
	(t) => [
		index("event_feedback_by_event").on(t.tenantId, t.eventId, t.createdAt),
		foreignKey({
			columns: [t.tenantId, t.id],
			foreignColumns: [eventRegistrations.tenantId, eventRegistrations.id],
		}).onDelete("cascade"),
	],
);

/** The address under which somebody's calendar reads the events that they go to; the id is the user's. */
export const eventFeeds = tenantTable("event_feeds", { tokenHash: text("token_hash").notNull(), ...stamps }, (t) => [
	uniqueIndex("event_feeds_by_token").on(t.tokenHash),
]);

/** A list at a door: of a day, an entrance or a session. The page at the door without a list is that of the whole event. */
export const eventCheckInLists = tenantTable(
	"event_check_in_lists",
	{
		eventId: text("event_id").notNull(),
		title: text("title").notNull(),
		/** Of a session with seats of its own only those who have one are let in. */
		sessionId: text("session_id"),
		opensAt: integer("opens_at"),
		closesAt: integer("closes_at"),
		/** Whether people are also checked out, and may come back. */
		hasExit: integer("has_exit", { mode: "boolean" }).notNull().default(false),
		...stamps,
	},
	(t) => [
		index("event_check_in_lists_by_event").on(t.tenantId, t.eventId, t.id),
		foreignKey({ columns: [t.tenantId, t.eventId], foreignColumns: [events.tenantId, events.id] }).onDelete("cascade"),
		foreignKey({
			columns: [t.tenantId, t.sessionId],
			foreignColumns: [eventSessions.tenantId, eventSessions.id],
		}).onDelete("cascade"),
	],
);

/** The address by which somebody without an account checks people in for a time; its secret is made of the event's key. */
export const eventDoorLinks = tenantTable(
	"event_door_links",
	{
		eventId: text("event_id").notNull(),
		listId: text("list_id").notNull(),
		/** Who has it, or where it stands. */
		title: text("title").notNull(),
		/** A screen at which people check in by themselves: it shows no list of names. */
		isKiosk: integer("is_kiosk", { mode: "boolean" }).notNull().default(false),
		tokenHash: text("token_hash").notNull(),
		until: integer("until").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("event_door_links_by_token").on(t.tokenHash),
		index("event_door_links_by_event").on(t.tenantId, t.eventId, t.id),
		index("event_door_links_by_list").on(t.tenantId, t.listId),
		foreignKey({
			columns: [t.tenantId, t.listId],
			foreignColumns: [eventCheckInLists.tenantId, eventCheckInLists.id],
		}).onDelete("cascade"),
	],
);

/** Somebody who came in by a list, or went out; by the clock of the door, in whatever order it arrives. */
export const eventCheckIns = tenantTable(
	"event_check_ins",
	{
		listId: text("list_id").notNull(),
		registrationId: text("registration_id").notNull(),
		isExit: integer("is_exit", { mode: "boolean" }).notNull().default(false),
		at: integer("at").notNull(),
		/** The member or the link that has checked them in. */
		by: text("by").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("event_check_ins_by_list").on(t.tenantId, t.listId, t.registrationId, t.at, t.isExit),
		index("event_check_ins_by_registration").on(t.tenantId, t.registrationId, t.at),
		foreignKey({
			columns: [t.tenantId, t.listId],
			foreignColumns: [eventCheckInLists.tenantId, eventCheckInLists.id],
		}).onDelete("cascade"),
		foreignKey({
			columns: [t.tenantId, t.registrationId],
			foreignColumns: [eventRegistrations.tenantId, eventRegistrations.id],
		}).onDelete("cascade"),
	],
);

export const eventRoles = ["speaker", "helper"] as const;

/** Who speaks or helps at an event, with a page by a secret link that is made of the event's key. */
export const eventSpeakers = tenantTable(
	"event_speakers",
	{
		eventId: text("event_id").notNull(),
		/** The session that they are there for; null: the whole event. */
		sessionId: text("session_id"),
		name: text("name").notNull(),
		role: text("role", { enum: eventRoles }).notNull().default("speaker"),
		/** What the organiser tells them. */
		note: text("note").notNull().default(""),
		tokenHash: text("token_hash").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("event_speakers_by_token").on(t.tokenHash),
		index("event_speakers_by_event").on(t.tenantId, t.eventId, t.id),
		foreignKey({ columns: [t.tenantId, t.eventId], foreignColumns: [events.tenantId, events.id] }).onDelete("cascade"),
	],
);

/** A file or a link that whoever has come gets to see, of a session or of the whole event. */
export const eventMaterials = tenantTable(
	"event_materials",
	{
		eventId: text("event_id").notNull(),
		sessionId: text("session_id"),
		/** Who has put it there by their link; null: the organiser. */
		speakerId: text("speaker_id"),
		title: text("title").notNull(),
		url: text("url"),
		fileId: text("file_id"),
		...stamps,
	},
	(t) => [
		index("event_materials_by_event").on(t.tenantId, t.eventId, t.id),
		foreignKey({ columns: [t.tenantId, t.eventId], foreignColumns: [events.tenantId, events.id] }).onDelete("cascade"),
	],
);
