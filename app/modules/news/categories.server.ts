import { and, eq, isNull, not, type SQL, sql } from "drizzle-orm";
import { languageCodes } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { newsArticles, newsCategories } from "#db/schema/news";
import { nameField } from "./category-looks";
import type { CategoryInput } from "./news.schema";

const MOST = 50;
/** Items of a category are counted no further. */
export const COUNTED_TO = 100;

export const listCategories = (visit: Visit) =>
	visit.rows.list(newsCategories, { orderBy: [newsCategories.sortOrder, newsCategories.id], limit: MOST });

export async function findCategory({ rows }: Visit, id: string) {
	const category = await rows.find(newsCategories, id);
	if (!category) throw notFound();
	return category;
}

/** The categories with how many items each has. */
export async function categoriesWithCounts(visit: Visit) {
	const categories = await listCategories(visit);
	if (categories.length === 0) return [];
	const counts = await visit.rows.read(
		Object.fromEntries(
			categories.map(({ id }) => [
				id,
				visit.rows.counting(newsArticles, and(isIn(id), isNull(newsArticles.deletedAt)), COUNTED_TO),
			]),
		),
	);
	return categories.map((category) => ({ ...category, count: counts[category.id] ?? 0 }));
}

/** The items of a category, also of those that have others before it. */
export const isIn = (id: string) =>
	sql`(${eq(newsArticles.categoryId, id)} or (${newsArticles.moreCategoryIds} <> '[]'
		and exists (select 1 from json_each(${newsArticles.moreCategoryIds}) where value = ${id})))`;

/** Adds a category at the end, or changes the fields given; `names` takes the place of all, a single one of its own. */
export async function saveCategory(visit: Visit, input: CategoryInput) {
	const { id, names, tint, icon } = input;
	const before = id === undefined ? undefined : await findCategory(visit, id);
	const typed = languageCodes.flatMap((code) => {
		const name = input[nameField(code)];
		return name === undefined ? [] : [[code, name] as const];
	});
	const all = Object.entries(names ?? { ...before?.names, ...Object.fromEntries(typed) });
	const whole: Record<string, string> = Object.fromEntries(all.filter(([, name]) => name));
	const field = nameField(visit.tenant.language);
	if (Object.keys(whole).length === 0) throw invalid({ [names ? "names" : field]: "required" });
	if (before) {
		const patch = { names: whole, ...(tint !== undefined && { tint }), ...(icon && { icon }) };
		const changed = await visit.rows.change(newsCategories, before.id, patch, input.updatedAt);
		if (!changed) throw conflict(await visit.rows.find(newsCategories, before.id));
		return changed;
	}
	const others = await listCategories(visit);
	if (others.length >= MOST) throw invalid({ [field]: "news:errors.tooManyCategories" });
	const sortOrder = (others.at(-1)?.sortOrder ?? 0) + 1;
	const row = { id: newId(visit.now.getTime()), names: whole, tint: tint ?? 1, icon: icon ?? "tag", sortOrder };
	return visit.rows.add(newsCategories, row);
}

/** Removes a category; its items go to another, or to none. */
export async function removeCategory(visit: Visit, { id, moveTo }: { id: string; moveTo?: string | null }) {
	const all = await listCategories(visit);
	if (!all.some((one) => one.id === id)) throw notFound();
	if (moveTo && !all.some((one) => one.id === moveTo && one.id !== id)) throw invalid({ moveTo: "wrongValue" });
	const { rows } = visit;
	const left = sql`(select json_group_array(value) from json_each(${newsArticles.moreCategoryIds}) where value not in (${id}, ${moveTo ?? ""}))`;
	const isFirst = eq(newsArticles.categoryId, id);
	await rows.commit([
		rows.changingWhere(newsArticles, and(isIn(id), not(isFirst)) as SQL, { moreCategoryIds: left }),
		rows.changingWhere(newsArticles, isFirst, { categoryId: moveTo ?? null }),
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
