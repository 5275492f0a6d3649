import { sql } from "drizzle-orm";
import { foreignKey, index, integer, text } from "drizzle-orm/sqlite-core";
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

export const entrepreneurFiles = tenantTable(
	"be_files",
	{ entrepreneurId: text("entrepreneur_id").notNull(), fileId: text("file_id").notNull(), ...stamps },
	(t) => [index("be_files_of_entrepreneur").on(t.tenantId, t.entrepreneurId, t.id), ofEntrepreneur(t)],
);

function ofEntrepreneur({ tenantId, entrepreneurId }: { tenantId: unknown; entrepreneurId: unknown }) {
	return foreignKey({
		columns: [tenantId, entrepreneurId] as [never, never],
		foreignColumns: [entrepreneurs.tenantId, entrepreneurs.id],
	}).onDelete("cascade");
}
