import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { learningContents, learningProgress, learningScenes } from "#db/schema/task-library";
import { type Content, recountingScenesOf } from "./contents.server";
import { openScenes, readingItems, readingOpenScene } from "./scenes.server";
import { timingDone } from "./uses.server";

/** For one `rows.read`: what the visitor has done of a scene. */
export function readingDone({ rows, user }: Visit, sceneId: string): PendingQuery<Set<string>> {
	const { query, shape } = rows.listing(learningProgress, {
		where: and(
			eq(learningProgress.userId, user.id),
			eq(learningProgress.sceneId, sceneId),
			isNotNull(learningProgress.doneAt),
		),
		limit: 1000,
	});
	return { query, shape: (found) => new Set(shape(found).map(({ contentId }) => contentId)) };
}

/** For one `rows.read`: how many published contents of each scene the visitor has done. */
export function readingDoneCounts({ rows, user, tenant }: Visit): PendingQuery<Map<string, number>> {
	const isShown = sql`exists (select 1 from ${learningContents} where ${learningContents.tenantId} = ${tenant.id}
		and ${learningContents.id} = ${learningProgress.contentId} and ${learningContents.deletedAt} is null
		and ${learningContents.status} = 'published')`;
	const own = and(eq(learningProgress.userId, user.id), isNotNull(learningProgress.doneAt), isShown) as SQL;
	return rows.countingBy(learningProgress, learningProgress.sceneId, own);
}

/** For one `rows.read`: the scenes in which the visitor has done something, by the latest. */
export function readingBegun(visit: Visit, limit: number) {
	const { rows, user, tenant } = visit;
	const latest = sql`(select max(${learningProgress.doneAt}) from ${learningProgress} where ${learningProgress.tenantId} = ${tenant.id}
		and ${learningProgress.userId} = ${user.id} and ${learningProgress.sceneId} = ${learningScenes.id})`;
	return rows.listing(learningScenes, {
		where: and(openScenes(visit), sql`${latest} is not null`),
		orderBy: sql`${latest} desc`,
		limit,
	});
}

type Step = { course_id: string; content: string };

/** Marks a content of a scene as done, and gives the one after it; null after the last. */
export async function finishStep(visit: Visit, { course_id: sceneId, content: contentId }: Step) {
	const { rows, user, now } = visit;
	const steps = await stepsOf(visit, sceneId);
	const at = steps.findIndex(({ id }) => id === contentId);
	if (at < 0) throw notFound();
	const id = progressId(sceneId, contentId, user.id);
	await rows.commit([
		rows.addingMissing(learningProgress, { id, sceneId, contentId, userId: user.id }),
		rows.changing(learningProgress, id, { doneAt: now.getTime() }, undefined, isNull(learningProgress.doneAt)),
		...timingDone(visit, contentId),
		recountingScenesOf(rows, JSON.stringify([contentId])),
	]);
	return steps[at + 1]?.id ?? null;
}

/** Takes back that a content of a scene is done. */
export async function reopenStep(visit: Visit, { course_id: sceneId, content: contentId }: Step): Promise<void> {
	const { rows, user } = visit;
	const steps = await stepsOf(visit, sceneId);
	if (!steps.some(({ id }) => id === contentId)) throw notFound();
	await rows.change(learningProgress, progressId(sceneId, contentId, user.id), { doneAt: null });
}

const progressId = (sceneId: string, contentId: string, userId: string) => `${sceneId}:${contentId}:${userId}`;

/** Contents as a learner goes through them: without drafts. */
export const shownIn = (items: Content[]) => items.filter(({ status }) => status === "published");

async function stepsOf(visit: Visit, sceneId: string): Promise<Content[]> {
	const { scene, items } = await visit.rows.read({
		scene: readingOpenScene(visit, sceneId),
		items: readingItems(visit, sceneId),
	});
	if (!scene) throw notFound();
	return shownIn(items);
}
