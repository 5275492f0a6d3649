import { conflict, Problem } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Patch } from "#app/platform/tenant/rows.server";
import { newsArticles } from "#db/schema/news";
import type { Article } from "./articles.server";
import { readersOf } from "./confirm/receipts.server";
import { eventPatch } from "./event/event-patch.server";
import type { ItemInput, PublishItemInput } from "./item.schema";
import { assertPublishable, forget, openingPictures, publish } from "./publish.server";
import { countOf, settingsPatch } from "./settings.server";
import { findOwn, saveDraft, textIn } from "./texts.server";

/** Keeps all that the page of an item sends. Throws `conflict` where somebody else has written since, and writes nothing then. */
export async function saveItem(visit: Visit, input: ItemInput): Promise<void> {
	await saveShared(visit, input);
	await saveDraft(visit, input);
}

/** Keeps all that the page sends, and publishes it: whom it is for is decided before anybody can read it. */
export async function publishItem(visit: Visit, input: PublishItemInput) {
	const { article } = await findOwn(visit, input.id);
	assertPublishable(visit, article, input);
	await saveShared(visit, input);
	return publish(visit, input);
}

/**
 * Keeps what the page sends by itself. What people can read already changes by a button alone, and what is not complete
 * yet waits: `isWhole` says whether all was kept, `readers` how many it is for from now on.
 */
export async function autosaveItem(visit: Visit, input: ItemInput) {
	const { updatedAt } = await saveDraft(visit, input);
	const { article } = await findOwn(visit, input.id);
	const kept = { updatedAt, at: visit.now.getTime() };
	try {
		const patch = changesIn(article, await sharedPatch(visit, article, input));
		if (Object.keys(patch).length === 0) return { ...kept, isWhole: true, readers: null };
		if (article.isLive) return { ...kept, isWhole: false, readers: null };
		await visit.rows.change(newsArticles, article.id, patch);
		const readers = countOf(await readersOf(visit, article.id), { ...article, ...patch });
		return { ...kept, isWhole: true, readers };
	} catch (error) {
		if (!(error instanceof Problem) || error.kind !== "invalid") throw error;
		return { ...kept, isWhole: false, readers: null };
	}
}

async function saveShared(visit: Visit, input: ItemInput): Promise<void> {
	const { article, texts, shown } = await findOwn(visit, input.id);
	const text = textIn(texts, input.language);
	if (input.updatedAt !== undefined && input.updatedAt !== text.updatedAt) throw conflict(text);
	const patch = changesIn(article, await sharedPatch(visit, article, input));
	if (Object.keys(patch).length === 0) return;
	const { rows } = visit;
	await rows.commit([
		rows.changing(newsArticles, article.id, patch),
		...openingPictures(visit, { ...article, ...patch }, shown),
	]);
	await forget(visit, article.guid);
}

type ArticlePatch = Patch<typeof newsArticles>;

/** What all languages of an item share, as far as it was sent. */
async function sharedPatch(visit: Visit, article: Article, input: ItemInput): Promise<ArticlePatch> {
	const { audience, categoryId = null, pinnedUntil = null } = input;
	return {
		...(audience && (await settingsPatch(visit, article, { ...input, audience, categoryId, pinnedUntil }))),
		...(input.fromDay !== undefined && eventPatch(input, visit.tenant.timeZone)),
	};
}

const changesIn = (article: Article, patch: ArticlePatch): ArticlePatch =>
	Object.fromEntries(
		Object.entries(patch).filter(
			([name, value]) => JSON.stringify(value) !== JSON.stringify(article[name as keyof Article]),
		),
	);
