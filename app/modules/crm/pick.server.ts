import { and, asc, gte, lt } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { visibleTo } from "./visible.server";

const MOST = 20;

/** Customers whose name begins with what is typed, then those found by their words, for a field that offers them. */
export async function pickCustomers(visit: Visit, { q }: { q?: string }) {
	const typed = (q ?? "").trim().toLowerCase();
	const seen = visibleTo(visit);
	const from = typed ? and(gte(companies.sortName, typed), lt(companies.sortName, `${typed}\u{10FFFF}`)) : undefined;
	const { named, found } = await visit.rows.read({
		named: visit.rows.listing(companies, { where: and(seen, from), orderBy: asc(companies.sortName), limit: MOST }),
		found: visit.rows.listing(companies, { where: seen, search: { text: typed }, limit: MOST }),
	});
	const unique = new Map([...named, ...found].map((company) => [company.id, company]));
	return { items: [...unique.values()].slice(0, MOST).map(({ id, name, city, orgNo }) => ({ id, name, city, orgNo })) };
}
