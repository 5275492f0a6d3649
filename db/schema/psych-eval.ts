import { sql } from "drizzle-orm";
import { index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

type Localised = Record<string, string>;
type Json = Record<string, unknown>;

/** What questions of self reports are about, as sleep or work; its direction says whether more is better. */
export const selfReportCategories = tenantTable(
	"self_report_categories",
	{
		titles: text("titles", { mode: "json" }).$type<Localised>().notNull(),
		/** One of the colours of charts, 1 to 6. */
		colour: integer("colour").notNull().default(1),
		direction: text("direction", { enum: ["higher", "lower"] })
			.notNull()
			.default("higher"),
		bands: text("bands", { mode: "json" }).$type<Json[]>().notNull().default([]),
		/** How its questions make a score: sum or mean, reversed questions, how many may be missing, conversion, noise. */
		scoring: text("scoring", { mode: "json" }).$type<Json>().notNull().default({}),
		sortOrder: integer("sort_order").notNull(),
		archivedAt: integer("archived_at"),
		...stamps,
	},
	(t) => [index("self_report_categories_in_order").on(t.tenantId, t.archivedAt, t.sortOrder, t.id)],
);

/** The bank of questions: a form takes a copy of the question under the same id. */
export const selfReportQuestions = tenantTable(
	"self_report_questions",
	{
		categoryId: text("category_id").notNull(),
		/** As in a form's definition. */
		question: text("question", { mode: "json" }).$type<Json>().notNull(),
		/** When an answer raises an alert, and whom it goes to within how many hours. */
		alertRule: text("alert_rule", { mode: "json" }).$type<Json | null>(),
		sortOrder: integer("sort_order").notNull(),
		archivedAt: integer("archived_at"),
		...stamps,
	},
	(t) => [index("self_report_questions_in_order").on(t.tenantId, t.categoryId, t.archivedAt, t.sortOrder, t.id)],
);

/** A client's own goals, rated each time. */
export const selfReportGoals = tenantTable(
	"self_report_goals",
	{
		clientId: text("client_id").notNull(),
		text: text("text").notNull(),
		startsOn: text("starts_on").notNull(),
		endsOn: text("ends_on"),
		...stamps,
	},
	(t) => [index("self_report_goals_of_client").on(t.tenantId, t.clientId, t.endsOn, t.id)],
);

/** An answer, or a change, that somebody has to look at; acknowledged with what was done. */
export const selfReportAlerts = tenantTable(
	"self_report_alerts",
	{
		clientId: text("client_id").notNull(),
		replyId: text("reply_id").notNull(),
		questionId: text("question_id").notNull(),
		rule: text("rule", { mode: "json" }).$type<Json>().notNull(),
		dueAt: integer("due_at").notNull(),
		/** When it was told that it has waited too long; 0: not yet. */
		lateToldAt: integer("late_told_at").notNull().default(0),
		acknowledgedBy: text("acknowledged_by"),
		acknowledgedAt: integer("acknowledged_at"),
		action: text("action").notNull().default(""),
		...stamps,
	},
	(t) => [
		uniqueIndex("self_report_alerts_once").on(t.tenantId, t.replyId, t.questionId),
		index("self_report_alerts_of_client").on(t.tenantId, t.clientId, t.acknowledgedAt, t.dueAt),
		index("self_report_alerts_open").on(t.tenantId, t.dueAt).where(sql`${t.acknowledgedAt} is null`),
		index("self_report_alerts_late").on(t.dueAt).where(sql`${t.acknowledgedAt} is null and ${t.lateToldAt} = 0`),
	],
);

/** Something that happened on a day, drawn on the client's charts; told by the client or by an advisor. */
export const selfReportMarkers = tenantTable(
	"self_report_markers",
	{
		clientId: text("client_id").notNull(),
		day: text("day").notNull(),
		label: text("label").notNull(),
		authorId: text("author_id").notNull(),
		...stamps,
	},
	(t) => [index("self_report_markers_of_client").on(t.tenantId, t.clientId, t.day)],
);

/** What self reports know of a form beside its definition (id = the form's). */
export const selfReportForms = tenantTable(
	"self_report_forms",
	{
		/** Made for this client alone: then whoever has its address answers for them. */
		clientId: text("client_id"),
		/** Areas that stand still are asked only every so many times; 0: all are asked each time. */
		adaptEvery: integer("adapt_every").notNull().default(0),
		/** Of a validated scale: where it comes from, and by which licence it is used. */
		source: text("source").notNull().default(""),
		licence: text("licence").notNull().default(""),
		...stamps,
	},
	(t) => [index("self_report_forms_of_client").on(t.tenantId, t.clientId, t.id)],
);

/** Where a client stands (id = the client's), kept with each reply: what the list of clients shows. */
export const selfReportClients = tenantTable(
	"self_report_clients",
	{
		lastAt: integer("last_at").notNull().default(0),
		trend: text("trend", { enum: ["better", "worse", "same", "unknown"] })
			.notNull()
			.default("unknown"),
		/** The last measurements as shares of their scale, 0 to 1, more is better; null: not answered. */
		spark: text("spark", { mode: "json" }).$type<(number | null)[]>().notNull().default([]),
		...stamps,
	},
	(t) => [index("self_report_clients_by_trend").on(t.tenantId, t.trend, t.id)],
);

/** The minutes of a talk over the charts; the client sees them once they are shared. */
export const selfReportMeetings = tenantTable(
	"self_report_meetings",
	{
		clientId: text("client_id").notNull(),
		formId: text("form_id").notNull(),
		authorId: text("author_id").notNull(),
		day: text("day").notNull(),
		points: text("points", { mode: "json" }).$type<string[]>().notNull(),
		/** What was talked about where things do not get better. */
		checks: text("checks", { mode: "json" }).$type<string[]>().notNull().default([]),
		notes: text("notes").notNull().default(""),
		sharedAt: integer("shared_at"),
		...stamps,
	},
	(t) => [index("self_report_meetings_of_client").on(t.tenantId, t.clientId, t.day, t.id)],
);

/** Notes of advisors that a client does not want to see (id = the note's). */
export const selfReportHidden = tenantTable(
	"self_report_hidden",
	{ clientId: text("client_id").notNull(), ...stamps },
	(t) => [index("self_report_hidden_of_client").on(t.tenantId, t.clientId, t.id)],
);

/** One row for a tenant (id = the tenant's): what respondents are told. */
export const selfReportSettings = tenantTable("self_report_settings", {
	/** That nobody reads along round the clock, and whom to call. */
	safety: text("safety", { mode: "json" }).$type<Localised>().notNull(),
	...stamps,
});
