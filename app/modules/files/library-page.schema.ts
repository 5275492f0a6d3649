import * as z from "zod";
import {
	Chosen,
	FolderInput,
	filter,
	list,
	MoveInput,
	SearchInput,
	SharedInput,
} from "#app/media/library/library.schema";
import { id, oneLine } from "#app/platform/text.schema";
import { panel } from "./sharing-forms.schema";

const { q, kind, person, tag, from, until, marked } = SearchInput.shape;
const looked = { q, kind, person, tag, from, until };

/** One's own files: a folder of them, or what a search finds; with `file` or `dir` the panel of one. */
export const YoursQuery = FolderInput.extend({ ...looked, marked, ...panel });
export const SharedQuery = SharedInput.extend({ ...looked, ...panel });

/** The page of the library that a form came from. */
const back = z.string().max(4000).default("").catch("");

/** Entries of both kinds in one text, as an undo carries them: `files:a,folders:b`. */
export const Entries = z.object({ entries: z.string("wrongType").max(30_000, "wrongValue") });
export const NewFolder = z.object({
	folder: z.string().max(100).default(""),
	name: oneLine(400).min(1, "required"),
});
export const RenameEntry = z.object({
	id,
	name: oneLine(400).min(1, "required"),
	of: z.enum(["file", "folder"]).default("file"),
	back,
});

/** The page that asks where chosen things are to go: `at` is the folder that is looked into. */
export const MoveQuery = z.object({
	files: list(id),
	folders: list(id),
	at: z.string().max(100).default("").catch(""),
	copy: filter(z.literal("1")),
	/** Where the page of folders before ended. */
	cursor: z.string().max(2000).optional().catch(undefined),
	back,
});
const ofPage = { tenantId: true } as const;
/** A page has its organisation in its address; a form names none. */
export const ChosenForm = Chosen.omit(ofPage);
export const DropForm = MoveInput.omit(ofPage);
export const MoveForm = DropForm.extend({ back });
