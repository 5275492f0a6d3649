import type * as z from "zod";
import type { Score } from "#app/forms/scoring/score";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { selfReportCategories } from "#db/schema/psych-eval";
import { BANDS, type CategoryForm, type toneNames } from "./bank.schema";
import { CATEGORIES_MOST, readingCategories } from "./bank.server";
import { asCategory, type Category, type Scoring } from "./category";

const all = async (visit: Visit) => (await visit.rows.read({ all: readingCategories(visit) })).all;

/** A category of the tenant, also from the archive; else `notFound`. */
export async function findCategory({ rows }: Visit, id: string): Promise<Category> {
	const row = await rows.find(selfReportCategories, id);
	if (!row) throw notFound();
	return asCategory(row);
}

/** Adds a category at the end; its title is in the organisation's own language. */
export async function addCategory(visit: Visit, title: string, sortOrder?: number): Promise<Category> {
	const others = await all(visit);
	if (others.length >= CATEGORIES_MOST) throw invalid({ title: `psychEval:errors.tooMany?count=${CATEGORIES_MOST}` });
	const at = sortOrder ?? (others.at(-1)?.sortOrder ?? 0) + 1;
	const row = { id: newId(visit.now.getTime()), titles: { [visit.language]: title }, sortOrder: at };
	return asCategory(await visit.rows.add(selfReportCategories, { ...row, colour: (others.length % 6) + 1 }));
}

/** Names a category anew in one language, or gives it another place; undefined where it has moved on from `updatedAt`. */
export async function renameCategory(
	visit: Visit,
	{ id, title, sortOrder, updatedAt }: { id: string; title?: string; sortOrder?: number; updatedAt?: number },
): Promise<Category | undefined> {
	const before = await findCategory(visit, id);
	const titles = { ...before.titles, ...(title !== undefined && { [visit.language]: title }) };
	const patch = { titles, ...(sortOrder !== undefined && { sortOrder }) };
	const changed = await visit.rows.change(selfReportCategories, id, patch, updatedAt);
	return changed && asCategory(changed);
}

/** Keeps what a category is about and how it is scored; forms that are out keep the rules that they were made with. */
export async function saveCategory(visit: Visit, id: string, input: z.output<typeof CategoryForm>): Promise<void> {
	const before = await findCategory(visit, id);
	const { title, colour, direction, method, maxMissing, conversion, deviation, reliability } = input;
	const scoring: Scoring = {
		...{ method, maxMissing, reversed: before.scoring.reversed ?? [] },
		...(conversion.length > 0 && { conversion }),
		...(deviation !== undefined && { deviation }),
		...(reliability !== undefined && { reliability }),
	};
	await visit.rows.change(selfReportCategories, id, {
		...{ colour, direction, titles: { ...before.titles, [visit.language]: title } },
		...{ bands: bandsOf(visit, before, input), scoring: { ...scoring } },
	});
}

function bandsOf(visit: Visit, before: Category, input: Record<string, unknown>): Score["bands"] {
	return Array.from({ length: BANDS }, (_, at) => at).flatMap((at) => {
		const from = input[`bandFrom${at}`];
		const label = String(input[`bandLabel${at}`] ?? "");
		if (typeof from !== "number") {
			if (label) throw invalid({ [`bandFrom${at}`]: "required" });
			return [];
		}
		if (!label) throw invalid({ [`bandLabel${at}`]: "required" });
		const old = before.bands.find((band) => band.from === from);
		const text = String(input[`bandText${at}`] ?? "");
		return [
			{
				...{ from, label: { ...old?.label, [visit.language]: label } },
				text: { ...old?.text, [visit.language]: text },
				tone: input[`bandTone${at}`] as (typeof toneNames)[number],
			},
		];
	});
}

/** Puts a category into the archive or takes it out again; what was answered stays. */
export async function archiveCategory(visit: Visit, id: string, isArchived: boolean): Promise<void> {
	await findCategory(visit, id);
	await visit.rows.change(selfReportCategories, id, { archivedAt: isArchived ? visit.now.getTime() : null });
}

/** Puts the categories into this order; those that are not named stay behind, in theirs. Throws `notFound` for a foreign one. */
export async function sortCategories(visit: Visit, ids: string[]): Promise<void> {
	const categories = await all(visit);
	if (ids.some((id) => !categories.some((one) => one.id === id))) throw notFound();
	const rest = categories.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
	const writes = [...ids, ...rest].flatMap((id, at) => {
		const isThere = categories.find((one) => one.id === id)?.sortOrder === at + 1;
		return isThere ? [] : [visit.rows.changing(selfReportCategories, id, { sortOrder: at + 1 })];
	});
	await visit.rows.commit(writes);
}

/** Moves one up or down by a place. */
export async function moveCategory(visit: Visit, id: string, by: number): Promise<void> {
	const ids = (await all(visit)).map((one) => one.id);
	const from = ids.indexOf(id);
	if (from === -1) throw notFound();
	const to = Math.min(ids.length - 1, Math.max(0, from + by));
	ids.splice(to, 0, ...ids.splice(from, 1));
	await sortCategories(visit, ids);
}
