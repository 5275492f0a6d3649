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
		acknowledgedBy: text("acknowledged_by"),
		acknowledgedAt: integer("acknowledged_at"),
		action: text("action").notNull().default(""),
		...stamps,
	},
	(t) => [
		uniqueIndex("self_report_alerts_once").on(t.tenantId, t.replyId, t.questionId),
		index("self_report_alerts_of_client").on(t.tenantId, t.clientId, t.acknowledgedAt, t.dueAt),
		index("self_report_alerts_waiting").on(t.acknowledgedAt, t.dueAt),
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
