import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Filter } from "#app/lists/filters";
import { type Asks, askedBy, COUNTED, planList } from "#app/lists/read-list.server";
import type { PortalContext } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { modules, modulesTenant, NEVER, tenants } from "#db/schema/portal";
import { type EntryState, entryState } from "./module-entries";
import { forPortal } from "./portal-list.server";
import { endingSoon } from "./tenants.list";
import { tenantSource } from "./tenants.list.server";
import type { TenantsQuery } from "./tenants.schema";

export type ModuleEnd = { label: string; translationKey: string; state: EntryState };
export type TenantRow = {
	id: string;
	guid: string;
	name: string;
	slug: string;
	orgNumber: string | null;
	hasLogo: boolean;
	status: "active" | "archived";
	/** Modules that are switched on. */
	modules: number;
	/** Active members. */
	users: number;
	/** The module that is the first to end, of those that are switched on. */
	endsNext: ModuleEnd | null;
	created: number;
};
export type TenantList = {
	items: TenantRow[];
	next: string | null;
	previous: string | null;
	/** Tenants that fit, counted to `COUNTED`. */
	count: number;
	endingSoon: number;
	modulesInAll: number;
};

type Found = Row<typeof tenants> & { endsModuleId: string | null };

/** The module of a tenant's next end; one row of a partial index. */
const endsModuleOf = sql<string | null>`(select ${modulesTenant.moduleId} from ${modulesTenant}
	join ${modules} on ${modules.id} = ${modulesTenant.moduleId} and ${modules.isActive} = 1
	where ${modulesTenant.tenantId} = ${tenants.id} and ${modulesTenant.status} = 1 and ${modulesTenant.expires} is not null
	order by ${modulesTenant.expires} limit 1)`;

/** Reads one page of tenants and what stands around it; what is counted and sorted by is kept with a tenant. */
export function readTenants(ctx: PortalContext, asks: Asks, reads: ReadBatch): () => TenantList {
	const plan = planList(tenantSource, asks, askedBy(forPortal(ctx)));
	const soon = { ...asks, q: "", filters: endingSoon, match: "all" as const, cursor: undefined, before: undefined };
	const rows = reads.add(
		ctx.across.reading<Found>((db) =>
			db
				.select({ ...getTableColumns(tenants), endsModuleId: nested(endsModuleOf).as("ends_module_id") })
				.from(tenants)
				.where(plan.options.where)
				.orderBy(...[plan.options.orderBy ?? []].flat())
				.limit(plan.options.limit),
		),
	);
	const count = reads.add(counting(ctx, plan.where));
	const ending = reads.add(counting(ctx, planList(tenantSource, soon, askedBy(forPortal(ctx))).where));
	const catalogue = reads.add(ctx.across.listing(modules, { where: eq(modules.isActive, true) }));
	return () => {
		const { items, next, previous } = plan.page(rows());
		return {
			items: items.map((row) => shape(row, catalogue(), ctx.now)),
			...{ next, previous, count: count(), endingSoon: ending(), modulesInAll: catalogue().length },
		};
	};
}

/** The same by itself, in one round trip. */
export async function listTenants(ctx: PortalContext, asks: Asks): Promise<TenantList> {
	const reads = new ReadBatch();
	const page = readTenants(ctx, asks, reads);
	await reads.send(ctx.across);
	return page();
}

/** A call's query in the list's own words. */
export function asksOf({ q, sort, status, ends, limit, cursor, before }: TenantsQuery): Asks {
	const filters: Filter[] = [];
	if (status !== "all") filters.push({ column: "status", op: "any", values: [status] });
	if (ends) filters.push({ column: "ends", op: "is", values: ["next30"] });
	return { q, sort, filters, match: "all", limit, cursor, before };
}

/** In a select of one table Drizzle leaves out the table's name before a column, but not in an expression inside one. */
const nested = <Value>(expression: SQL<Value>) => sql<Value>`${expression}`;

function counting(ctx: PortalContext, where: SQL | undefined): PendingQuery<number> {
	const read = ctx.across.reading<{ count: number }>((db) => {
		const some = db
			.select({ one: sql`1`.as("one") })
			.from(tenants)
			.where(where)
			.limit(COUNTED)
			.as("some");
		return db.select({ count: sql<number>`count(*)`.as("count") }).from(some);
	});
	return { query: read.query, shape: (rows) => (rows[0] as { count: number }).count };
}

function shape(row: Found, catalogue: Row<typeof modules>[], now: Date): TenantRow {
	const { id, guid, name, slug, orgNumber, status, logoKey, timeZone, nextExpires } = row;
	const module = catalogue.find((one) => one.id === row.endsModuleId);
	const state = entryState({ status: 1, starts: null, expires: nextExpires }, timeZone, now);
	return {
		...{ id, guid, name, slug, orgNumber, status },
		hasLogo: logoKey !== null && status === "active",
		modules: row.modulesCount,
		users: row.usersCount,
		endsNext:
			module && nextExpires !== NEVER ? { label: module.label, translationKey: module.translationKey, state } : null,
		created: row.createdAt,
	};
}
