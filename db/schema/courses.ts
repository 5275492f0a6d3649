import { foreignKey, index, integer, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { stamps, tenantTable } from "./columns";
import { learningContents } from "./task-library";

/** A text in several languages: language → text. */
type Localised = Record<string, string>;
/** A document of the editor. */
type Document = Record<string, unknown>;

/** A picture or a recording of a question or of an answer; `words`: what it shows, or what is said in it. */
export type QuestionMedia = { guid: string; kind: "picture" | "sound"; words: string };

/** An answer of a question. One that is shown or heard may be without a text. */
export type QuizOption = {
	id: string;
	text: string;
	right: boolean;
	pair: string;
	feedback: string;
	/** What is said to it with its formatting, where that has any. */
	feedbackBody?: Document | null;
	media?: QuestionMedia | null;
};

/** A question of a quiz. Of `order` the options stand in the right order; of `match` each stands with its `pair`. */
export type QuizQuestion = {
	id: string;
	kind: "single" | "multiple" | "trueFalse" | "short" | "order" | "match";
	text: string;
	/** The text with its formatting, where it has any. */
	body?: Document | null;
	/** What is said to whoever has answered right, or can answer no more. */
	explanation?: Document | null;
	media?: QuestionMedia[];
	options: QuizOption[];
};

/** So many questions of the bank with a tag; an empty tag: of all. */
export type QuizDraw = { tag: string; count: number };

/** Who gets a course without being named: `everybody` or `role:CLIENT`. */
export type CourseAssignment = { to: string; dueOn: string | null };

/** Letters about a course whose words its authors can choose. */
export type CourseLetter = "assigned" | "due" | "overdue" | "newPart" | "completed" | "expires" | "expired";

/**
 * A link of a text, or of a content of the library that a step shows (`contentId`), that leads nowhere: it is not there any
 * more, or nothing answers.
 */
export type DeadLink = {
	partId: string;
	language: string;
	contentId?: string;
	address: string;
	reason: "gone" | "silent";
};

/** A meeting of a cohort; `link` leads to an event or to where it takes place. */
export type CohortMeeting = { on: string; from: string; to: string; what: string; link: string };

/** What a certificate says, as it was when the course was completed. */
export type CertificateSnapshot = {
	person: string;
	course: Localised;
	tenant: string;
	/** When that was; the course may have been begun anew since. Left out: when the enrolment says. */
	doneAt?: number;
};

export const courses = tenantTable(
	"courses",
	{
		guid: text("guid").notNull(),
		authorId: text("author_id").notNull(),
		titles: text("titles", { mode: "json" }).$type<Localised>().notNull(),
		summaries: text("summaries", { mode: "json" }).$type<Localised>().notNull().default({}),
		/** What a learner gets whose own language is not there. */
		firstLanguage: text("first_language").notNull(),
		/** The title of the first language in lower case: courses are listed by it. */
		sortTitle: text("sort_title").notNull(),
		coverGuid: text("cover_guid"),
		category: text("category").notNull().default(""),
		level: text("level", { enum: ["", "beginner", "intermediate", "advanced"] })
			.notNull()
			.default(""),
		status: text("status", { enum: ["draft", "published", "archived"] })
			.notNull()
			.default("draft"),
		audience: text("audience", { enum: ["tenant", "assigned", "public"] })
			.notNull()
			.default("tenant"),
		/** Members may begin it without being assigned to it. */
		selfEnrols: integer("self_enrols", { mode: "boolean" }).notNull().default(true),
		certifies: integer("certifies", { mode: "boolean" }).notNull().default(true),
		/** Months for which a certificate is valid; null: for good. */
		validMonths: integer("valid_months"),
		assignedTo: text("assigned_to", { mode: "json" }).$type<CourseAssignment[]>().notNull().default([]),
		/** Each step opens when the one before is completed. */
		inOrder: integer("in_order", { mode: "boolean" }).notNull().default(false),
		/** The courses that must be completed before this one can be begun. */
		needs: text("needs", { mode: "json" }).$type<string[]>().notNull().default([]),
		/** Counted from its parts whenever they change, so that a list is read from this table alone. */
		chapterCount: integer("chapter_count").notNull().default(0),
		stepCount: integer("step_count").notNull().default(0),
		minutes: integer("minutes").notNull().default(0),
		/** What learners read once they have completed it, where it leads them, and the course that they might take next. */
		endings: text("endings", { mode: "json" }).$type<Localised>().notNull().default({}),
		endingUrl: text("ending_url").notNull().default(""),
		nextCourseId: text("next_course_id"),
		/** The day on which what it says was last looked through, that by which it is to be looked through again, and the one of which its author was told. */
		checkedOn: text("checked_on"),
		checkBy: text("check_by"),
		checkToldOn: text("check_told_on"),
		/** When its links were last looked at, and which of them led nowhere. */
		linksCheckedAt: integer("links_checked_at"),
		deadLinks: text("dead_links", { mode: "json" }).$type<DeadLink[]>().notNull().default([]),
		/** The words of its letters, where they are not the portal's: letter → language → words. */
		letters: text("letters", { mode: "json" }).$type<Partial<Record<CourseLetter, Localised>>>().notNull().default({}),
		/** Until when learners were told of steps that were added. */
		newsToldAt: integer("news_told_at"),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		uniqueIndex("courses_by_guid").on(t.tenantId, t.guid),
		index("courses_by_title").on(t.tenantId, t.deletedAt, t.status, t.sortTitle, t.id),
		index("courses_to_check").on(t.tenantId, t.checkBy),
		index("courses_by_links").on(t.tenantId, t.status, t.linksCheckedAt),
		index("courses_in_order").on(t.tenantId, t.deletedAt, t.sortTitle, t.id),
	],
);

/** A chapter (without `chapterId`) or a lesson of one. A learner steps through the lessons and the chapters with a text. */
export const courseParts = tenantTable(
	"course_parts",
	{
		courseId: text("course_id").notNull(),
		chapterId: text("chapter_id"),
		titles: text("titles", { mode: "json" }).$type<Localised>().notNull(),
		sortOrder: integer("sort_order").notNull(),
		minutes: integer("minutes").notNull().default(3),
		isStep: integer("is_step", { mode: "boolean" }).notNull(),
		hasQuiz: integer("has_quiz", { mode: "boolean" }).notNull().default(false),
		/** Per cent of right answers with which the quiz is passed, and how often it may be tried; 0: as often as one likes. */
		passPercent: integer("pass_percent").notNull().default(70),
		attemptsMost: integer("attempts_most").notNull().default(0),
		/** What each attempt at its quiz draws of the bank, beside the questions of its own. */
		draws: text("draws", { mode: "json" }).$type<QuizDraw[]>().notNull().default([]),
		/** Beside its quiz: what completes a step. `watched` needs so many per cent of its film or recording, `attended` an event. */
		completion: text("completion", { enum: ["read", "opened", "watched", "handedIn", "approved", "attended"] })
			.notNull()
			.default("read"),
		watchPercent: integer("watch_percent").notNull().default(90),
		/** Of a chapter: which of its lessons it needs. */
		lessonRule: text("lesson_rule", { enum: ["all", "one", "order"] })
			.notNull()
			.default("all"),
		/** Steps or chapters that must be completed before this one opens. */
		needs: text("needs", { mode: "json" }).$type<string[]>().notNull().default([]),
		/** The day on which it opens, and how many days after a learner has begun. */
		opensOn: text("opens_on"),
		opensAfterDays: integer("opens_after_days"),
		/** By what a task is assessed; empty: by a comment alone. */
		criteria: text("criteria", { mode: "json" }).$type<string[]>().notNull().default([]),
		deletedAt: integer("deleted_at"),
		...stamps,
	},
	(t) => [
		index("course_parts_in_order").on(t.tenantId, t.courseId, t.deletedAt, t.sortOrder, t.id),
		index("course_parts_in_trash").on(t.tenantId, t.deletedAt),
		index("course_parts_by_age").on(t.tenantId, t.createdAt),
		ofCourse(t.tenantId, t.courseId),
	],
);

/** One language of a part; id = `<part>:<language>`. */
export const courseTexts = tenantTable(
	"course_texts",
	{
		courseId: text("course_id").notNull(),
		partId: text("part_id").notNull(),
		language: text("language").notNull(),
		title: text("title").notNull(),
		body: text("body", { mode: "json" }).$type<Document>().notNull(),
		/** The same in easy words, for who reads it so; null where nobody wrote it. */
		easyBody: text("easy_body", { mode: "json" }).$type<Document>(),
		/** The text read aloud, and when that was recorded: what is written later it does not say. */
		soundGuid: text("sound_guid"),
		soundName: text("sound_name").notNull().default(""),
		soundType: text("sound_type").notNull().default(""),
		soundAt: integer("sound_at"),
		/** A film or a recording that stands above the text. */
		mediaGuid: text("media_guid"),
		mediaName: text("media_name").notNull().default(""),
		mediaType: text("media_type").notNull().default(""),
		/** What is said in it, with when. */
		cues: text("cues", { mode: "json" }).$type<{ from: number; to: number; text: string }[]>().notNull().default([]),
		questions: text("questions", { mode: "json" }).$type<QuizQuestion[]>().notNull().default([]),
		/** When the text was last written, and when that of the first language was on which it is based: later it is outdated. */
		writtenAt: integer("written_at").notNull(),
		authorId: text("author_id"),
		basedOnAt: integer("based_on_at").notNull().default(0),
		/** When somebody last approved it: what is written later is a draft again. */
		approvedAt: integer("approved_at"),
		approvedBy: text("approved_by"),
		...stamps,
	},
	(t) => [
		index("course_texts_of_part").on(t.tenantId, t.partId, t.language),
		index("course_texts_of_course").on(t.tenantId, t.courseId),
		ofCourse(t.tenantId, t.courseId),
	],
);

/** A content of the task library at a step, as the library has it; id = `<part>:<content>`. */
export const courseContents = tenantTable(
	"course_contents",
	{
		courseId: text("course_id").notNull(),
		partId: text("part_id").notNull(),
		contentId: text("content_id").notNull(),
		sortOrder: integer("sort_order").notNull(),
		...stamps,
	},
	(t) => [
		index("course_contents_in_order").on(t.tenantId, t.partId, t.sortOrder),
		index("course_contents_of_content").on(t.tenantId, t.contentId),
		index("course_contents_of_course").on(t.tenantId, t.courseId),
		ofCourse(t.tenantId, t.courseId),
		foreignKey({
			columns: [t.tenantId, t.contentId] as [never, never],
			foreignColumns: [learningContents.tenantId, learningContents.id],
		}).onDelete("cascade"),
	],
);

/** What a language of a part said before it was written anew. */
export const courseVersions = tenantTable(
	"course_versions",
	{
		courseId: text("course_id").notNull(),
		partId: text("part_id").notNull(),
		language: text("language").notNull(),
		title: text("title").notNull(),
		body: text("body", { mode: "json" }).$type<Document>().notNull(),
		easyBody: text("easy_body", { mode: "json" }).$type<Document>(),
		/** By whom and when it was written. */
		authorId: text("author_id"),
		writtenAt: integer("written_at").notNull(),
		...stamps,
	},
	(t) => [
		index("course_versions_of_text").on(t.tenantId, t.partId, t.language, t.writtenAt),
		ofCourse(t.tenantId, t.courseId),
	],
);

/** What a learner has handed in at a step; id = `<part>:<user>:<number>`, so that what is sent twice counts once. */
export const courseHandIns = tenantTable(
	"course_hand_ins",
	{
		courseId: text("course_id").notNull(),
		partId: text("part_id").notNull(),
		userId: text("user_id").notNull(),
		number: integer("number").notNull(),
		words: text("words").notNull().default(""),
		fileId: text("file_id"),
		status: text("status", { enum: ["handedIn", "returned", "approved"] })
			.notNull()
			.default("handedIn"),
		/** What the teacher says to it. */
		comment: text("comment").notNull().default(""),
		/** Criterion → how well it is met, 0 to 3. */
		marks: text("marks", { mode: "json" }).$type<Record<string, number>>().notNull().default({}),
		commentedBy: text("commented_by"),
		commentedAt: integer("commented_at"),
		...stamps,
	},
	(t) => [
		index("course_hand_ins_of_user").on(t.tenantId, t.partId, t.userId, t.number),
		index("course_hand_ins_of_course").on(t.tenantId, t.courseId, t.status, t.createdAt),
		ofCourse(t.tenantId, t.courseId),
	],
);

/** That somebody takes a course; id = `<course>:<user>`. */
export const courseEnrolments = tenantTable(
	"course_enrolments",
	{
		courseId: text("course_id").notNull(),
		userId: text("user_id").notNull(),
		source: text("source", { enum: ["self", "assigned"] }).notNull(),
		assignedBy: text("assigned_by"),
		dueOn: text("due_on"),
		/** The step at which the learner goes on. */
		stepId: text("step_id"),
		/** Steps that they have done and that still stand. */
		doneCount: integer("done_count").notNull().default(0),
		/** How the learner reads it, where a step offers that. */
		readsAs: text("reads_as", { enum: ["standard", "easy", "audio"] })
			.notNull()
			.default("standard"),
		startedAt: integer("started_at"),
		doneAt: integer("done_at"),
		/** When the learner was told that the course is assigned to them. */
		toldAt: integer("told_at"),
		/** The day of the next letter about the due date; null where none is left. */
		remindOn: text("remind_on"),
		/** Stands on the certificate; whoever has it can ask whether the certificate is true. */
		code: text("code"),
		certificate: text("certificate", { mode: "json" }).$type<CertificateSnapshot>(),
		/** The last day on which the certificate is valid, and the day of the next letter about it; null where none is left. */
		validUntil: text("valid_until"),
		renewOn: text("renew_on"),
		...stamps,
	},
	(t) => [
		index("course_enrolments_of_user").on(t.tenantId, t.userId, t.source, t.doneAt),
		index("course_enrolments_of_course").on(t.tenantId, t.courseId, t.userId),
		uniqueIndex("course_enrolments_by_code").on(t.tenantId, t.code),
		index("course_enrolments_to_remind").on(t.tenantId, t.remindOn),
		index("course_enrolments_to_renew").on(t.tenantId, t.renewOn),
		ofCourse(t.tenantId, t.courseId),
	],
);

/** What somebody thinks of a course that they have completed; id = `<course>:<user>`. */
export const courseFeedback = tenantTable(
	"course_feedback",
	{
		courseId: text("course_id").notNull(),
		userId: text("user_id").notNull(),
		/** One to five. */
		stars: integer("stars").notNull(),
		comment: text("comment").notNull().default(""),
		...stamps,
	},
	(t) => [index("course_feedback_of_course").on(t.tenantId, t.courseId, t.createdAt), ofCourse(t.tenantId, t.courseId)],
);

/** How far somebody is in a step; id = `<part>:<user>`. */
export const courseProgress = tenantTable(
	"course_progress",
	{
		courseId: text("course_id").notNull(),
		userId: text("user_id").notNull(),
		partId: text("part_id").notNull(),
		/** The second at which the film or the recording was left. */
		position: integer("position").notNull().default(0),
		/** The same of what else the step plays: the guid of a file, or the id of a content of the task library → second. */
		positions: text("positions", { mode: "json" }).$type<Record<string, number>>().notNull().default({}),
		/** The block of the text at which it was left. */
		block: integer("block").notNull().default(0),
		/** Which hundredths of it were played, as ranges: `0-40,60-99`. */
		watched: text("watched").notNull().default(""),
		/** The best score of its quiz in per cent. */
		score: integer("score"),
		doneAt: integer("done_at"),
		...stamps,
	},
	(t) => [
		index("course_progress_of_user").on(t.tenantId, t.courseId, t.userId),
		index("course_progress_by_user").on(t.tenantId, t.userId),
		ofCourse(t.tenantId, t.courseId),
	],
);

/** What an author is writing in one language of a part and has not saved; id = `<part>:<language>:<user>`. */
export const courseTextDrafts = tenantTable(
	"course_text_drafts",
	{
		courseId: text("course_id").notNull(),
		partId: text("part_id").notNull(),
		userId: text("user_id").notNull(),
		language: text("language").notNull(),
		title: text("title").notNull(),
		body: text("body", { mode: "json" }).$type<Document>().notNull(),
		easyBody: text("easy_body", { mode: "json" }).$type<Document>(),
		/** When the text was written that it changes; 0: there was none. */
		basedOnAt: integer("based_on_at").notNull(),
		/** When it was last kept. */
		keptAt: integer("kept_at").notNull(),
		...stamps,
	},
	(t) => [index("course_text_drafts_of_author").on(t.tenantId, t.partId, t.userId), ofCourse(t.tenantId, t.courseId)],
);

/** Which version of a text a learner has had before them; id = `<part>:<user>:<language>:<when it was written>`, so that each counts once. */
export const courseReadings = tenantTable(
	"course_readings",
	{
		courseId: text("course_id").notNull(),
		partId: text("part_id").notNull(),
		userId: text("user_id").notNull(),
		language: text("language").notNull(),
		title: text("title").notNull(),
		writtenAt: integer("written_at").notNull(),
		...stamps,
	},
	(t) => [
		index("course_readings_of_learner").on(t.tenantId, t.courseId, t.userId, t.createdAt, t.id),
		index("course_readings_of_part").on(t.tenantId, t.partId, t.userId),
		ofCourse(t.tenantId, t.courseId),
	],
);

/** What a learner has noted for themselves at a step, with the words of the lesson that it is about. */
export const courseNotes = tenantTable(
	"course_notes",
	{
		courseId: text("course_id").notNull(),
		partId: text("part_id").notNull(),
		userId: text("user_id").notNull(),
		quote: text("quote").notNull().default(""),
		/** The language of the lesson in which it was read. */
		language: text("language").notNull(),
		words: text("words").notNull().default(""),
		...stamps,
	},
	(t) => [
		index("course_notes_of_user").on(t.tenantId, t.userId, t.createdAt, t.id),
		index("course_notes_at_part").on(t.tenantId, t.partId, t.userId, t.createdAt),
		ofCourse(t.tenantId, t.courseId),
	],
);

/** One try at a quiz; id = `<part>:<user>:<number>`, so that a try that is sent twice counts once. */
export const courseAttempts = tenantTable(
	"course_attempts",
	{
		courseId: text("course_id").notNull(),
		userId: text("user_id").notNull(),
		partId: text("part_id").notNull(),
		number: integer("number").notNull(),
		language: text("language").notNull(),
		/** Question → what was answered. */
		answers: text("answers", { mode: "json" }).$type<Record<string, string[]>>().notNull(),
		score: integer("score").notNull(),
		isPassed: integer("is_passed", { mode: "boolean" }).notNull(),
		...stamps,
	},
	(t) => [
		index("course_attempts_of_user").on(t.tenantId, t.partId, t.userId, t.number),
		index("course_attempts_by_user").on(t.tenantId, t.userId),
		ofCourse(t.tenantId, t.courseId),
	],
);

/** A question that is kept once, for the quizzes of all courses. */
export const courseQuestions = tenantTable(
	"course_questions",
	{
		authorId: text("author_id").notNull(),
		language: text("language").notNull(),
		kind: text("kind").$type<QuizQuestion["kind"]>().notNull(),
		text: text("text").notNull(),
		body: text("body", { mode: "json" }).$type<Document>(),
		explanation: text("explanation", { mode: "json" }).$type<Document>(),
		media: text("media", { mode: "json" }).$type<QuestionMedia[]>().notNull().default([]),
		options: text("options", { mode: "json" }).$type<QuizOption[]>().notNull(),
		tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default([]),
		/** The question in lower case: by it one is found. */
		sought: text("sought").notNull(),
		...stamps,
	},
	(t) => [
		index("course_questions_by_age").on(t.tenantId, t.createdAt, t.id),
		index("course_questions_in_language").on(t.tenantId, t.language, t.createdAt, t.id),
	],
);

/**
 * The questions that an attempt at a quiz has drawn of the bank, as they were then; id = `<part>:<user>:<number>`, so that
 * each attempt draws once.
 */
export const courseDraws = tenantTable(
	"course_draws",
	{
		courseId: text("course_id").notNull(),
		partId: text("part_id").notNull(),
		userId: text("user_id").notNull(),
		number: integer("number").notNull(),
		language: text("language").notNull(),
		questions: text("questions", { mode: "json" }).$type<QuizQuestion[]>().notNull(),
		...stamps,
	},
	(t) => [
		index("course_draws_of_user").on(t.tenantId, t.partId, t.userId, t.number),
		index("course_draws_of_course").on(t.tenantId, t.courseId, t.userId),
		ofCourse(t.tenantId, t.courseId),
	],
);

/** Several courses that belong together, in the order in which they stand. */
export const coursePaths = tenantTable(
	"course_paths",
	{
		titles: text("titles", { mode: "json" }).$type<Localised>().notNull(),
		summaries: text("summaries", { mode: "json" }).$type<Localised>().notNull().default({}),
		firstLanguage: text("first_language").notNull(),
		status: text("status", { enum: ["draft", "published"] })
			.notNull()
			.default("draft"),
		/** Each course can be begun when the one before is completed. */
		inOrder: integer("in_order", { mode: "boolean" }).notNull().default(false),
		courseIds: text("course_ids", { mode: "json" }).$type<string[]>().notNull().default([]),
		...stamps,
	},
	(t) => [index("course_paths_by_age").on(t.tenantId, t.createdAt, t.id)],
);

/** That somebody takes a path; id = `<path>:<user>`. */
export const coursePathLearners = tenantTable(
	"course_path_learners",
	{
		pathId: text("path_id").notNull(),
		userId: text("user_id").notNull(),
		dueOn: text("due_on"),
		...stamps,
	},
	(t) => [
		index("course_path_learners_of_path").on(t.tenantId, t.pathId, t.userId),
		index("course_path_learners_of_user").on(t.tenantId, t.userId, t.pathId),
		foreignKey({
			columns: [t.tenantId, t.pathId] as [never, never],
			foreignColumns: [coursePaths.tenantId, coursePaths.id],
		}).onDelete("cascade"),
	],
);

/** People who take a course together, from one day to another. */
export const courseCohorts = tenantTable(
	"course_cohorts",
	{
		courseId: text("course_id").notNull(),
		name: text("name").notNull(),
		startsOn: text("starts_on"),
		endsOn: text("ends_on"),
		/** How many there is room for; null: for all. */
		seats: integer("seats"),
		meetings: text("meetings", { mode: "json" }).$type<CohortMeeting[]>().notNull().default([]),
		...stamps,
	},
	(t) => [
		index("course_cohorts_of_course").on(t.tenantId, t.courseId, t.startsOn, t.id),
		ofCourse(t.tenantId, t.courseId),
	],
);

/** That somebody is in a cohort; id = `<cohort>:<user>`. */
export const courseCohortMembers = tenantTable(
	"course_cohort_members",
	{
		courseId: text("course_id").notNull(),
		cohortId: text("cohort_id").notNull(),
		userId: text("user_id").notNull(),
		...stamps,
	},
	(t) => [
		index("course_cohort_members_of_cohort").on(t.tenantId, t.cohortId, t.userId),
		index("course_cohort_members_of_user").on(t.tenantId, t.userId, t.courseId),
		ofCourse(t.tenantId, t.courseId),
		foreignKey({
			columns: [t.tenantId, t.cohortId] as [never, never],
			foreignColumns: [courseCohorts.tenantId, courseCohorts.id],
		}).onDelete("cascade"),
	],
);

function ofCourse(tenantId: unknown, courseId: unknown) {
	return foreignKey({
		columns: [tenantId, courseId] as [never, never],
		foreignColumns: [courses.tenantId, courses.id],
	}).onDelete("cascade");
}
