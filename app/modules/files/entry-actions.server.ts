import type * as z from "zod";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { makeFolder } from "#app/media/library/folders.server";
import { moveItems } from "#app/media/library/move.server";
import { setPrivacy } from "#app/media/library/privacy.server";
import { renameFile, renameFolder } from "#app/media/library/rename.server";
import { restoreItems } from "#app/media/library/restore.server";
import { trashItems } from "#app/media/library/trash.server";
import { countUses } from "#app/media/library/uses.server";
import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Entries, NewFolder, RenameEntry } from "./library-page.schema";
import { paths } from "./paths";

type Chosen = { files: string[]; folders: string[] };

const written = ({ files, folders }: Chosen) =>
	[...files.map((id) => `files:${id}`), ...folders.map((id) => `folders:${id}`)].join();

export function entriesIn({ entries }: z.output<typeof Entries>): Chosen {
	const ids = (kind: string) =>
		entries.split(",").flatMap((one) => (one.startsWith(`${kind}:`) ? [one.slice(kind.length + 1)] : []));
	return { files: ids("files"), folders: ids("folders") };
}

function assertChosen({ files, folders }: Chosen): number {
	if (files.length + folders.length === 0) throw invalid({ files: "files:errors.noneChosen" });
	return files.length + folders.length;
}

/** Puts what is chosen into the trash, with the way back. */
export async function trashChosen(visit: Visit, chosen: Chosen): Promise<BulkAnswer> {
	const count = assertChosen(chosen);
	const uses = await countUses(visit, chosen);
	await trashItems(visit, chosen);
	const undo = { intent: "restore", entries: written(chosen) };
	// Whoever deletes a file that others show is told so beside the way back; those places keep what they show.
	if (uses > 0) return { bulk: { key: "files:told.trashedUsed", params: { count: uses }, undo } };
	return { bulk: { key: "files:told.trashed", params: { count }, undo } };
}

export async function restoreChosen(visit: Visit, input: z.output<typeof Entries>): Promise<BulkAnswer> {
	const chosen = entriesIn(input);
	const count = assertChosen(chosen);
	await restoreItems(visit, chosen);
	return { bulk: { key: "files:told.restored", params: { count } } };
}

/** Moves what was dragged onto a folder; names that are taken get a number. */
export async function dropChosen(visit: Visit, { to, ...chosen }: Chosen & { to: string }): Promise<BulkAnswer> {
	assertChosen(chosen);
	const moved = await moveItems(visit, { ...chosen, to, onConflict: "keep_both" });
	return { bulk: { key: "files:told.moved", params: { count: moved.files.length + moved.folders.length } } };
}

/** Opens what is chosen to all members, and says to how many. */
export async function openChosen(visit: Visit, chosen: Chosen): Promise<BulkAnswer> {
	assertChosen(chosen);
	const { count } = await setPrivacy(visit, chosen, false);
	return { bulk: { key: "files:told.opened", params: { count } } };
}

export async function closeChosen(visit: Visit, chosen: Chosen): Promise<BulkAnswer> {
	const count = assertChosen(chosen);
	await setPrivacy(visit, chosen, true);
	return { bulk: { key: "files:told.closed", params: { count } } };
}

export async function addFolder(visit: Visit, { folder, name }: z.output<typeof NewFolder>) {
	await makeFolder(visit, folder, name);
	return done({ snackbar: { key: "files:told.folderMade" } });
}

export async function renameEntry(visit: Visit, { id, name, of, back }: z.output<typeof RenameEntry>) {
	await (of === "file" ? renameFile(visit, id, name) : renameFolder(visit, id, name));
	return done({ snackbar: { key: "files:told.renamed" }, to: pageOf(visit, back) });
}

/** A page of the library that somebody came from; nothing else is followed. */
export function pageOf(visit: Visit, back: string): string {
	return /^(\/[\w-]+)?\/files\/(yourfiles|sharedfiles)(\?|$)/.test(back) ? back : paths(visit.tenant.guid).yours();
}
