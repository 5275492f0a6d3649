import { sql } from "drizzle-orm";
import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

export const consents = ["missing", "given", "withdrawn", "notNeeded"] as const;
export const reportScopes = ["student", "group"] as const;
export const reportStatuses = ["draft", "ready", "archived"] as const;

/** A student who is followed by forms; nobody who logs in. */
export const students = tenantTable(
	"finch_students",
	{
		name: text("name").notNull(),
		/** The name in lower case. */
		sortName: text("sort_name").notNull(),
		/** Class or group, "" for none. */
		groupName: text("group_name").notNull().default(""),
		school: text("school").notNull().default(""),
		teacherId: text("teacher_id"),
		/** A guardian's consent: forms are given only where it is given or not needed. */
		consent: text("consent", { enum: consents }).notNull().default("missing"),
		/** The day on which it was given or withdrawn, "" for none. */
		consentOn: text("consent_on").notNull().default(""),
		/** The guardian who gave it. */
		guardian: text("guardian").notNull().default(""),
		/** Who noted it. */
		consentNotedBy: text("consent_noted_by"),
		/** The day of the last answered form, "" for none. */
		lastOn: text("last_on").notNull().default(""),
		/** Forms that were given, and those of them that were answered. */
		given: integer("given").notNull().default(0),
		answered: integer("answered").notNull().default(0),
		createdBy: text("created_by").notNull(),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("finch_students_by_name").on(t.tenantId, t.deletedAt, t.sortName, t.id),
		index("finch_students_by_group").on(t.tenantId, t.deletedAt, t.groupName, t.id),
		index("finch_students_by_last").on(t.tenantId, t.deletedAt, t.lastOn, t.id),
		index("finch_students_by_teacher").on(t.tenantId, t.teacherId, t.deletedAt),
	],
);

/** What an organisation has decided about its students (id = the tenant's). */
export const finchSettings = tenantTable("finch_settings", {
	/** Students are known by codes; which code is whose only the school's own list says. */
	isPseudonymous: integer("is_pseudonymous", { mode: "boolean" }).notNull().default(false),
	...stamps,
});

/** A form that a student was given, until it is answered and after. */
export const givenForms = tenantTable(
	"finch_given_forms",
	{
		studentId: text("student_id").notNull(),
		formId: text("form_id").notNull(),
		/** How it was given last, or answered. */
		way: text("way", { enum: ["link", "code", "here"] }).notNull(),
		/** Of the code that opens it on any device, until `codeExpiresAt`. */
		codeHash: text("code_hash"),
		codeExpiresAt: integer("code_expires_at"),
		/** The link that the code was exchanged for last. */
		invitationId: text("invitation_id"),
		replyId: text("reply_id"),
		/** "" until it is answered. */
		answeredOn: text("answered_on").notNull().default(""),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("finch_given_forms_waiting").on(t.tenantId, t.studentId, t.formId).where(sql`${t.answeredOn} = ''`),
		uniqueIndex("finch_given_forms_by_code").on(t.tenantId, t.codeHash).where(sql`${t.codeHash} is not null`),
		index("finch_given_forms_of_student").on(t.tenantId, t.studentId, t.id),
		index("finch_given_forms_by_reply").on(t.tenantId, t.replyId),
		ofStudent(t.tenantId, t.studentId),
	],
);

/** A report about one student or one group: which answers it is of, and what the teacher says to them. */
export const studentReports = tenantTable(
	"finch_reports",
	{
		title: text("title").notNull(),
		scope: text("scope", { enum: reportScopes }).notNull(),
		studentId: text("student_id"),
		groupName: text("group_name").notNull().default(""),
		school: text("school").notNull().default(""),
		formId: text("form_id").notNull(),
		fromDay: text("from_day").notNull(),
		toDay: text("to_day").notNull(),
		status: text("status", { enum: reportStatuses }).notNull().default("draft"),
		/** The teacher's own words. */
		note: text("note").notNull().default(""),
		createdBy: text("created_by").notNull(),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("finch_reports_by_change").on(t.tenantId, t.deletedAt, t.updatedAt, t.id),
		index("finch_reports_by_title").on(t.tenantId, t.deletedAt, t.title, t.id),
		index("finch_reports_of_student").on(t.tenantId, t.studentId),
		ofStudent(t.tenantId, t.studentId),
	],
);

function ofStudent(tenantId: unknown, studentId: unknown) {
	return foreignKey({
		columns: [tenantId, studentId] as [never, never],
		foreignColumns: [students.tenantId, students.id],
	}).onDelete("cascade");
}
