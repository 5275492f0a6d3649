import * as z from "zod";
import { Paging } from "#app/platform/paging.server";
import { id, oneLine, text } from "#app/platform/text.schema";
import { fileKinds } from "#db/schema/media";
import { CHOSEN_MAX, TENANT_ROOT } from "./constants";
import type { FileKind } from "./file-types";

/** An empty field of a form or query says nothing. */
export const filter = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional().catch(undefined));
/** The same for what must be right where it is said. */
export const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());
export const ticked = z.preprocess(
	(value) => value === true || value === "on" || value === "true" || value === "1" || value === 1,
	z.boolean(),
);
export const list = <Item extends string>(item: z.ZodType<Item>, most = CHOSEN_MAX) =>
	z.preprocess(
		(value) => (value === undefined || value === "" ? [] : [value].flat()),
		z.array(item).max(most, "wrongValue"),
	);
const tenant = { tenantId: z.string("wrongType").optional() };
/** A folder's id; "" is the root of one's own tree, `organisation` that of the organisation's. */
export const folder = z.preprocess(
	(value) => (value === null || value === undefined || value === "null" ? "" : value),
	z.string("wrongType").max(100, "wrongValue"),
);
const name = oneLine(400).min(1, "required");

export const sorts = ["name", "-name", "size", "-size", "date", "-date", "type", "-type"] as const;
export type Sort = (typeof sorts)[number];
const sort = z.preprocess((value) => (value === "" ? undefined : value), z.enum(sorts).default("name").catch("name"));

export const FolderInput = z.object({ folder: folder.optional(), sort, ...Paging.shape });
/** Files of one kind alone; folders, which hold any, stay. */
export type OfKind = { kind?: FileKind };

/** The parts of the shared files: the organisation's own tree, what others share with me, what is open to all members. */
export const parts = ["organisation", "withme", "open"] as const;
export const SharedInput = z.object({
	part: filter(z.enum(parts)),
	folder: filter(z.string().max(100)),
	person: filter(id),
	sort,
	...Paging.shape,
});

const day = filter(z.iso.date());
export const SearchInput = z.object({
	q: filter(text(200)),
	kind: filter(z.enum(fileKinds)),
	person: filter(id),
	tag: filter(oneLine(60)),
	from: day,
	until: day,
	folder: filter(z.string().max(100)),
	/** Only what the visitor has marked. */
	marked: ticked.default(false),
	...Paging.shape,
});

export const FileRef = z.object({ ...tenant, id });
export const FolderSave = z.object({
	...tenant,
	id: filter(id),
	name: name.optional(),
	parent: folder.optional(),
	updatedAt: z.iso.datetime({ offset: true }).optional(),
});
export const Chosen = z.object({ ...tenant, files: list(id), folders: list(id) });
export const MoveInput = Chosen.extend({ to: folder, onConflict: filter(z.enum(["keep_both", "skip"])) });
export const RenameInput = z.object({ ...tenant, id, name, of: z.enum(["file", "folder"]).default("file") });
export const PrivateInput = Chosen.extend({ isPrivate: ticked });
export const TrashInput = z.object({ part: filter(z.enum(["organisation"])), q: filter(text(200)), ...Paging.shape });
export const ContentCall = z.object({
	...tenant,
	userId: z.string().optional(),
	user: filter(z.string().max(100)),
	folder: folder.optional(),
	sort: z.enum(sorts, "wrongValue").default("name"),
	...Paging.shape,
});
/** What the picker looks at: a place and a folder in it, or with `q` all that the caller sees; `kind` narrows both. */
export const PickCall = z.object({
	...tenant,
	place: z.enum(["mine", "organisation", "withme", "open"]).default("mine").catch("mine"),
	folder: folder.optional(),
	q: filter(text(200)),
	kind: filter(z.enum(fileKinds)),
	...Paging.shape,
});
export { TENANT_ROOT };
