import { sql } from "drizzle-orm";
import { foreignKey, index, integer, real, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

/** A text in several languages: language → text. */
type Localised = Record<string, string>;
/** JSON whose shape `app/forms` knows and checks. */
type Json = Record<string, unknown>;

export const formStatuses = ["draft", "open", "closed", "archived"] as const;
export const subjectTypes = [
	"none",
	"person",
	"company",
	"student",
	"placement",
	"position",
	"project",
	"entrepreneur",
] as const;
export const replyStatuses = ["draft", "submitted", "clarify", "approved", "rejected"] as const;

/** A form of a module, without its questions: what lists show. */
export const forms = tenantTable(
	"forms",
	{
		guid: text("guid").notNull(),
		/** Whose form it is: a module's key. */
		moduleKey: text("module_key").notNull(),
		/** Its name in addresses, unique in the module. */
		slug: text("slug").notNull(),
		/** The title in the form's first language, and as sorted, in lower case. */
		title: text("title").notNull(),
		sortTitle: text("sort_title").notNull(),
		titles: text("titles", { mode: "json" }).$type<Localised>().notNull(),
		languages: text("languages", { mode: "json" }).$type<string[]>().notNull(),
		status: text("status", { enum: formStatuses }).notNull().default("draft"),
		subjectType: text("subject_type", { enum: subjectTypes }).notNull().default("none"),
		/** Health data: a read log, stricter levels, nothing of it in messages. */
		isHealth: integer("is_health", { mode: "boolean" }).notNull().default(false),
		isTemplate: integer("is_template", { mode: "boolean" }).notNull().default(false),
		/** The template that it was copied from, and what a copy may not change: `wording`, `options`, `order`, `scoring`. */
		templateId: text("template_id"),
		locks: text("locks", { mode: "json" }).$type<string[]>().notNull().default([]),
		folder: text("folder").notNull().default(""),
		tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default([]),
		ownerId: text("owner_id").notNull(),
		/** When it is open, for how many, how it is shown, who may edit a reply and how long. */
		settings: text("settings", { mode: "json" }).$type<Json>().notNull(),
		currentVersionId: text("current_version_id"),
		currentNumber: integer("current_number").notNull().default(0),
		/** Kept with the replies; test replies do not count. */
		replies: integer("replies").notNull().default(0),
		lastReplyAt: integer("last_reply_at").notNull().default(0),
		/** The last receipt number that was given out; never given twice, also where replies are removed. */
		receipts: integer("receipts").notNull().default(0),
		/** How many rules of what follows from an answer are on, so that a form without any is answered without looking for them. */
		followings: integer("followings").notNull().default(0),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("forms_by_guid").on(t.guid),
		uniqueIndex("forms_by_slug").on(t.tenantId, t.moduleKey, t.slug),
		index("forms_by_change").on(t.tenantId, t.moduleKey, t.deletedAt, t.updatedAt, t.id),
		index("forms_by_title").on(t.tenantId, t.moduleKey, t.deletedAt, t.sortTitle, t.id),
		index("forms_by_last_reply").on(t.tenantId, t.moduleKey, t.deletedAt, t.lastReplyAt, t.id),
		index("forms_in_trash").on(t.tenantId, t.deletedAt).where(sql`${t.deletedAt} is not null`),
		index("forms_with_retention")
			.on(t.tenantId, t.id)
			.where(sql`json_extract(${t.settings}, '$.keptDays') is not null`),
		index("forms_templates").on(t.tenantId, t.moduleKey, t.isTemplate, t.sortTitle, t.id),
	],
);

/** What an organisation has kept to be used again: a question, a section or a whole form. Forms keep what they have taken of it, whatever becomes of it here. */
export const formLibrary = tenantTable(
	"form_library",
	{
		moduleKey: text("module_key").notNull(),
		kind: text("kind", { enum: ["question", "section", "form"] }).notNull(),
		title: text("title").notNull(),
		sortTitle: text("sort_title").notNull(),
		languages: text("languages", { mode: "json" }).$type<string[]>().notNull(),
		/** How many it asks. */
		questions: integer("questions").notNull(),
		/** What forms that take it up may not change, and of what is locked where it comes from and how it may be used. */
		locks: text("locks", { mode: "json" }).$type<string[]>().notNull().default([]),
		source: text("source").notNull().default(""),
		licence: text("licence").notNull().default(""),
		/** A form of its own, of one page where it is a part. */
		definition: text("definition", { mode: "json" }).$type<Json>().notNull(),
		ownerId: text("owner_id").notNull(),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("form_library_by_title").on(t.tenantId, t.moduleKey, t.deletedAt, t.sortTitle, t.id),
		index("form_library_by_change").on(t.tenantId, t.moduleKey, t.deletedAt, t.updatedAt, t.id),
	],
);

/** What is being written of a form (id = the form's); `revision` is what the next save says it was based on. */
export const formDrafts = tenantTable(
	"form_drafts",
	{
		definition: text("definition", { mode: "json" }).$type<Json>().notNull(),
		revision: integer("revision").notNull().default(1),
		editorId: text("editor_id").notNull(),
		...stamps,
	},
	(t) => [ofForm(t.tenantId, t.id)],
);

/** What a form asked when it was published. Never changed. */
export const formVersions = tenantTable(
	"form_versions",
	{
		formId: text("form_id").notNull(),
		number: integer("number").notNull(),
		definition: text("definition", { mode: "json" }).$type<Json>().notNull(),
		note: text("note").notNull().default(""),
		/** What it changed of the version before, as `compareVersions` said. */
		changes: text("changes", { mode: "json" }).$type<Json[]>().notNull().default([]),
		publisherId: text("publisher_id").notNull(),
		...stamps,
	},
	(t) => [uniqueIndex("form_versions_by_number").on(t.tenantId, t.formId, t.number), ofForm(t.tenantId, t.formId)],
);

/** One filling-in of a form. All answers are in it; `form_answers` has them once more for charts. */
export const formReplies = tenantTable(
	"form_replies",
	{
		guid: text("guid").notNull(),
		formId: text("form_id").notNull(),
		versionId: text("version_id").notNull(),
		/** The key that the page was opened with: the same reply sent twice is one. */
		sendKey: text("send_key").notNull(),
		subjectType: text("subject_type", { enum: subjectTypes }).notNull().default("none"),
		subjectId: text("subject_id"),
		/** The person who answers; null where nobody is known. */
		respondentId: text("respondent_id"),
		/** The address that the reply came from, where the form has one confirmed or a link of one's own was sent there. */
		confirmedEmail: text("confirmed_email"),
		mode: text("mode", { enum: ["self", "assisted", "proxy"] })
			.notNull()
			.default("self"),
		status: text("status", { enum: replyStatuses }).notNull().default("draft"),
		isTest: integer("is_test", { mode: "boolean" }).notNull().default(false),
		occasionId: text("occasion_id"),
		invitationId: text("invitation_id"),
		source: text("source", { enum: ["link", "invitation", "member", "call"] }).notNull(),
		language: text("language").notNull(),
		startedAt: integer("started_at").notNull(),
		submittedAt: integer("submitted_at"),
		/** The day that it is about, in the tenant's time zone; that of sending where the form asks for no other. */
		day: text("day").notNull(),
		/** It was sent after the day's window. */
		isLate: integer("is_late", { mode: "boolean" }).notNull().default(false),
		seconds: integer("seconds"),
		/** The question that was last in sight, for where people leave. */
		lastQuestionId: text("last_question_id"),
		answers: text("answers", { mode: "json" }).$type<Json>().notNull(),
		/** Score's id → { value, band }. */
		scores: text("scores", { mode: "json" }).$type<Json>().notNull().default({}),
		assigneeId: text("assignee_id"),
		/** By what who has sent it may refer to it, in areas that give receipts. */
		receiptNo: integer("receipt_no"),
		/** Counts the saves, so that a save from another device is not overwritten unseen. */
		revision: integer("revision").notNull().default(1),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("form_replies_by_guid").on(t.guid),
		uniqueIndex("form_replies_once").on(t.tenantId, t.formId, t.sendKey),
		uniqueIndex("form_replies_by_receipt").on(t.tenantId, t.formId, t.receiptNo).where(sql`${t.receiptNo} is not null`),
		// A report with filters, the list of replies and its sort by day.
		index("form_replies_by_day").on(t.tenantId, t.formId, t.status, t.day, t.id),
		index("form_replies_by_sending").on(t.tenantId, t.formId, t.deletedAt, t.submittedAt, t.id),
		// The line over time of a subject; the replies of a respondent, and what they have begun.
		index("form_replies_by_subject").on(t.tenantId, t.subjectId, t.formId, t.day),
		index("form_replies_by_respondent").on(t.tenantId, t.respondentId, t.status, t.formId, t.day),
		// Those of people who are no members, by the address that they gave.
		index("form_replies_by_address")
			.on(t.tenantId, t.formId, t.confirmedEmail)
			.where(sql`${t.confirmedEmail} is not null`),
		index("form_replies_in_trash").on(t.tenantId, t.deletedAt).where(sql`${t.deletedAt} is not null`),
		// What was begun and never sent.
		index("form_replies_by_age").on(t.status, t.updatedAt),
		ofForm(t.tenantId, t.formId),
	],
);

/**
 * A form that somebody who is not logged in has gone into and not sent, by the hash of the key that the page was opened with: how far they
 * came and nothing of what they said. It goes when the reply is sent, and after a time.
 */
export const formOpenings = tenantTable(
	"form_openings",
	{
		formId: text("form_id").notNull(),
		/** When they came, in the tenant's time zone. */
		day: text("day").notNull(),
		/** They have answered something. */
		isBegun: integer("is_begun", { mode: "boolean" }).notNull().default(false),
		/** The question that was last in sight. */
		lastQuestionId: text("last_question_id"),
	},
	(t) => [
		// Holds all that a report reads.
		index("form_openings_in_report").on(t.tenantId, t.formId, t.day, t.isBegun, t.lastQuestionId),
		index("form_openings_by_age").on(t.tenantId, t.day),
		ofForm(t.tenantId, t.formId),
	],
);

/** One answer of a reply that was sent, or one of its scores (`score:<id>`): id = `<reply>:<n>`. */
export const formAnswers = tenantTable(
	"form_answers",
	{
		formId: text("form_id").notNull(),
		day: text("day").notNull(),
		questionId: text("question_id").notNull(),
		/** The row of a matrix, the column of a table, the question of a group, `other` or `comment`; else "". */
		part: text("part").notNull().default(""),
		/** The chosen option, the number as text, `1`/`0`, a day; "" for free text, which only counts as answered. */
		value: text("value").notNull(),
		number: real("number"),
	},
	(t) => [
		// Holds all that a report reads: the table itself is not touched.
		index("form_answers_in_report").on(t.tenantId, t.formId, t.day, t.questionId, t.part, t.value),
		ofForm(t.tenantId, t.formId),
	],
);

/** Which days have replies, how many, and, of a day that is summed up, how often each value was answered; id = `<form>:<day>`. */
export const formDays = tenantTable(
	"form_days",
	{
		formId: text("form_id").notNull(),
		day: text("day").notNull(),
		replies: integer("replies").notNull(),
		/** Question, part, value, count. Null: to be read from the narrow rows. */
		figures: text("figures", { mode: "json" }).$type<[string, string, string, number][] | null>(),
		summedAt: integer("summed_at"),
	},
	(t) => [
		uniqueIndex("form_days_in_order").on(t.tenantId, t.formId, t.day),
		index("form_days_to_sum").on(t.summedAt, t.day),
		ofForm(t.tenantId, t.formId),
	],
);

/**
 * How often each value was answered on a day by those of each language and of each answer to a question, from when it was first asked until
 * the day's figures change; id = `<form>:<day>:<question, and those that lead to it>`.
 */
export const formGroupDays = tenantTable(
	"form_group_days",
	{
		formId: text("form_id").notNull(),
		day: text("day").notNull(),
		/** Language, answer, how many. */
		sizes: text("sizes", { mode: "json" }).$type<[string, string | null, number][]>().notNull().default([]),
		/** Language, answer, question, part, value, count. Null: too much to be kept. */
		figures: text("figures", { mode: "json" }).$type<
			[string, string | null, string, string, string, number][] | null
		>(),
	},
	(t) => [index("form_group_days_of_day").on(t.tenantId, t.formId, t.day), ofForm(t.tenantId, t.formId)],
);

/** What happened to a reply after it was sent: review, comments, messages, edits with what was there before. */
export const formReplyEvents = tenantTable(
	"form_reply_events",
	{
		replyId: text("reply_id").notNull(),
		kind: text("kind", { enum: ["status", "assigned", "comment", "message", "edited", "withdrawn"] }).notNull(),
		actorId: text("actor_id").notNull(),
		text: text("text").notNull().default(""),
		detail: text("detail", { mode: "json" }).$type<Json>().notNull().default({}),
		/** Also the respondent sees it. */
		isShown: integer("is_shown", { mode: "boolean" }).notNull().default(false),
		...stamps,
	},
	(t) => [index("form_reply_events_in_order").on(t.tenantId, t.replyId, t.id)],
);

/** Who opened health data of whom: the person that it is about may read this. */
export const formReads = tenantTable(
	"form_reads",
	{
		subjectId: text("subject_id").notNull(),
		readerId: text("reader_id").notNull(),
		formId: text("form_id"),
		replyId: text("reply_id"),
		what: text("what", { enum: ["reply", "report", "list", "export", "alert", "minutes"] }).notNull(),
		...stamps,
	},
	(t) => [index("form_reads_of_subject").on(t.tenantId, t.subjectId, t.id)],
);

/** That somebody is to answer a form about a subject, and when. */
export const formAssignments = tenantTable(
	"form_assignments",
	{
		formId: text("form_id").notNull(),
		respondentId: text("respondent_id").notNull(),
		subjectId: text("subject_id"),
		assignedBy: text("assigned_by").notNull(),
		schedule: text("schedule", { mode: "json" }).$type<Json>().notNull(),
		startsOn: text("starts_on").notNull(),
		endsOn: text("ends_on"),
		status: text("status", { enum: ["active", "paused", "stopped"] })
			.notNull()
			.default("active"),
		/** The next day on which an occasion is to be made; "" where there is none. */
		nextOn: text("next_on").notNull(),
		...stamps,
	},
	(t) => [
		index("form_assignments_due").on(t.status, t.nextOn),
		index("form_assignments_of_form").on(t.tenantId, t.formId, t.status, t.id),
		index("form_assignments_of_respondent").on(t.tenantId, t.respondentId, t.status, t.id),
		ofForm(t.tenantId, t.formId),
	],
);

/** One time that an assignment asks for a reply; id follows from assignment and day, so that it is made once. */
export const formOccasions = tenantTable(
	"form_occasions",
	{
		assignmentId: text("assignment_id").notNull(),
		formId: text("form_id").notNull(),
		respondentId: text("respondent_id").notNull(),
		subjectId: text("subject_id"),
		day: text("day").notNull(),
		opensAt: integer("opens_at").notNull(),
		closesAt: integer("closes_at"),
		status: text("status", { enum: ["open", "answered", "missed", "excused"] })
			.notNull()
			.default("open"),
		replyId: text("reply_id"),
		reminders: integer("reminders").notNull().default(0),
		/** When the next reminder goes; 0 where none does. */
		remindAt: integer("remind_at").notNull().default(0),
		...stamps,
	},
	(t) => [
		index("form_occasions_of_respondent").on(t.tenantId, t.respondentId, t.status, t.day),
		index("form_occasions_of_form").on(t.tenantId, t.formId, t.status, t.day, t.id),
		index("form_occasions_to_close").on(t.status, t.closesAt),
		index("form_occasions_to_remind").on(t.status, t.remindAt),
		ofForm(t.tenantId, t.formId),
	],
);

/** A secret link to a form: for a known person, or for one reply of nobody known. */
export const formInvitations = tenantTable(
	"form_invitations",
	{
		formId: text("form_id").notNull(),
		tokenHash: text("token_hash").notNull(),
		/** `verified`: whoever has the address asked for the link themselves, so that a reply by it comes from there. */
		kind: text("kind", { enum: ["personal", "anonymous", "verified"] }).notNull(),
		/** Where it was sent, and who that is where the tenant knows the person. Both empty where it is anonymous. */
		email: text("email"),
		respondentId: text("respondent_id"),
		subjectId: text("subject_id"),
		occasionId: text("occasion_id"),
		language: text("language").notNull(),
		expiresAt: integer("expires_at"),
		revokedAt: integer("revoked_at"),
		sentAt: integer("sent_at"),
		openedAt: integer("opened_at"),
		answeredAt: integer("answered_at"),
		replyId: text("reply_id"),
		reminders: integer("reminders").notNull().default(0),
		remindedAt: integer("reminded_at"),
		/** When the next reminder goes, 0 where none does; how many are left, and how far apart they are. */
		remindAt: integer("remind_at").notNull().default(0),
		remindersLeft: integer("reminders_left").notNull().default(0),
		gapHours: integer("gap_hours").notNull().default(0),
		/** Reminders come as text messages too, where the person wants them. */
		byText: integer("by_text", { mode: "boolean" }).notNull().default(false),
		/** They have said that they do not want to answer. */
		declinedAt: integer("declined_at"),
		/** Another link to an invitation, as only the hash of the first is known: what a reminder brings. All else stands there. */
		ofId: text("of_id"),
		...stamps,
	},
	(t) => [
		uniqueIndex("form_invitations_by_token").on(t.tokenHash),
		index("form_invitations_of_form").on(t.tenantId, t.formId, t.answeredAt, t.id),
		index("form_invitations_over")
			.on(t.tenantId, t.expiresAt)
			.where(sql`${t.answeredAt} is null and ${t.expiresAt} is not null`),
		index("form_invitations_to_remind").on(t.tenantId, t.remindAt).where(sql`${t.remindAt} > 0`),
		index("form_invitations_links").on(t.tenantId, t.ofId).where(sql`${t.ofId} is not null`),
		index("form_invitations_of_address").on(t.tenantId, t.formId, t.email).where(sql`${t.kind} = 'verified'`),
		// However often somebody asks for a link, what waits for them is one reply.
		uniqueIndex("form_invitations_asked_for")
			.on(t.tenantId, t.formId, t.email)
			.where(sql`${t.kind} = 'verified' and ${t.ofId} is null and ${t.answeredAt} is null`),
		index("form_invitations_revoked").on(t.tenantId, t.revokedAt).where(sql`${t.revokedAt} is not null`),
		ofForm(t.tenantId, t.formId),
	],
);

export const followingActions = ["task", "message"] as const;

/** What its author lets follow from an answer to a form: a task for somebody, or a message to people. */
export const formFollowings = tenantTable(
	"form_followings",
	{
		formId: text("form_id").notNull(),
		/** Which answer or score, and how it is compared. */
		condition: text("condition", { mode: "json" }).$type<Json>().notNull(),
		action: text("action", { enum: followingActions }).notNull(),
		/** The task's title, or the words of the message. */
		text: text("text").notNull(),
		/** It goes to the advisor of whom the reply is about. */
		toAdvisor: integer("to_advisor", { mode: "boolean" }).notNull().default(false),
		personIds: text("person_ids", { mode: "json" }).$type<string[]>().notNull().default([]),
		/** Days from the reply until the task is due; null: it has no day. */
		dueDays: integer("due_days"),
		isOn: integer("is_on", { mode: "boolean" }).notNull().default(true),
		...stamps,
	},
	(t) => [index("form_followings_of_form").on(t.tenantId, t.formId, t.id), ofForm(t.tenantId, t.formId)],
);

/** What follows from one reply by one rule as it was then, once; id = `<reply>:<rule>`. */
export const formFollowingRuns = tenantTable(
	"form_following_runs",
	{
		replyId: text("reply_id").notNull(),
		action: text("action", { enum: followingActions }).notNull(),
		text: text("text").notNull(),
		toAdvisor: integer("to_advisor", { mode: "boolean" }).notNull(),
		/** To whom it is to go; once it is done, to whom it went. */
		personIds: text("person_ids", { mode: "json" }).$type<string[]>().notNull(),
		dueDays: integer("due_days"),
		status: text("status", { enum: ["waiting", "done", "undone"] })
			.notNull()
			.default("waiting"),
		/** Why it went to the form's owner instead, or was not done. */
		reason: text("reason", { enum: ["owner", "nobody", "noTasks"] }),
		taskId: text("task_id"),
		dueOn: text("due_on"),
		doneAt: integer("done_at"),
		...stamps,
	},
	(t) => [
		index("form_following_runs_of_reply").on(t.tenantId, t.replyId, t.id),
		index("form_following_runs_waiting").on(t.tenantId, t.createdAt).where(sql`${t.status} = 'waiting'`),
		foreignKey({ columns: [t.tenantId, t.replyId], foreignColumns: [formReplies.tenantId, formReplies.id] }).onDelete(
			"cascade",
		),
	],
);

/** A page of texts and figures about a form's replies; `frozen` is what it was published with, and the only part that links show. */
export const formReportPages = tenantTable(
	"form_report_pages",
	{
		formId: text("form_id").notNull(),
		title: text("title").notNull(),
		/** The days that its figures are of, both included; null: from the first reply, to today. */
		fromDay: text("from_day"),
		toDay: text("to_day"),
		blocks: text("blocks", { mode: "json" }).$type<Json[]>().notNull(),
		frozen: text("frozen", { mode: "json" }).$type<Json | null>(),
		publishedAt: integer("published_at"),
		authorId: text("author_id").notNull(),
		...stamps,
	},
	(t) => [index("form_report_pages_of_form").on(t.tenantId, t.formId, t.updatedAt, t.id), ofForm(t.tenantId, t.formId)],
);

/** A secret link to what a page was published with, for people without an account; it leaves out what is told of `hidden` questions. */
export const formReportLinks = tenantTable(
	"form_report_links",
	{
		pageId: text("page_id").notNull(),
		tokenHash: text("token_hash").notNull(),
		name: text("name").notNull().default(""),
		hidden: text("hidden", { mode: "json" }).$type<string[]>().notNull().default([]),
		expiresAt: integer("expires_at").notNull(),
		revokedAt: integer("revoked_at"),
		authorId: text("author_id").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("form_report_links_by_token").on(t.tokenHash),
		index("form_report_links_of_page").on(t.tenantId, t.pageId, t.id),
		foreignKey({
			columns: [t.tenantId, t.pageId] as [never, never],
			foreignColumns: [formReportPages.tenantId, formReportPages.id],
		}).onDelete("cascade"),
	],
);

function ofForm(tenantId: unknown, formId: unknown) {
	return foreignKey({
		columns: [tenantId, formId] as [never, never],
		foreignColumns: [forms.tenantId, forms.id],
	}).onDelete("cascade");
}
