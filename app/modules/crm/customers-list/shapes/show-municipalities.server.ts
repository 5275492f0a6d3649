import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { companies } from "#db/schema/directory";
import { seenCustomers } from "../customers.source.server";
import { readMunicipalities } from "../list-choices.server";

/** A municipality's customers are counted no further: a tenant's customers are not read to be counted. */
const COUNTED = 200;

/** Where the customers lie: each municipality with how many there are, those without one last. */
export async function showMunicipalities(visit: Visit) {
	const first = new Reads();
	const names = readMunicipalities(visit, true, first);
	await first.send(visit.rows);
	const reads = new Reads();
	const counting = (where: SQL) =>
		reads.add(visit.rows.counting(companies, and(seenCustomers(visit), where), COUNTED + 1));
	const counts = names().map(({ value }) => ({ name: value, count: counting(eq(companies.municipality, value)) }));
	const without = counting(sql`(${isNull(companies.municipality)} or ${companies.municipality} = '')`);
	await reads.send(visit.rows);
	const places = counts.map(({ name, count }) => ({ name, count: count() })).filter(({ count }) => count > 0);
	return {
		places: places.sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, visit.language)),
		...{ without: without(), counted: COUNTED, tenant: visit.tenant.guid },
	};
}
