import * as z from "zod";
import { tagList } from "#app/directory/company.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { isDay } from "#app/platform/clock";
import { languageCodes } from "#app/platform/i18n";
import { Paging } from "#app/platform/paging.server";
import { richText } from "#app/platform/rich-text/rich-text.schema";
import { id, oneLine, text } from "#app/platform/text.schema";
import { answerTypes, kinds, levels, professions, skills, statuses, subjects } from "./choices";
import { contentList } from "./contents.list";
import { sceneList } from "./scenes.list";

const language = z.enum(languageCodes, "wrongValue");
/** An empty or wrong one is left out. */
const filter = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional().catch(undefined));
export const list = <Item extends z.ZodType>(item: Item, most: number) =>
	z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(item).max(most, "wrongValue"));
const minutes = z.preprocess(
	(value) => (value === "" ? undefined : value),
	z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue").max(600, "wrongValue").optional(),
);
const basedOn = filter(z.coerce.number());
const status = z.enum(statuses, "wrongValue");

export const LibraryQuery = ListQuery(contentList).extend({ as: filter(z.enum(["grid", "list"])) });
export type LibraryQuery = z.output<typeof LibraryQuery>;
export const LibraryFileQuery = LibraryQuery.extend(exportFormat);
export const ScenesQuery = ListQuery(sceneList);
export type ScenesQuery = z.output<typeof ScenesQuery>;

/** What is set of many contents at once. */
export const BulkInputs = {
	level: Chosen.extend({ level: z.enum(["", ...levels], "wrongValue") }),
	subject: Chosen.extend({ subject: z.enum(["", ...subjects], "wrongValue") }),
	profession: Chosen.extend({ profession: z.enum(["", ...professions], "wrongValue") }),
	skill: Chosen.extend({ skill: z.enum(["", ...skills], "wrongValue") }),
	status: Chosen.extend({ status }),
};

export const NewContentQuery = z.object({ kind: filter(z.enum(kinds)) });
export const ContentQuery = z.object({ content_id: id });
export const EditContentQuery = ContentQuery.extend({ kind: filter(z.enum(kinds)) });
export const EditSceneQuery = z.object({ scene_id: id, find: filter(text(100)) });
export const LessonQuery = z.object({ course_id: id, content: filter(id) });

export const Ref = z.object({ id });
/** Another language of a content. */
export const VariantInput = Ref.extend({ variant: language });
export const StatusInput = z.object({ id, status });

/** The title in its own language, and in others: the first of the languages belongs to the first of the texts. */
const titles = {
	language,
	title: oneLine(200).default(""),
	titleLanguages: list(language, languageCodes.length),
	titleTexts: list(oneLine(200), languageCodes.length),
};
export type TitlesInput = { language: string; title: string; titleLanguages: string[]; titleTexts: string[] };

export const ContentInput = z.object({
	id: filter(id),
	kind: z.enum(kinds, "wrongValue"),
	...titles,
	level: z.enum(["", ...levels], "wrongValue").default(""),
	subject: z.enum(["", ...subjects], "wrongValue").optional(),
	profession: z.enum(["", ...professions], "wrongValue").optional(),
	skill: z.enum(["", ...skills], "wrongValue").optional(),
	tags: tagList.optional(),
	minutes,
	/** Of what lies elsewhere, and of a film. */
	url: text(2000).default(""),
	alt: text(300).default(""),
	body: richText("full").optional(),
	/** A file of the library, in place of the one that is there. */
	media: list(z.string().max(100, "wrongValue"), 1),
	/** Of a sound: one that was recorded in the form. */
	recording: z.unknown().optional(),
	/** In place of a film on a slow line: its sound alone (and whether the one that is there goes), and a text. A sound has the text too. */
	sound: list(z.string().max(100, "wrongValue"), 1),
	dropSound: z.preprocess((value) => value === "on" || value === true, z.boolean()),
	textInstead: text(20_000).optional(),
	updatedAt: basedOn,
});
export type ContentInput = z.output<typeof ContentInput>;

export const CaptionsInput = Ref.extend({ captions: z.unknown() });
export const FilmInput = z.object({ url: text(2000) });

export const PartInput = z.object({
	id,
	partId: filter(id),
	label: oneLine(120).min(1, "required"),
	description: text(4000).default(""),
});
export type PartInput = z.output<typeof PartInput>;
export const PartRef = z.object({ id, partId: id });
const way = z.enum(["up", "down"], "wrongValue");
export const MovePartInput = PartRef.extend({ way });
export const SortPartsInput = z.object({ id, ids: list(id, 100) });

const pixels = filter(z.coerce.number().int().min(1).max(20_000));
export const PictureInput = z.object({
	id,
	use: z.literal("cover").default("cover"),
	file: z.unknown().optional(),
	thumbnail: z.unknown().optional(),
	middle: z.unknown().optional(),
	width: pixels,
	height: pixels,
	library: filter(id),
});
export type PictureInput = z.output<typeof PictureInput>;

export const RateInput = z.object({
	id,
	stars: z.coerce
		.number("taskLibrary:errors.stars")
		.int("taskLibrary:errors.stars")
		.min(1, "taskLibrary:errors.stars")
		.max(5, "taskLibrary:errors.stars"),
});
export const ReportInput = z.object({ id, words: text(500).min(1, "required") });
export const FavouriteInput = z.object({ id, isFavourite: z.enum(["yes", "no"], "wrongValue") });

export const SceneInput = z.object({
	id: filter(id),
	...titles,
	intro: text(2000).default(""),
	updatedAt: basedOn,
});
export type SceneInput = z.output<typeof SceneInput>;
export const ItemInput = z.object({ id, contentId: id });
/** `how`: whether the scene shows the content itself, or a copy; `before`: the content in front of which it is put. */
export const AddItemInput = ItemInput.extend({
	how: z.enum(["link", "copy"], "wrongValue").default("link"),
	before: filter(id),
});
export const MoveItemInput = ItemInput.extend({ way });
export const SortItemsInput = z.object({ id, ids: list(id, 500) });

export const DoneInput = z.object({ course_id: id, content: id });

const day = z.preprocess(
	(value) => (value === "" || value === undefined ? null : value),
	z.string("wrongType").refine(isDay, "taskLibrary:errors.day").nullable(),
);
const page = { cursor: Paging.shape.cursor };
export const TasksQuery = z.object({ ...page, all: filter(z.literal("1")) });
export const GivenTasksQuery = z.object(page);
export const TaskQuery = z.object({ task_id: id });
export const AnswersQuery = TaskQuery.extend(page);
export const AnswerFileQuery = TaskQuery.extend({ person: id });

/** People who get one task at once. */
const TASK_PEOPLE_MOST = 1000;
export const GiveTaskInput = z.object({
	content_id: id,
	people: list(id, TASK_PEOPLE_MOST),
	answerType: z.enum(answerTypes, "wrongValue"),
	words: text(2000).default(""),
	dueOn: day,
});
export type GiveTaskInput = z.output<typeof GiveTaskInput>;
export const AnswerTaskInput = TaskQuery.extend({ words: text(20_000).default(""), file: z.unknown().optional() });
export const CommentAnswerInput = TaskQuery.extend({ person: id, comment: text(5000).min(1, "required") });

export const GivenTasksCall = z.object({ ...page, tenantId: z.string().optional() });
export const OwnTasksCall = GivenTasksCall.extend({ all: filter(z.enum(["1", "true"])) });
export const GiveTaskCall = GiveTaskInput.omit({ content_id: true }).extend({ contentId: id });

export const ContentsCall = Paging.extend({ tenantId: z.string().optional(), q: filter(text(100)) });
export const ScenesCall = ContentsCall;
export const SaveContentCall = ContentInput.omit({ recording: true }).extend({
	tenantId: z.string().optional(),
	status: status.optional(),
});
export type SaveContentCall = z.output<typeof SaveContentCall>;
export const SaveSceneCall = SceneInput.extend({
	tenantId: z.string().optional(),
	status: status.optional(),
	/** The contents in their order; left out they stay as they are. */
	contentIds: z.array(id).max(500, "wrongValue").optional(),
});
export type SaveSceneCall = z.output<typeof SaveSceneCall>;
export const SortSceneCall = z.object({ sceneId: id, ids: z.array(id).max(500, "wrongValue") });
