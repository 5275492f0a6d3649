import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { countCourseUses, readingCourseUses } from "#app/directory/course-offer.server";
import { textFor } from "#app/platform/localised";
import { notFound } from "#app/platform/problems";
import { plainText, type RichDoc } from "#app/platform/rich-text/document";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import {
	learningContents,
	learningSceneItems,
	learningScenes,
	learningTaskPeople,
	learningTasks,
} from "#db/schema/task-library";
import {
	contents,
	findOwn,
	onCards,
	openContents,
	readingLanguages,
	readingOpen,
	readingTags,
	writes,
} from "./contents.server";
import { readingOpenTasks } from "./own-tasks.server";
import { readingBegun, readingDone, readingDoneCounts, shownIn } from "./progress.server";
import { readingRating } from "./rating.server";
import { ITEMS_MOST, openScenes, readingItems, readingOpenScene, scenes } from "./scenes.server";
import { serializeContent, serializeScene, serializeWhole } from "./serialize.server";
import type {
	ContentQuery,
	EditContentQuery,
	EditSceneQuery,
	LessonQuery,
	LibraryQuery,
	NewContentQuery,
	ScenesQuery,
} from "./task-library.schema";
import { titleOf } from "./titles.server";
import { noteOpened, readingFavoured, readingFavourite, readingFavourites, readingRecent } from "./uses.server";
import { cardOf, languagesOn, readingCard, readingCardOf } from "./variants.server";

/** Cards in a row of the dashboard, and contents that a search for a scene finds. */
const ROW = 4;
const FOUND = 12;
/** Tasks and people that are counted at most. */
const GIVEN_COUNTED = 1000;

/** What somebody goes on with, what they like, and what is new. */
export async function showDashboard(visit: Visit) {
	const { rows, tenant } = visit;
	const found = await rows.read({
		begun: readingBegun(visit, ROW),
		done: readingDoneCounts(visit),
		recent: readingRecent(visit, ROW),
		favoured: readingFavoured(visit, ROW),
		favourites: readingFavourites(visit),
		newest: rows.listing(learningContents, {
			where: and(openContents(visit), onCards(visit), eq(learningContents.status, "published")),
			orderBy: [desc(learningContents.createdAt), desc(learningContents.id)],
			limit: ROW,
		}),
		scenes: rows.listing(learningScenes, {
			where: and(openScenes(visit), eq(learningScenes.status, "published")),
			orderBy: [desc(learningScenes.createdAt), desc(learningScenes.id)],
			limit: ROW,
		}),
	});
	const shown = [...found.recent, ...found.favoured, ...found.newest].map(({ id }) => id);
	const courses = await countCourseUses(visit, [...new Set(shown)]);
	const withFavourite = (list: typeof found.recent) =>
		list.map((content) => ({
			...serializeContent(visit, content),
			...{ isFavourite: found.favourites.has(content.id), courseCount: courses.get(content.id) ?? 0 },
		}));
	const sceneOf = (scene: (typeof found.begun)[number]) => serializeScene(visit, scene, found.done.get(scene.id));
	const begun = found.begun.map(sceneOf).filter(({ done, contentCount }) => done < contentCount);
	return {
		begun,
		scenes: found.scenes.map(sceneOf).filter(({ id }) => !begun.some((one) => one.id === id)),
		recent: withFavourite(found.recent),
		favoured: withFavourite(found.favoured),
		newest: withFavourite(found.newest),
		edits: writes(visit),
		tenant: { guid: tenant.guid, name: tenant.name },
	};
}

/** A page of the library, with how many contents there are of each kind and level. */
export async function showLibrary(visit: Visit, query: LibraryQuery) {
	const { rows, tenant } = visit;
	const reads = new ReadBatch();
	const page = contents.read(visit, query, reads);
	const favourites = reads.add(readingFavourites(visit));
	const open = and(openContents(visit), onCards(visit)) as SQL;
	const kinds = reads.add(rows.countingBy(learningContents, learningContents.kind, open));
	const levels = reads.add(rows.countingBy(learningContents, learningContents.level, open));
	const subjects = reads.add(rows.countingBy(learningContents, learningContents.subject, open));
	const tags = reads.add(readingTags(visit));
	const inLanguages = reads.add(readingLanguages(visit));
	await reads.send(rows);
	const { list, rows: found } = page();
	const courses = await countCourseUses(
		visit,
		found.map(({ row }) => row.id),
	);
	return {
		list,
		rows: found.map(({ row }) => ({
			...serializeContent(visit, row),
			...{ isFavourite: favourites().has(row.id), courseCount: courses.get(row.id) ?? 0 },
		})),
		counts: {
			kind: Object.fromEntries(kinds()),
			level: Object.fromEntries(levels()),
			language: Object.fromEntries(inLanguages()),
			subject: Object.fromEntries(subjects()),
		},
		tags: tags(),
		as: query.as ?? "grid",
		edits: writes(visit),
		tenant: tenant.guid,
	};
}

/** A content by itself, with the scenes and the courses in which it stands. */
export async function showContent(visit: Visit, { content_id: id }: z.output<typeof ContentQuery>) {
	const { rows, tenant } = visit;
	const edits = writes(visit);
	const { content, isFavourite, rating, usedIn, courses, tasks, card, given, waiting } = await rows.read({
		content: readingOpen(visit, id),
		courses: readingCourseUses(visit, id, edits),
		card: readingCardOf(visit, id),
		given: rows.counting(learningTasks, eq(learningTasks.contentId, id), GIVEN_COUNTED),
		waiting: rows.counting(
			learningTaskPeople,
			and(eq(learningTaskPeople.contentId, id), isNull(learningTaskPeople.answeredAt)),
			GIVEN_COUNTED,
		),
		isFavourite: readingFavourite(visit, id),
		rating: readingRating(visit, id),
		tasks: readingOpenTasks(visit, id),
		usedIn: rows.listing(learningScenes, {
			where: and(
				openScenes(visit),
				sql`exists (select 1 from ${learningSceneItems} where ${learningSceneItems.tenantId} = ${tenant.id}
					and ${learningSceneItems.sceneId} = ${learningScenes.id} and ${learningSceneItems.contentId} = ${id})`,
			),
			orderBy: [asc(learningScenes.sortTitle), asc(learningScenes.id)],
			limit: 50,
		}),
	});
	if (!content) throw notFound();
	await noteOpened(visit, id);
	return {
		content: await serializeWhole(visit, content),
		isFavourite,
		rating,
		usedIn: usedIn.map((scene) => serializeScene(visit, scene)),
		courses: courses.map(({ id: course, titles, firstLanguage, path }) => {
			const { text: title, lang } = textFor(titles, visit.language, firstLanguage);
			return { id: course, title, lang, path };
		}),
		card: languagesOn(card),
		/** Tasks with it, and people who have not answered theirs: for who may remove it. */
		given: edits ? { tasks: given, waiting } : null,
		tasks,
		edits: edits && content.providedOf === null,
		copies: edits,
		gives: visit.access.level >= LEVEL_CLIENTS && content.status === "published",
		tenant: tenant.guid,
	};
}

export const showNewContent = (visit: Visit, { kind }: z.output<typeof NewContentQuery>) => ({
	content: null,
	kind: kind ?? ("text" as const),
	language: visit.language as string,
	tenant: visit.tenant.guid,
});

/** A content as its author changes it. */
export async function showEditContent(visit: Visit, { content_id: id, kind }: z.output<typeof EditContentQuery>) {
	const content = await findOwn(visit, id);
	const { card } = await visit.rows.read({ card: readingCard(visit, cardOf(content)) });
	const { status, titles, language, level, minutes, url, alt, fileGuid, fileName, coverGuid, parts } = content;
	return {
		content: {
			...{ id, status, titles, language, level, minutes, url, alt, fileGuid, fileName, coverGuid, parts },
			...{ fileType: content.fileType, cueCount: content.cues.length, textInstead: content.textInstead },
			...{ soundGuid: content.soundGuid, soundName: content.soundName, card: languagesOn(card) },
			...{ updatedAt: content.updatedAt, name: titleOf(content), sceneCount: content.sceneCount },
			...{ subject: content.subject, profession: content.profession, skill: content.skill, tags: content.tags },
			body: content.body as RichDoc | null,
			plain: content.body ? plainText(content.body as RichDoc) : "",
		},
		kind: kind ?? content.kind,
		language,
		tenant: visit.tenant.guid,
	};
}
export type ContentFormData = {
	content: Awaited<ReturnType<typeof showEditContent>>["content"] | null;
	kind: Awaited<ReturnType<typeof showEditContent>>["kind"];
	language: string;
	tenant: string;
};

/** A page of the learning scenes. */
export async function showScenes(visit: Visit, query: ScenesQuery) {
	const reads = new ReadBatch();
	const page = scenes.read(visit, query, reads);
	const done = reads.add(readingDoneCounts(visit));
	await reads.send(visit.rows);
	const { list, rows } = page();
	return {
		list,
		rows: rows.map(({ row }) => serializeScene(visit, row, done().get(row.id))),
		edits: writes(visit),
		language: visit.language as string,
		tenant: visit.tenant.guid,
	};
}

/** A scene as its author changes it, with contents that can be put into it. */
export async function showEditScene(visit: Visit, { scene_id: id, find }: z.output<typeof EditSceneQuery>) {
	const { rows, tenant } = visit;
	const isElsewhere = sql`not exists (select 1 from ${learningSceneItems} where ${learningSceneItems.tenantId} = ${tenant.id}
		and ${learningSceneItems.sceneId} = ${id} and ${learningSceneItems.contentId} = ${learningContents.id})`;
	const where = and(openContents(visit), isElsewhere) as SQL;
	const { scene, items, found } = await rows.read({
		scene: readingOpenScene(visit, id),
		items: readingItems(visit, id),
		found: rows.listing(learningContents, {
			where,
			limit: FOUND,
			...(find
				? { search: { text: find } }
				: { orderBy: [desc(learningContents.createdAt), desc(learningContents.id)] }),
		}),
	});
	if (!scene) throw notFound();
	const { status, titles, language, intro, coverGuid, updatedAt, contentCount, minutes } = scene;
	return {
		scene: {
			...{ id, status, titles, language, intro, coverGuid, updatedAt, contentCount, minutes },
			name: titleOf(scene),
		},
		items: items.map((content) => serializeContent(visit, content)),
		isFull: items.length >= ITEMS_MOST,
		found: found.map((content) => serializeContent(visit, content)),
		find: find ?? "",
		tenant: tenant.guid,
	};
}
export type EditSceneData = Awaited<ReturnType<typeof showEditScene>>;

/** A scene as it is learned from: its first page, or one of its contents. */
export async function showLesson(visit: Visit, { course_id: id, content: contentId }: z.output<typeof LessonQuery>) {
	const { rows, tenant } = visit;
	const { scene, items, done, isFavourite, tasks } = await rows.read({
		scene: readingOpenScene(visit, id),
		items: readingItems(visit, id),
		done: readingDone(visit, id),
		isFavourite: readingFavourite(visit, contentId ?? ""),
		tasks: readingOpenTasks(visit, contentId ?? ""),
	});
	if (!scene) throw notFound();
	const steps = shownIn(items);
	const at = steps.findIndex((one) => one.id === contentId);
	const step = steps[at];
	if (contentId !== undefined && !step) throw notFound();
	if (step) await noteOpened(visit, step.id);
	const left = steps.filter((one) => !done.has(one.id));
	return {
		scene: serializeScene(visit, scene, steps.length - left.length),
		outline: steps.map((one) => ({ ...serializeContent(visit, one), isDone: done.has(one.id) })),
		step: step ? { ...(await serializeWhole(visit, step)), isDone: done.has(step.id), isFavourite, tasks } : null,
		previous: steps[at - 1]?.id ?? null,
		next: step ? (steps[at + 1]?.id ?? null) : null,
		goOn: (left[0] ?? steps[0])?.id ?? null,
		progress: { done: steps.length - left.length, all: steps.length },
		minutesLeft: left.reduce((sum, one) => sum + one.minutes, 0),
		edits: writes(visit),
		tenant: tenant.guid,
	};
}
export type LessonData = Awaited<ReturnType<typeof showLesson>>;
