import { sql } from "drizzle-orm";
import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";
import { companies, lettersTable, sentLettersTable } from "./directory";

export const roundStatuses = ["planned", "preMeeting", "inspection", "closingMeeting", "done"] as const;
export const pointAnswers = ["yes", "no", "notApplicable"] as const;
export const deviationKinds = [
	"deviation",
	"nearMiss",
	"injury",
	"environment",
	"material",
	"privacy",
	"improvement",
] as const;
export const deviationStatuses = ["new", "handling", "measureInPlace", "effectCheck", "closed"] as const;
/** What somebody is in a company's health, safety and environment work. */
export const companyRoles = ["representative", "hseLead", "manager", "healthService", "committee"] as const;
/** What internal control asks for (§ 5, in its order), and under which documents lie. */
export const duties = [
	"laws",
	"training",
	"participation",
	"goals",
	"organisation",
	"risk",
	"deviations",
	"review",
] as const;

/** The levels of risk, from what is acceptable up: `upTo` is the highest likelihood × consequence that still counts as one. */
export type KeptRisk = {
	size: 3 | 4 | 5;
	/** "" where our own word is used. */
	likelihood: string[];
	consequence: string[];
	levels: { name: string; tone: "neutral" | "info" | "success" | "warning" | "danger"; upTo: number }[];
};

/** Points of a checklist under their headings. The ids are unique in the checklist. */
export type ChecklistSection = { title: string; points: { id: string; text: string }[] };

/** How an organisation works with deviations (id = the tenant's); its own words stand in its own language. */
export const safetySettings = tenantTable("hms_settings", {
	risk: text("risk", { mode: "json" }).$type<KeptRisk>(),
	/** The causes that are offered; null for ours. */
	causes: text("causes", { mode: "json" }).$type<string[]>(),
	...stamps,
});

/** A company that is followed up (id = the company's): who answers for it, and how often it is inspected. */
export const safetyCompanies = tenantTable(
	"hms_companies",
	{
		/** What it was called when it was last written here: what the trash says. */
		name: text("name").notNull(),
		/** The member who is responsible for it. */
		leadId: text("lead_id"),
		/** The safety representative, who is seldom a member. */
		representative: text("representative").notNull().default(""),
		/** Its own risk matrix; null where that of the organisation holds. */
		risk: text("risk", { mode: "json" }).$type<KeptRisk>(),
		/** Months between two rounds. */
		intervalMonths: integer("interval_months").notNull().default(12),
		/** The day of the last round that was done, "" for none. */
		lastRoundOn: text("last_round_on").notNull().default(""),
		/** When the next round is due, "9999-12-31" for none, so that it sorts. */
		nextRoundOn: text("next_round_on").notNull().default("9999-12-31"),
		/** Deviations that are not closed. */
		openDeviations: integer("open_deviations").notNull().default(0),
		/** The first deadline of a measure that is not done, "9999-12-31" for none. */
		nextMeasureOn: text("next_measure_on").notNull().default("9999-12-31"),
		createdBy: text("created_by").notNull(),
		/** In the trash since. */
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("hms_companies_by_next_round").on(t.tenantId, t.deletedAt, t.nextRoundOn, t.id),
		index("hms_companies_by_last_round").on(t.tenantId, t.deletedAt, t.lastRoundOn, t.id),
		index("hms_companies_by_lead").on(t.tenantId, t.leadId, t.deletedAt),
		foreignKey({
			columns: [t.tenantId, t.id] as [never, never],
			foreignColumns: [companies.tenantId, companies.id],
		}).onDelete("cascade"),
	],
);

/** What those who follow companies up are written, and what they were: it goes with the company. */
export const safetyLetters = lettersTable("hms_letters");
export const sentSafetyLetters = sentLettersTable("hms_sent_letters", "company", safetyCompanies);

/** A checklist of the tenant's own. */
export const safetyChecklists = tenantTable(
	"hms_checklists",
	{
		name: text("name").notNull(),
		sections: text("sections", { mode: "json" }).$type<ChecklistSection[]>().notNull(),
		/** Counts how often its points were changed. */
		version: integer("version").notNull().default(1),
		/** Whether only those who see all may change it. */
		isLocked: integer("is_locked", { mode: "boolean" }).notNull().default(false),
		createdBy: text("created_by").notNull(),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [index("hms_checklists_by_name").on(t.tenantId, t.deletedAt, t.name, t.id)],
);

/** A safety inspection round, with the points as they were when it was planned. */
export const safetyRounds = tenantTable(
	"hms_rounds",
	{
		companyId: text("company_id").notNull(),
		/** The organisation's own checklist that it was made of, and its version then. */
		checklistId: text("checklist_id"),
		checklistVersion: integer("checklist_version").notNull().default(0),
		/** What the checklist was called. */
		title: text("title").notNull(),
		sections: text("sections", { mode: "json" }).$type<ChecklistSection[]>().notNull(),
		/** The language of the points, so that they are read aloud in it. */
		language: text("language").notNull(),
		/** The safety area that is inspected. */
		area: text("area").notNull().default(""),
		topic: text("topic").notNull().default(""),
		plannedOn: text("planned_on").notNull(),
		/** The day on which it was done, "" until then. */
		heldOn: text("held_on").notNull().default(""),
		status: text("status", { enum: roundStatuses }).notNull().default("planned"),
		leaderId: text("leader_id"),
		/** What was agreed in the closing meeting. */
		summary: text("summary").notNull().default(""),
		createdBy: text("created_by").notNull(),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("hms_rounds_by_plan").on(t.tenantId, t.deletedAt, t.plannedOn, t.id),
		index("hms_rounds_of_checklist").on(t.tenantId, t.checklistId, t.status),
		index("hms_rounds_of_company").on(t.tenantId, t.companyId, t.plannedOn, t.id),
		ofCompany(t),
	],
);

/** Rounds that come again: each is planned some weeks before its day, by its checklist as it is then. */
export const roundSchedules = tenantTable(
	"hms_schedules",
	{
		companyId: text("company_id").notNull(),
		area: text("area").notNull(),
		/** One of our checklists by its key, or one of the organisation's by its id. */
		checklist: text("checklist").notNull(),
		intervalMonths: integer("interval_months").notNull(),
		/** The day of the next round that is not planned yet. */
		nextOn: text("next_on").notNull(),
		leaderId: text("leader_id"),
		/** Null while rounds are planned by it. */
		closedAt: integer("closed_at"),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [
		index("hms_schedules_of_company").on(t.tenantId, t.companyId, t.nextOn),
		index("hms_schedules_by_day").on(t.tenantId, t.closedAt, t.nextOn),
		ofCompany(t),
	],
);

/** Who takes part in a round, and signs its protocol. */
export const roundParticipants = tenantTable(
	"hms_participants",
	{
		roundId: text("round_id").notNull(),
		name: text("name").notNull(),
		/** What they are in the company: manager, safety representative. */
		title: text("title").notNull().default(""),
		/** Null until they have signed. */
		signedAt: integer("signed_at"),
		/** What they have drawn: the data of an SVG path in a frame of 600 × 200, "" where they have only typed their name. */
		signature: text("signature").notNull().default(""),
		...stamps,
	},
	(t) => [index("hms_participants_of_round").on(t.tenantId, t.roundId, t.id), ofRound(t)],
);

/** What was answered to one point of a round (id = `answerId(round, point)`). */
export const roundAnswers = tenantTable(
	"hms_answers",
	{
		roundId: text("round_id").notNull(),
		pointId: text("point_id").notNull(),
		answer: text("answer", { enum: pointAnswers }).notNull(),
		comment: text("comment").notNull().default(""),
		/** When it was answered, which may be long before it was sent: of two answers the later one stands. */
		answeredAt: integer("answered_at").notNull().default(0),
		...stamps,
	},
	(t) => [index("hms_answers_of_round").on(t.tenantId, t.roundId, t.pointId), ofRound(t)],
);

/** Every answer that was given to a point, also one that another has replaced. */
export const givenAnswers = tenantTable(
	"hms_given_answers",
	{
		roundId: text("round_id").notNull(),
		pointId: text("point_id").notNull(),
		answer: text("answer", { enum: pointAnswers }).notNull(),
		comment: text("comment").notNull().default(""),
		answeredAt: integer("answered_at").notNull(),
		answeredBy: text("answered_by").notNull(),
		...stamps,
	},
	(t) => [index("hms_given_answers_of_point").on(t.tenantId, t.roundId, t.pointId, t.answeredAt, t.id), ofRound(t)],
);

/** Photos of what was seen at a point. */
export const roundPhotos = tenantTable(
	"hms_round_photos",
	{
		roundId: text("round_id").notNull(),
		pointId: text("point_id").notNull(),
		fileId: text("file_id").notNull(),
		...stamps,
	},
	(t) => [index("hms_round_photos_of_round").on(t.tenantId, t.roundId, t.id), ofRound(t)],
);

/** A deviation, or another event that was reported. */
export const deviations = tenantTable(
	"hms_deviations",
	{
		companyId: text("company_id").notNull(),
		kind: text("kind", { enum: deviationKinds }).notNull(),
		title: text("title").notNull(),
		/** What happened. */
		event: text("event").notNull(),
		place: text("place").notNull(),
		area: text("area").notNull().default(""),
		happenedOn: text("happened_on").notNull(),
		/** `HH:MM`, "" where it is not known. */
		happenedAt: text("happened_at").notNull().default(""),
		immediateAction: text("immediate_action").notNull().default(""),
		/** Which requirement or routine was not kept. */
		requirement: text("requirement").notNull().default(""),
		/** What was answered to one "why" after the other. */
		whys: text("whys", { mode: "json" }).$type<string[]>().notNull().default([]),
		/** Why it came to it, in the end. */
		cause: text("cause").notNull().default(""),
		/** The cause as the organisation's catalogue calls it, "" for none. */
		causeKind: text("cause_kind").notNull().default(""),
		/** How likely it is to happen again and how bad it could be, as it was found: 1 up to the size of the matrix, 0 for not assessed. */
		likelihood: integer("likelihood").notNull().default(0),
		consequence: integer("consequence").notNull().default(0),
		/** The same with the measures in place. */
		residualLikelihood: integer("residual_likelihood").notNull().default(0),
		residualConsequence: integer("residual_consequence").notNull().default(0),
		/** The size of the matrix in which it was assessed. */
		riskSize: integer("risk_size").notNull().default(0),
		/** Whether somebody died or was badly hurt, or could have been: the authorities are called at once. */
		isSerious: integer("is_serious", { mode: "boolean" }).notNull().default(false),
		/** When each step was taken that its kind asks for (who is told, and of what). */
		steps: text("steps", { mode: "json" }).$type<Record<string, number>>().notNull().default({}),
		status: text("status", { enum: deviationStatuses }).notNull().default("new"),
		ownerId: text("owner_id"),
		/** "9999-12-31" for none, so that it sorts. */
		dueOn: text("due_on").notNull().default("9999-12-31"),
		/** What was done, and who has said so. */
		outcome: text("outcome").notNull().default(""),
		outcomeBy: text("outcome_by"),
		/** What somebody else found when they looked at the effect: it is closed by this, or handled further. */
		effect: text("effect").notNull().default(""),
		effectBy: text("effect_by"),
		closedOn: text("closed_on").notNull().default(""),
		/** "" where it came by a poster, from somebody without a login. */
		createdBy: text("created_by").notNull(),
		/** The poster by which it was reported. */
		posterId: text("poster_id"),
		/** Who has reported it without a login, as they call themselves; "" for nobody knows. */
		reporterName: text("reporter_name").notNull().default(""),
		reporterContact: text("reporter_contact").notNull().default(""),
		/** Of the secret in the address at which they see how it goes. */
		statusHash: text("status_hash"),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("hms_deviations_by_status_hash").on(t.tenantId, t.statusHash),
		index("hms_deviations_by_day").on(t.tenantId, t.deletedAt, t.happenedOn, t.id),
		index("hms_deviations_by_due").on(t.tenantId, t.deletedAt, t.dueOn, t.id),
		index("hms_deviations_by_status").on(t.tenantId, t.deletedAt, t.status, t.dueOn, t.id),
		index("hms_deviations_by_closing").on(t.tenantId, t.deletedAt, t.closedOn),
		index("hms_deviations_open").on(t.tenantId, t.deletedAt).where(sql`${t.status} <> 'closed'`),
		index("hms_deviations_of_company").on(t.tenantId, t.companyId, t.happenedOn, t.id),
		index("hms_deviations_by_owner").on(t.tenantId, t.ownerId, t.deletedAt),
		ofCompany(t),
	],
);

/** A poster with a QR code, by which anybody reports a deviation in a place. */
export const safetyPosters = tenantTable(
	"hms_posters",
	{
		companyId: text("company_id").notNull(),
		/** What its address names. */
		guid: text("guid").notNull(),
		/** Where it hangs, "" for the whole company. */
		area: text("area").notNull().default(""),
		/** Whether one may report by it without saying who one is. */
		allowsAnonymous: integer("allows_anonymous", { mode: "boolean" }).notNull().default(true),
		/** Null while one may report by it. */
		closedAt: integer("closed_at"),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [
		index("hms_posters_of_company").on(t.tenantId, t.companyId, t.id),
		uniqueIndex("hms_posters_by_guid").on(t.tenantId, t.guid),
		index("hms_posters_guid").on(t.guid),
		ofCompany(t),
	],
);

/** Photos of a deviation, and its other files. */
export const deviationFiles = tenantTable(
	"hms_deviation_files",
	{ deviationId: text("deviation_id").notNull(), fileId: text("file_id").notNull(), ...stamps },
	(t) => [
		index("hms_deviation_files_of_deviation").on(t.tenantId, t.deviationId, t.id),
		foreignKey({
			columns: [t.tenantId, t.deviationId] as [never, never],
			foreignColumns: [deviations.tenantId, deviations.id],
		}).onDelete("cascade"),
	],
);

/** A measure of the action plan: of a point of a round, of a deviation, or by itself. */
export const measures = tenantTable(
	"hms_measures",
	{
		companyId: text("company_id").notNull(),
		roundId: text("round_id"),
		pointId: text("point_id"),
		deviationId: text("deviation_id"),
		title: text("title").notNull(),
		ownerId: text("owner_id"),
		dueOn: text("due_on").notNull(),
		isOpen: integer("is_open", { mode: "boolean" }).notNull().default(true),
		/** The day on which it was done, "" until then. */
		doneOn: text("done_on").notNull().default(""),
		/** What was done, and who has said so. */
		outcome: text("outcome").notNull().default(""),
		outcomeBy: text("outcome_by"),
		/** What somebody else found when they looked at the effect. */
		effect: text("effect").notNull().default(""),
		effectBy: text("effect_by"),
		/** In how many later rounds its point was answered no again, and the last of them. */
		repeats: integer("repeats").notNull().default(0),
		againRoundId: text("again_round_id"),
		/** The later round in which its point was in order: that closed it. */
		provenRoundId: text("proven_round_id"),
		/** The day from which its owner is reminded, "9999-12-31" for no more. */
		remindOn: text("remind_on").notNull(),
		createdBy: text("created_by").notNull(),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("hms_measures_by_due").on(t.tenantId, t.deletedAt, t.isOpen, t.dueOn, t.id),
		index("hms_measures_of_company").on(t.tenantId, t.companyId, t.isOpen, t.dueOn),
		index("hms_measures_of_round").on(t.tenantId, t.roundId, t.pointId),
		index("hms_measures_again_in_round").on(t.tenantId, t.againRoundId, t.pointId),
		index("hms_measures_of_deviation").on(t.tenantId, t.deviationId),
		index("hms_measures_by_owner").on(t.tenantId, t.ownerId, t.isOpen, t.dueOn),
		index("hms_measures_by_reminder").on(t.tenantId, t.remindOn),
		ofCompany(t),
	],
);

/** What a member is in a company's work: by it they see the company, and have a view of their own. */
export const safetyRoles = tenantTable(
	"hms_roles",
	{
		companyId: text("company_id").notNull(),
		userId: text("user_id").notNull(),
		role: text("role", { enum: companyRoles }).notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("hms_roles_once").on(t.tenantId, t.companyId, t.userId, t.role),
		index("hms_roles_of_person").on(t.tenantId, t.userId, t.role, t.companyId),
		ofCompany(t),
	],
);

/** Something that somebody saw go well. */
export const safetyObservations = tenantTable(
	"hms_observations",
	{
		companyId: text("company_id").notNull(),
		/** What was seen. */
		text: text("text").notNull(),
		area: text("area").notNull().default(""),
		seenOn: text("seen_on").notNull(),
		createdBy: text("created_by").notNull(),
		/** When its sender was thanked, by whom and with which words; null until then. */
		thankedAt: integer("thanked_at"),
		thankedBy: text("thanked_by"),
		thanks: text("thanks").notNull().default(""),
		...stamps,
	},
	(t) => [
		index("hms_observations_by_day").on(t.tenantId, t.seenOn, t.id),
		index("hms_observations_of_company").on(t.tenantId, t.companyId, t.seenOn),
		ofCompany(t),
	],
);

/** A document of a company's internal control: goals, organisation, a routine. */
export const safetyDocuments = tenantTable(
	"hms_documents",
	{
		companyId: text("company_id").notNull(),
		duty: text("duty", { enum: duties }).notNull(),
		title: text("title").notNull(),
		text: text("text").notNull(),
		/** Counts how often what it says was changed. */
		version: integer("version").notNull().default(1),
		/** The day on which it was last found to hold. */
		reviewedOn: text("reviewed_on").notNull(),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [index("hms_documents_of_company").on(t.tenantId, t.companyId, t.duty, t.reviewedOn), ofCompany(t)],
);

/** Who has read which version of a document (id = `receiptId(document, user)`). */
export const documentReceipts = tenantTable(
	"hms_document_receipts",
	{
		documentId: text("document_id").notNull(),
		userId: text("user_id").notNull(),
		version: integer("version").notNull(),
		readAt: integer("read_at").notNull(),
		...stamps,
	},
	(t) => [
		index("hms_document_receipts_of_document").on(t.tenantId, t.documentId, t.userId),
		foreignKey({
			columns: [t.tenantId, t.documentId] as [never, never],
			foreignColumns: [safetyDocuments.tenantId, safetyDocuments.id] as [never, never],
		}).onDelete("cascade"),
	],
);

/** A letter that an advisor has written to many companies at once. */
export const safetyCampaigns = tenantTable(
	"hms_campaigns",
	{
		subject: text("subject").notNull(),
		message: text("message").notNull(),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [index("hms_campaigns_by_sender").on(t.tenantId, t.createdBy, t.id)],
);

/** A company that a campaign has written to (id = `campaign:company`). */
export const campaignCompanies = tenantTable(
	"hms_campaign_companies",
	{
		campaignId: text("campaign_id").notNull(),
		companyId: text("company_id").notNull(),
		...stamps,
	},
	(t) => [
		index("hms_campaign_companies_of_campaign").on(t.tenantId, t.campaignId, t.companyId),
		index("hms_campaign_companies_of_company").on(t.tenantId, t.companyId),
		foreignKey({
			columns: [t.tenantId, t.campaignId] as [never, never],
			foreignColumns: [safetyCampaigns.tenantId, safetyCampaigns.id] as [never, never],
		}).onDelete("cascade"),
		ofCompany(t),
	],
);

function ofCompany({ tenantId, companyId }: { tenantId: unknown; companyId: unknown }) {
	return foreignKey({
		columns: [tenantId, companyId] as [never, never],
		foreignColumns: [safetyCompanies.tenantId, safetyCompanies.id],
	}).onDelete("cascade");
}

function ofRound({ tenantId, roundId }: { tenantId: unknown; roundId: unknown }) {
	return foreignKey({
		columns: [tenantId, roundId] as [never, never],
		foreignColumns: [safetyRounds.tenantId, safetyRounds.id],
	}).onDelete("cascade");
}
