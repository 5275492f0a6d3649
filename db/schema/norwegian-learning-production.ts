import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";
import { reachedLevels, writtenForms } from "./norwegian-learning";

export const productionKinds = ["writing", "speaking"] as const;

/** What is assessed: in writing the last is spelling, in speech pronunciation. */
export const rubricCriteria = ["communication", "structure", "vocabulary", "grammar", "form"] as const;

/** A task as somebody was given it. */
export type GivenTask = {
	title: string;
	kind: (typeof productionKinds)[number];
	prompt: string;
	written: (typeof writtenForms)[number];
	wordsAbout: number;
	secondsMost: number;
	takesMost: number;
	assessors: number;
};

/** A task that is answered with a text or a recording of one's own. */
export const productionTasks = tenantTable(
	"nl_production_tasks",
	{
		title: text("title").notNull(),
		sortTitle: text("sort_title").notNull(),
		kind: text("kind", { enum: productionKinds }).notNull(),
		/** What to write or say, in Norwegian. */
		prompt: text("prompt").notNull(),
		written: text("written", { enum: writtenForms }).notNull().default("nb"),
		status: text("status", { enum: ["draft", "open", "closed"] })
			.notNull()
			.default("draft"),
		/** About how many words; a guide and no limit, 0 for none. */
		wordsAbout: integer("words_about").notNull().default(0),
		/** How long a recording may be, and how many may be made; 0: as many as one likes. */
		secondsMost: integer("seconds_most").notNull().default(120),
		takesMost: integer("takes_most").notNull().default(3),
		/** How many teachers assess each answer, each by themselves. */
		assessors: integer("assessors").notNull().default(1),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [index("nl_production_tasks_by_title").on(t.tenantId, t.sortTitle, t.id)],
);

/** What somebody has written or said. */
export const productions = tenantTable(
	"nl_productions",
	{
		taskId: text("task_id").notNull(),
		userId: text("user_id").notNull(),
		/** `sent`: it waits for assessment. */
		status: text("status", { enum: ["draft", "sent", "done"] })
			.notNull()
			.default("draft"),
		/** The task as it was when it was begun. */
		task: text("task", { mode: "json" }).$type<GivenTask>().notNull(),
		text: text("text").notNull().default(""),
		audioFileId: text("audio_file_id"),
		takes: integer("takes").notNull().default(0),
		sentAt: integer("sent_at"),
		level: text("level", { enum: reachedLevels }),
		doneAt: integer("done_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("nl_productions_once").on(t.tenantId, t.taskId, t.userId),
		index("nl_productions_waiting").on(t.tenantId, t.status, t.sentAt, t.id),
		index("nl_productions_of_user").on(t.tenantId, t.userId, t.id),
		foreignKey({
			columns: [t.tenantId, t.taskId] as [never, never],
			foreignColumns: [productionTasks.tenantId, productionTasks.id],
		}).onDelete("cascade"),
	],
);

/** How one teacher assesses it; id = `<production>:<assessor>`. */
export const assessments = tenantTable(
	"nl_assessments",
	{
		productionId: text("production_id").notNull(),
		assessorId: text("assessor_id").notNull(),
		/** The level in each criterion. */
		scores: text("scores", { mode: "json" })
			.$type<Record<(typeof rubricCriteria)[number], (typeof reachedLevels)[number]>>()
			.notNull(),
		level: text("level", { enum: reachedLevels }).notNull(),
		/** What the candidate is told. */
		comment: text("comment").notNull().default(""),
		...stamps,
	},
	(t) => [
		index("nl_assessments_of_production").on(t.tenantId, t.productionId),
		foreignKey({
			columns: [t.tenantId, t.productionId] as [never, never],
			foreignColumns: [productions.tenantId, productions.id],
		}).onDelete("cascade"),
	],
);
