import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantRows, TenantTable } from "#app/platform/tenant/rows.server";
import type { RowWrite } from "../import-kind";
import { inPieces, lettersOfJson } from "./in-pieces";

type Adding = Extract<RowWrite, { adds: TenantTable }>;
type Changing = Extract<RowWrite, { changes: TenantTable }>;
type Together = Extract<RowWrite, { together: unknown }>;

/** The writes of a chunk of rows, few however many the rows are: new records, then changed ones, then the rest. */
export function writtenTogether(rows: TenantRows, writes: RowWrite[]): PendingWrite[] {
	const found = writes.filter((write): write is Adding => "adds" in write);
	const adding = [...found.filter(({ hangs }) => !hangs), ...found.filter(({ hangs }) => hangs)];
	const changing = writes.filter((write): write is Changing => "changes" in write);
	const joined = writes.filter((write): write is Together => "together" in write);
	return [
		...groups(
			adding,
			({ adds, row }) => [adds, keysOf(row)],
			({ row }) => lettersOfJson(row),
		).map((alike) => rows.addingEach(tableOf(alike, "adds"), alike.map(({ row }) => row) as never)),
		...groups(
			changing,
			({ changes, patch }) => [changes, keysOf(patch)],
			({ patch }) => lettersOfJson(patch),
		).map((alike) =>
			rows.changingEach(tableOf(alike, "changes"), alike.map(({ id, patch }) => ({ id, ...patch })) as never),
		),
		...indexingTexts(rows, [
			...adding.map(({ adds, row, texts }) => ({ table: adds, id: row.id, texts })),
			...changing.map(({ changes, id, texts }) => ({ table: changes, id, texts })),
		]),
		...writes.filter((write): write is PendingWrite => "statements" in write),
		...groups(
			joined,
			({ together }) => [together, ""],
			() => 0,
		).flatMap((alike) => (alike[0] as Together).together(alike.map(({ value }) => value) as never[])),
	];
}

type Found = { table: TenantTable; id: string; texts?: (string | null | undefined)[] };

function indexingTexts(rows: TenantRows, found: Found[]): PendingWrite[] {
	const indexed = found.flatMap((one) => (one.texts ? [{ ...one, texts: one.texts }] : []));
	return groups(indexed, ({ table, texts }) => [table, texts.some(Boolean) ? "found" : "gone"], lettersOfWords).map(
		(alike) => {
			const table = tableOf(alike, "table");
			return alike.some(({ texts }) => texts.some(Boolean))
				? rows.indexingEach(table, alike)
				: rows.forgetting(
						table,
						among(
							table.id,
							alike.map(({ id }) => id),
						),
					);
		},
	);
}

/** Each word stands in the index with the tenant before it. */
const lettersOfWords = ({ texts = [] }: Found) => 100 + 8 * texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
const keysOf = (row: object) => Object.keys(row).sort().join();
const tableOf = <Key extends string>(alike: Record<Key, TenantTable>[], key: Key) =>
	(alike[0] as Record<Key, TenantTable>)[key];

/** What is alike in both, in the order in which the first of each came, in pieces that a statement takes. */
function groups<Item>(
	items: Item[],
	by: (item: Item) => [object, string],
	lettersOf: (item: Item) => number,
): Item[][] {
	const found: { of: object; key: string; items: Item[] }[] = [];
	for (const item of items) {
		const [of, key] = by(item);
		const group = found.find((one) => one.of === of && one.key === key);
		if (group) group.items.push(item);
		else found.push({ of, key, items: [item] });
	}
	return found.flatMap((group) => inPieces(group.items, lettersOf));
}
