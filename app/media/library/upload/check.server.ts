import { and, eq } from "drizzle-orm";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { files, mediaFolders } from "#db/schema/media";
import { fileTypes } from "../file-types";
import { type FolderContext, findFolderContext } from "../folder-context.server";
import { cleanName, extensionOf, foldersOf, isTooLong, sortNameOf } from "../names";
import { isVisibleTo } from "../rights.server";
import { urlOf } from "../serialize.server";
import { type Folder, isKeptFolder, isListed, type LibraryFile, under } from "../tree.server";
import { readingLimits, rulesOf, spaceLeft, spaceOf } from "../usage.server";
import { hashSaid } from "./land.server";
import type { CheckInput } from "./upload.schema";

export type Verdict = "ok" | "duplicate" | "nameTaken" | "tooLarge" | "typeForbidden" | "quota" | "nameTooLong";
type Picked = CheckInput["files"][number];

/**
 * What would become of each file of a list, before a byte of them moves: with the limits and the space that is left. The
 * first thing that is wrong is said; files that fit count against the space in the order of the list.
 */
export async function checkUpload(visit: Visit, { folder, files: picked }: CheckInput) {
	const { place, rows } = await findFolderContext(visit, folder, "upload", readingLimits(visit, visit.user.id, folder));
	const rules = rulesOf(rows.rules);
	const left = spaceLeft(spaceOf(rows.usage, rules, place.ownerId));
	const hashes = picked.flatMap(({ sha256 }) => hashSaid(sha256) ?? []);
	const inFolders = picked.filter(({ path }) => path && foldersOf(path).length > 0);
	const found = await visit.rows.read({
		same: visit.rows.listing(files, {
			where: and(among(files.sha256, hashes), isListed, isVisibleTo(visit)),
			limit: 1000,
		}),
		here: namesIn(visit, place, [place.folderId], picked),
		below: visit.rows.listing(mediaFolders, {
			where: and(
				place.folder ? under(place.folder.path) : eq(mediaFolders.ownerId, place.ownerId),
				among(mediaFolders.sortName, [
					...new Set(inFolders.flatMap(({ path }) => foldersOf(path ?? "").map(sortNameOf))),
				]),
				isKeptFolder,
			),
			limit: 1000,
		}),
	});
	const ids = [...new Set(inFolders.flatMap((one) => folderIdOf(one, place, found.below) ?? []))];
	const inside =
		ids.length === 0 ? [] : (await visit.rows.read({ inside: namesIn(visit, place, ids, inFolders) })).inside;
	const taken = [...found.here, ...inside];
	let room = left;
	const verdicts = picked.map((one) => {
		const verdict = verdictOf(one, {
			rules,
			same: found.same,
			taken,
			folderId: folderIdOf(one, place, found.below),
			room,
		});
		if (verdict.verdict === "ok") room -= one.size;
		return { file_name: one.file_name, path: one.path ?? null, ...verdict };
	});
	return {
		files: verdicts,
		limits: { max_size: rules.maxSize, extensions: rules.extensions, name_length: 200 },
		space_left: Number.isFinite(left) ? left : null,
	};
}

const namesIn = (visit: Visit, { ownerId }: FolderContext, folderIds: string[], picked: Picked[]) =>
	visit.rows.listing(files, {
		where: and(
			eq(files.ownerId, ownerId),
			among(files.folderId, folderIds),
			among(
				files.sortName,
				picked.map(({ file_name }) => sortNameOf(cleanName(file_name))),
			),
			isListed,
		),
		limit: 2000,
	});

/** The folder that a path leads to, where all of it exists; undefined where some of it is still to be made. */
function folderIdOf({ path }: Picked, place: FolderContext, below: Folder[]): string | undefined {
	let at = place.folderId;
	for (const name of path ? foldersOf(path) : []) {
		const next = below.find(({ parentId, sortName }) => parentId === at && sortName === sortNameOf(name));
		if (!next) return undefined;
		at = next.id;
	}
	return at;
}

type Known = {
	rules: ReturnType<typeof rulesOf>;
	same: LibraryFile[];
	taken: LibraryFile[];
	folderId: string | undefined;
	room: number;
};

function verdictOf({ file_name, size, sha256 }: Picked, { rules, same, taken, folderId, room }: Known) {
	const name = cleanName(file_name);
	const extension = extensionOf(name);
	if (isTooLong(name)) return verdict("nameTooLong");
	if (!fileTypes[extension] || !rules.extensions.includes(extension)) return verdict("typeForbidden");
	if (size > rules.maxSize) return verdict("tooLarge");
	const twin = sha256 ? same.find((file) => file.sha256 === hashSaid(sha256) && file.size === size) : undefined;
	if (twin) return verdict("duplicate", twin);
	const neighbour = taken.find((file) => file.folderId === folderId && file.sortName === sortNameOf(name));
	if (neighbour) return verdict("nameTaken", neighbour);
	return verdict(size > room ? "quota" : "ok");
}

const verdict = (what: Verdict, of?: LibraryFile) => ({
	verdict: what,
	of: of
		? {
				...{ id: of.id, file_name: of.name, file_url: urlOf(of.guid), folder: of.folderId ?? "", size: of.size },
				/** When it was changed on the device that it came from, where that was said. */
				last_modified: of.lastModified === null ? null : new Date(of.lastModified).toISOString(),
			}
		: null,
});
