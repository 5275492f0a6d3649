import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { resource } from "#app/lists/resource.server";
import { isKept } from "#app/lists/trash.server";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { learningContents, learningSceneItems, learningScenes } from "#db/schema/task-library";
import { type Content, findContent, recountingScenes, recountingUses, writes } from "./contents.server";
import { copying } from "./copy-content.server";
import { movedBy } from "./order";
import { sceneList } from "./scenes.list";
import type { SceneInput } from "./task-library.schema";
import { titleOf, titlesFrom } from "./titles.server";

export type Scene = Row<typeof learningScenes>;

/** Contents that one scene may have. */
export const ITEMS_MOST = 500;

/** A condition on scenes: those that the visitor may open. */
export function openScenes(visit: Visit): SQL {
	const isOpen = isKept(learningScenes);
	return writes(visit) ? isOpen : (and(isOpen, eq(learningScenes.status, "published")) as SQL);
}

const textsOf = ({ titles, intro }: Pick<Scene, "titles" | "intro">) => [...Object.values(titles), intro];

/** A condition on contents: they stand in these scenes, whose ids come as JSON. */
const contentsIn = (tenantId: string, sceneIds: string): SQL =>
	sql`${learningContents.id} in (select ${learningSceneItems.contentId} from ${learningSceneItems}
		where ${learningSceneItems.tenantId} = ${tenantId} and ${learningSceneItems.sceneId} in (select value from json_each(${sceneIds})))`;

export const scenes = resource(sceneList, learningScenes, {
	columns: {
		title: learningScenes.sortTitle,
		minutes: learningScenes.minutes,
		status: learningScenes.status,
		created: learningScenes.createdAt,
	},
	visible: openScenes,
	file: "scenes",
	trash: {
		open: () => undefined,
		name: titleOf,
		sought: learningScenes.sortTitle,
		texts: textsOf,
		after: ({ rows }, found) => [
			recountingUses(rows, contentsIn(rows.tenantId, JSON.stringify(found.map(({ id }) => id)))),
		],
		level: LEVEL_ALL,
	},
});

/** For one `rows.read`: a scene, where the visitor may open it. */
export function readingOpenScene(visit: Visit, id: string): PendingQuery<Scene | undefined> {
	const where = and(eq(learningScenes.id, id), openScenes(visit));
	const { query, shape } = visit.rows.listing(learningScenes, { where, limit: 1 });
	return { query, shape: (rows) => shape(rows)[0] };
}

/** A scene that is not in the trash, for whoever may change it; `notFound` else. */
export async function findScene(ctx: TenantContext, id: string): Promise<Scene> {
	const scene = await ctx.rows.find(learningScenes, id);
	if (!scene || scene.deletedAt !== null) throw notFound();
	return scene;
}

/** For one `rows.read`: the contents of a scene in their order, without what is in the trash. */
export function readingItems({ rows }: TenantContext, sceneId: string): PendingQuery<Content[]> {
	const { query, shape } = rows.listingWith(
		learningSceneItems,
		{ content: [learningContents, learningSceneItems.contentId] },
		{
			where: eq(learningSceneItems.sceneId, sceneId),
			orderBy: [asc(learningSceneItems.sortOrder), asc(learningSceneItems.id)],
			limit: ITEMS_MOST,
		},
	);
	return {
		query,
		shape: (found) =>
			shape(found).flatMap(({ content }) => (content && content.deletedAt === null ? [content as Content] : [])),
	};
}

/** Refuses a commit whose scene has moved on since it was read. */
const unmoved = ({ context, tenant }: Visit, { id, updatedAt }: Scene): PendingWrite =>
	requiring(
		context,
		sql`exists (select 1 from ${learningScenes} where ${and(eq(learningScenes.tenantId, tenant.id), eq(learningScenes.id, id), eq(learningScenes.updatedAt, updatedAt))})`,
	);

type SavedScene = SceneInput & { status?: Scene["status"]; contentIds?: string[] };

/**
 * Makes a scene, as a draft where no status is given, or changes one; with `contentIds` these contents stand in it.
 * Throws `conflict` where it has moved on since `updatedAt`.
 */
export async function saveScene(visit: Visit, input: SavedScene): Promise<Scene> {
	const { rows, now, user } = visit;
	const before = input.id === undefined ? undefined : await findScene(visit, input.id);
	if (before && input.updatedAt !== undefined && before.updatedAt !== input.updatedAt) throw conflict(before);
	const titles = titlesFrom(input, before);
	const { language, intro, status, contentIds } = input;
	const id = before?.id ?? newId(now.getTime());
	const row = { language, intro, titles, sortTitle: (titles[language] ?? "").toLowerCase(), ...(status && { status }) };
	const commit = rows.commit([
		...(before
			? [unmoved(visit, before), rows.changing(learningScenes, id, row)]
			: [rows.adding(learningScenes, { ...row, id, authorId: user.id })]),
		rows.indexing(learningScenes, id, textsOf(row)),
		...(contentIds ? await settingItems(visit, id, contentIds) : []),
	]);
	const saved = await orElse(commit, () => conflict());
	return saved[before ? 1 : 0] as Scene;
}

export async function setSceneStatus(visit: Visit, { id, status }: Pick<Scene, "id" | "status">): Promise<void> {
	await findScene(visit, id);
	await visit.rows.change(learningScenes, id, { status });
}

const itemId = (sceneId: string, contentId: string) => `${sceneId}:${contentId}`;

/** Where a new content of a scene stands: after all others. */
const atEnd = (tenantId: string, sceneId: string) =>
	sql<number>`(select coalesce(max(${learningSceneItems.sortOrder}), 0) + 1 from ${learningSceneItems}
		where ${learningSceneItems.tenantId} = ${tenantId} and ${learningSceneItems.sceneId} = ${sceneId})`;

/** The writes by which these contents and no others stand in a scene, in this order. Throws `notFound` where one is not there. */
async function settingItems(visit: Visit, sceneId: string, contentIds: string[]): Promise<PendingWrite[]> {
	const { rows } = visit;
	const ids = [...new Set(contentIds)];
	const { known, items } = await rows.read({
		known: rows.counting(learningContents, and(isKept(learningContents), isAmong(ids)), ids.length),
		items: readingItems(visit, sceneId),
	});
	if (known !== ids.length) throw notFound();
	const placed = ids.map((contentId, at) => ({
		...{ id: itemId(sceneId, contentId), sceneId, contentId, sortOrder: at + 1 },
	}));
	return [
		rows.clearing(learningSceneItems, sceneId, eq(learningSceneItems.sceneId, sceneId)),
		...(placed.length > 0 ? [rows.addingAll(learningSceneItems, sceneId, placed)] : []),
		recountingScenes(rows, sceneId),
		recountingUses(rows, isAmong([...ids, ...items.map(({ id }) => id)])),
	];
}

const isAmong = (ids: string[]): SQL => among(learningContents.id, ids);

type Item = { id: string; contentId: string };

type NewItem = Item & { how?: "link" | "copy"; before?: string };

/**
 * Puts a content into a scene, at the end or before another: the content itself, which stays as the library has it, or a
 * copy of the scene's own. One that stands there already stays where it is.
 */
export async function addItem(visit: Visit, { id: sceneId, contentId, how, before }: NewItem): Promise<Content> {
	const { rows } = visit;
	const [, content] = [await findScene(visit, sceneId), await findContent(visit, contentId)];
	const { items } = await rows.read({ items: readingItems(visit, sceneId) });
	if (items.length >= ITEMS_MOST) throw invalid({ form: "taskLibrary:errors.tooManyItems" });
	const isCopy = how === "copy";
	if (!isCopy && items.some((one) => one.id === contentId)) return content;
	const copy = isCopy ? await copying(visit, content) : undefined;
	const added = copy?.row.id ?? contentId;
	const id = itemId(sceneId, added);
	const at = items.findIndex((one) => one.id === before);
	const order = items.map((one) => one.id).toSpliced(at, 0, added);
	const places = order.map((one, place) => ({ id: itemId(sceneId, one), sortOrder: place + 1 }));
	await rows.commit([
		...(copy?.writes ?? []),
		rows.addingMissing(learningSceneItems, { id, sceneId, contentId: added, sortOrder: 0 }),
		at < 0
			? rows.deriving(learningSceneItems, id, { sortOrder: atEnd(rows.tenantId, sceneId) })
			: rows.changingAll(learningSceneItems, sceneId, places),
		recountingScenes(rows, sceneId),
		recountingUses(rows, added),
	]);
	return (copy?.row as Content | undefined) ?? content;
}

/** Takes a content out of a scene; it stays in the library, and what people have done of it stays known. */
export async function removeItem(visit: Visit, { id: sceneId, contentId }: Item): Promise<void> {
	const { rows } = visit;
	await findScene(visit, sceneId);
	const item = await rows.find(learningSceneItems, itemId(sceneId, contentId));
	if (!item) throw notFound();
	await rows.commit([
		rows.removing(learningSceneItems, item.id),
		recountingScenes(rows, sceneId),
		recountingUses(rows, contentId),
	]);
}

/** Puts the contents of a scene into this order. Throws `invalid` where these are not all of them. */
export async function sortItems(visit: Visit, { id: sceneId, ids }: { id: string; ids: string[] }): Promise<Content[]> {
	const { rows } = visit;
	await findScene(visit, sceneId);
	const { items } = await rows.read({ items: readingItems(visit, sceneId) });
	const isSame = items.length === new Set(ids).size && ids.length === items.length;
	if (!isSame || !items.every(({ id }) => ids.includes(id))) throw invalid({ ids: "taskLibrary:errors.order" });
	const places = ids.map((contentId, at) => ({ id: itemId(sceneId, contentId), sortOrder: at + 1 }));
	if (places.length > 0) await rows.commit([rows.changingAll(learningSceneItems, sceneId, places)]);
	return ids.flatMap((id) => items.find((one) => one.id === id) ?? []);
}

/** Moves a content of a scene one place up or down. */
export async function moveItem(visit: Visit, { id, contentId, way }: Item & { way: "up" | "down" }): Promise<void> {
	const { items } = await visit.rows.read({ items: readingItems(visit, id) });
	if (!items.some((one) => one.id === contentId)) throw notFound();
	await sortItems(visit, {
		id,
		ids: movedBy(
			items.map((one) => one.id),
			contentId,
			way,
		),
	});
}
