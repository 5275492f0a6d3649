import { and, inArray } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { visibleTo } from "./visible.server";

/** The customers that the visitor sees with one of these organisation numbers: number → address of the customer's page. */
export async function companiesWithNumber(visit: Visit, numbers: string[]): Promise<Map<string, string>> {
	if (numbers.length === 0) return new Map();
	const where = and(inArray(companies.orgNo, numbers), visibleTo(visit));
	const rows = await visit.rows.list(companies, { where, limit: numbers.length });
	return new Map(rows.map(({ orgNo, guid }) => [orgNo ?? "", guid]));
}
