import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { Reads } from "#app/platform/tenant/reads.server";
import { companies } from "#db/schema/directory";
import { seenCustomers } from "./customers-list/customers.source.server";

/** The customers before and after one, by name, of those that the visitor sees. */
export function readBeside(visit: Visit, guid: string, reads: Reads) {
	const here = sql`(select ${companies.sortName}, ${companies.id} from ${companies} where ${and(
		eq(companies.tenantId, visit.tenant.id),
		eq(companies.guid, guid),
	)})`;
	const nearest = (beyond: SQL, way: typeof asc) =>
		reads.add(
			visit.rows.listing(companies, {
				where: and(seenCustomers(visit), beyond),
				orderBy: [way(companies.sortName), way(companies.id)],
				limit: 1,
			}),
		);
	const previous = nearest(sql`(${companies.sortName}, ${companies.id}) < ${here}`, desc);
	const next = nearest(sql`(${companies.sortName}, ${companies.id}) > ${here}`, asc);
	const brief = ([one]: { guid: string; name: string }[]) => (one ? { guid: one.guid, name: one.name } : null);
	return () => ({ previous: brief(previous()), next: brief(next()) });
}
