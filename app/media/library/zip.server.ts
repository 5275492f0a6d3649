import { and, asc, sql } from "drizzle-orm";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { files, mediaFolders } from "#db/schema/media";
import { zipStream } from "../zip-stream.server";
import { findChosen } from "./chosen.server";
import { disposition } from "./disposition";
import { nextName, sortNameOf } from "./names";
import { noteDownloads } from "./receipts.server";
import { isVisibleTo } from "./rights.server";
import { type Folder, foldersUnder, idsIn, isKeptFolder, isListed, type LibraryFile, under } from "./tree.server";

/** What one archive takes; its format needs an extension for more bytes. */
const MOST_FILES = 5000;
const MOST_BYTES = 4_000_000_000;

type Entry = { path: string; file: LibraryFile };

/**
 * Files, and folders with all that the visitor sees in them, as one archive that is made while it is sent. Throws `invalid` for what is too much for one archive.
 */
export async function zipItems(visit: Visit, wanted: { files: string[]; folders: string[] }): Promise<Response> {
	if (wanted.files.length + wanted.folders.length === 0) throw invalid({ files: "required" });
	const chosen = await findChosen(visit, wanted, "view");
	const entries = await entriesOf(visit, chosen.files, chosen.folders);
	const bytes = entries.reduce((sum, { file }) => sum + file.size, 0);
	if (entries.length > MOST_FILES || bytes > MOST_BYTES) throw invalid({ files: "media:errors.zipTooLarge" });
	const [only, ...others] = [...chosen.folders, ...chosen.files];
	const name = `${others.length === 0 && only ? only.name.replace(/\.[^.]+$/, "") : "files"}.zip`;
	noteDownloads(
		visit,
		entries.map(({ file }) => file),
	);
	const headers = { "Content-Type": "application/zip", "Content-Disposition": disposition(false, name) };
	return new Response(zipStream(visit, entries), { headers: { ...headers, "Cache-Control": "private, no-store" } });
}

async function entriesOf(visit: Visit, chosen: LibraryFile[], folders: Folder[]): Promise<Entry[]> {
	const taken = new Set<string>();
	const own = (name: string) => {
		const free = nextName(name, taken);
		taken.add(sortNameOf(free));
		return free;
	};
	const entries = chosen.map((file) => ({ path: own(file.name), file }));
	for (const top of folders) {
		const isMine = top.ownerId === visit.user.id;
		const { below, inside } = await visit.rows.read({
			below: visit.rows.listing(mediaFolders, { where: and(under(top.path), isKeptFolder), limit: MOST_FILES }),
			inside: visit.rows.listing(files, {
				where: and(
					sql`${files.folderId} in ${foldersUnder(visit, top.path)}`,
					isListed,
					isMine ? undefined : isVisibleTo(visit),
				),
				orderBy: [asc(files.folderId), asc(files.sortName)],
				limit: MOST_FILES + 1,
			}),
		});
		const names = new Map(below.map(({ id, name }) => [id, name]));
		const topName = own(top.name);
		for (const file of inside) {
			const folder = below.find(({ id }) => id === file.folderId);
			const between = idsIn(folder?.path ?? "").slice(idsIn(top.path).length);
			const path = [topName, ...between.map((id) => names.get(id) ?? id), file.name];
			entries.push({ path: path.join("/"), file });
		}
	}
	return entries;
}
