import * as z from "zod";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { languageCodes } from "#app/platform/i18n";
import { Paging } from "#app/platform/paging.server";
import { richText } from "#app/platform/rich-text/rich-text.schema";
import { oneLine, text } from "#app/platform/text.schema";
import { kinds, levels, statuses } from "./choices";
import { contentList } from "./contents.list";
import { sceneList } from "./scenes.list";

const id = z.string("wrongType").min(1, "required").max(100, "wrongValue");
const language = z.enum(languageCodes, "wrongValue");
/** An empty or wrong one is left out. */
const filter = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional().catch(undefined));
const list = <Item extends z.ZodType>(item: Item, most: number) =>
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

export const NewContentQuery = z.object({ kind: filter(z.enum(kinds)) });
export const ContentQuery = z.object({ content_id: id });
export const EditContentQuery = ContentQuery.extend({ kind: filter(z.enum(kinds)) });
export const EditSceneQuery = z.object({ scene_id: id, find: filter(text(100)) });
export const LessonQuery = z.object({ course_id: id, content: filter(id) });

export const Ref = z.object({ id });
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
	minutes,
	/** Of what lies elsewhere, and of a film. */
	url: text(2000).default(""),
	alt: text(300).default(""),
	body: richText("full").optional(),
	/** A file of the library, in place of the one that is there. */
	media: list(z.string().max(100, "wrongValue"), 1),
	updatedAt: basedOn,
});
export type ContentInput = z.output<typeof ContentInput>;

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
export const MoveItemInput = ItemInput.extend({ way });
export const SortItemsInput = z.object({ id, ids: list(id, 500) });

export const DoneInput = z.object({ course_id: id, content: id });

export const ContentsCall = Paging.extend({ tenantId: z.string().optional(), q: filter(text(100)) });
export const ScenesCall = ContentsCall;
export const SaveContentCall = ContentInput.extend({ tenantId: z.string().optional(), status: status.optional() });
export type SaveContentCall = z.output<typeof SaveContentCall>;
export const SaveSceneCall = SceneInput.extend({
	tenantId: z.string().optional(),
	status: status.optional(),
	/** The contents in their order; left out they stay as they are. */
	contentIds: z.array(id).max(500, "wrongValue").optional(),
});
export type SaveSceneCall = z.output<typeof SaveSceneCall>;
export const SortSceneCall = z.object({ sceneId: id, ids: z.array(id).max(500, "wrongValue") });
