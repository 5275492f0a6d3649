import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";
import { companies } from "./directory";

/** A company that is assessed (id = the company's): where it stands and what comes next. */
export const assessedCompanies = tenantTable(
	"kartlegging_companies",
	{
		/** What it was called when it was last written here: what the trash says. */
		name: text("name").notNull(),
		status: text("status", { enum: ["notContacted", "booked", "done", "declined"] })
			.notNull()
			.default("notContacted"),
		interviewerId: text("interviewer_id"),
		nextStep: text("next_step").notNull().default(""),
		/** The day of the next step, "9999-12-31" for none, so that it sorts. */
		nextOn: text("next_on").notNull().default("9999-12-31"),
		/** The day of the last assessment, "" for none. */
		lastOn: text("last_on").notNull().default(""),
		/** Of the secret in the address of the company's own page; null where it has none. */
		tokenHash: text("token_hash"),
		createdBy: text("created_by").notNull(),
		/** In the trash since. */
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("kartlegging_companies_by_next").on(t.tenantId, t.deletedAt, t.nextOn, t.id),
		index("kartlegging_companies_by_last").on(t.tenantId, t.deletedAt, t.lastOn, t.id),
		uniqueIndex("kartlegging_companies_by_token").on(t.tokenHash),
		index("kartlegging_companies_by_interviewer").on(t.tenantId, t.interviewerId, t.nextOn),
		foreignKey({
			columns: [t.tenantId, t.id] as [never, never],
			foreignColumns: [companies.tenantId, companies.id],
		}).onDelete("cascade"),
	],
);

/** Whom one speaks to in a company. */
export const assessmentContacts = tenantTable(
	"kartlegging_contacts",
	{
		companyId: text("company_id").notNull(),
		name: text("name").notNull(),
		jobTitle: text("job_title"),
		email: text("email"),
		phone: text("phone"),
		...stamps,
	},
	(t) => [index("kartlegging_contacts_of_company").on(t.tenantId, t.companyId, t.name, t.id), ofCompany(t)],
);

export const assessmentNotes = tenantTable(
	"kartlegging_notes",
	{
		companyId: text("company_id").notNull(),
		text: text("text").notNull(),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [index("kartlegging_notes_of_company").on(t.tenantId, t.companyId, t.id), ofCompany(t)],
);

export const assessmentFiles = tenantTable(
	"kartlegging_files",
	{ companyId: text("company_id").notNull(), fileId: text("file_id").notNull(), ...stamps },
	(t) => [index("kartlegging_files_of_company").on(t.tenantId, t.companyId, t.id), ofCompany(t)],
);

/** What somebody is to do for a company after what it answered. */
export const followUps = tenantTable(
	"kartlegging_follow_ups",
	{
		companyId: text("company_id").notNull(),
		title: text("title").notNull(),
		ownerId: text("owner_id"),
		dueOn: text("due_on").notNull(),
		/** The day on which it was done, "" until then. */
		doneOn: text("done_on").notNull().default(""),
		/** The reply and its question that it follows from. */
		replyId: text("reply_id"),
		questionId: text("question_id"),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [
		index("kartlegging_follow_ups_of_company").on(t.tenantId, t.companyId, t.doneOn, t.dueOn),
		index("kartlegging_follow_ups_by_owner").on(t.tenantId, t.ownerId, t.doneOn, t.dueOn),
		ofCompany(t),
	],
);

export const callResults = ["waiting", "noAnswer", "callBack", "booked", "declined", "done"] as const;

/** A round of calls to many companies. */
export const assessmentCampaigns = tenantTable(
	"kartlegging_campaigns",
	{
		name: text("name").notNull(),
		/** The day on which it is to be through. */
		endsOn: text("ends_on").notNull(),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [index("kartlegging_campaigns_by_end").on(t.tenantId, t.endsOn, t.id)],
);

/** A company of a campaign: who calls it, and what came of it. */
export const campaignCalls = tenantTable(
	"kartlegging_calls",
	{
		campaignId: text("campaign_id").notNull(),
		companyId: text("company_id").notNull(),
		callerId: text("caller_id"),
		result: text("result", { enum: callResults }).notNull().default("waiting"),
		/** The day of the last call, "" for none. */
		calledOn: text("called_on").notNull().default(""),
		note: text("note").notNull().default(""),
		...stamps,
	},
	(t) => [
		uniqueIndex("kartlegging_calls_once").on(t.tenantId, t.campaignId, t.companyId),
		index("kartlegging_calls_of_company").on(t.tenantId, t.companyId),
		ofCompany(t),
		foreignKey({
			columns: [t.tenantId, t.campaignId] as [never, never],
			foreignColumns: [assessmentCampaigns.tenantId, assessmentCampaigns.id] as [never, never],
		}).onDelete("cascade"),
	],
);

function ofCompany({ tenantId, companyId }: { tenantId: unknown; companyId: unknown }) {
	return foreignKey({
		columns: [tenantId, companyId] as [never, never],
		foreignColumns: [assessedCompanies.tenantId, assessedCompanies.id],
	}).onDelete("cascade");
}
