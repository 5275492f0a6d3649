import { conflict, invalid, Problem } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { fileTypes } from "../file-types";
import { type FolderContext, findFolderContext, rootOf } from "../folder-context.server";
import { makePath } from "../folders.server";
import { cleanName, extensionOf, foldersOf, isTooLong, nextName, sortNameOf } from "../names";
import type { Sender } from "../sender";
import { serializeFile } from "../serialize.server";
import { readingFilesNamed } from "../taken-names.server";
import type { LibraryFile } from "../tree.server";
import { assertFits, ownerOfFolder, type Rules, readingLimits, rulesOf, spaceOf } from "../usage.server";
import type { BeginInput } from "./upload.schema";

export type OnConflict = "replace" | "keep_both" | "skip";
/** What a file that comes is to become. */
export type Wish = {
	folder: string;
	path?: string;
	fileName: string;
	/** Bytes; null where nobody has said. */
	size: number | null;
	onConflict?: OnConflict;
};
export type Plan = {
	place: FolderContext;
	name: string;
	extension: string;
	type: string;
	rules: Rules;
	/** The file that is replaced. */
	replaces: LibraryFile | null;
	/** The file that stays, where the new one is to be skipped. */
	skippedFor: LibraryFile | null;
	/** What is written with a new file as it lands, in place of the note that a member has uploaded it. */
	onLanding?: (file: Landed) => PendingWrite[];
};
export type Landed = { id: string; size: number; sha256: string };

/**
 * Where a file goes and what it is called there, checked before its bytes: the right, the rules, the space, the name. Throws
 * `invalid`, `tooLarge`, `notAllowed`, and `conflict` with the file of that name where nothing was said of it.
 */
export async function planUpload(visit: Visit, wish: Wish): Promise<Plan> {
	const { folder, fileName, path } = wish;
	// The place is known before it is read, but for whose tree a folder stands in.
	const at = rootOf(visit, folder) ?? { ownerId: ownerOfFolder(visit, folder), folderId: folder };
	const { place: start, rows } = await findFolderContext(visit, folder, "upload", {
		...readingLimits(visit, visit.user.id, folder),
		taken: readingFilesNamed(visit, at, path ? [] : [cleanName(fileName)]),
	});
	const rules = rulesOf(rows.rules);
	const limits = { rules, space: spaceOf(rows.usage, rules, start.ownerId) };
	const taken = path ? undefined : rows.taken;
	return planIn(visit, start, limits, wish, { serialize: (file) => serializeFile(visit, file), taken });
}

type Limits = { rules: Rules; space: ReturnType<typeof spaceOf> };
/** `present`: what the sender may know of a file that is there; `taken`: the names in the place, where they were read. */
type Known = { serialize?: (file: LibraryFile) => unknown; taken?: LibraryFile[] };

/** The same in a place where the sender's right is known already. */
export async function planIn(
	visit: Sender,
	start: FolderContext,
	{ rules, space }: Limits,
	wish: Wish,
	known: Known = {},
): Promise<Plan> {
	const { name, extension, type } = nameFor(wish.fileName, rules);
	if (wish.size !== null && wish.size > rules.maxSize) throw new Problem("tooLarge");
	assertFits(space, wish.size ?? 0);
	const place = wish.path ? await makePath(visit, start, foldersOf(wish.path)) : start;
	const taken = known.taken ?? (await visit.rows.read({ taken: readingFilesNamed(visit, place, [name]) })).taken;
	const same = taken.find(({ sortName }) => sortName === sortNameOf(name)) ?? null;
	const plan = { place, name, extension, type, rules, replaces: null, skippedFor: null };
	if (same === null) return plan;
	if (wish.onConflict === "skip") return { ...plan, skippedFor: same };
	if (wish.onConflict === "replace") return { ...plan, replaces: same };
	if (wish.onConflict === "keep_both")
		return { ...plan, name: nextName(name, new Set(taken.map(({ sortName }) => sortName))) };
	throw conflict(known.serialize?.(same), "media:errors.nameTaken");
}

/** A name that may be kept, of a type that may be uploaded; throws `invalid`. */
export function nameFor(fileName: string, rules: Rules) {
	const name = cleanName(fileName);
	if (isTooLong(name)) throw invalid({ file: "media:errors.nameTooLong" });
	const extension = extensionOf(name);
	const type = fileTypes[extension];
	if (!type || !rules.extensions.includes(extension))
		throw new Problem("wrongKind", { detail: "media:errors.typeForbidden" });
	return { name, extension, type: type.type };
}

type Said = Pick<BeginInput, "filePrivate" | "lastModified" | "width" | "height">;

/** In the organisation's own tree a file is open unless said otherwise; elsewhere as its rules say. */
export const aboutOf = ({ rules, place }: Plan, said: Said) => ({
	isPrivate: said.filePrivate ?? (place.ownerId !== "" && rules.isPrivateByDefault),
	lastModified: said.lastModified ?? null,
	width: said.width ?? null,
	height: said.height ?? null,
});
