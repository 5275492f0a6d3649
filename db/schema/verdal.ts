import { sql } from "drizzle-orm";
import { foreignKey, index, integer, real, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";
import { lettersTable, sentLettersTable } from "./directory";

/** Utprøving: somebody tries out work; stillingsknyttet: the aim is a named position that is there. */
export const placementTypes = ["workTrial", "linkedPosition"] as const;
/** The goals of the agreement that NAV makes, in its order. */
export const goalCategories = ["job", "experience", "trial", "language", "qualification", "other"] as const;
export const cancelReasons = ["mistake", "foundWork", "otherMeasure", "ill", "notMet", "expired"] as const;
export const endReasons = [
	"job",
	"education",
	"ill",
	"needsOther",
	"notMet",
	"cooperationEnded",
	"noPlace",
	"other",
] as const;
/** What the mails of Verdal tell of. */
export const placementMailEvents = ["started", "changed", "endsSoon", "ended", "archived"] as const;
export const mailRecipients = ["participant", "supervisor", "advisor"] as const;

/** Who is bound by an agreement: each approves it. */
export const placementParties = ["participant", "supervisor", "advisor"] as const;
/**
 * What may become of a placement, for its history: from `extended` to `terms` what was agreed on became another version, for a reason;
 * `edited` is what was written before anybody had approved it; `draftWeek`, `draftDay`: it was warned that the draft ends.
 */
export const placementChangeKinds = [
	"opened",
	"edited",
	"extended",
	"shortened",
	"goals",
	"tasks",
	"terms",
	"asked",
	"approved",
	"handedOver",
	"closed",
	"restored",
	"cancelled",
	"resumed",
	"draftWeek",
	"draftDay",
	"proposed",
	"declined",
	"anonymised",
] as const;
/** Who says every week how it goes, by a link of their own, and may propose a change. */
export const reportingParties = ["participant", "supervisor"] as const;
/** What a week is reported on, each from 1 to 5. */
export const weekQuestions = ["attendance", "tasks", "wellbeing", "support", "progress"] as const;
export const proposalKinds = ["extend", "stop", "change"] as const;
export const proposalStates = ["open", "approved", "declined"] as const;
/** How somebody is followed up at work. */
export const followUpKinds = ["meeting", "visit", "call"] as const;
/** A field of the form with its words before and after; days as `YYYY-MM-DD`, choices by their key. */
export type FieldChange = { field: string; before: string | number | null; after: string | number | null };

export type PlacementGoal = { category: (typeof goalCategories)[number]; text: string };

/** Stillingsgruppe: what positions ask of whoever holds them, by the collective agreement. */
export const positionGroups = tenantTable(
	"verdal_position_groups",
	{
		name: text("name").notNull(),
		/** The name in lower case: groups are listed by it. */
		sortName: text("sort_name").notNull(),
		/** The group of the collective agreement (HTA), as it is written there. */
		htaGroup: text("hta_group").notNull().default(""),
		requirement: text("requirement").notNull().default(""),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		createdBy: text("created_by").notNull(),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [index("verdal_position_groups_by_name").on(t.tenantId, t.deletedAt, t.sortName, t.id)],
);

/** Stillingskode: four digits of the collective agreement, each valid for a time. */
export const positionCodes = tenantTable(
	"verdal_position_codes",
	{
		/** Four digits. */
		code: text("code").notNull(),
		name: text("name").notNull(),
		reportingName: text("reporting_name").notNull().default(""),
		groupId: text("group_id").notNull(),
		/** The occupation by STYRK-08: four digits, "" for none. */
		styrk08: text("styrk08").notNull().default(""),
		/** The days from and until which it is valid, both inclusive; "0000-01-01" and "9999-12-31" for no limit. */
		validFrom: text("valid_from").notNull().default("0000-01-01"),
		validTo: text("valid_to").notNull().default("9999-12-31"),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		createdBy: text("created_by").notNull(),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("verdal_position_codes_by_code").on(t.tenantId, t.deletedAt, t.code, t.id),
		index("verdal_position_codes_of_group").on(t.tenantId, t.groupId, t.deletedAt, t.code),
		uniqueIndex("verdal_position_codes_once").on(t.tenantId, t.code, t.validFrom).where(sql`${t.deletedAt} is null`),
		foreignKey({
			columns: [t.tenantId, t.groupId] as [never, never],
			foreignColumns: [positionGroups.tenantId, positionGroups.id],
		}).onDelete("cascade"),
	],
);

/** Somebody's time at a workplace. Its status follows from its days, from what is missing, and from how it ended. */
export const placements = tenantTable(
	"verdal_placements",
	{
		type: text("type", { enum: placementTypes }).notNull(),
		participantId: text("participant_id"),
		/** What the participant was called when it was last written here: lists sort and search by it. */
		participantName: text("participant_name").notNull().default(""),
		/** No foreign key: the agreement outlives a company that is removed for good. */
		companyId: text("company_id"),
		/** What the workplace was called when it was last written here. */
		companyName: text("company_name").notNull().default(""),
		supervisorName: text("supervisor_name").notNull().default(""),
		supervisorEmail: text("supervisor_email").notNull().default(""),
		supervisorPhone: text("supervisor_phone").notNull().default(""),
		advisorId: text("advisor_id"),
		/** Follows it up as the advisor does, and steps in for them. */
		coAdvisorId: text("co_advisor_id"),
		codeId: text("code_id"),
		jobTitle: text("job_title").notNull().default(""),
		tasks: text("tasks").notNull().default(""),
		/** Per cent of full time. */
		percent: integer("percent"),
		daysPerWeek: real("days_per_week"),
		/** The days on which it begins and ends, "9999-12-31" where that is not settled, so that they sort. */
		startsOn: text("starts_on").notNull().default("9999-12-31"),
		endsOn: text("ends_on").notNull().default("9999-12-31"),
		goals: text("goals", { mode: "json" }).$type<PlacementGoal[]>().notNull().default([]),
		followUp: text("follow_up").notNull().default(""),
		adaptation: text("adaptation").notNull().default(""),
		mentor: text("mentor").notNull().default(""),
		/** How many of the things that an agreement must say are missing, counted whenever it is written. */
		missing: integer("missing").notNull().default(0),
		/** Of what was agreed on: one more with each change that has a reason. */
		version: integer("version").notNull().default(1),
		/** How many have approved this version, and how many of those who were asked have not. */
		approved: integer("approved").notNull().default(0),
		unapproved: integer("unapproved").notNull().default(0),
		cancelReason: text("cancel_reason", { enum: cancelReasons }),
		endReason: text("end_reason", { enum: endReasons }),
		goalReached: text("goal_reached", { enum: ["yes", "partly", "no"] }),
		summary: text("summary").notNull().default(""),
		conclusion: text("conclusion").notNull().default(""),
		nextStep: text("next_step").notNull().default(""),
		/** Participant and workplace are asked every week how it goes. */
		asksWeekly: integer("asks_weekly", { mode: "boolean" }).notNull().default(false),
		archivedAt: integer("archived_at"),
		/** Since then it says nothing of whom it was about. */
		anonymisedAt: integer("anonymised_at"),
		createdBy: text("created_by").notNull(),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("verdal_placements_by_name").on(t.tenantId, t.deletedAt, t.archivedAt, t.participantName, t.id),
		index("verdal_placements_by_start").on(t.tenantId, t.deletedAt, t.archivedAt, t.startsOn, t.id),
		index("verdal_placements_by_end").on(t.tenantId, t.deletedAt, t.archivedAt, t.endsOn, t.id),
		index("verdal_placements_of_participant").on(t.tenantId, t.participantId, t.deletedAt, t.startsOn),
		index("verdal_placements_of_company").on(t.tenantId, t.companyId, t.deletedAt, t.startsOn),
		index("verdal_placements_by_advisor").on(t.tenantId, t.advisorId, t.deletedAt, t.startsOn),
		index("verdal_placements_by_code").on(t.tenantId, t.codeId, t.deletedAt),
	],
);

/** Which mail is sent when; a tenant without a row sends nothing. */
export const placementMailSettings = lettersTable("verdal_mail_settings");
export const placementMails = sentLettersTable("verdal_mails", "placement", placements);

/** What became of a placement: who, when, each field with its words before and after, and for a new version the reason. */
export const placementChanges = tenantTable(
	"verdal_changes",
	{
		placementId: text("placement_id").notNull(),
		kind: text("kind", { enum: placementChangeKinds }).notNull(),
		fields: text("fields", { mode: "json" }).$type<FieldChange[]>().notNull().default([]),
		reason: text("reason").notNull().default(""),
		/** The day from which it holds; "" where there is none. */
		appliesOn: text("applies_on").notNull().default(""),
		version: integer("version").notNull(),
		/** Who was asked or has approved; of a new version those whose approval it lifted. */
		parties: text("parties", { mode: "json" }).$type<(typeof placementParties)[number][]>().notNull().default([]),
		/** Null for whoever came by a link; `byName` is what they called themselves. */
		byId: text("by_id"),
		byName: text("by_name").notNull().default(""),
		...stamps,
	},
	(t) => [
		index("verdal_changes_of_placement").on(t.tenantId, t.placementId, t.createdAt, t.id),
		foreignKey({
			columns: [t.tenantId, t.placementId] as [never, never],
			foreignColumns: [placements.tenantId, placements.id],
		}).onDelete("cascade"),
	],
);

/** What one who is bound by a version of an agreement says to it. A change lifts it, and leaves the row for whoever has its link. */
export const placementApprovals = tenantTable(
	"verdal_approvals",
	{
		placementId: text("placement_id").notNull(),
		party: text("party", { enum: placementParties }).notNull(),
		version: integer("version").notNull(),
		/** Of the secret in the link; null where none was sent. */
		tokenHash: text("token_hash"),
		/** Where the link was sent; "" where there was no address. */
		email: text("email").notNull().default(""),
		sentAt: integer("sent_at"),
		approvedAt: integer("approved_at"),
		/** Whoever approved it, as they are called. */
		name: text("name").notNull().default(""),
		/** How it is known, where somebody noted it for them. */
		onBehalfReason: text("on_behalf_reason").notNull().default(""),
		liftedAt: integer("lifted_at"),
		...stamps,
	},
	(t) => [
		index("verdal_approvals_of_placement").on(t.tenantId, t.placementId, t.version),
		uniqueIndex("verdal_approvals_by_token").on(t.tokenHash),
		uniqueIndex("verdal_approvals_once")
			.on(t.tenantId, t.placementId, t.party, t.version)
			.where(sql`${t.liftedAt} is null`),
		foreignKey({
			columns: [t.tenantId, t.placementId] as [never, never],
			foreignColumns: [placements.tenantId, placements.id],
		}).onDelete("cascade"),
	],
);

/** A day on which somebody is followed up at work: planned, and once it was held with what was agreed. */
export const placementFollowUps = tenantTable(
	"verdal_follow_ups",
	{
		placementId: text("placement_id").notNull(),
		kind: text("kind", { enum: followUpKinds }).notNull(),
		plannedOn: text("planned_on").notNull(),
		/** Who takes part. */
		parties: text("parties", { mode: "json" }).$type<(typeof placementParties)[number][]>().notNull(),
		/** When they are reminded; "9999-12-31" once they were. */
		remindOn: text("remind_on").notNull(),
		heldOn: text("held_on"),
		minutes: text("minutes").notNull().default(""),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [
		index("verdal_follow_ups_of_placement").on(t.tenantId, t.placementId, t.plannedOn, t.id),
		index("verdal_follow_ups_to_remind").on(t.tenantId, t.remindOn),
		foreignKey({
			columns: [t.tenantId, t.placementId] as [never, never],
			foreignColumns: [placements.tenantId, placements.id],
		}).onDelete("cascade"),
	],
);

/** How a week went, as the participant or the workplace says by a link of their own; id = `<placement>:<party>:<week>`, so that each is asked once. */
export const placementWeeks = tenantTable(
	"verdal_weeks",
	{
		placementId: text("placement_id").notNull(),
		party: text("party", { enum: reportingParties }).notNull(),
		/** The Monday of the week. */
		weekOn: text("week_on").notNull(),
		/** Of the secret in the link. */
		tokenHash: text("token_hash"),
		/** Whom the link is for: the id of the participant, or the address of the contact person. Who takes their place has no use of it. */
		meantFor: text("meant_for").notNull(),
		answeredAt: integer("answered_at"),
		attendance: integer("attendance"),
		tasks: integer("tasks"),
		wellbeing: integer("wellbeing"),
		support: integer("support"),
		progress: integer("progress"),
		comment: text("comment").notNull().default(""),
		...stamps,
	},
	(t) => [
		index("verdal_weeks_of_placement").on(t.tenantId, t.placementId, t.weekOn),
		uniqueIndex("verdal_weeks_by_token").on(t.tokenHash),
		foreignKey({
			columns: [t.tenantId, t.placementId] as [never, never],
			foreignColumns: [placements.tenantId, placements.id],
		}).onDelete("cascade"),
	],
);

/** What the participant or the workplace wants changed of an agreement; the advisor decides. */
export const placementProposals = tenantTable(
	"verdal_proposals",
	{
		placementId: text("placement_id").notNull(),
		party: text("party", { enum: reportingParties }).notNull(),
		kind: text("kind", { enum: proposalKinds }).notNull(),
		/** The last day that is proposed; "" of a change of something else. */
		endsOn: text("ends_on").notNull().default(""),
		reason: text("reason").notNull(),
		/** Whoever proposed it, as they are called. */
		name: text("name").notNull(),
		state: text("state", { enum: proposalStates }).notNull().default("open"),
		decidedAt: integer("decided_at"),
		decidedBy: text("decided_by"),
		/** What the advisor says to it. */
		answer: text("answer").notNull().default(""),
		...stamps,
	},
	(t) => [
		index("verdal_proposals_of_placement").on(t.tenantId, t.placementId, t.createdAt, t.id),
		uniqueIndex("verdal_proposals_open").on(t.tenantId, t.placementId, t.party).where(sql`${t.state} = 'open'`),
		foreignKey({
			columns: [t.tenantId, t.placementId] as [never, never],
			foreignColumns: [placements.tenantId, placements.id],
		}).onDelete("cascade"),
	],
);

/** How many a workplace takes at once; id = the company. */
export const workplacePlaces = tenantTable("verdal_workplaces", {
	places: integer("places").notNull(),
	...stamps,
});

/** What a tenant has settled for the module; one row, id = "verdal". */
export const verdalSettings = tenantTable("verdal_settings", {
	/** Months after which a placement in the archive is made anonymous; null: it stays as it is. */
	anonymiseMonths: integer("anonymise_months"),
	...stamps,
});
