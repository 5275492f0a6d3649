import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { addDays, today } from "#app/platform/clock";
import { decodeCursor, encodeCursor } from "#app/platform/paging.server";
import type { PortalContext } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { auditEvents } from "#db/schema/audit";
import { memberships, modules, modulesTenant, tenants } from "#db/schema/portal";
import { type EntryState, entryState, SOON } from "./module-entries";
import type { TenantsQuery } from "./tenants.schema";

/** Members and tenants are counted no further than this; beyond it the list says "500+". */
export const COUNTED_TO = 500;
const NEVER = "9999-12-31";

export type ModuleEnd = { label: string; translationKey: string; state: EntryState };
export type TenantRow = {
	id: string;
	guid: string;
	name: string;
	slug: string;
	orgNumber: string | null;
	hasLogo: boolean;
	status: "active" | "archived";
	modules: number;
	members: number;
	/** What ends next; else what ended lately; null where nothing does. */
	endsNext: ModuleEnd | null;
	lastChange: number | null;
	createdAt: number;
};
export type TenantList = {
	items: TenantRow[];
	next: string | null;
	previous: string | null;
	/** Tenants that fit, counted to `COUNTED_TO`. */
	count: number;
	endingSoon: number;
	modulesInAll: number;
};

type Found = Omit<TenantRow, "endsNext" | "modules" | "hasLogo"> & {
	logoKey: string | null;
	timeZone: string;
	entries: string;
	endsKey: string;
};

/** A tenant's modules, as few as the catalogue has, in one value a row. */
const entriesOf = sql<string>`(select json_group_array(json_array(${modules.label}, ${modules.translationKey}, ${modulesTenant.status}, ${modulesTenant.expires}))
	from ${modulesTenant} join ${modules} on ${modules.id} = ${modulesTenant.moduleId} and ${modules.isActive} = 1
	where ${modulesTenant.tenantId} = ${tenants.id})`;
const membersOf = sql<number>`(select count(*) from (select 1 from ${memberships}
	where ${memberships.tenantId} = ${tenants.id} and ${memberships.isActive} = 1 limit ${COUNTED_TO + 1}))`;
const lastChangeOf = sql<number | null>`(select ${auditEvents.at} from ${auditEvents}
	where ${auditEvents.tenantId} = ${tenants.id} order by ${auditEvents.id} desc limit 1)`;

/** One page of tenants with what their modules come to, and the counts beside it, in one round trip. */
export async function listTenants(ctx: PortalContext, query: TenantsQuery): Promise<TenantList> {
	const day = today("UTC", ctx.now);
	const found = await ctx.across.read({
		rows: reading(ctx, query, day),
		count: counting(ctx, and(matching(query), statusIs(query), query.ends && endsSoon(day))),
		endingSoon: counting(ctx, and(eq(tenants.status, "active"), endsSoon(day))),
		modules: ctx.across.reading<{ count: number }>((db) =>
			db
				.select({ count: sql<number>`count(*)`.as("count") })
				.from(modules)
				.where(eq(modules.isActive, true)),
		),
	});
	const { sort, limit, cursor, before } = query;
	const isBack = before !== undefined;
	const part = found.rows.slice(0, limit);
	const rows = isBack ? part.reverse() : part;
	const hasMore = found.rows.length > limit;
	const keyOf = (row: Found) => encodeCursor([...sortOf(sort, day).values(row), row.id]);
	const [first, last] = [rows[0], rows.at(-1)];
	return {
		items: rows.map((row) => shape(row, ctx.now)),
		next: last && (isBack || hasMore) ? keyOf(last) : null,
		previous: first && (isBack ? hasMore : cursor !== undefined) ? keyOf(first) : null,
		count: found.count,
		endingSoon: found.endingSoon,
		modulesInAll: found.modules[0]?.count ?? 0,
	};
}

function reading(ctx: PortalContext, query: TenantsQuery, day: string): PendingRead<Found[]> {
	const { sort, cursor, before, limit } = query;
	const { key, down } = sortOf(sort, day);
	const goesDown = down !== (before !== undefined);
	const position = before ?? cursor;
	const direction = goesDown ? sql`desc` : sql`asc`;
	const past = position === undefined ? undefined : passed(key, tenants.id, goesDown, decodeCursor(position, 2));
	return ctx.across.reading<Found>((db) =>
		db
			.select({
				id: tenants.id,
				guid: tenants.guid,
				name: tenants.name,
				slug: tenants.slug,
				orgNumber: tenants.orgNumber,
				logoKey: tenants.logoKey,
				timeZone: tenants.timeZone,
				status: tenants.status,
				createdAt: tenants.createdAt,
				entries: nested(entriesOf).as("entries"),
				members: nested(membersOf).as("members"),
				lastChange: nested(lastChangeOf).as("last_change"),
				endsKey: nested<string>(endsOf(day)).as("ends_key"),
			})
			.from(tenants)
			.where(and(matching(query), statusIs(query), query.ends && endsSoon(day), past))
			.orderBy(sql`${key} ${direction}`, sql`${tenants.id} ${direction}`)
			.limit(limit + 1),
	);
}

/** In a select of one table Drizzle leaves out the table's name before a column, but not in an expression inside one. */
const nested = <Value>(expression: SQL<Value>) => sql<Value>`${expression}`;

function passed(key: SQL | SQLiteColumn, id: SQLiteColumn, goesDown: boolean, [value, last]: unknown[]): SQL {
	return goesDown ? sql`(${key}, ${id}) < (${value}, ${last})` : sql`(${key}, ${id}) > (${value}, ${last})`;
}

function sortOf(sort: TenantsQuery["sort"], day: string) {
	const down = sort.startsWith("-");
	const by = sort.replace("-", "") as "name" | "created" | "ends";
	const key = { name: tenants.name, created: tenants.createdAt, ends: endsOf(day) }[by];
	const values = (row: Found) => [{ name: row.name, created: row.createdAt, ends: row.endsKey }[by]];
	return { key, down, values };
}

/** The day on which the next of a tenant's modules ends. */
const endsOf = (day: string) => sql<string>`coalesce((select min(${modulesTenant.expires}) from ${modulesTenant}
	where ${modulesTenant.tenantId} = ${tenants.id} and ${modulesTenant.status} = 1 and ${modulesTenant.expires} >= ${day}), ${NEVER})`;

const endsSoon = (
	day: string,
) => sql`exists (select 1 from ${modulesTenant} where ${modulesTenant.tenantId} = ${tenants.id}
	and ${modulesTenant.status} = 1 and ${modulesTenant.expires} between ${day} and ${addDays(day, SOON)})`;

const statusIs = ({ status }: TenantsQuery) => (status === "all" ? undefined : eq(tenants.status, status));

/** Any part of the name or the slug, or the beginning of the organisation number. */
function matching({ q }: TenantsQuery): SQL | undefined {
	if (!q) return undefined;
	const literal = q.replace(/[\\%_]/g, "\\$&");
	const part = `%${literal}%`;
	const digits = `${literal.replace(/\s/g, "")}%`;
	return sql`(${tenants.name} like ${part} escape '\\' or ${tenants.slug} like ${part} escape '\\' or ${tenants.orgNumber} like ${digits} escape '\\')`;
}

function counting(ctx: PortalContext, where: SQL | undefined): PendingRead<number> {
	const read = ctx.across.reading<{ count: number }>((db) => {
		const some = db
			.select({ one: sql`1`.as("one") })
			.from(tenants)
			.where(where)
			.limit(COUNTED_TO + 1)
			.as("some");
		return db.select({ count: sql<number>`count(*)`.as("count") }).from(some);
	});
	return { query: read.query, shape: (rows) => (rows[0] as { count: number }).count };
}

function shape({ logoKey, timeZone, entries, endsKey: _endsKey, ...row }: Found, now: Date): TenantRow {
	const all = (JSON.parse(entries) as [string, string, number, string | null][]).map(
		([label, translationKey, status, expires]): ModuleEnd => ({
			label,
			translationKey,
			state: entryState({ status, expires }, timeZone, now),
		}),
	);
	const live = all.filter(({ state }) => state.word === "active" || state.word === "soon");
	const by = (a: ModuleEnd, b: ModuleEnd) => ((a.state.expires ?? NEVER) < (b.state.expires ?? NEVER) ? -1 : 1);
	const ending = live.filter(({ state }) => state.expires !== null).sort(by)[0];
	const ended = all
		.filter(({ state }) => state.word === "expired" && (state.daysLeft ?? 0) >= -SOON)
		.sort(by)
		.at(-1);
	return {
		...row,
		hasLogo: logoKey !== null && row.status === "active",
		modules: live.length,
		endsNext: ending ?? ended ?? null,
	};
}
