import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { companies } from "#db/schema/directory";
import { filter } from "../../fields.schema";
import { mayWrite } from "../../show-customers.server";
import { seenCustomers } from "../customers.source.server";
import { readMunicipalities } from "../list-choices.server";
import { countyOfPostCode } from "./county-of-post-code";

/** A municipality's customers are counted no further: a tenant's customers are not read to be counted. */
const COUNTED = 200;
/** Customers of a municipality that are looked at for where it lies. */
const LOOKED_AT = 10;

export const MunicipalitiesQuery = z.object({ county: filter(z.string().max(2, "wrongValue")) });

/** Where the customers lie: each county and municipality with how many there are, those without one last. */
export async function showMunicipalities(visit: Visit, { county }: z.output<typeof MunicipalitiesQuery>) {
	const first = new ReadBatch();
	const names = readMunicipalities(visit, true, first);
	await first.send(visit.rows);
	const reads = new ReadBatch();
	const counting = (where: SQL) =>
		reads.add(visit.rows.counting(companies, and(seenCustomers(visit), where), COUNTED + 1));
	const counts = names().map(({ value }) => {
		const lies = eq(companies.municipality, value);
		return {
			name: value,
			count: counting(lies),
			some: reads.add(visit.rows.listing(companies, { where: and(seenCustomers(visit), lies), limit: LOOKED_AT })),
		};
	});
	const without = counting(sql`(${isNull(companies.municipality)} or ${companies.municipality} = '')`);
	await reads.send(visit.rows);
	const places = counts
		.map(({ name, count, some }) => ({ name, count: count(), county: countyOf(some()) }))
		.filter(({ count }) => count > 0);
	const byCounty: Record<string, number> = {};
	for (const place of places) if (place.county) byCounty[place.county] = (byCounty[place.county] ?? 0) + place.count;
	const chosen = county !== undefined && byCounty[county] ? county : null;
	return {
		places: places
			.filter((place) => chosen === null || place.county === chosen)
			.sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, visit.language)),
		...{ byCounty, chosen },
		...{ without: without(), counted: COUNTED, writes: mayWrite(visit), tenant: visit.tenant.guid },
	};
}

type Placed = { municipalityNo: string | null; postCode: string | null };

/** Where a municipality lies, by its number or, since who is typed in has none, by the post code of most of its customers. */
function countyOf(some: readonly Placed[]): string | null {
	const numbered = some.find(({ municipalityNo }) => municipalityNo)?.municipalityNo;
	if (numbered) return numbered.slice(0, 2);
	const votes = new Map<string, number>();
	for (const { postCode } of some) {
		const county = countyOfPostCode(postCode);
		if (county) votes.set(county, (votes.get(county) ?? 0) + 1);
	}
	return [...votes].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
