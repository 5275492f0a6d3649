import { moduleMembers } from "#app/directory/module-members.server";
import { reusePicture } from "#app/media/earlier-pictures.server";
import { findForUse, noting } from "#app/media/library/uses.server";
import { addPicture } from "#app/media/pictures.server";
import { addDays } from "#app/platform/clock";
import { toInstant, toLocal } from "#app/platform/local-time";
import { invalid, notAllowed } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Patch } from "#app/platform/tenant/rows.server";
import { newsArticles } from "#db/schema/news";
import type { Article } from "./articles.server";
import { audienceOf } from "./audience.server";
import { listCategories } from "./categories.server";
import { placeIn, refreshingFiles, titleOf } from "./files.server";
import { manifest } from "./manifest";
import type { SettingsInput } from "./news.schema";
import { forget, openingPictures } from "./publish.server";
import { findOwn } from "./texts.server";

/** Readers are counted no further than this. */
const READERS_COUNTED = 500;
/** Who writes news: whose an item can be. */
export const writers = { moduleKey: manifest.key, level: LEVEL_CLIENTS };

/** What becomes of an item by its settings: categories, audience, pinning, who is told. Throws `invalid`. */
export async function settingsPatch(visit: Visit, article: Article, input: Omit<SettingsInput, "id">) {
	const { pinnedUntil, categoryId, moreCategoryIds, authorId, tellsBell, tellsMail, asksConfirmation } = input;
	const sorted = await sortedInto(visit, [categoryId ?? [], moreCategoryIds].flat(), "categoryId");
	const isGiven = authorId !== undefined && authorId !== article.authorId;
	if (isGiven) await assertMayGive(visit, authorId);
	// Until the day is over.
	const until = pinnedUntil ? toInstant(`${addDays(pinnedUntil, 1)}T00:00`, visit.tenant.timeZone) : 0;
	return {
		...{ tellsBell, tellsMail, asksConfirmation, pinnedUntil: until },
		...sorted,
		...(isGiven && { authorId }),
		...(await audienceOf(visit, input, article)),
	};
}

/** An item's categories as it keeps them, the first one first. Throws `invalid` (`field`) for one that is not there. */
export async function sortedInto(visit: Visit, ids: string[], field: string) {
	const [categoryId = null, ...moreCategoryIds] = [...new Set(ids)];
	if (categoryId === null) return { categoryId, moreCategoryIds };
	const known = await listCategories(visit);
	if (ids.some((id) => !known.some((one) => one.id === id))) throw invalid({ [field]: "wrongValue" });
	return { categoryId, moreCategoryIds };
}

/** Throws where somebody does not decide whose an item is, or the other one does not write news. */
async function assertMayGive(visit: Visit, authorId: string): Promise<void> {
	if (visit.access.level < LEVEL_ALL) throw notAllowed();
	const [writer] = await moduleMembers(visit, { ...writers, ids: [authorId], most: 1 });
	if (!writer) throw invalid({ authorId: "wrongValue" });
}

/** Changes of the cover: its point in sight, or none any more. */
export async function changeCover(
	visit: Visit,
	id: string,
	patch: Patch<typeof newsArticles>,
	also: PendingWrite[] = [],
): Promise<void> {
	const { article, shown } = await findOwn(visit, id);
	const { rows } = visit;
	await rows.commit([
		rows.changing(newsArticles, id, patch),
		...also,
		...("coverGuid" in patch ? [refreshingFiles(rows, article, titleOf(article))] : []),
		...openingPictures(visit, { ...article, ...patch }, shown),
	]);
	await forget(visit, article.guid);
}

type SentPicture = {
	id: string;
	use: "cover" | "body";
	file?: unknown;
	thumbnail?: unknown;
	middle?: unknown;
	width?: number;
	height?: number;
	from?: string;
	library?: string;
};

/** Stores a picture for an item, or takes an earlier one; a cover takes its place at once. What it shows is a part of each text. */
export async function savePicture(visit: Visit, { id, use, from, library, ...sent }: SentPicture) {
	const { article, texts } = await findOwn(visit, id);
	const [original] = library ? await findForUse(visit, [library], "file") : [];
	const stored = from ? await reusePicture(visit, manifest.key, from) : await addPicture(visit, manifest.key, sent);
	// The browser has made it smaller and taken its place out of it; what it came from is noted all the same.
	const noted = original ? noting(visit, original.id, stored.guid, placeIn(visit, article, texts)) : [];
	if (use !== "cover" && noted.length > 0) await visit.rows.commit(noted);
	if (use === "cover") await changeCover(visit, id, { coverGuid: stored.guid, focalX: 50, focalY: 50 }, noted);
	return { guid: stored.guid, width: stored.width ?? 0, height: stored.height ?? 0 };
}

/** How many people will be told of an item, its author aside; `isMore` where they are more than are counted. */
export function countOf(readers: { id: string }[], { authorId }: { authorId: string }) {
	const others = readers.filter(({ id }) => id !== authorId).length;
	return { count: Math.min(others, READERS_COUNTED), isMore: others > READERS_COUNTED };
}

/** The last day on which an item is pinned, "" where it is not. */
export const pinnedDay = (pinnedUntil: number, timeZone: string) =>
	pinnedUntil === 0 ? "" : toLocal(pinnedUntil - 1, timeZone).slice(0, 10);
