import { and, eq, isNull } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { newsArticles, newsCategories } from "#db/schema/news";
import type { CategoryInput } from "./news.schema";

const MOST = 50;
/** Items of a category are counted no further. */
export const COUNTED_TO = 100;

export const listCategories = (visit: Visit) =>
	visit.rows.list(newsCategories, { orderBy: [newsCategories.sortOrder, newsCategories.id], limit: MOST });

/** The categories with how many items each has. */
export async function categoriesWithCounts(visit: Visit) {
	const categories = await listCategories(visit);
	if (categories.length === 0) return [];
	const counts = await visit.rows.read(
		Object.fromEntries(
			categories.map(({ id }) => [
				id,
				visit.rows.counting(
					newsArticles,
					and(eq(newsArticles.categoryId, id), isNull(newsArticles.deletedAt)),
					COUNTED_TO,
				),
			]),
		),
	);
	return categories.map((category) => ({ ...category, count: counts[category.id] ?? 0 }));
}

/** Adds a category at the end, or changes the fields given. */
export async function saveCategory(visit: Visit, { id, names, nameEn, nameNb, tint, icon }: CategoryInput) {
	const typed = { ...(nameNb && { nb: nameNb }), ...(nameEn && { en: nameEn }) };
	const given = names ?? (nameEn !== undefined || nameNb !== undefined ? typed : undefined);
	const whole = given && Object.fromEntries(Object.entries(given).filter(([, name]) => name !== ""));
	if (whole && Object.keys(whole).length === 0) throw invalid({ nameNb: "required" });
	const rest = { ...(tint !== undefined && { tint }), ...(icon && { icon }) };
	if (id !== undefined) {
		const before = await visit.rows.find(newsCategories, id);
		if (!before) throw notFound();
		const merged = whole && (names ? whole : { ...before.names, ...whole });
		return (await visit.rows.change(newsCategories, id, { ...(merged && { names: merged }), ...rest })) ?? before;
	}
	if (!whole) throw invalid({ names: "required" });
	const all = await listCategories(visit);
	if (all.length >= MOST) throw invalid({ nameNb: "news:errors.tooManyCategories" });
	const sortOrder = (all.at(-1)?.sortOrder ?? 0) + 1;
	const row = { id: newId(visit.now.getTime()), names: whole, tint: tint ?? 1, icon: icon || "tag", sortOrder };
	return visit.rows.add(newsCategories, row);
}

/** Removes a category; its items go to another, or to none. */
export async function removeCategory(visit: Visit, { id, moveTo }: { id: string; moveTo?: string | null }) {
	const all = await listCategories(visit);
	if (!all.some((one) => one.id === id)) throw notFound();
	if (moveTo && !all.some((one) => one.id === moveTo && one.id !== id)) throw invalid({ moveTo: "wrongValue" });
	const { rows } = visit;
	await rows.commit([
		rows.changingWhere(newsArticles, eq(newsArticles.categoryId, id), { categoryId: moveTo ?? null }),
		rows.removing(newsCategories, id),
	]);
	return { id, deleted: true };
}

/** Puts the categories into this order; those that are not named stay behind, in theirs. */
export async function sortCategories(visit: Visit, { ids }: { ids: string[] }) {
	const all = await listCategories(visit);
	if (ids.some((id) => !all.some((one) => one.id === id))) throw notFound();
	const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : MOST + all.findIndex((one) => one.id === id));
	const sorted = [...all].sort((a, b) => place(a.id) - place(b.id));
	const moved = sorted
		.map((one, index) => ({ one, sortOrder: index + 1 }))
		.filter(({ one, sortOrder }) => one.sortOrder !== sortOrder);
	await visit.rows.commit(
		moved.map(({ one, sortOrder }) => visit.rows.changing(newsCategories, one.id, { sortOrder })),
	);
	return sorted.map((one, index) => ({ ...one, sortOrder: index + 1 }));
}

/** Moves one up or down. */
export async function moveCategory(visit: Visit, { id, by }: { id: string; by: number }) {
	const ids = (await listCategories(visit)).map((one) => one.id);
	const from = ids.indexOf(id);
	const to = from + by;
	if (from < 0 || to < 0 || to >= ids.length) return;
	ids.splice(to, 0, ...ids.splice(from, 1));
	await sortCategories(visit, { ids });
}
