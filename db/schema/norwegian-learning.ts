import { foreignKey, index, integer, real, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";

export const languageSkills = ["reading", "listening", "vocabulary", "grammar"] as const;
/** Levels of the Common European Framework that an item can have. */
export const itemLevels = ["A1", "A2", "B1", "B2", "C1"] as const;
/** `pilot`: asked without being scored, until enough is known of it. */
export const itemStatuses = ["draft", "reviewed", "pilot", "live", "retired"] as const;
/** How the items of a test are chosen: all of them, or the ones that fit whoever takes it. */
export const testModes = ["fixed", "adaptive"] as const;
/** Written Norwegian: bokmål and nynorsk. */
export const writtenForms = ["nb", "nn"] as const;
/** Where somebody stands in a skill: a level, or below the first. */
export const reachedLevels = ["underA1", ...itemLevels] as const;

/** A gap in a text, which has `[[id]]` where the gap stands. */
type Gap = { id: string };

/** The portal's own pictures. */
export type PictureName =
	| ("apple" | "bed" | "boat" | "book" | "bread" | "bus" | "car" | "clock" | "cup")
	| ("eye" | "fish" | "house" | "key" | "milk" | "phone" | "shirt" | "sun" | "tree");
/** `picture`: shown in place of the text. */
export type TaskOption = { id: string; text: string; isRight: boolean; picture?: PictureName };

/**
 * What is asked and what is right, by the kind of the item. `question` is what to do or to answer; a text with gaps has
 * `[[id]]` where each stands. What is right never goes to a candidate.
 */
export type ItemTask =
	| { kind: "single" | "multiple"; question: string; options: TaskOption[] }
	| { kind: "gapList"; question: string; text: string; gaps: (Gap & { options: string[]; right: string })[] }
	| { kind: "gapTyped"; question: string; text: string; gaps: (Gap & { accepted: string[] })[] }
	| { kind: "dragWords"; question: string; text: string; gaps: (Gap & { right: string })[]; extra: string[] }
	/** Words or sentences, in the right order. */
	| { kind: "order"; question: string; parts: string[] }
	| { kind: "match"; question: string; pairs: { id: string; pictureGuid: string; alt: string; word: string }[] }
	| {
			kind: "trueFalse";
			question: string;
			statements: { id: string; text: string; right: "true" | "false" | "notStated" }[];
	  }
	/** The words to be clicked, by their place in the text from 0. */
	| { kind: "clickWord"; question: string; text: string; right: number[] }
	| { kind: "dictation"; question: string; accepted: string[] };

export type TestSection = { skill: (typeof languageSkills)[number]; itemIds: string[] };
/**
 * Of one skill: points reached and points there were, and the level that follows. Where the items were chosen to fit: where somebody stands on
 * the scale, its standard error, and how likely each of `reachedLevels` is, of 1.
 */
export type SkillResult = {
	points: number;
	of: number;
	level: (typeof reachedLevels)[number];
	theta?: number;
	se?: number;
	chances?: number[];
};
export type TestResult = {
	skills: Partial<Record<(typeof languageSkills)[number], SkillResult>>;
	overall: (typeof reachedLevels)[number];
};

/** How a test is taken: with items to read, or by listening and choosing among pictures. */
export const testPaths = ["reading", "listening"] as const;

/** Of so many items, how many were wholly right. */
export type RightOf = { right: number; of: number };
/** What the listening path tells of somebody: how much spoken Norwegian they understand, and where reading begins. */
export type ReadingAdvice = {
	heard: RightOf;
	read: RightOf;
	understands: "much" | "some" | "little";
	begins: "words" | "letters";
};

/** Gap → words that are right as well; of a dictation the gap is "text". */
export type AcceptedLater = Record<string, string[]>;

/** An item as somebody was asked it. `irt`: what was known of it then; a seed does not count in the result. */
export type AskedItem = {
	id: string;
	skill: (typeof languageSkills)[number];
	level: (typeof itemLevels)[number];
	task: ItemTask;
	passage: string;
	audioGuid: string | null;
	playsMost: number;
	transcript: string;
	pictureGuid: string | null;
	/** Why the right answer is right, "" or nothing where nobody has said. */
	explanation?: string;
	/** What it tries, "" or nothing where nobody has said: by it somebody is told what to practise. */
	point?: string;
	irt?: { a: number; b: number; c?: number; isSeed: boolean };
};

/** How the items of one attempt are chosen, by the rules that held when it began. */
export type AttemptPlan = {
	/** Items that one skill may have, at most. */
	most: number;
	/** Of each skill in its order: by stages of fixed levels, or one by one as soon as enough items are calibrated. */
	methods: { skill: (typeof languageSkills)[number]; method: "stages" | "adaptive" }[];
	/** Where somebody is expected to stand before the first item, and what that follows from; null until they have said so. */
	start: { mean: number; sd: number; statements: string[]; words: string[] } | null;
	/** Skills that were unsure in the end, and have items left. */
	unsure?: (typeof languageSkills)[number][];
	/** Those of them that go on, with the items that each may have then. */
	more?: Partial<Record<(typeof languageSkills)[number], number>>;
	/** How many of the items the bank has counted already. */
	counted?: number;
};

/** What answers tell of an item, as `app/modules/norwegian-learning/irt` works it out. */
export type ItemFigures = {
	answers: number;
	facility: number;
	biserial: number;
	medianMs: number | null;
	options: { id: string; share: number; theta: number }[];
	/** How groups differ, and what these go by: the first language, or the language of the instructions. */
	groupedBy: "firstLanguage" | "instructions";
	differences: { group: string; delta: number; isLarge: boolean }[];
};

/** An item of the bank. */
export const languageItems = tenantTable(
	"nl_items",
	{
		/** What the teachers call it, and as sorted, in lower case. */
		title: text("title").notNull(),
		sortTitle: text("sort_title").notNull(),
		skill: text("skill", { enum: languageSkills }).notNull(),
		level: text("level", { enum: itemLevels }).notNull(),
		kind: text("kind").$type<ItemTask["kind"]>().notNull(),
		written: text("written", { enum: writtenForms }).notNull().default("nb"),
		status: text("status", { enum: itemStatuses }).notNull().default("draft"),
		task: text("task", { mode: "json" }).$type<ItemTask>().notNull(),
		/** A text to be read with it, "" for none. */
		passage: text("passage").notNull().default(""),
		/** What is listened to, how often it may be played (0: as often as one likes), and what is said in it. */
		audioGuid: text("audio_guid"),
		playsMost: integer("plays_most").notNull().default(2),
		transcript: text("transcript").notNull().default(""),
		pictureGuid: text("picture_guid"),
		/** Why the right answer is right: told after a practice test. */
		explanation: text("explanation").notNull().default(""),
		/** What it tries, as word order or prepositions; "" where nobody has said. */
		point: text("point").notNull().default(""),
		timesShown: integer("times_shown").notNull().default(0),
		timesRight: integer("times_right").notNull().default(0),
		/** Discrimination and difficulty with its standard error, as far as answers have told; null: the expert's level stands for it. */
		a: real("a"),
		b: real("b"),
		bSe: real("b_se"),
		/** How many answers that follows from. */
		calibratedOn: integer("calibrated_on").notNull().default(0),
		/** What answers tell of it, null for too few; how often it was shown then, and how much of that is odd. */
		analysis: text("analysis", { mode: "json" }).$type<ItemFigures>(),
		analysedOn: integer("analysed_on").notNull().default(0),
		oddities: integer("oddities").notNull().default(0),
		createdBy: text("created_by").notNull(),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("nl_items_by_title").on(t.tenantId, t.deletedAt, t.sortTitle, t.id),
		index("nl_items_by_level").on(t.tenantId, t.deletedAt, t.level, t.id),
		index("nl_items_by_oddities").on(t.tenantId, t.deletedAt, t.oddities, t.id),
		index("nl_items_in_order").on(t.tenantId, t.deletedAt, t.createdAt, t.id),
	],
);

/** A test: items of the bank in parts, one for each skill. */
export const languageTests = tenantTable(
	"nl_tests",
	{
		title: text("title").notNull(),
		sortTitle: text("sort_title").notNull(),
		/** What it is for: language → text. */
		purposes: text("purposes", { mode: "json" }).$type<Record<string, string>>().notNull().default({}),
		written: text("written", { enum: writtenForms }).notNull().default("nb"),
		status: text("status", { enum: ["draft", "open", "closed"] })
			.notNull()
			.default("draft"),
		mode: text("mode", { enum: testModes }).notNull().default("fixed"),
		/** Of an adaptive test: the items that one skill may have, at most. */
		partMost: integer("part_most").notNull().default(25),
		sections: text("sections", { mode: "json" }).$type<TestSection[]>().notNull().default([]),
		/** About how long it takes. */
		minutes: integer("minutes").notNull().default(30),
		/** Minutes after which an attempt ends, before extra time; 0: none. */
		limitMinutes: integer("limit_minutes").notNull().default(0),
		/** Whether what to do can be heard: only the instructions, never the task. */
		readsAloud: integer("reads_aloud", { mode: "boolean" }).notNull().default(true),
		/** Whether whoever does not read can take it by listening: with the pictured items of the bank. */
		offersListening: integer("offers_listening", { mode: "boolean" }).notNull().default(false),
		/** A practice test: what is right, and why, is told after it. */
		showsAnswers: integer("shows_answers", { mode: "boolean" }).notNull().default(false),
		asksName: text("asks_name", { enum: ["no", "optional", "required"] })
			.notNull()
			.default("optional"),
		asksEmail: text("asks_email", { enum: ["no", "optional", "required"] })
			.notNull()
			.default("optional"),
		/** How often one person may take it; 0: as often as they like. */
		attemptsMost: integer("attempts_most").notNull().default(1),
		/** For how many hours an attempt may rest before it ends. */
		pauseHours: integer("pause_hours").notNull().default(48),
		/** Months for which results are kept; 0: as long as the organisation wants. */
		keptMonths: integer("kept_months").notNull().default(0),
		/** What is recommended for a level, or for the reading track, in words or as an address: level → course. */
		courses: text("courses", { mode: "json" })
			.$type<Partial<Record<(typeof reachedLevels)[number] | "readingTrack", string>>>()
			.notNull()
			.default({}),
		createdBy: text("created_by").notNull(),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [index("nl_tests_by_title").on(t.tenantId, t.deletedAt, t.sortTitle, t.id)],
);

/** A way to a test. Its guid stands in the address. */
export const testLinks = tenantTable(
	"nl_links",
	{
		guid: text("guid").notNull(),
		testId: text("test_id").notNull(),
		label: text("label").notNull().default(""),
		/** `once`: one candidate can use it. */
		kind: text("kind", { enum: ["open", "once"] }).notNull(),
		/** The last day on which an attempt can be begun, "9999-12-31" for none. */
		expiresOn: text("expires_on").notNull().default("9999-12-31"),
		/** How many may begin by it; 0: as many as like. */
		candidatesMost: integer("candidates_most").notNull().default(0),
		/** Per cent that are added to the time limit for whoever begins by it. */
		extraPercent: integer("extra_percent").notNull().default(0),
		begun: integer("begun").notNull().default(0),
		closedAt: integer("closed_at"),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [
		uniqueIndex("nl_links_by_guid").on(t.tenantId, t.guid),
		index("nl_links_of_test").on(t.tenantId, t.testId, t.createdAt, t.id),
		ofTest(t.tenantId, t.testId),
	],
);

/** One person's way through a test. It keeps the items as they were, so that a result never changes later. */
export const testAttempts = tenantTable(
	"nl_attempts",
	{
		testId: text("test_id").notNull(),
		linkId: text("link_id").notNull(),
		/** The member who takes it; null for a stranger. */
		userId: text("user_id"),
		/** SHA-256 of the secret by which a stranger comes back to it. */
		secretHash: text("secret_hash").notNull(),
		name: text("name").notNull().default(""),
		sortName: text("sort_name").notNull().default(""),
		email: text("email"),
		/** The language of the instructions. */
		language: text("language").notNull(),
		/** What they have told of themselves: a language of the portal, or `other`; null where they have not. */
		firstLanguage: text("first_language"),
		status: text("status", { enum: ["begun", "done", "expired"] })
			.notNull()
			.default("begun"),
		path: text("path", { enum: testPaths }).notNull().default("reading"),
		/** The items as they were when it began, or when each was chosen, in the order in which they are asked. */
		items: text("items", { mode: "json" }).$type<AskedItem[]>().notNull(),
		/** Of an adaptive test: how the next item is chosen. */
		plan: text("plan", { mode: "json" }).$type<AttemptPlan>(),
		/** The time limit as it was when it began, in minutes, 0 for none, and the per cent that are added to it. */
		limitMinutes: integer("limit_minutes").notNull().default(0),
		extraPercent: integer("extra_percent").notNull().default(0),
		/** How many of them have been answered or passed over. */
		answered: integer("answered").notNull().default(0),
		result: text("result", { mode: "json" }).$type<TestResult>(),
		/** What is advised after the listening path, which gives no level. */
		advice: text("advice", { mode: "json" }).$type<ReadingAdvice>(),
		/** The overall level's place in `reachedLevels`, -1 until it is done, so that it sorts. */
		rank: integer("rank").notNull().default(-1),
		/** When it was last answered: it ends when it rests too long. */
		lastAt: integer("last_at").notNull(),
		doneAt: integer("done_at"),
		...stamps,
	},
	(t) => [
		index("nl_attempts_of_test").on(t.tenantId, t.testId, t.createdAt, t.id),
		index("nl_attempts_in_order").on(t.tenantId, t.createdAt, t.id),
		index("nl_attempts_of_user").on(t.tenantId, t.userId, t.createdAt),
		index("nl_attempts_by_secret").on(t.tenantId, t.secretHash),
		index("nl_attempts_by_email").on(t.tenantId, t.email),
		index("nl_attempts_at_rest").on(t.tenantId, t.status, t.lastAt),
		ofTest(t.tenantId, t.testId),
	],
);

/** What was answered to one item; id = `<attempt>:<item>`. */
export const testAnswers = tenantTable(
	"nl_answers",
	{
		attemptId: text("attempt_id").notNull(),
		itemId: text("item_id").notNull(),
		answer: text("answer", { mode: "json" }).$type<unknown>(),
		/** Of 1: how much of it is right, in thousandths. */
		score: integer("score"),
		/** What a teacher has accepted afterwards: gap → words. The item as it was asked stays as it was. */
		accepted: text("accepted", { mode: "json" }).$type<AcceptedLater>(),
		/** Milliseconds since the answer before, or since it began. */
		ms: integer("ms"),
		/** How often its recording was played. */
		plays: integer("plays").notNull().default(0),
		...stamps,
	},
	(t) => [
		index("nl_answers_of_attempt").on(t.tenantId, t.attemptId),
		index("nl_answers_of_item").on(t.tenantId, t.itemId, t.createdAt),
		foreignKey({
			columns: [t.tenantId, t.attemptId] as [never, never],
			foreignColumns: [testAttempts.tenantId, testAttempts.id],
		}).onDelete("cascade"),
	],
);

/** Answers to an item that a teacher has accepted afterwards, and what that has changed; it can be taken back. */
export const itemRescorings = tenantTable(
	"nl_rescorings",
	{
		itemId: text("item_id").notNull(),
		added: text("added", { mode: "json" }).$type<AcceptedLater>().notNull(),
		/** The answers that count for more since then: their points before and after, in thousandths. */
		changes: text("changes", { mode: "json" })
			.$type<{ answerId: string; attemptId: string; before: number; after: number }[]>()
			.notNull(),
		undoneAt: integer("undone_at"),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [index("nl_rescorings_of_item").on(t.tenantId, t.itemId, t.createdAt)],
);

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
		/** The same by voice. */
		audioFileId: text("audio_file_id"),
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

/** Words that a teacher gives to people to learn. */
export const wordLists = tenantTable(
	"nl_word_lists",
	{
		title: text("title").notNull(),
		sortTitle: text("sort_title").notNull(),
		written: text("written", { enum: writtenForms }).notNull().default("nb"),
		createdBy: text("created_by").notNull(),
		...stamps,
	},
	(t) => [index("nl_word_lists_by_title").on(t.tenantId, t.sortTitle, t.id)],
);

/** A word to learn: of a list, or one that somebody learns by themselves. */
export const languageWords = tenantTable(
	"nl_words",
	{
		listId: text("list_id"),
		/** Whose own word it is; null for one of a list. */
		ownerId: text("owner_id"),
		word: text("word").notNull(),
		sortWord: text("sort_word").notNull(),
		/** What it means, in whatever language helps; "" where sentence or picture say it. */
		meaning: text("meaning").notNull().default(""),
		/** A sentence in which it stands. */
		sentence: text("sentence").notNull().default(""),
		written: text("written", { enum: writtenForms }).notNull().default("nb"),
		audioGuid: text("audio_guid"),
		pictureGuid: text("picture_guid"),
		...stamps,
	},
	(t) => [
		index("nl_words_of_list").on(t.tenantId, t.listId, t.createdAt, t.id),
		index("nl_words_of_owner").on(t.tenantId, t.ownerId, t.sortWord),
		foreignKey({
			columns: [t.tenantId, t.listId] as [never, never],
			foreignColumns: [wordLists.tenantId, wordLists.id],
		}).onDelete("cascade"),
	],
);

/** Who was given a list; id = `<list>:<person>`. */
export const givenWordLists = tenantTable(
	"nl_word_lists_given",
	{
		listId: text("list_id").notNull(),
		userId: text("user_id").notNull(),
		givenBy: text("given_by").notNull(),
		...stamps,
	},
	(t) => [
		index("nl_word_lists_given_to").on(t.tenantId, t.userId, t.listId),
		index("nl_word_lists_given_of").on(t.tenantId, t.listId),
		foreignKey({
			columns: [t.tenantId, t.listId] as [never, never],
			foreignColumns: [wordLists.tenantId, wordLists.id],
		}).onDelete("cascade"),
	],
);

/** How well somebody knows a word, as the scheduler keeps it; from the first review on. id = `<person>:<word>`. */
export const wordCards = tenantTable(
	"nl_word_cards",
	{
		userId: text("user_id").notNull(),
		wordId: text("word_id").notNull(),
		due: integer("due").notNull(),
		stability: real("stability").notNull(),
		difficulty: real("difficulty").notNull(),
		scheduledDays: integer("scheduled_days").notNull(),
		learningSteps: integer("learning_steps").notNull(),
		reps: integer("reps").notNull(),
		lapses: integer("lapses").notNull(),
		/** 0 new, 1 learning, 2 review, 3 relearning. */
		state: integer("state").notNull(),
		reviewedAt: integer("reviewed_at").notNull(),
		...stamps,
	},
	(t) => [
		index("nl_word_cards_due").on(t.tenantId, t.userId, t.due),
		ofWord(t.tenantId, t.wordId),
		index("nl_word_cards_of_word").on(t.tenantId, t.wordId),
	],
);

/** One review, with the card as it was before; id = `<card>:<number of the review>`, so that none counts twice. */
export const wordReviews = tenantTable(
	"nl_word_reviews",
	{
		userId: text("user_id").notNull(),
		wordId: text("word_id").notNull(),
		rating: integer("rating").notNull(),
		state: integer("state").notNull(),
		due: integer("due").notNull(),
		stability: real("stability").notNull(),
		difficulty: real("difficulty").notNull(),
		reviewedAt: integer("reviewed_at").notNull(),
		...stamps,
	},
	(t) => [
		index("nl_word_reviews_of_user").on(t.tenantId, t.userId, t.reviewedAt),
		index("nl_word_reviews_of_word").on(t.tenantId, t.wordId),
		ofWord(t.tenantId, t.wordId),
	],
);

export const wordDays = ["normal", "easy", "free"] as const;

/** How much somebody wants to learn a day; id = the person's. */
export const wordPlans = tenantTable("nl_word_plans", {
	/** Words that are repeated on one day, and those of them that are new, at most. */
	dailyMost: integer("daily_most").notNull().default(40),
	newMost: integer("new_most").notNull().default(10),
	/** From Monday: `easy` has half of it, `free` nothing. */
	days: text("days", { mode: "json" }).$type<(typeof wordDays)[number][]>().notNull(),
	...stamps,
});

function ofWord(tenantId: unknown, wordId: unknown) {
	return foreignKey({
		columns: [tenantId, wordId] as [never, never],
		foreignColumns: [languageWords.tenantId, languageWords.id],
	}).onDelete("cascade");
}

function ofTest(tenantId: unknown, testId: unknown) {
	return foreignKey({
		columns: [tenantId, testId] as [never, never],
		foreignColumns: [languageTests.tenantId, languageTests.id],
	}).onDelete("cascade");
}
