import type * as z from "zod";
import { TENANT_ROOT } from "#app/media/library/constants";
import { copyItems } from "#app/media/library/copy.server";
import { listFolder } from "#app/media/library/list-folder.server";
import { moveItems } from "#app/media/library/move.server";
import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { pageOf } from "./entry-actions.server";
import type { MoveForm, MoveQuery } from "./library-page.schema";

/** Folders of one place that are offered at a time. */
const OFFERED = 100;

/** The folder that is looked into for a place, with the folders in it. */
export async function showMove(visit: Visit, { files, folders, at, copy, cursor, back }: z.output<typeof MoveQuery>) {
	const place = await listFolder(visit, { folder: at, sort: "name", limit: OFFERED, cursor });
	return {
		tenant: visit.tenant.guid,
		...{ files, folders, at, isCopy: copy !== undefined, back: pageOf(visit, back) },
		...{ name: place.name, breadcrumb: place.breadcrumb, isTeam: place.isTeam },
		isRoot: at === "" || at === TENANT_ROOT,
		takes: place.right !== "view",
		isFirst: cursor === undefined,
		// Folders stand before files: where a page is full of them there may be more.
		next: place.folders.length === OFFERED ? place.next : null,
		// A folder cannot go into itself.
		inside: place.folders.filter(({ id }) => !folders.includes(id)).map(({ id, name, right }) => ({ id, name, right })),
	};
}

export type MoveData = Awaited<ReturnType<typeof showMove>>;

type Form = z.output<typeof MoveForm>;

/** Moves what was chosen to the place, and goes back to where it was chosen. */
export async function moveTo(visit: Visit, { back, ...input }: Form) {
	assertSome(input);
	const moved = await moveItems(visit, input);
	const count = moved.files.length + moved.folders.length;
	return done({ snackbar: { key: "files:told.moved", params: { count } }, to: pageOf(visit, back) });
}

export async function copyTo(visit: Visit, { back, onConflict, ...input }: Form) {
	assertSome(input);
	await copyItems(visit, input);
	const count = input.files.length + input.folders.length;
	return done({ snackbar: { key: "files:told.copied", params: { count } }, to: pageOf(visit, back) });
}

function assertSome({ files, folders }: Pick<Form, "files" | "folders">): void {
	if (files.length + folders.length === 0) throw invalid({ files: "files:errors.noneChosen" });
}
