import { and, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { moduleMembers } from "#app/directory/module-members.server";
import { nameOf } from "#app/directory/names";
import { notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { customerPeople } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { manifest } from "../manifest";
import type { WhoQuery } from "./sharing.schema";
import { readViewers, records } from "./viewers.server";

/** People that are looked at and named. */
const MOST = 200;

/** Who sees a record: everybody of the tenant with CRM for whom the one rule of what is seen holds. */
export async function showViewers(visit: Visit, { kind, id }: z.output<typeof WhoQuery>) {
	const members = await moduleMembers(visit, { moduleKey: manifest.key, level: 10, most: MOST });
	const { table, seenBy } = records[kind];
	const reads = new ReadBatch();
	const here = reads.add(visit.rows.counting(table, and(eq(table.id, id), seenBy(visit)), 1));
	const viewers = readViewers(visit, { kind, id }, members, reads);
	const works = reads.add(
		visit.rows.listing(customerPeople, { where: eq(customerPeople.customerId, id), limit: MOST }),
	);
	const owned = reads.add(
		visit.rows.listing(companies, { where: kind === "customer" ? eq(companies.id, id) : NONE, limit: 1 }),
	);
	await reads.send(visit.rows);
	if (here() === 0) throw notFound();
	const ownerId = owned()[0]?.ownerId;
	const partOf = (user: string) =>
		user === ownerId ? ("owner" as const) : (works().find(({ userId }) => userId === user)?.part ?? null);
	const seen = viewers().map((person) => ({
		...{ id: person.id, name: nameOf(person), role: person.role, part: partOf(person.id) },
	}));
	return {
		people: seen.sort((a, b) => a.name.localeCompare(b.name, visit.language)),
		hasMore: members.length === MOST,
		maySet: visit.access.level >= LEVEL_ALL,
		tenant: visit.tenant.guid,
	};
}
const NONE: SQL = sql`false`;
