import * as z from "zod";
import { TakeOverInput } from "#app/directory/take-questions.schema";
import { chosenIds } from "#app/lists/bulk.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { id, oneLine, text } from "#app/platform/text.schema";
import { itemStatuses, levels, points, skills, writtenForms } from "../choices";
import { itemKinds } from "../items/kinds";
import { ItemTaskInput } from "../items/task.schema";
import { itemList } from "./items.list";

/** An empty or wrong one is left out. */
export const filter = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional().catch(undefined));
export const list = <Item extends z.ZodType>(item: Item, most: number) =>
	z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(item).max(most, "wrongValue"));
export const basedOn = filter(z.coerce.number());
export const skill = z.enum(skills, "wrongValue");
export const level = z.enum(levels, "wrongValue");

export const ItemsQuery = ListQuery(itemList);
export type ItemsQuery = z.output<typeof ItemsQuery>;
export const ItemsFileQuery = ItemsQuery.extend({ ...exportFormat, ids: chosenIds });

export const NewItemQuery = z.object({ kind: filter(z.enum(itemKinds)) });
export const ItemQuery = z.object({ item_id: id });
export const Ref = z.object({ id });
/** With the answer in fields `answer.<name>`. */
export const TryInput = Ref.catchall(z.unknown());
export const BulkStatus = Chosen.extend({ status: z.enum(itemStatuses, "wrongValue") });

/** What an item of any kind has, besides its task. */
const shared = {
	id: filter(id),
	title: oneLine(200, "required").min(1, "required"),
	skill,
	level,
	written: z.enum(writtenForms, "wrongValue").default("nb"),
	status: z.enum(itemStatuses, "wrongValue").default("draft"),
	passage: text(10_000).default(""),
	/** 0: as often as one likes. */
	playsMost: z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue").max(20, "wrongValue").default(2),
	transcript: text(10_000).default(""),
	explanation: text(2000).default(""),
	/** Left out by a call it stays as it is. */
	point: z.enum(["", ...points], "wrongValue").optional(),
	/** A file of the library, in place of the recording that is there. */
	media: list(z.string().max(100, "wrongValue"), 1),
	updatedAt: basedOn,
};

const row = text(500);
const rows = (most: number) => list(row, most);

/** The fields of the form; which of them say the task depends on the kind. */
export const ItemInput = z.object({
	...shared,
	kind: z.enum(itemKinds, "wrongValue"),
	withoutRecording: z.literal("yes").optional().catch(undefined),
	question: text(1000).default(""),
	text: text(6000).default(""),
	extra: text(2000).default(""),
	parts: text(4000).default(""),
	accepted: text(4000).default(""),
	optionTexts: rows(20),
	optionRight: rows(20),
	optionPictures: rows(20),
	statementTexts: rows(20),
	statementRights: rows(20),
	pairWords: rows(12),
	pairAlts: rows(12),
	pairGuids: rows(12),
	pairFiles: list(z.unknown(), 12),
});
export type ItemInput = z.output<typeof ItemInput>;

/** Questions of another module that become items. */
export const TakeItemsInput = TakeOverInput.extend({ skill, level });

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

export const ItemsCall = ListCall(itemList);
export const SaveItemCall = z.object({ ...shared, tenantId: z.string().optional(), task: ItemTaskInput });
