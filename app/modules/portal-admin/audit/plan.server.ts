import { and, not, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { dayStart } from "#app/lists/day-start";
import type { Filter } from "#app/lists/filters";
import { requestOfImport } from "#app/lists/import/audited-import";
import { daysOf } from "#app/lists/periods";
import type { Asked } from "#app/lists/source.server";
import { addDays, today } from "#app/platform/clock";
import { isGuid } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import { keyset, twoWayPage } from "#app/platform/paging.server";
import { PORTAL } from "#app/platform/tenant/across.server";
import { auditEvents } from "#db/schema/audit";
import { PORTAL_ITSELF } from "./audit-log";
import { isInEventLog } from "./events.server";

export type AuditAsks = {
	q: string;
	sort: string;
	filters: readonly Filter[];
	limit: number;
	cursor?: string;
	before?: string;
};

/** People whose e-mail begins with what was searched for, no more than these. */
const FOUND = 20;

/**
 * The reading of one page of the log, within one tenant (`tenantId`) or over all. The narrowest filter leads through its
 * index in the order of the log; the others are looked at row by row (`+` keeps their indexes out of it).
 */
export function planAudit(asks: AuditAsks, asked: Asked, tenantId?: string) {
	const { filters, sort, limit } = asks;
	const of = (column: string) => filters.filter((filter) => filter.column === column);
	const tenant = tenantId === undefined ? equal(of("tenant"), toTenant) : sql`${tenantId}`;
	const actor = equal(of("actor"), (value) => toActor(value, asked));
	const kind = equal(of("kind"), (value) => sql`${value}`);
	const searched = searching(asks.q.trim());
	const leads = searched ? "search" : actor ? "actor" : tenant ? "tenant" : kind ? "kind" : "time";
	const is = (column: SQLiteColumn, value: SQL | undefined, isLead: boolean) =>
		value && (isLead ? sql`${column} = ${value}` : sql`+${column} = ${value}`);
	const rest = [
		...severalOf(of("tenant"), "tenant"),
		...severalOf(of("actor"), "actor"),
		...severalOf(of("kind"), "kind"),
	];
	const where = and(
		is(auditEvents.tenantId, tenant, leads === "tenant"),
		is(auditEvents.actorId, actor, leads === "actor"),
		is(auditEvents.tableName, kind, leads === "kind" || (leads === "tenant" && kind !== undefined)),
		...rest.map(([column, filter]) => among(column, filter, asked)),
		...of("action").map((filter) => anyOf(filter, auditEvents.action, (value) => sql`${value}`)),
		...of("at").map((filter) => within(filter, asked)),
		searched ?? isInEventLog,
	);
	const place = keyset([auditEvents.id], asks, sort === "at" ? "asc" : "desc");
	const isAscending = (sort === "at") === (asks.before === undefined);
	return {
		/** What several databases gave for these options, as one of them would have. */
		merge: <Row extends { id: string }>([first = [], ...others]: Row[][]): Row[] =>
			others.length === 0 ? first : merged([first, ...others].flat(), isAscending).slice(0, limit + 1),
		options: { where: and(where, place.where), orderBy: place.orderBy, limit: limit + 1 },
		page: <Row extends { id: string }>(rows: Row[]) => twoWayPage(rows, limit, (row) => [row.id], asks),
	};
}

/** In the order of their ids; what a move has left in both databases is one event. */
function merged<Row extends { id: string }>(rows: Row[], isAscending: boolean): Row[] {
	const byId = new Map(rows.map((row) => [row.id, row]));
	const sorted = [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
	return isAscending ? sorted : sorted.reverse();
}

/** The one value that a column must have, where a filter says so: the filter can lead. */
function equal(filters: Filter[], toValue: (value: string) => SQL): SQL | undefined {
	const [only] = filters;
	const isOne = filters.length === 1 && only?.values.length === 1 && (only.op === "any" || only.op === "is");
	return isOne ? toValue(only.values[0] ?? "") : undefined;
}

type Named = "tenant" | "actor" | "kind";

/** The filters of a column that do not lead. */
const severalOf = (filters: Filter[], column: Named) =>
	equal(filters, (value) => sql`${value}`) ? [] : filters.map((filter) => [column, filter] as const);

function among(column: Named, filter: Filter, asked: Asked): SQL | undefined {
	if (column === "tenant") return anyOf(filter, auditEvents.tenantId, toTenant);
	if (column === "actor") return anyOf(filter, auditEvents.actorId, (value) => toActor(value, asked));
	return anyOf(filter, auditEvents.tableName, (value) => sql`${value}`);
}

/** One of the values, or none of them. Nothing of the log is empty. */
function anyOf({ op, values }: Filter, column: SQLiteColumn, toValue: (value: string) => SQL): SQL | undefined {
	if (op === "empty") return sql`0`;
	if (op === "filled") return undefined;
	const some = or(...values.map((value) => sql`+${column} = coalesce(${toValue(value)}, '')`)) as SQL;
	return op === "not" ? not(some) : some;
}

/** A tenant by its short name. */
const toTenant = (value: string): SQL =>
	value === PORTAL_ITSELF ? sql`${PORTAL}` : sql`(select id from tenants where slug = ${value.toLowerCase()})`;

/** Who did it: an e-mail address, oneself, or what has none, as a job. */
function toActor(value: string, { userId }: Asked): SQL {
	if (value === "me") return sql`${userId}`;
	return value.includes("@") ? sql`(select id from users where email = ${value.toLowerCase()})` : sql`${value}`;
}

/** What a request did, by its id; else what people did whose e-mail begins with the words. */
function searching(text: string): SQL | undefined {
	if (text === "") return undefined;
	if (isGuid(text)) {
		const at = Number.parseInt(text.replace("-", "").slice(0, 12), 16);
		const about = and(
			sql`${auditEvents.id} >= ${idAt(at - MINUTE)}`,
			sql`${auditEvents.id} < ${idAt(at + 15 * MINUTE)}`,
		);
		const id = text.toLowerCase();
		return and(sql`+${auditEvents.requestId} in (${id}, ${requestOfImport(id)})`, about);
	}
	const start = text.toLowerCase();
	return and(
		isInEventLog,
		sql`${auditEvents.actorId} in (select id from users where email >= ${start} and email < ${`${start}\u{10ffff}`} limit ${FOUND})`,
	);
}

/** The smallest id that was made at an instant: a span of time is a range of ids. */
export function idAt(instant: number): string {
	const time = Math.min(Math.max(0, instant), 2 ** 48 - 1)
		.toString(16)
		.padStart(12, "0");
	return `${time.slice(0, 8)}-${time.slice(8)}`;
}

function within({ op, values }: Filter, { timeZone, now }: Asked): SQL | undefined {
	if (op === "empty") return sql`0`;
	if (op === "filled") return undefined;
	const day = today(timeZone, now);
	const spans = values.map((value) => daysOf(value, day));
	const starts = spans.map(({ from }) => from ?? "0001-01-01").sort();
	const ends = spans.map(({ to }) => to ?? "9999-12-30").sort();
	const first = idAt(dayStart(starts[0] ?? day, timeZone));
	const past = idAt(dayStart(addDays(ends.at(-1) ?? day, 1), timeZone));
	if (op === "before") return sql`${auditEvents.id} < ${first}`;
	if (op === "after") return sql`${auditEvents.id} >= ${past}`;
	return and(sql`${auditEvents.id} >= ${first}`, sql`${auditEvents.id} < ${past}`);
}
