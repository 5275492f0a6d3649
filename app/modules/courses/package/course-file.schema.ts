import * as z from "zod";
import { languageCodes } from "#app/platform/i18n";
import { oneLine, text } from "#app/platform/text.schema";
import { completions, lessonRules, levels, questionKinds } from "../choices";
import { OWN_PLACES } from "../question-media";

/** The file of a course's archive that says what the course is; its media lie beside it. */
export const COURSE_FILE = "course.json";
/** Changes when an archive of before can no longer be read. */
export const FORMAT = "followup-course-1";
/** Pictures, films and files in an archive. */
export const MEDIA_MOST = 500;

const id = z.string().min(1).max(100);
const inLanguages = <Schema extends z.ZodType>(schema: Schema) => z.partialRecord(z.enum(languageCodes), schema);
const count = (most: number) => z.number().int().min(0).max(most);

const QuestionMedia = z.object({ guid: id, kind: z.enum(["picture", "sound"]), words: text(3000) });
/** Checked as what the editor sends is. */
const formatted = z.record(z.string(), z.unknown()).nullable().default(null);
const Option = z.object({
	id,
	text: oneLine(300),
	right: z.boolean(),
	pair: oneLine(300).default(""),
	feedback: text(1000).default(""),
	feedbackBody: formatted,
	media: QuestionMedia.nullable().default(null),
});
const Question = z.object({
	...{ id, kind: z.enum(questionKinds), text: text(1000), body: formatted, explanation: formatted },
	media: z.array(QuestionMedia).max(OWN_PLACES).default([]),
	options: z.array(Option).max(12),
});

const Part = z.object({
	id,
	chapterId: id.nullable(),
	titles: inLanguages(oneLine(200)),
	minutes: count(600),
	isStep: z.boolean(),
	passPercent: count(100).default(70),
	attemptsMost: count(50).default(0),
	completion: z.enum(completions).default("read"),
	watchPercent: count(100).default(90),
	lessonRule: z.enum(lessonRules).default("all"),
	needs: z.array(id).max(100).default([]),
	opensAfterDays: count(3650).nullable().default(null),
});

const Cue = z.object({ from: z.number().min(0), to: z.number().min(0), text: z.string().max(2000) });
const Text = z.object({
	partId: id,
	language: z.enum(languageCodes),
	title: oneLine(200),
	/** Checked as what the editor sends is. */
	body: z.unknown(),
	easyBody: z.unknown().optional(),
	/** The text read aloud. */
	sound: id.nullable().default(null),
	media: id.nullable().default(null),
	cues: z.array(Cue).max(20_000).default([]),
	questions: z.array(Question).max(40).default([]),
});

const Media = z.object({ guid: id, name: oneLine(200), path: z.string().max(300) });

/** What `course.json` says. Parts stand in their order; media are named by the guids that texts show them by. */
export const CourseFile = z.object({
	format: z.literal(FORMAT),
	course: z.object({
		titles: inLanguages(oneLine(200).min(1)),
		summaries: inLanguages(text(600)).default({}),
		firstLanguage: z.enum(languageCodes),
		category: oneLine(60).default(""),
		level: z.enum(["", ...levels]).default(""),
		certifies: z.boolean().default(true),
		validMonths: z.number().int().min(1).max(120).nullable().default(null),
		inOrder: z.boolean().default(false),
		endings: inLanguages(text(5000)).default({}),
		cover: id.nullable().default(null),
	}),
	parts: z.array(Part).max(3000),
	texts: z.array(Text).max(30_000),
	media: z.array(Media).max(MEDIA_MOST).default([]),
});
export type CourseFile = z.output<typeof CourseFile>;
