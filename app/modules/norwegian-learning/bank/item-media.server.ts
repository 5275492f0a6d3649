import { sql } from "drizzle-orm";
import { droppingPictures } from "#app/media/dropping-pictures.server";
import { copyingFromLibrary, findForUse, noting } from "#app/media/library/uses.server";
import { addPicture } from "#app/media/pictures.server";
import { filesOfModule } from "#app/media/record-files.server";
import { invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { type ItemTask, languageItems, testAttempts } from "#db/schema/norwegian-learning";
import { manifest } from "../manifest";
import { paths } from "../paths";
import type { PictureInput } from "./items.schema";
import { findItem, type Item } from "./items.server";

/** The pictures that a task has in itself. */
export const picturesIn = (task: ItemTask): string[] =>
	task.kind === "match" ? task.pairs.map(({ pictureGuid }) => pictureGuid) : [];

/** All files that an item shows. */
export const filesOf = ({ task, audioGuid, pictureGuid }: Pick<Item, "task" | "audioGuid" | "pictureGuid">): string[] =>
	[audioGuid, pictureGuid, ...picturesIn(task)].filter((guid) => guid !== null);

/**
 * The writes that give files of an item back. One that somebody has been asked with stays: an attempt keeps its items as they
 * were, with what was seen and heard.
 */
export function givingBack(rows: TenantRows, guids: readonly string[]): PendingWrite[] {
	if (guids.length === 0) return [];
	const isAsked = sql`exists (select 1 from ${testAttempts} where ${testAttempts.tenantId} = ${rows.tenantId}
		and instr(${testAttempts.items}, given.value) > 0)`;
	const unasked = sql`(select given.value from json_each(${JSON.stringify(guids)}) as given where not ${isAsked})`;
	return droppingPictures(rows, manifest.key, unasked);
}

/** Throws `invalid` where one of the pictures is none that was stored for this module. */
export async function assertPictures(visit: Visit, guids: readonly string[]): Promise<void> {
	const own = [...new Set(guids)];
	if (own.length === 0) return;
	const stored = await filesOfModule(visit.rows, manifest.key, own);
	if (stored.filter(({ type }) => type.startsWith("image/")).length !== own.length)
		throw invalid({ pairWords: "media:errors.fileGone" });
}

/** Stores the pictures of the rows that have sent one; gives the guid of each row's picture. */
export async function storePairs(visit: Visit, sent: readonly unknown[], guids: readonly string[]): Promise<string[]> {
	const rows = Array.from({ length: Math.max(sent.length, guids.length) }, (_, at) => at);
	const stored: string[] = [];
	for (const at of rows) {
		const file = sent[at];
		const isSent = file instanceof File && file.size > 0;
		stored.push(isSent ? (await addPicture(visit, manifest.key, { file })).guid : (guids[at] ?? ""));
	}
	return stored;
}

/** A recording of the library that is taken into the item. */
export async function takeRecording(visit: Visit, chosen: readonly string[], item: { id: string; title: string }) {
	const ids = chosen.filter((one) => one !== "");
	if (ids.length === 0) return { audioGuid: undefined, writes: [] };
	const found = await findForUse(visit, ids, "media");
	const use = { moduleKey: manifest.key, refGuid: item.id, title: item.title };
	const { copies, writes } = copyingFromLibrary(visit, found, manifest.key, {
		...use,
		path: paths(visit.tenant.guid).item(item.id),
	});
	const [taken] = copies;
	if (!taken) throw invalid({ media: "media:errors.fileGone" });
	if (!/^audio\//.test(taken.type)) throw invalid({ media: "norwegianLearning:errors.audio" });
	return { audioGuid: taken.guid, writes };
}

const droppedOf = ({ pictureGuid }: Item) => (pictureGuid === null ? [] : [pictureGuid]);

/** Gives an item the picture that stands with it. */
export async function savePicture(visit: Visit, input: PictureInput) {
	const { rows, tenant } = visit;
	const item = await findItem(visit, input.id);
	const [original] = input.library ? await findForUse(visit, [input.library], "file") : [];
	const stored = await addPicture(visit, manifest.key, input);
	const use = { moduleKey: manifest.key, refGuid: item.id, title: item.title, path: paths(tenant.guid).item(item.id) };
	await rows.commit([
		rows.changing(languageItems, item.id, { pictureGuid: stored.guid }),
		...(original ? noting(visit, original.id, stored.guid, use) : []),
		...givingBack(rows, droppedOf(item)),
	]);
	return { picture: { guid: stored.guid, width: stored.width ?? 0, height: stored.height ?? 0 } };
}

export async function dropPicture(visit: Visit, { id }: { id: string }): Promise<void> {
	const { rows } = visit;
	const item = await findItem(visit, id);
	await rows.commit([rows.changing(languageItems, id, { pictureGuid: null }), ...givingBack(rows, droppedOf(item))]);
}
