import { sql } from "drizzle-orm";
import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";
import { companies } from "./directory";

/** A text in several languages: language → text. */
type Localised = Record<string, string>;
/** Whom an e-mail went to; without `contactId` it is the customer's own address. */
export type EmailReceiver = { contactId: string | null; name: string; email: string };
/** A document of the editor. */
type Document = Record<string, unknown>;

export const contactTypes = tenantTable(
	"crm_contact_types",
	{
		title: text("title", { mode: "json" }).$type<Localised>().notNull(),
		sortOrder: integer("sort_order").notNull(),
		/** Days without contact after which a customer of this type counts as silent; none: never. */
		silentAfterDays: integer("silent_after_days"),
		...stamps,
	},
	(t) => [index("crm_contact_types_in_order").on(t.tenantId, t.sortOrder, t.id)],
);

/**
 * How far people at a level (id = `10`, `20`) see among the customers that are for everybody: their own, those of the
 * colleagues with whom they share clients, those of the municipalities where they have customers, or all.
 */
export const reaches = tenantTable("crm_reaches", {
	scope: text("scope", { enum: ["own", "group", "municipality", "all"] }).notNull(),
	...stamps,
});

/** A list of customers that somebody has put together by hand, for everybody who works with customers. */
export const customerLists = tenantTable(
	"crm_customer_lists",
	{
		name: text("name").notNull(),
		/** The name as compared, in lower case. */
		sortName: text("sort_name").notNull(),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [uniqueIndex("crm_customer_lists_by_name").on(t.tenantId, t.sortName)],
);

export const listMembers = tenantTable(
	"crm_list_members",
	{ listId: text("list_id").notNull(), customerId: text("customer_id").notNull(), ...stamps },
	(t) => [
		uniqueIndex("crm_list_members_once").on(t.tenantId, t.listId, t.customerId),
		index("crm_list_members_by_customer").on(t.tenantId, t.customerId, t.listId),
		ofCompany(t.tenantId, t.customerId),
		foreignKey({
			columns: [t.tenantId, t.listId],
			foreignColumns: [customerLists.tenantId, customerLists.id],
		}).onDelete("cascade"),
	],
);

/** Who works on a customer beside its owner and sees it as the owner does, or follows it and is told what happens. */
export const customerPeople = tenantTable(
	"crm_customer_people",
	{
		customerId: text("customer_id").notNull(),
		userId: text("user_id").notNull(),
		part: text("part", { enum: ["collaborator", "follower"] }).notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("crm_customer_people_once").on(t.tenantId, t.customerId, t.userId),
		index("crm_customer_people_by_user").on(t.tenantId, t.userId, t.customerId),
		ofCompany(t.tenantId, t.customerId),
	],
);

/** Contact persons. One may belong to several customers. */
export const contacts = tenantTable(
	"crm_contacts",
	{
		firstName: text("first_name").notNull().default(""),
		lastName: text("last_name").notNull().default(""),
		sortName: text("sort_name").notNull(),
		jobTitle: text("job_title"),
		emails: text("emails", { mode: "json" }).$type<{ kind: string; value: string }[]>().notNull().default([]),
		phones: text("phones", { mode: "json" }).$type<{ kind: string; value: string }[]>().notNull().default([]),
		/** The first e-mail in lower case, for matching. */
		email: text("email"),
		language: text("language"),
		consent: text("consent", { enum: ["unknown", "given", "withdrawn"] })
			.notNull()
			.default("unknown"),
		/** When it was given or withdrawn, and the version of the text. */
		consentAt: integer("consent_at"),
		consentVersion: text("consent_version"),
		description: text("description"),
		createdBy: text("created_by").notNull(),
		updatedBy: text("updated_by").notNull(),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("crm_contacts_by_name").on(t.tenantId, t.sortName, t.id),
		index("crm_contacts_by_email").on(t.tenantId, t.email),
		index("crm_contacts_by_made").on(t.tenantId, t.createdAt, t.id),
		index("crm_contacts_in_trash").on(t.tenantId, t.deletedAt),
	],
);

export const customerContacts = tenantTable(
	"crm_customer_contacts",
	{
		customerId: text("customer_id").notNull(),
		contactId: text("contact_id").notNull(),
		role: text("role"),
		isPrimary: integer("is_primary", { mode: "boolean" }).notNull().default(false),
		...stamps,
	},
	(t) => [
		uniqueIndex("crm_customer_contacts_once").on(t.tenantId, t.customerId, t.contactId),
		index("crm_customer_contacts_by_contact").on(t.tenantId, t.contactId),
		ofCompany(t.tenantId, t.customerId),
		foreignKey({ columns: [t.tenantId, t.contactId], foreignColumns: [contacts.tenantId, contacts.id] }).onDelete(
			"cascade",
		),
	],
);

export const notes = tenantTable(
	"crm_notes",
	{
		customerId: text("customer_id"),
		contactId: text("contact_id"),
		/** What it is about: something written down, a call, answered or not, or an e-mail that was sent. */
		kind: text("kind", { enum: ["note", "call", "noAnswer", "email"] })
			.notNull()
			.default("note"),
		/** Of an e-mail. */
		subject: text("subject"),
		recipients: text("recipients", { mode: "json" }).$type<EmailReceiver[]>().notNull().default([]),
		body: text("body", { mode: "json" }).$type<Document>().notNull(),
		/** The body's words, for lists and search. */
		plain: text("plain").notNull(),
		isPinned: integer("is_pinned", { mode: "boolean" }).notNull().default(false),
		/** Seen by its author and level 30 only. */
		isPrivate: integer("is_private", { mode: "boolean" }).notNull().default(false),
		mentions: text("mentions", { mode: "json" }).$type<string[]>().notNull().default([]),
		createdBy: text("created_by").notNull(),
		editedAt: integer("edited_at"),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("crm_notes_by_customer").on(t.tenantId, t.customerId, t.createdAt, t.id),
		index("crm_notes_by_contact").on(t.tenantId, t.contactId, t.createdAt, t.id),
		index("crm_notes_by_age").on(t.tenantId, t.createdAt, t.id),
		index("crm_notes_by_author").on(t.tenantId, t.createdBy, t.createdAt, t.id),
		index("crm_notes_by_kind").on(t.tenantId, t.kind, t.createdAt, t.id),
		index("crm_notes_private").on(t.tenantId, t.createdAt, t.id).where(sql`${t.isPrivate} = 1`),
		index("crm_notes_pinned").on(t.tenantId, t.createdAt, t.id).where(sql`${t.isPinned} = 1`),
		index("crm_notes_in_trash").on(t.tenantId, t.deletedAt),
		ofCompany(t.tenantId, t.customerId),
	],
);

/** What a note said before it was edited. */
export const noteVersions = tenantTable(
	"crm_note_versions",
	{
		noteId: text("note_id").notNull(),
		body: text("body", { mode: "json" }).$type<Document>().notNull(),
		editedBy: text("edited_by").notNull(),
		...stamps,
	},
	(t) => [
		index("crm_note_versions_by_note").on(t.tenantId, t.noteId, t.createdAt),
		foreignKey({ columns: [t.tenantId, t.noteId], foreignColumns: [notes.tenantId, notes.id] }).onDelete("cascade"),
	],
);

/** Files on a customer or a note. */
export const attachments = tenantTable(
	"crm_attachments",
	{
		fileId: text("file_id").notNull(),
		customerId: text("customer_id"),
		noteId: text("note_id"),
		...stamps,
	},
	(t) => [
		index("crm_attachments_by_customer").on(t.tenantId, t.customerId, t.id),
		index("crm_attachments_by_note").on(t.tenantId, t.noteId),
		ofCompany(t.tenantId, t.customerId),
	],
);

export const meetings = tenantTable(
	"crm_meetings",
	{
		guid: text("guid").notNull(),
		customerId: text("customer_id"),
		title: text("title").notNull(),
		startsAt: integer("starts_at").notNull(),
		endsAt: integer("ends_at").notNull(),
		place: text("place"),
		url: text("url"),
		agenda: text("agenda"),
		minutes: text("minutes"),
		status: text("status", { enum: ["planned", "held", "cancelled"] })
			.notNull()
			.default("planned"),
		/** Of the calendar entry; goes up with every change that attendees must hear of. */
		sequence: integer("sequence").notNull().default(0),
		createdBy: text("created_by").notNull(),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("crm_meetings_by_guid").on(t.tenantId, t.guid),
		index("crm_meetings_by_customer").on(t.tenantId, t.customerId, t.startsAt, t.id),
		index("crm_meetings_by_start").on(t.tenantId, t.startsAt, t.id),
		index("crm_meetings_in_trash").on(t.tenantId, t.deletedAt),
		ofCompany(t.tenantId, t.customerId),
	],
);

export const attendees = tenantTable(
	"crm_attendees",
	{
		meetingId: text("meeting_id").notNull(),
		/** A member, a contact person, or just an address. */
		userId: text("user_id"),
		contactId: text("contact_id"),
		name: text("name").notNull(),
		email: text("email"),
		answer: text("answer", { enum: ["none", "yes", "no"] })
			.notNull()
			.default("none"),
		/** Of the link by which they answer. */
		tokenHash: text("token_hash"),
		...stamps,
	},
	(t) => [
		index("crm_attendees_by_meeting").on(t.tenantId, t.meetingId),
		index("crm_attendees_by_user").on(t.tenantId, t.userId, t.meetingId),
		index("crm_attendees_by_email").on(t.tenantId, t.email, t.meetingId),
		uniqueIndex("crm_attendees_by_token").on(t.tokenHash),
		foreignKey({ columns: [t.tenantId, t.meetingId], foreignColumns: [meetings.tenantId, meetings.id] }).onDelete(
			"cascade",
		),
	],
);

/** A public form by which people get in touch. */
export const contactForms = tenantTable(
	"crm_contact_forms",
	{
		guid: text("guid").notNull(),
		name: text("name").notNull(),
		/** Fields to show, in order, and whether they must be filled in. */
		fields: text("fields", { mode: "json" }).$type<{ key: string; isRequired: boolean }[]>().notNull(),
		/** Title, introduction, thanks and consent, each per language. */
		texts: text("texts", { mode: "json" }).$type<Record<string, Localised>>().notNull(),
		consentVersion: integer("consent_version").notNull().default(1),
		/** Sites that may show it in a frame. */
		allowedDomains: text("allowed_domains", { mode: "json" }).$type<string[]>().notNull().default([]),
		/** Who is told and gets the customer: the owner of what comes in. */
		assigneeId: text("assignee_id"),
		/** The sender must confirm the address before anybody is told. */
		asksConfirmation: integer("asks_confirmation", { mode: "boolean" }).notNull().default(false),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		/** Signs when a form was opened, and makes the senders' links. Never leaves the server. */
		stampKey: text("stamp_key").notNull().default(""),
		...stamps,
	},
	(t) => [uniqueIndex("crm_contact_forms_by_guid").on(t.tenantId, t.guid), index("crm_contact_forms_guid").on(t.guid)],
);

/** What somebody sent by a contact form. */
export const submissions = tenantTable(
	"crm_submissions",
	{
		formId: text("form_id").notNull(),
		/** Of the page on which the sender sees how it goes. */
		statusHash: text("status_hash").notNull(),
		answers: text("answers", { mode: "json" }).$type<Record<string, string>>().notNull(),
		language: text("language").notNull(),
		/** The version of the consent text that was agreed to, and when. */
		consentVersion: integer("consent_version"),
		status: text("status", { enum: ["unconfirmed", "new", "handled", "answered", "spam"] }).notNull(),
		customerId: text("customer_id"),
		noteId: text("note_id"),
		handledBy: text("handled_by"),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("crm_submissions_by_status_hash").on(t.statusHash),
		index("crm_submissions_by_age").on(t.tenantId, t.createdAt, t.id),
		index("crm_submissions_by_status").on(t.tenantId, t.status, t.createdAt, t.id),
		index("crm_submissions_by_form").on(t.tenantId, t.formId, t.createdAt, t.id),
		index("crm_submissions_by_customer").on(t.tenantId, t.customerId, t.id),
		index("crm_submissions_by_handler").on(t.tenantId, t.handledBy, t.createdAt, t.id),
		index("crm_submissions_in_trash").on(t.tenantId, t.deletedAt),
		foreignKey({ columns: [t.tenantId, t.formId], foreignColumns: [contactForms.tenantId, contactForms.id] }).onDelete(
			"cascade",
		),
	],
);

/** Pairs that somebody has said are two, not one. */
export const notDuplicates = tenantTable(
	"crm_not_duplicates",
	{ firstId: text("first_id").notNull(), secondId: text("second_id").notNull(), ...stamps },
	(t) => [uniqueIndex("crm_not_duplicates_once").on(t.tenantId, t.firstId, t.secondId)],
);

/** A merge of customers: what was moved and what stood there, so that it can be undone for 30 days. */
export const merges = tenantTable(
	"crm_merges",
	{
		keptId: text("kept_id").notNull(),
		mergedIds: text("merged_ids", { mode: "json" }).$type<string[]>().notNull(),
		before: text("before", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		mergedBy: text("merged_by").notNull(),
		undoneAt: integer("undone_at"),
		...stamps,
	},
	(t) => [index("crm_merges_by_kept").on(t.tenantId, t.keptId)],
);

/** The cards of somebody's dashboard (id = the user's), or of the tenant's (id = "default"). */
export const dashboards = tenantTable("crm_dashboards", {
	cards: text("cards", { mode: "json" })
		.$type<{ key: string; width: number; options?: Record<string, string> }[]>()
		.notNull(),
	...stamps,
});

/** The address under which somebody's calendar reads their meetings (id = the user's). */
export const calendarFeeds = tenantTable(
	"crm_calendar_feeds",
	{ tokenHash: text("token_hash").notNull(), ...stamps },
	(t) => [uniqueIndex("crm_calendar_feeds_by_token").on(t.tokenHash)],
);

/** A reference to a company of the same tenant; what hangs on it goes with it. */
function ofCompany(tenantId: unknown, customerId: unknown) {
	return foreignKey({
		columns: [tenantId, customerId] as [never, never],
		foreignColumns: [companies.tenantId, companies.id],
	}).onDelete("cascade");
}
