import { and, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { newId } from "#app/platform/ids";
import { DAY } from "#app/platform/limits";
import { keyset, pageOf } from "#app/platform/paging.server";
import { notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { TRASH_DAYS } from "#app/platform/trash-sweep.server";
import { merges, notDuplicates } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import type { Customer } from "../customers.server";
import { visibleTo } from "../visible.server";
import type { DuplicatesQuery, Pair } from "./duplicates.schema";
import { judge, type Reason } from "./similar";

/** Customers that one step looks through, and neighbours by name that each is compared with. */
const STEP = 300;
const NEIGHBOURS = 12;
/** Customers from elsewhere with the same number, e-mail or phone. */
const ELSEWHERE = 1000;
const keys = ["orgNo", "email", "phone"] as const;

export type LikelyPair = { first: Customer; second: Customer; reasons: Reason[]; score: number };

/**
 * Looks through a part of the customers, by name from the cursor on: each is compared with its neighbours and with those
 * of the same number, e-mail or phone anywhere. The cost is that of one part, however many customers there are. Sends
 * `reads` along with its first.
 */
export async function findPairs(visit: Visit, { cursor }: z.output<typeof DuplicatesQuery>, reads: ReadBatch) {
	const place = keyset([companies.sortName, companies.id], { cursor });
	const where = and(sql`${companies.isCustomer} = 1`, visibleTo(visit), place.where);
	const found = reads.add(visit.rows.listing(companies, { where, orderBy: place.orderBy, limit: STEP + 1 }));
	await reads.send(visit.rows);
	const { items, next } = pageOf(found(), STEP, ({ sortName, id }) => [sortName, id]);
	const { others, known } = await readAround(visit, items);
	const pairs = new Map<string, LikelyPair>();
	const compare = (a: Customer, b: Customer) => {
		const [first, second] = a.id < b.id ? [a, b] : [b, a];
		const said = a.id === b.id ? null : judge(first, second);
		if (said && said.score >= 40) pairs.set(`${first.id} ${second.id}`, { first, second, ...said });
	};
	for (const [index, customer] of items.entries()) {
		for (const other of items.slice(index + 1, index + 1 + NEIGHBOURS)) compare(customer, other);
		for (const key of keys)
			for (const other of customer[key] === null ? [] : (others.get(`${key} ${customer[key]}`) ?? []))
				compare(customer, other);
	}
	const likely = [...pairs].filter(([key]) => !known.has(key)).map(([, pair]) => pair);
	likely.sort((a, b) => b.score - a.score);
	return { pairs: likely, from: items[0]?.name ?? null, to: items.at(-1)?.name ?? null, next };
}

/** What the customers of a part are compared with: `orgNo 974760673` → customers, and the pairs that are known to be two. */
async function readAround(visit: Visit, items: Customer[]) {
	if (items.length === 0) return { others: new Map<string, Customer[]>(), known: new Set<string>() };
	const reads = new ReadBatch();
	const asked = keys.map((key) => {
		const where = and(among(companies[key], valuesOf(items, key)), visibleTo(visit));
		return { key, found: reads.add(visit.rows.listing(companies, { where, limit: ELSEWHERE })) };
	});
	// A union, not an `or`: each part of it is read from the index of its own column.
	const around = sql.join(
		[sql`select value from json_each(${JSON.stringify(items.map(({ id }) => id))})`].concat(
			keys.map((key) => sharing(visit, key, items)),
		),
		sql` union `,
	);
	const where = sql`${notDuplicates.firstId} in (${around})`;
	const said = reads.add(visit.rows.listing(notDuplicates, { where, limit: 2000 }));
	await reads.send(visit.rows);
	const others = new Map<string, Customer[]>();
	for (const { key, found } of asked)
		for (const one of found()) others.set(`${key} ${one[key]}`, [...(others.get(`${key} ${one[key]}`) ?? []), one]);
	return { others, known: new Set(said().map(({ firstId, secondId }) => `${firstId} ${secondId}`)) };
}

type Key = (typeof keys)[number];
const valuesOf = (items: Customer[], key: Key) => [...new Set(items.flatMap((item) => item[key] ?? []))];

/** The ids of all that have a number, an e-mail or a phone in common with some customers. */
function sharing({ tenant }: Visit, key: Key, items: Customer[]): SQL {
	const where = and(eq(companies.tenantId, tenant.id), among(companies[key], valuesOf(items, key)));
	return sql`select ${companies.id} from ${companies} where ${where}`;
}

/** Remembers that two customers are two. Throws `notFound` for one that the visitor does not see. */
export async function dismissPair(visit: Visit, pair: z.output<typeof Pair>): Promise<void> {
	const [firstId = "", secondId = ""] = [pair.first, pair.second].sort();
	const seen = and(inArray(companies.id, [firstId, secondId]), visibleTo(visit));
	const isIt = and(eq(notDuplicates.firstId, firstId), eq(notDuplicates.secondId, secondId));
	const { both, said } = await visit.rows.read({
		both: visit.rows.listing(companies, { where: seen, limit: 2 }),
		said: visit.rows.listing(notDuplicates, { where: isIt, limit: 1 }),
	});
	if (both.length < 2) throw notFound();
	if (said.length === 0) await visit.rows.add(notDuplicates, { id: newId(visit.now.getTime()), firstId, secondId });
}

/** The merges of the last 30 days that can be undone, the newest first, with the customer that was kept. */
export function readMerges(visit: Visit, reads: ReadBatch) {
	const since = visit.now.getTime() - TRASH_DAYS * DAY;
	const where = and(gte(merges.createdAt, since), isNull(merges.undoneAt), gte(merges.id, idAt(since)));
	const kept = { kept: [companies, merges.keptId, ["guid", "name"]] } as const;
	const list = reads.add(visit.rows.listingWith(merges, kept, { where, orderBy: sql`${merges.id} desc`, limit: 20 }));
	const seen = reads.add(
		visit.rows.listing(companies, {
			where: and(
				visibleTo(visit),
				sql`${companies.id} in (select kept_id from ${merges} where ${eq(merges.tenantId, visit.tenant.id)} and ${gte(merges.id, idAt(since))})`,
			),
			limit: 1000,
		}),
	);
	return () => {
		const ids = new Set(seen().map(({ id }) => id));
		return list().flatMap(({ row, kept }) =>
			kept && ids.has(kept.id)
				? [{ id: row.id, name: kept.name, guid: kept.guid, count: row.mergedIds.length, at: row.createdAt }]
				: [],
		);
	};
}

/** The first id of that moment: ids are in the order of time, and the key is the tenant and the id. */
const idAt = (at: number) => {
	const hex = Math.floor(at).toString(16).padStart(12, "0");
	return `${hex.slice(0, 8)}-${hex.slice(8)}`;
};
