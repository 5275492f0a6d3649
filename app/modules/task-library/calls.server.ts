import { and, asc, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { after, pageOf } from "#app/platform/paging.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { learningContents, learningScenes } from "#db/schema/task-library";
import { type Content, contents, findOwn, openContents, readingOpen } from "./contents.server";
import { readingDone, shownIn } from "./progress.server";
import { saveContent } from "./save-content.server";
import {
	findScene,
	openScenes,
	readingItems,
	readingOpenScene,
	type Scene,
	saveScene,
	scenes,
	sortItems,
} from "./scenes.server";
import { serializeContent, serializeScene } from "./serialize.server";
import type { ContentsCall, SaveContentCall, SaveSceneCall, SortSceneCall } from "./task-library.schema";

const iso = (at: number) => new Date(at).toISOString();

function contentOf(visit: Visit, content: Content) {
	const { id, kind, status, titles, language, level, minutes, url, parts, updatedAt } = content;
	return {
		...{ id, tenant_id: content.tenantId, kind, status, title: serializeContent(visit, content).title, titles },
		...{ subject: content.subject, profession: content.profession, skill: content.skill, tags: content.tags },
		...{ language, level, minutes, url, parts, file_guid: content.fileGuid, background_guid: content.coverGuid },
		...{ used_in: content.sceneCount, opened: content.openCount, updated_at: iso(updatedAt) },
	};
}

function sceneOf(visit: Visit, scene: Scene) {
	const { id, status, titles, language, intro, minutes, updatedAt } = scene;
	return {
		...{ id, tenant_id: scene.tenantId, status, title: serializeScene(visit, scene).title, titles, language, intro },
		...{ minutes, content_count: scene.contentCount, image_guid: scene.coverGuid, updated_at: iso(updatedAt) },
	};
}

/** The words of a search, each of them somewhere in the title. */
const isTitled = (column: typeof learningContents.sortTitle | typeof learningScenes.sortTitle, q: string) =>
	and(...q.split(/\s+/).map((word) => sql`instr(${column}, ${word.toLowerCase()}) > 0`)) as SQL;

/** The contents that the caller may open, by their titles. */
export async function listContents(visit: Visit, { limit, cursor, q }: z.output<typeof ContentsCall>) {
	const order = [learningContents.sortTitle, learningContents.id];
	const found = await visit.rows.list(learningContents, {
		where: and(openContents(visit), q ? isTitled(learningContents.sortTitle, q) : undefined, after(order, cursor)),
		orderBy: order.map((column) => asc(column)),
		limit: limit + 1,
	});
	const page = pageOf(found, limit, ({ sortTitle, id }) => [sortTitle, id]);
	return { items: page.items.map((content) => contentOf(visit, content)), next: page.next };
}

export async function contentDetails(visit: Visit, { id }: { id: string }) {
	const { content } = await visit.rows.read({ content: readingOpen(visit, id) });
	if (!content) throw notFound();
	return { ...contentOf(visit, content), body: content.body };
}

/** Makes a content, or changes one. */
export async function saveContentCall(visit: Visit, { tenantId, ...input }: SaveContentCall) {
	return contentOf(visit, await saveContent(visit, input));
}

export async function removeContentCall(visit: Visit, { id }: { id: string }) {
	await findOwn(visit, id);
	await contents.trash.remove(visit, { ids: [id], matching: undefined });
	return { id, deleted: true };
}

/** The scenes that the caller may open, by their titles. */
export async function listScenes(visit: Visit, { limit, cursor, q }: z.output<typeof ContentsCall>) {
	const order = [learningScenes.sortTitle, learningScenes.id];
	const found = await visit.rows.list(learningScenes, {
		where: and(openScenes(visit), q ? isTitled(learningScenes.sortTitle, q) : undefined, after(order, cursor)),
		orderBy: order.map((column) => asc(column)),
		limit: limit + 1,
	});
	const page = pageOf(found, limit, ({ sortTitle, id }) => [sortTitle, id]);
	return { items: page.items.map((scene) => sceneOf(visit, scene)), next: page.next };
}

/** A scene with its contents in order and what the caller has done of them. */
export async function sceneDetails(visit: Visit, { id }: { id: string }) {
	const { scene, items, done } = await visit.rows.read({
		scene: readingOpenScene(visit, id),
		items: readingItems(visit, id),
		done: readingDone(visit, id),
	});
	if (!scene) throw notFound();
	const contents = shownIn(items).map((content) => ({ ...contentOf(visit, content), done: done.has(content.id) }));
	return { ...sceneOf(visit, scene), contents };
}

/** Makes a scene, or changes one; with its contents where they are sent. */
export async function saveSceneCall(visit: Visit, { tenantId, ...input }: SaveSceneCall) {
	const { id } = await saveScene(visit, input);
	return sceneOf(visit, await findScene(visit, id));
}

export async function removeSceneCall(visit: Visit, { id }: { id: string }) {
	await findScene(visit, id);
	await scenes.trash.remove(visit, { ids: [id], matching: undefined });
	return { id, deleted: true };
}

/** Puts the contents of a scene into an order. */
export async function sortSceneCall(visit: Visit, { sceneId, ids }: z.output<typeof SortSceneCall>) {
	const sorted = await sortItems(visit, { id: sceneId, ids });
	return { items: sorted.map((content) => contentOf(visit, content)), next: null };
}
