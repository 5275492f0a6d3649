import * as z from "zod";
import { tagList } from "#app/directory/company.schema";
import { itemInAddress } from "#app/media/library/address";
import { isDay } from "#app/platform/clock";
import { languageCodes } from "#app/platform/i18n";
import { Paging } from "#app/platform/paging.server";
import { plainText } from "#app/platform/rich-text/document";
import { isBlank, richText } from "#app/platform/rich-text/rich-text.schema";
import { id, oneLine, text } from "#app/platform/text.schema";
import {
	audiences,
	completions,
	lessonRules,
	letterKinds,
	levels,
	questionKinds,
	statuses,
	waysToRead,
} from "./choices";
import { SENTENCE_MOST, WORD_MOST } from "./marked-word";
import { placedAt, placeOf } from "./question-media";

const language = z.enum(languageCodes, "wrongValue");
const title = oneLine(200).min(1, "required");
/** An empty or wrong one is left out. */
const filter = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional().catch(undefined));
const ticked = z.preprocess(
	(value) => value === true || value === "on" || value === "true" || value === "1",
	z.boolean(),
);
const list = <Item extends z.ZodType>(item: Item, most = 50) =>
	z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(item).max(most, "wrongValue"));
const number = (least: number, most: number) =>
	z.coerce.number("wrongType").int("wrongType").min(least, "wrongValue").max(most, "wrongValue");
const day = z.preprocess(
	(value) => (value === "" || value === undefined ? null : value),
	z.string("wrongType").refine(isDay, "courses:errors.day").nullable(),
);
const basedOn = filter(z.coerce.number());

/** For how many months a certificate is valid; empty: for good. */
const validMonths = z.preprocess(
	(value) => (value === "" || value === undefined ? null : value),
	z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(120, "wrongValue").nullable(),
);

const level = z.enum(["", ...levels], "wrongValue");
const status = z.enum(statuses, "wrongValue");
const audience = z.enum(audiences, "wrongValue");

export const DashboardQuery = z.object({
	q: filter(text(100)),
	show: filter(z.enum(["mine", "assigned"])),
	status: filter(status),
	category: filter(text(60)),
	language: filter(language),
	level: filter(z.enum(levels)),
	cursor: Paging.shape.cursor,
});
export type DashboardQuery = z.output<typeof DashboardQuery>;

export const CourseQuery = z.object({ course_id: id, preview: z.string().optional() });
/** `reads`: how it is read, where that is said without scripts. */
export const StepQuery = CourseQuery.extend({
	...{ part_id: id, language: filter(language) },
	reads: filter(z.enum(waysToRead)),
});
/** `find`: words by which contents of the task library are looked for; `bank`: a tag of questions, or `*` for all. */
export const EditQuery = z.object({
	course_id: id,
	part: filter(id),
	language: filter(language),
	find: filter(text(100)),
	bank: filter(oneLine(40)),
});
export const LearnersQuery = z.object({ course_id: id, cohort: filter(id), cursor: Paging.shape.cursor });

/** The guids of files that were sent for an import. */
const sentFiles = z.preprocess(
	(value) => (typeof value === "string" ? value.split(",").filter(Boolean) : (value ?? [])),
	z.array(z.guid("wrongValue")).max(50, "wrongValue"),
);
export const ImportQuery = z.object({ files: sentFiles });
export const ImportInput = ImportQuery;
export const SendPackageInput = z.object({
	files: z.preprocess(
		(sent) => [sent ?? []].flat().filter((file) => file instanceof File && (file.size > 0 || file.name !== "")),
		z.array(z.unknown()).min(1, "courses:errors.noPackage").max(50, "tooMany?count=50"),
	),
});

export const EvidenceQuery = z.object({ course_id: id, user_id: id, cursor: Paging.shape.cursor });

export const CourseRef = z.object({ id });
export const PartRef = z.object({ id });
export const CreateCourseInput = z.object({ title, language });
export const StatusInput = z.object({ id, status });

export const SettingsInput = z.object({
	id,
	language,
	title,
	summary: text(600).default(""),
	category: oneLine(60).default(""),
	level,
	audience,
	selfEnrols: ticked,
	certifies: ticked,
	validMonths,
	updatedAt: basedOn,
});
export type SettingsInput = z.output<typeof SettingsInput>;

export const AddPartInput = z.object({ course_id: id, chapterId: filter(id), title, language });
export const PartTextInput = z.object({
	id,
	language,
	title,
	body: richText("full"),
	/** The same in easy words; left out, it stays as it is. */
	easy: richText("full").optional(),
	minutes: number(0, 600).default(3),
	/** A film or a recording of the library; `dropMedia` takes the one away that is there. */
	media: list(z.string().max(100, "wrongValue"), 1),
	dropMedia: ticked,
	updatedAt: basedOn,
});
export type PartTextInput = z.output<typeof PartTextInput>;

/** What is kept of a text while it is written. `writtenAt`: when the text was written that it changes. */
export const DraftInput = z.object({
	...{ id, language },
	title: oneLine(200),
	body: richText("full"),
	easy: richText("full").optional(),
	writtenAt: z.coerce.number("wrongType").int("wrongType"),
});

/** One language of a part. */
export const TextRef = z.object({ id, language });
/** `writtenAt`: which version of it is approved. */
export const ApproveInput = TextRef.extend({ writtenAt: z.coerce.number("wrongType").int("wrongType") });
export const SoundInput = TextRef.extend({ sound: z.unknown() });
export const CaptionsInput = TextRef.extend({ captions: z.unknown() });

/** A content of the task library for a step: as the library has it, or a copy in the text of one language. */
export const ContentRef = z.object({ id, contentId: id });
export const AddContentInput = TextRef.extend({ contentId: id, how: z.enum(["link", "copy"], "wrongValue") });
export const MoveContentInput = ContentRef.extend({ way: z.enum(["up", "down"], "wrongValue") });
export const ContentFileQuery = z.object({ course_id: id, part_id: id, file: z.guid("wrongValue") });

export const MoveInput = z.object({ id, way: z.enum(["up", "down"], "wrongValue") });
export const MoveToInput = z.object({ id, chapterId: id });
export const OrderInput = z.object({ course_id: id, chapterId: filter(id), ids: list(id, 1000) });

const ROWS_MOST = 12;
const PLACES_MOST = placeOf(ROWS_MOST);
const row = list(oneLine(300), ROWS_MOST);
/** Formatted text of a question; left out, there is none. */
const said = (most: number) =>
	z
		.preprocess((sent) => sent ?? "", richText("small"))
		.refine(({ doc }) => plainText(doc).length <= most, `tooLong?count=${most}`);
const asked = {
	kind: z.enum(questionKinds, "wrongValue"),
	question: said(1000).refine(({ doc }) => !isBlank(doc), "required"),
	explanation: said(3000),
	/** The rows of its answers, each list with a value for every row; `right` has the numbers of the rows. */
	answer: row,
	pair: row,
	feedback: list(said(1000), ROWS_MOST),
	right: list(number(0, ROWS_MOST - 1), ROWS_MOST),
	/** Its pictures and recordings, by their places. */
	mediaFile: list(z.unknown(), PLACES_MOST),
	mediaLibrary: list(oneLine(2000).transform(itemInAddress), PLACES_MOST),
	mediaKept: list(z.string("wrongType").max(100, "wrongValue"), PLACES_MOST),
	mediaWords: list(text(3000), PLACES_MOST),
	mediaDrop: list(number(0, PLACES_MOST - 1), PLACES_MOST),
};
type Asked = Omit<z.output<z.ZodObject<typeof asked>>, "question" | "explanation" | "feedback">;
type Wrong = { addIssue: (issue: { code: "custom"; path: string[]; message: string }) => void };

/** What each kind of question needs. */
function checkAnswers(question: Asked, { addIssue }: Wrong) {
	const { kind, answer, pair, right } = question;
	const wrong = (path: string, message: string) => addIssue({ code: "custom", path: [path], message });
	for (let place = 0; place < PLACES_MOST; place++)
		if (placedAt(question, place)?.words === "") wrong(`mediaWords-${place}`, "courses:errors.mediaWords");
	const isShown = (at: number) => kind !== "short" && placedAt(question, placeOf(at)) !== undefined;
	const filled = answer.map((one, at) => ({ one, at })).filter(({ one, at }) => one !== "" || isShown(at));
	if (filled.length < (kind === "short" ? 1 : 2)) return wrong("answer", "courses:errors.twoAnswers");
	const marked = filled.filter(({ at }) => right.includes(at)).length;
	if (["single", "trueFalse"].includes(kind) && marked !== 1) wrong("right", "courses:errors.oneRight");
	if (kind === "multiple" && marked === 0) wrong("right", "courses:errors.someRight");
	if (kind === "match" && filled.some(({ at }) => !pair[at])) wrong("pair", "courses:errors.pairs");
}
export const QuestionInput = z.object({ id, language, questionId: filter(id), ...asked }).superRefine(checkAnswers);
export type QuestionInput = z.output<typeof QuestionInput>;
export const QuestionRef = z.object({ id, language, questionId: id });

/** A question of the bank; without an id a new one. */
export const BankQuestionInput = z
	.object({ question_id: filter(id), updatedAt: basedOn, language, tags: tagList.default([]), ...asked })
	.superRefine(checkAnswers);
export type BankQuestionInput = z.output<typeof BankQuestionInput>;
export const BankQuery = z.object({
	q: filter(text(100)),
	tag: filter(oneLine(40)),
	language: filter(language),
	cursor: Paging.shape.cursor,
});
export type BankQuery = z.output<typeof BankQuery>;
export const BankQuestionQuery = z.object({ question_id: id });
/** Questions of the bank that a quiz takes as its own. */
export const TakeQuestionsInput = z.object({
	id,
	language,
	questions: list(id, 50).refine((all) => all.length > 0, "courses:errors.noQuestionChosen"),
});
/** How many questions each attempt draws, a value for each row; rows without a number are left out. */
export const DrawsInput = z.object({
	id,
	drawTag: list(oneLine(40), 10),
	drawCount: list(
		z.preprocess((value) => (value === "" || value === undefined ? 0 : value), number(0, 40)),
		10,
	),
});
const opening = z.preprocess(
	(value) => (value === "" || value === undefined ? null : value),
	z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue").max(3650, "wrongValue").nullable(),
);
export const PartRulesInput = z.object({
	id,
	completion: z.enum(completions, "wrongValue").optional(),
	watchPercent: number(1, 100).default(90),
	lessonRule: z.enum(lessonRules, "wrongValue").optional(),
	needs: list(id, 100),
	opensOn: day,
	opensAfterDays: opening,
	/** A criterion a line. */
	criteria: text(3000)
		.default("")
		.transform((lines) => [
			...new Set(
				lines
					.split("\n")
					.map((line) => line.trim().slice(0, 200))
					.filter(Boolean),
			),
		])
		.refine((all) => all.length <= 20, "courses:errors.tooManyCriteria"),
});
export type PartRulesInput = z.output<typeof PartRulesInput>;
export const CheckedInput = z.object({ id, checkBy: day });
export const CourseRulesInput = z.object({ id, inOrder: ticked, needs: list(id, 50) });
export type CourseRulesInput = z.output<typeof CourseRulesInput>;
export const QuizRulesInput = z.object({ id, passPercent: number(0, 100), attemptsMost: number(0, 50) });

const pixels = filter(z.coerce.number().int().min(1).max(20_000));
export const PictureInput = z.object({
	id,
	use: z.enum(["cover", "body"]).default("body"),
	file: z.unknown().optional(),
	thumbnail: z.unknown().optional(),
	middle: z.unknown().optional(),
	width: pixels,
	height: pixels,
	library: filter(id),
});
/** `plays`: the text plays it, with what is said in it in this language. */
export const FileInput = z.object({ id, library: id, plays: ticked.default(false), language: filter(language) });

const user = z.string("wrongType").max(100, "wrongValue");
export const AssignInput = z
	.object({
		id,
		people: list(user, 1000),
		to: list(z.string().regex(/^(everybody|role:[A-Z_]{1,40})$/, "wrongValue"), 10),
		dueOn: day,
	})
	.refine(({ people, to }) => people.length + to.length > 0, { path: ["people"], message: "courses:errors.nobody" });
export type AssignInput = z.output<typeof AssignInput>;
export const UnassignInput = z.object({ id, to: z.string().max(60, "wrongValue") });
export const RemoveLearnerInput = z.object({ id, userId: id });

export const DoneInput = z.object({ course_id: id, part_id: id });
/** `language`: the one that the learner reads in, where that is not their own; `read` and `version`: what they had before them. */
export const FinishInput = DoneInput.extend({
	language: filter(language),
	read: filter(language),
	version: filter(z.coerce.number().int().positive()),
});
/** `of`: what else than the step's own film it is of: the guid of a file in its text, or the id of a content of the library. */
export const PositionInput = DoneInput.extend({
	of: filter(z.string().regex(/^[\w:-]{1,100}$/)),
	position: number(0, 1_000_000),
	/** Which hundredths of it were played: `0-40,60-99`. */
	watched: z
		.string()
		.max(700, "wrongValue")
		.regex(/^(\d{1,2}-\d{1,2}(,(?=\d)|$))*$/, "wrongValue")
		.default(""),
});
/** How the learner wants to read this course. */
export const ReadAsInput = DoneInput.extend({ as: z.enum(waysToRead, "wrongValue") });
/** The block of a text at which a learner is: its number, from 0. */
export const PlaceInput = DoneInput.extend({ block: number(0, 5000) });
/** An attempt at a quiz: `number` says which, so that one that is sent twice counts once; each answer by its question's id. */
export const AttemptInput = z
	.object({ course_id: id, part_id: id, language, number: number(1, 1000) })
	.catchall(z.unknown())
	.transform(({ course_id, part_id, language, number, ...rest }) => ({
		...{ course_id, part_id, language, number },
		answers: Object.fromEntries(
			Object.entries(rest)
				.filter(([name]) => name.startsWith("q."))
				.map(([name, value]) => [
					name.slice(2, 102),
					[value]
						.flat()
						.filter((one): one is string => typeof one === "string")
						.slice(0, 12)
						.map((one) => one.slice(0, 300)),
				]),
		),
	}));
export type AttemptInput = z.output<typeof AttemptInput>;

export const NoteInput = DoneInput.extend({
	language,
	quote: text(1000).default(""),
	words: text(5000).default(""),
}).refine(({ quote, words }) => quote !== "" || words !== "", { path: ["words"], message: "courses:errors.emptyNote" });
export type NoteInput = z.output<typeof NoteInput>;
/** A word of a lesson that the learner wants to train. */
export const WordInput = DoneInput.extend({
	word: oneLine(WORD_MOST).min(1, "required"),
	meaning: oneLine(SENTENCE_MOST).default(""),
	sentence: oneLine(SENTENCE_MOST).default(""),
}).refine(({ meaning, sentence }) => meaning !== "" || sentence !== "", {
	path: ["meaning"],
	message: "courses:errors.bareWord",
});
export type WordInput = z.output<typeof WordInput>;
export const NoteRef = z.object({ note: id });
export const NotesQuery = z.object({ cursor: Paging.shape.cursor });

/** What is handed in: `number` says which try it is, so that one that is sent twice counts once. */
export const HandInInput = DoneInput.extend({
	number: number(1, 1000),
	words: text(20_000).default(""),
	file: z.unknown().optional(),
});
export const HandInsQuery = z.object({ course_id: id, cursor: Paging.shape.cursor, all: filter(z.literal("1")) });
export const HandInFileQuery = z.object({ course_id: id, hand_in_id: z.string().max(300) });
export const AnswerHandInInput = z.object({
	course_id: id,
	handIn: z.string("wrongType").min(1, "required").max(300, "wrongValue"),
	comment: text(5000).default(""),
	/** For each criterion how well it is met; empty: not said. */
	marks: list(
		z.preprocess((value) => (value === "" ? undefined : value), number(0, 3).optional()),
		20,
	),
});

export const VersionsQuery = z.object({ course_id: id, part_id: id, language, compare: filter(id) });
export const RestoreVersionInput = z.object({ course_id: id, part_id: id, language, version: id });

export const EndingInput = z.object({
	id,
	language,
	ending: text(5000).default(""),
	endingUrl: oneLine(500)
		.refine((url) => url === "" || (/^https:\/\/[^\s]+$/.test(url) && URL.canParse(url)), "courses:errors.link")
		.default(""),
	nextCourseId: filter(id),
});
/** The words of letters in one language; empty: the portal's own. */
export const LettersInput = z.object({
	id,
	language,
	...(Object.fromEntries(letterKinds.map((kind) => [kind, text(1000).default("")])) as Record<
		(typeof letterKinds)[number],
		z.ZodDefault<ReturnType<typeof text>>
	>),
});
export type EndingInput = z.output<typeof EndingInput>;
export const FeedbackInput = z.object({
	id,
	stars: z.coerce.number("courses:errors.stars").int().min(1, "courses:errors.stars").max(5, "courses:errors.stars"),
	comment: text(2000).default(""),
});

export const PathQuery = z.object({ path_id: id });
export const PathsQuery = z.object({});
export const CreatePathInput = z.object({ title, language });
export const SavePathInput = PathQuery.extend({
	language,
	title,
	summary: text(600).default(""),
	courses: list(z.string().max(100, "wrongValue"), 30).transform((all) => all.filter((one) => one !== "")),
	inOrder: ticked,
	status: z.enum(["draft", "published"], "wrongValue"),
});
const somebody = list(user, 1000).refine((all) => all.length > 0, "courses:errors.nobodyChosen");
export const AssignPathInput = PathQuery.extend({ people: somebody, dueOn: day });

export const CohortsQuery = z.object({ course_id: id });
export const CohortQuery = z.object({ cohort_id: id });
export const CreateCohortInput = CohortsQuery.extend({ name: oneLine(120).min(1, "required") });
const time = z.string().regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, "courses:errors.time");
/** An event of the portal by its path, or a page elsewhere. */
const place = oneLine(500).refine(
	(url) => url === "" || /^\/(?!\/)/.test(url) || (/^https:\/\/[^\s]+$/.test(url) && URL.canParse(url)),
	"courses:errors.place",
);
export const SaveCohortInput = CohortQuery.extend({
	name: oneLine(120).min(1, "required"),
	startsOn: day,
	endsOn: day,
	seats: z.preprocess((value) => (value === "" || value === undefined ? null : value), number(1, 1000).nullable()),
	/** The timetable, a value for each of its rows. */
	on: list(z.union([z.literal(""), z.string().refine(isDay, "courses:errors.day")]), 60),
	from: list(time, 60),
	to: list(time, 60),
	what: list(oneLine(200), 60),
	link: list(place, 60),
}).refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
	path: ["endsOn"],
	message: "courses:errors.endBefore",
});
export const JoinCohortInput = CohortQuery.extend({ people: somebody });
export const CohortMemberInput = CohortQuery.extend({ userId: id });

export const TutorialQuery = z.object({
	course: filter(id),
	part: filter(id),
	language: filter(language),
	reads: filter(z.enum(waysToRead)),
	cursor: Paging.shape.cursor,
});
/** A file that a step of a public course shows; the course by its guid, as in the address of its page. */
export const TutorialFileQuery = z.object({ course: id, part_id: id, file: z.guid("wrongValue") });
export const CheckQuery = z.object({ code: filter(oneLine(40)) });

// The calls.
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional();
export const CoursesCall = Paging.extend({ tenantId: z.string().optional(), q: filter(text(100)) });
export const SaveCourseCall = z.object({
	id: optional(id),
	tenantId: z.string().optional(),
	title: optional(title),
	summary: optional(text(600)),
	language: optional(language),
	category: optional(oneLine(60)),
	level: optional(level),
	status: optional(status),
	audience: optional(audience),
	selfEnrols: optional(z.boolean("wrongType")),
	certifies: optional(z.boolean("wrongType")),
	validMonths: validMonths.optional(),
	updatedAt: optional(z.string()),
});
export type SaveCourseCall = z.output<typeof SaveCourseCall>;
export const SaveChapterCall = z.object({
	id: optional(id),
	courseId: optional(id),
	title: optional(title),
	language: optional(language),
	minutes: optional(number(0, 600)),
});
export type SaveChapterCall = z.output<typeof SaveChapterCall>;
export const SortChaptersCall = z.object({ courseId: id, ids: z.array(id).max(1000, "wrongValue") });
export const ChapterTextCall = z.object({ chapterId: id, language, title, content: richText("full").optional() });
