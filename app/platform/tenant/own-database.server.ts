import { type Asked, type Db, openDatabase } from "../database.server";
import { unavailable } from "../problems";
import type { RequestContext } from "../request-context.server";
import { copyPeople, versionIn } from "./copy-people.server";
import { assertApart, assertShared } from "./whose-table.server";

/** Whose rows, and the binding that holds them; null: the portal's own database. */
export type Housed = { id: string; database: string | null };

/** Where the rows of a tenant lie, and where the portal's tables do; one database, unless the tenant has its own. */
export type Doors = { rows: Db; portal: Db; isApart: boolean };

/** How the bindings of databases beside `DB` begin: `DB_NORDBY`. */
const BESIDE = "DB_";

const opened = new WeakMap<RequestContext, Map<string, Doors>>();

/**
 * One place decides which database holds a tenant's rows. Where the tenant names one, it is asked by a door of its own, which
 * first sees that what is copied there of the portal's tables is as it is now. Throws `unavailable` where the Worker has no
 * such database, as while the tenant is being moved.
 */
export function databaseOf(context: RequestContext, tenant: Housed): Doors {
	if (tenant.database === null) return { rows: context.db, portal: context.db, isApart: false };
	const known = opened.get(context) ?? new Map<string, Doors>();
	opened.set(context, known);
	const doors = known.get(tenant.id) ?? openApart(context, tenant);
	known.set(tenant.id, doors);
	return doors;
}

function openApart(context: RequestContext, { id, database }: Housed): Doors {
	const asked = database === null ? undefined : sessionOf(context, database);
	if (!asked) throw unavailable();
	const own = openDatabase(asked, context.shared.beside);
	const rows = openDatabase(asked, context.meter, { ready: keptUpToDate(context, own, id), assertFits: assertApart });
	const wrote = () => void context.shared.writes++;
	const portal = openDatabase(context.shared.asked, context.meter, { wrote, assertFits: assertShared });
	return { rows, portal, isApart: true };
}

/** Waits until the copy is as the portal's tables are; anew after this request has written there. */
function keptUpToDate(context: RequestContext, own: Db, tenantId: string): () => Promise<void> {
	let seen = -1;
	let checking = Promise.resolve();
	return () => {
		if (seen === context.shared.writes) return checking;
		seen = context.shared.writes;
		checking = bringUpToDate(context, own, tenantId);
		checking.catch(() => {
			seen = -1;
		});
		return checking;
	};
}

async function bringUpToDate(context: RequestContext, own: Db, tenantId: string): Promise<void> {
	const shared = openShared(context);
	const [now, copied] = await Promise.all([versionIn(shared, tenantId), versionIn(own, tenantId)]);
	if (now !== copied) await copyPeople(shared, own, tenantId);
}

/** The portal's database for what is asked only because another one lies beside it. */
export const openShared = ({ shared }: Pick<RequestContext, "shared">): Db => openDatabase(shared.asked, shared.beside);

/** Where a tenant's audit log lies: what was done to its people and before a move in the portal's, the rest in its own. */
export function databasesOf(context: RequestContext, tenant: Housed): Db[] {
	const { rows, isApart } = databaseOf(context, tenant);
	return isApart ? [context.db, rows] : [context.db];
}

/** The bindings of databases beside the portal's. */
export const namesBeside = ({ env }: Pick<RequestContext, "env">): string[] =>
	Object.keys(env).filter((name) => name.startsWith(BESIDE) && bindingOf(env, name) !== undefined);

/** A database beside the portal's as it is, for what looks for rows before it is known whose they are. */
export function openBeside(context: RequestContext, name: string): Db {
	const asked = sessionOf(context, name);
	if (!asked) throw unavailable();
	return openDatabase(asked, context.shared.beside);
}

/** The first row that one of the databases beside the portal's gives, and which of them; none is asked where there are none. */
export async function findBeside<Row extends object>(
	context: RequestContext,
	read: (db: Db) => Promise<Row[]>,
	names = namesBeside(context),
): Promise<(Row & { database: string }) | undefined> {
	const found = await Promise.all(
		names.map(async (database) => (await read(openBeside(context, database))).map((row) => ({ ...row, database }))),
	);
	return found.flat()[0];
}

/** A request asks through one session, the first question at the primary; the queue and the clock ask the primary. */
function sessionOf({ env, shared }: RequestContext, name: string): Asked | undefined {
	const binding = name.startsWith(BESIDE) ? bindingOf(env, name) : undefined;
	return shared.asked === env.DB ? binding : binding?.withSession("first-primary");
}

function bindingOf(env: Env, name: string): D1Database | undefined {
	const found = (env as unknown as Record<string, unknown>)[name];
	return typeof found === "object" && found !== null && "prepare" in found ? (found as D1Database) : undefined;
}
