import { and, eq, gte, lt, ne, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { companies } from "#db/schema/directory";
import type { Customer } from "../customers.server";
import { visibleTo } from "../visible.server";
import type { SimilarQuery } from "./duplicates.schema";
import { judge, type Reason, wordsOfName } from "./similar";

/** Customers that are looked at for their names, and those that are shown. */
const LOOKED_AT = 40;
const SHOWN = 5;

export type Similar = { guid: string; name: string; place: string | null; orgNo: string | null; reasons: Reason[] };

/** Customers that the one who is being written may be: with the same number or e-mail, or a name much alike. */
export async function findSimilar(visit: Visit, typed: z.output<typeof SimilarQuery>): Promise<{ items: Similar[] }> {
	const { name, orgNo, email, except } = typed;
	const reads = new ReadBatch();
	const { rows } = visit;
	const seen = (where?: SQL) => and(visibleTo(visit), except ? ne(companies.guid, except) : undefined, where);
	const read = (where: SQL) => reads.add(rows.listing(companies, { where: seen(where), limit: SHOWN }));
	const found = [
		...(orgNo ? [read(eq(companies.orgNo, orgNo))] : []),
		...(email ? [read(eq(companies.email, email))] : []),
	];
	const [first = ""] = wordsOfName(name);
	if (first.length >= 3) {
		// The beginning alone, so that a slip further on in the word still finds it.
		const start = name.trim().toLowerCase().slice(0, 3);
		const near = and(
			eq(companies.isCustomer, true),
			gte(companies.sortName, start),
			lt(companies.sortName, `${start}\u{10FFFF}`),
		);
		const search = { text: first.slice(0, 5) };
		found.push(
			reads.add(rows.listing(companies, { where: seen(near), orderBy: companies.sortName, limit: LOOKED_AT })),
			reads.add(rows.listing(companies, { where: seen(), search, limit: LOOKED_AT })),
		);
	}
	await reads.send(rows);
	const asTyped = { name, orgNo, email, phone: null };
	const unique = new Map(found.flatMap((list) => list()).map((one) => [one.id, one as Customer]));
	const judged = [...unique.values()].flatMap((one) => {
		const said = judge(asTyped, one);
		return said ? [{ one, ...said }] : [];
	});
	judged.sort((a, b) => b.score - a.score);
	return {
		items: judged.slice(0, SHOWN).map(({ one, reasons }) => ({
			...{ guid: one.guid, name: one.name, place: one.city, orgNo: one.orgNo, reasons },
		})),
	};
}
