import { sql } from "drizzle-orm";
import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";
import { lettersTable, sentLettersTable } from "./directory";

export const intakeStatuses = ["new", "assigned", "dialogue", "done", "referred"] as const;
export const intakeOutcomes = ["yes", "partly", "no"] as const;
export const intakeStepKinds = ["customer", "client", "event"] as const;

/** What somebody has asked for by the public form (id = the reply's), from its arrival until it is done. */
export const intakes = tenantTable(
	"vt_intakes",
	{
		/** The reply's receipt number; null only until the batch that makes it is through. */
		number: integer("number"),
		formId: text("form_id").notNull(),
		/** The tenant's day on which it was sent. */
		day: text("day").notNull(),
		/** Where the sender came from, as the address of the form said; null for the plain address. */
		source: text("source"),
		/** The option of the form, and its words in the form's languages as they were then. */
		topic: text("topic"),
		topicTitle: text("topic_title", { mode: "json" }).$type<Record<string, string>>().notNull().default({}),
		municipality: text("municipality"),
		postCode: text("post_code"),
		name: text("name").notNull().default(""),
		company: text("company"),
		email: text("email"),
		phone: text("phone"),
		message: text("message").notNull().default(""),
		language: text("language").notNull(),
		status: text("status", { enum: intakeStatuses }).notNull().default("new"),
		ownerId: text("owner_id"),
		/** When somebody first took it up with the sender. */
		firstAnswerAt: integer("first_answer_at"),
		closedAt: integer("closed_at"),
		referredTo: text("referred_to"),
		/** What the staff note about it. */
		note: text("note").notNull().default(""),
		/** When the sender was asked whether it has helped, and the hash of the secret in that letter's link. */
		outcomeAskedAt: integer("outcome_asked_at"),
		tokenHash: text("token_hash"),
		/** Whether it has, as the sender says. */
		outcome: text("outcome", { enum: intakeOutcomes }),
		outcomeNote: text("outcome_note").notNull().default(""),
		outcomeAt: integer("outcome_at"),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("vt_intakes_by_number").on(t.tenantId, t.formId, t.number),
		index("vt_intakes_by_day").on(t.tenantId, t.deletedAt, t.day, t.id),
		index("vt_intakes_in_order").on(t.tenantId, t.deletedAt, t.createdAt, t.id),
		index("vt_intakes_by_owner").on(t.tenantId, t.ownerId, t.status, t.createdAt, t.id),
		index("vt_intakes_to_ask")
			.on(t.tenantId, t.closedAt, t.id)
			.where(sql`${t.outcomeAskedAt} is null and ${t.closedAt} is not null`),
		uniqueIndex("vt_intakes_by_token").on(t.tokenHash),
		index("vt_intakes_new").on(t.tenantId, t.createdAt).where(sql`${t.status} = 'new'`),
	],
);

/** Who gets what comes in; empty: whatever the topic, wherever from. */
export const intakeRoutes = tenantTable(
	"vt_routes",
	{
		topic: text("topic").notNull().default(""),
		/** In lower case. */
		municipality: text("municipality").notNull().default(""),
		ownerId: text("owner_id").notNull(),
		...stamps,
	},
	(t) => [uniqueIndex("vt_routes_once").on(t.tenantId, t.topic, t.municipality)],
);

/** What an organisation has decided about its intakes (id = the tenant's). */
export const intakeSettings = tenantTable("vt_settings", {
	/** Within how many days somebody is to be answered, and the percentage of intakes that is to be reached. */
	answerDays: integer("answer_days").notNull().default(2),
	answerGoal: integer("answer_goal").notNull().default(90),
	/** Its figures stand on a page for everybody. */
	isPublic: integer("is_public", { mode: "boolean" }).notNull().default(false),
	/** Whoever has been helped is asked by letter, three months later, whether it did help. */
	asksOutcome: integer("asks_outcome", { mode: "boolean" }).notNull().default(false),
	/** Makes the secret links of those letters. */
	linkKey: text("link_key").notNull(),
	...stamps,
});

/** What an intake has led to: a customer, an invitation to the portal or to an event. */
export const intakeSteps = tenantTable(
	"vt_steps",
	{
		intakeId: text("intake_id").notNull(),
		kind: text("kind", { enum: intakeStepKinds }).notNull(),
		/** Where the customer's page is, the invitation's address, the event's guid. */
		ref: text("ref").notNull(),
		/** What it was called then. */
		title: text("title").notNull(),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("vt_steps_once").on(t.tenantId, t.intakeId, t.kind, t.ref),
		foreignKey({ columns: [t.tenantId, t.intakeId], foreignColumns: [intakes.tenantId, intakes.id] }).onDelete(
			"cascade",
		),
	],
);

/** What whoever asks for help is written, and what they were. */
export const intakeLetters = lettersTable("vt_letters");
export const sentIntakeLetters = sentLettersTable("vt_sent_letters", "intake", intakes);

/** A month as the board is told of it: written from the numbers, then edited. */
export const boardReports = tenantTable(
	"vt_board_reports",
	{
		/** "2026-10". */
		month: text("month").notNull(),
		text: text("text").notNull(),
		createdBy: text("created_by").notNull(),
		updatedBy: text("updated_by").notNull(),
		...stamps,
	},
	(t) => [uniqueIndex("vt_board_reports_by_month").on(t.tenantId, t.month)],
);
