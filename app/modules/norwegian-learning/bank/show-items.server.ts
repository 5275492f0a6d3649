import { and, asc, sql } from "drizzle-orm";
import type * as z from "zod";
import { isKept } from "#app/lists/trash.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { languageItems, languageTests } from "#db/schema/norwegian-learning";
import type { Skill } from "../choices";
import type { ItemKind } from "../items/kinds";
import { shown } from "../items/shown";
import { answerLines } from "../results/answer-words";
import { hasStartItems } from "../start-bank/take-start-items.server";
import type { ItemQuery, ItemsQuery, NewItemQuery } from "./items.schema";
import { type Item, items, rightOf } from "./items.server";
import { odditiesOf } from "./oddities";
import { fieldsOf, noFields } from "./task-fields";

/** Tests in which an item stands that its page names. */
const TESTS_MOST = 20;

export const serializeItem = (item: Item) => {
	const { id, title, skill, level, kind, written, status, timesShown, createdAt, b, bSe, calibratedOn } = item;
	return {
		...{
			id,
			title,
			skill,
			level,
			kind,
			written,
			status,
			timesShown,
			createdAt,
			right: rightOf(item),
			oddities: item.oddities,
		},
		/** How hard it is by the answers, with its standard error; null where only the expert's level is known. */
		calibration: b === null ? null : { b, se: bSe, answers: calibratedOn },
	};
};
export type ListedItem = ReturnType<typeof serializeItem>;

/** A page of the bank. */
export async function showItems(visit: Visit, query: ItemsQuery) {
	const [{ list, rows }, started] = await Promise.all([items.show(visit, query), hasStartItems(visit)]);
	return { list, rows: rows.map(({ row }) => serializeItem(row)), mayStart: !started, tenant: visit.tenant.guid };
}

const readingItem = ({ rows }: Visit, id: string) => rows.finding(languageItems, id);

/** An item as a candidate sees it, with what is known of it and the tests in which it stands. */
export async function showItem(visit: Visit, { item_id: id }: z.output<typeof ItemQuery>) {
	const { rows, tenant } = visit;
	const { item, tests } = await rows.read({
		item: readingItem(visit, id),
		tests: rows.listing(languageTests, {
			where: and(isKept(languageTests), sql`instr(${languageTests.sections}, ${JSON.stringify(id)}) > 0`),
			orderBy: [asc(languageTests.sortTitle), asc(languageTests.id)],
			limit: TESTS_MOST,
		}),
	});
	if (!item || item.deletedAt !== null) throw notFound();
	const { passage, audioGuid, playsMost, transcript, explanation, point, pictureGuid, task } = item;
	return {
		item: { ...serializeItem(item), passage, audioGuid, playsMost, transcript, explanation, point, pictureGuid },
		task: shown(task, id),
		...{ analysis: item.analysis, oddities: item.analysis ? odditiesOf(item, item.analysis) : [] },
		options: "options" in task ? task.options : [],
		right: answerLines(task, null),
		tests: tests.map((test) => ({ id: test.id, title: test.title, status: test.status })),
		tenant: tenant.guid,
	};
}

export const showNewItem = (visit: Visit, { kind }: z.output<typeof NewItemQuery>) => ({
	item: null,
	kind: kind ?? ("single" as ItemKind),
	fields: noFields,
	skill: "reading" as Skill,
	tenant: visit.tenant.guid,
});

/** An item as its author changes it. */
export async function showEditItem(visit: Visit, { item_id: id }: z.output<typeof ItemQuery>) {
	const { item } = await visit.rows.read({ item: readingItem(visit, id) });
	if (!item || item.deletedAt !== null) throw notFound();
	const { passage, audioGuid, playsMost, transcript, explanation, point, pictureGuid, task, updatedAt } = item;
	return {
		item: {
			...serializeItem(item),
			passage,
			audioGuid,
			playsMost,
			transcript,
			explanation,
			point,
			pictureGuid,
			updatedAt,
		},
		kind: item.kind,
		fields: fieldsOf(task),
		skill: item.skill,
		tenant: visit.tenant.guid,
	};
}
export type ItemFormData = Omit<Awaited<ReturnType<typeof showEditItem>>, "item"> & {
	item: Awaited<ReturnType<typeof showEditItem>>["item"] | null;
};
