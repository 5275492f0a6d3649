import { sql } from "drizzle-orm";
import { index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

export const intakeStatuses = ["new", "assigned", "dialogue", "done", "referred"] as const;

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
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("vt_intakes_by_number").on(t.tenantId, t.formId, t.number),
		index("vt_intakes_by_day").on(t.tenantId, t.deletedAt, t.day, t.id),
		index("vt_intakes_in_order").on(t.tenantId, t.deletedAt, t.createdAt, t.id),
		index("vt_intakes_by_owner").on(t.tenantId, t.ownerId, t.status, t.createdAt, t.id),
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
