import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { remindReaders } from "./confirm/receipts.server";
import type { ItemInput, PublishItemInput } from "./item.schema";
import { paths } from "./paths";
import { unpublish } from "./publish.server";
import { autosaveItem, publishItem, saveItem } from "./save-item.server";
import { changeCover, savePicture } from "./settings.server";
import { takeFile } from "./take-file.server";
import { addLanguage, findOwn, restoreVersion } from "./texts.server";
import { trashArticle } from "./trash.server";

type Ref = { id: string; language: string };

const back = (visit: Visit, { id, language }: Ref, key: string, params = {}) =>
	done({ snackbar: { key: `news:snackbar.${key}`, params }, to: paths(visit.tenant.guid).edit(id, language) });

export async function keepItem(visit: Visit, input: ItemInput) {
	await saveItem(visit, input);
	return back(visit, input, "saved");
}

/** Without a message and without going on: the editor does it by itself. */
export async function autosave(visit: Visit, input: ItemInput) {
	return { saved: await autosaveItem(visit, input) };
}

export async function publishText(visit: Visit, input: PublishItemInput) {
	return back(visit, input, await publishItem(visit, input));
}

export async function takeBack(visit: Visit, ref: Ref) {
	await findOwn(visit, ref.id);
	await unpublish(visit, ref);
	return back(visit, ref, "taken");
}

export async function newLanguage(visit: Visit, ref: Ref) {
	await addLanguage(visit, ref);
	return back(visit, ref, "language");
}

export async function putBack(visit: Visit, ref: Ref & { versionId: string }) {
	await restoreVersion(visit, ref);
	return back(visit, ref, "restored");
}

export async function keepFocus(visit: Visit, { id, ...focus }: { id: string; focalX: number; focalY: number }) {
	await changeCover(visit, id, focus);
	return done({ snackbar: { key: "news:snackbar.cover" } });
}

export async function dropCover(visit: Visit, { id }: { id: string }) {
	await changeCover(visit, id, { coverGuid: null });
	return done({ snackbar: { key: "news:snackbar.coverGone" } });
}

/** A picture by the editor, which wants to know its guid. */
export async function addPicture(visit: Visit, input: Parameters<typeof savePicture>[1]) {
	return { picture: await savePicture(visit, input) };
}

/** A file of the library by the editor, which wants to know its guid. */
export async function addFile(visit: Visit, input: { id: string; library: string }) {
	return { file: await takeFile(visit, input) };
}

/** A cover by a form without JavaScript. */
export async function uploadCover(visit: Visit, input: Parameters<typeof savePicture>[1]) {
	await savePicture(visit, { ...input, use: "cover" });
	return done({ snackbar: { key: "news:snackbar.cover" } });
}

export async function remind(visit: Visit, { id }: { id: string }) {
	const count = await remindReaders(visit, id);
	return done({ snackbar: { key: "news:snackbar.reminded", params: { count } } });
}

export async function trash(visit: Visit, { id }: { id: string }) {
	await trashArticle(visit, id);
	return done({ snackbar: { key: "news:snackbar.trashed" }, to: paths(visit.tenant.guid).work });
}
