import { and, ne, type SQL, sql } from "drizzle-orm";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { resourceAssets, resourceDoors, resources } from "#db/schema/resources";
import type { Resource } from "../catalogue.server";

/** The part of an address by which a unit is known. */
const wordOf = (code: string) => (/\/resource\/(?:door\/)?([^/?#]+)/.exec(code)?.[1] ?? code).trim().toLowerCase();

/** The unit that a code belongs to: that of its sign, its serial number, or its id; throws `invalid` where there is none. */
export async function findUnit(visit: Visit, code: string): Promise<Resource> {
	const word = wordOf(code);
	const { tenant } = visit;
	const isIt = sql`(lower(${resources.id}) = ${word}
		or ${resources.id} in (select d.id from ${resourceDoors} d where d.tenant_id = ${tenant.id} and d.guid = ${word})
		or ${resources.id} in (select a.id from ${resourceAssets} a where a.tenant_id = ${tenant.id} and lower(a.serial) = ${word}))`;
	const found = await visit.rows.list(resources, {
		where: and(isIt, ne(resources.status, "retired")) as SQL,
		limit: 2,
	});
	const [unit] = found;
	if (!unit) throw invalid({ code: "resourceLoan:errors.unknown" });
	if (found.length > 1) throw invalid({ code: "resourceLoan:errors.several" });
	return unit;
}
