import { and, asc, eq, inArray, not, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { languageItems, languageTests, type TestSection } from "#db/schema/norwegian-learning";
import { findItem, isPictured, openItems } from "../bank/items.server";
import { unmoved } from "./save-test.server";
import { inOrder, withItem, withItemMoved, withoutItem, withSectionMoved } from "./sections";
import {
	ITEMS_MOST,
	type MoveItemInput,
	type MoveSectionInput,
	type SortItemsInput,
	type TestItemInput,
} from "./tests.schema";
import { findTest, itemIdsOf } from "./tests.server";

/** Writes the parts of a test anew. Throws `conflict` where somebody else has changed it at the same moment. */
async function rebuild(visit: Visit, id: string, build: (sections: TestSection[]) => TestSection[]): Promise<void> {
	const test = await findTest(visit, id);
	const sections = build(test.sections);
	const commit = visit.rows.commit([unmoved(visit, test), visit.rows.changing(languageTests, id, { sections })]);
	await orElse(commit, () => conflict());
}

/** Puts an item of the bank into the part of its skill. */
export async function addItem(visit: Visit, { id, itemId }: z.output<typeof TestItemInput>): Promise<void> {
	const item = await findItem(visit, itemId);
	await rebuild(visit, id, (sections) => {
		if (itemIdsOf({ sections }).length >= ITEMS_MOST) throw invalid({ form: "norwegianLearning:errors.full" });
		return withItem(sections, item.skill, itemId);
	});
}

/** Puts all items of the bank that are in use or tried out into their parts, in the written form of the test, as far as there is room. Pictured ones are for whoever does not read, and are put in by hand. */
export async function addAll(visit: Visit, { id }: { id: string }): Promise<void> {
	const test = await findTest(visit, id);
	const isUsed = inArray(languageItems.status, ["live", "pilot"]);
	const all = await visit.rows.list(languageItems, {
		where: and(openItems(), isUsed, not(isPictured), eq(languageItems.written, test.written)) as SQL,
		orderBy: [asc(languageItems.createdAt), asc(languageItems.id)],
		limit: ITEMS_MOST,
	});
	await rebuild(visit, id, (sections) => {
		const room = ITEMS_MOST - itemIdsOf({ sections }).length;
		const missing = all.filter((item) => !itemIdsOf({ sections }).includes(item.id)).slice(0, room);
		if (missing.length === 0) throw invalid({ form: "norwegianLearning:errors.nothingToAdd" });
		return missing.reduce((made, { skill, id: itemId }) => withItem(made, skill, itemId), sections);
	});
}

/** Takes an item out of a test; it stays in the bank, and whoever has begun is still asked. */
export const removeItem = (visit: Visit, { id, itemId }: z.output<typeof TestItemInput>): Promise<void> =>
	rebuild(visit, id, (sections) => {
		if (!itemIdsOf({ sections }).includes(itemId)) throw notFound();
		return withoutItem(sections, itemId);
	});

export const moveItem = (visit: Visit, { id, itemId, way }: z.output<typeof MoveItemInput>): Promise<void> =>
	rebuild(visit, id, (sections) => {
		if (!itemIdsOf({ sections }).includes(itemId)) throw notFound();
		return withItemMoved(sections, itemId, way);
	});

export const sortItems = (visit: Visit, { id, skill, ids }: z.output<typeof SortItemsInput>): Promise<void> =>
	rebuild(visit, id, (sections) => {
		const sorted = inOrder(sections, skill, ids);
		if (!sorted) throw invalid({ ids: "norwegianLearning:errors.order" });
		return sorted;
	});

export const moveSection = (visit: Visit, { id, skill, way }: z.output<typeof MoveSectionInput>): Promise<void> =>
	rebuild(visit, id, (sections) => withSectionMoved(sections, skill, way));
