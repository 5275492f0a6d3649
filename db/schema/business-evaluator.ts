import { sql } from "drizzle-orm";
import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

export const entrepreneurStages = ["idea", "validated", "start", "operation"] as const;
export const entrepreneurStatuses = ["new", "dialogue", "guidance", "closed"] as const;

/** Somebody who has had a business idea evaluated, and what the advisors do about it. */
export const entrepreneurs = tenantTable(
	"be_entrepreneurs",
	{
		name: text("name").notNull().default(""),
		sortName: text("sort_name").notNull().default(""),
		email: text("email"),
		phone: text("phone"),
		municipality: text("municipality"),
		idea: text("idea").notNull().default(""),
		stage: text("stage", { enum: entrepreneurStages }).notNull().default("idea"),
		orgNo: text("org_no"),
		/** What the last reply came to, from 0 to 100; -1 for nothing, so that it sorts. */
		score: integer("score").notNull().default(-1),
		/** The same of the first reply. */
		firstScore: integer("first_score").notNull().default(-1),
		/** When they evaluated again last; null: once so far. */
		repeatedAt: integer("repeated_at"),
		/** What each area of the last reply came to, from 0 to 100. */
		shares: text("shares", { mode: "json" }).$type<Record<string, number>>().notNull().default({}),
		/** Which entry checks of the stages are met. */
		checks: text("checks", { mode: "json" }).$type<string[]>().notNull().default([]),
		/** The language of the last reply, for letters. */
		language: text("language").notNull().default("nb"),
		/** The months after which they were asked last to evaluate again; 0: not yet. */
		askedMonths: integer("asked_months").notNull().default(0),
		/** Where they lie in the tenant as a customer; null until they are handed over. */
		customerPath: text("customer_path"),
		advisorId: text("advisor_id"),
		status: text("status", { enum: entrepreneurStatuses }).notNull().default("new"),
		/** The day of the last contact, "" for none. */
		contactOn: text("contact_on").notNull().default(""),
		/** Where they came from, as the address of the form said; null for the plain address. */
		source: text("source"),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("be_entrepreneurs_by_name").on(t.tenantId, t.deletedAt, t.sortName, t.id),
		index("be_entrepreneurs_in_order").on(t.tenantId, t.deletedAt, t.createdAt, t.id),
		index("be_entrepreneurs_by_advisor").on(t.tenantId, t.advisorId, t.status, t.id),
		index("be_entrepreneurs_new").on(t.tenantId, t.createdAt).where(sql`${t.status} = 'new'`),
	],
);

/** What an organisation has decided about its evaluations (id = the tenant's). */
export const evaluatorSettings = tenantTable("be_settings", {
	/** Months after the first reply in which a letter asks to evaluate again. */
	repeatMonths: text("repeat_months", { mode: "json" }).$type<number[]>().notNull().default([]),
	/** The course or event that helps with an area: its address in the portal, by the area. */
	offers: text("offers", { mode: "json" }).$type<Record<string, string>>().notNull().default({}),
	/** Makes the secret links of those letters. */
	linkKey: text("link_key").notNull(),
	...stamps,
});

/** How somebody assesses an entrepreneur beside the self-evaluation; without an assessor: what the panel has agreed on. */
export const entrepreneurRatings = tenantTable(
	"be_ratings",
	{
		entrepreneurId: text("entrepreneur_id").notNull(),
		assessorId: text("assessor_id"),
		/** From 1 to 5, by the area. */
		points: text("points", { mode: "json" }).$type<Record<string, number>>().notNull().default({}),
		note: text("note").notNull().default(""),
		/** Null: was asked to assess and has not yet. */
		ratedAt: integer("rated_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("be_ratings_once").on(t.tenantId, t.entrepreneurId, t.assessorId),
		index("be_ratings_of_assessor").on(t.tenantId, t.assessorId, t.ratedAt),
		ofEntrepreneur(t),
	],
);

/** A concrete next step of an entrepreneur, drawn from the answers. */
export const planTasks = tenantTable(
	"be_plan_tasks",
	{
		entrepreneurId: text("entrepreneur_id").notNull(),
		title: text("title").notNull(),
		/** The area that it is to strengthen, in the words of then. */
		area: text("area").notNull().default(""),
		/** The course or event that helps, and its name then; "" for none. */
		path: text("path").notNull().default(""),
		pathTitle: text("path_title").notNull().default(""),
		doneOn: text("done_on").notNull().default(""),
		...stamps,
	},
	(t) => [index("be_plan_tasks_of_entrepreneur").on(t.tenantId, t.entrepreneurId, t.id), ofEntrepreneur(t)],
);

/** A link by which somebody outside sees the profile alone. */
export const profileLinks = tenantTable(
	"be_profile_links",
	{
		entrepreneurId: text("entrepreneur_id").notNull(),
		tokenHash: text("token_hash").notNull(),
		/** Who got it, as the advisor says. */
		recipient: text("recipient").notNull(),
		expiresAt: integer("expires_at").notNull(),
		revokedAt: integer("revoked_at"),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("be_profile_links_by_token").on(t.tokenHash),
		index("be_profile_links_of_entrepreneur").on(t.tenantId, t.entrepreneurId, t.id),
		ofEntrepreneur(t),
	],
);

export const canvasParts = [
	...(["partners", "activities", "resources", "value", "relations"] as const),
	...(["channels", "segments", "costs", "income"] as const),
];

/** The business model of an entrepreneur on one page (id = the entrepreneur's). */
export const canvases = tenantTable(
	"be_canvases",
	{
		entrepreneurId: text("entrepreneur_id").notNull(),
		parts: text("parts", { mode: "json" }).$type<Partial<Record<(typeof canvasParts)[number], string>>>().notNull(),
		updatedBy: text("updated_by").notNull(),
		...stamps,
	},
	(t) => [ofEntrepreneur(t)],
);

export const entrepreneurNotes = tenantTable(
	"be_notes",
	{
		entrepreneurId: text("entrepreneur_id").notNull(),
		text: text("text").notNull(),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [index("be_notes_of_entrepreneur").on(t.tenantId, t.entrepreneurId, t.id), ofEntrepreneur(t)],
);

export const documentKinds = ["budget", "plan", "pitch", "agreement", "other"] as const;

export const entrepreneurFiles = tenantTable(
	"be_files",
	{
		entrepreneurId: text("entrepreneur_id").notNull(),
		fileId: text("file_id").notNull(),
		kind: text("kind", { enum: documentKinds }).notNull().default("other"),
		...stamps,
	},
	(t) => [index("be_files_of_entrepreneur").on(t.tenantId, t.entrepreneurId, t.id), ofEntrepreneur(t)],
);

function ofEntrepreneur({ tenantId, entrepreneurId }: { tenantId: unknown; entrepreneurId: unknown }) {
	return foreignKey({
		columns: [tenantId, entrepreneurId] as [never, never],
		foreignColumns: [entrepreneurs.tenantId, entrepreneurs.id],
	}).onDelete("cascade");
}
