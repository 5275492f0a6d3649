import { eq, getTableName, ne, or, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase as drizzleOver } from "#app/platform/database.server";
import { newId } from "#app/platform/ids";
import { type Row, TenantRows, type TenantTable } from "#app/platform/tenant/rows.server";
import { auditEvents } from "#db/schema/audit";
import { advisorClients, people } from "#db/schema/directory";
import { openDatabase } from "../support/database";
import { extent } from "./extent";
import { type Realm, tenantTables, World } from "./world";

let open: Awaited<ReturnType<typeof openDatabase>>;
let own: Realm;
let foreign: Realm;
let rows: TenantRows;

beforeAll(async () => {
	open = await openDatabase();
	const world = new World(open);
	world.openCatalogue();
	world.openSpare();
	own = await world.realm("CANARY-A");
	foreign = await world.realm("CANARY-B");
	await world.write();
	const meter = { roundTrips: 0, inARow: 0, rowsRead: 0, rowsWritten: 0 };
	const writer = { actorId: "somebody", requestId: newId(), now: new Date() };
	rows = new TenantRows(drizzleOver(open.db, meter), own.tenant.id, writer);
});
afterAll(() => open.dispose());

// A door that is broken is broken for each of them.
const some = extent === "reduced" ? tenantTables.slice(0, 12) : tenantTables;
const tables = some.map((table) => [getTableName(table), table as TenantTable] as const);
const firstOf = (realm: Realm, name: string) => (realm.rows[name] ?? [])[0]?.id ?? "";
const stored = async (realm: Realm, name: string) =>
	(await open.db.prepare(`select * from ${name} where tenant_id = ? order by id`).bind(realm.tenant.id).all()).results;
const tenantsIn = (list: Row<TenantTable>[]) => new Set(list.map((row) => (row as { tenantId: string }).tenantId));

describe.each(tables)("%s through the door of another tenant", (name, table) => {
	test("lists its own rows and no other, whatever the condition says", async () => {
		const conditions = [
			undefined,
			ne(table.id, ""),
			or(ne(table.id, ""), eq(table.tenantId, foreign.tenant.id)),
			sql`${table.id} = '' or ${table.id} != ''`,
		];
		for (const where of conditions) {
			const list = await rows.list(table, { where });
			expect(list.length).toBeGreaterThan(0);
			expect(tenantsIn(list)).toEqual(new Set([own.tenant.id]));
		}
		expect(await rows.list(table, { where: eq(table.id, firstOf(foreign, name)) })).toEqual([]);
		const counts = await rows.read({ all: rows.counting(table, undefined, 1_000) });
		expect(counts.all).toBe((await stored(own, name)).length);
	});

	test("finds its own row and not the foreign one", async () => {
		expect(await rows.find(table, firstOf(own, name))).toBeDefined();
		expect(await rows.find(table, firstOf(foreign, name))).toBeUndefined();
	});

	test("changes and removes nothing that is foreign", async () => {
		const sight = async () => [await stored(foreign, name), await stored(foreign, "audit_events")];
		const before = await sight();
		const id = firstOf(foreign, name);
		const stamp = (table as unknown as Record<string, unknown>).updatedAt ? { updatedAt: 1 } : {};
		if (table !== (auditEvents as TenantTable)) {
			expect(await rows.change(table, id, { ...stamp, tenantId: own.tenant.id } as never).catch(() => undefined)).toBe(
				undefined,
			);
			expect(await rows.remove(table, id)).toBe(false);
			await rows.commit([rows.removingAll(table, eq(table.id, id))]);
		}
		expect(await sight()).toEqual(before);
	});
});

test("a row is added to one's own tenant, whatever tenant it says", async () => {
	const given = { ...(own.rows.invitations ?? [])[0], id: newId(), tokenHash: newId(), tenantId: foreign.tenant.id };
	const { invitations } = await import("#db/schema/portal");
	const row = await rows.add(invitations, given as never);
	expect(row.tenantId).toBe(own.tenant.id);
});

test("a change cannot carry a row over to another tenant", async () => {
	const id = firstOf(own, "people");
	await rows.change(people, id, { phone: "1", tenantId: foreign.tenant.id } as never);
	expect((await rows.find(people, id))?.tenantId).toBe(own.tenant.id);
	expect((await stored(foreign, "people")).map((row) => (row as { id: string }).id)).not.toContain(id);
});

test("what is joined is of the same tenant, also where another has the same id", async () => {
	const [relation] = await rows.list(advisorClients, { limit: 1 });
	if (!relation) throw new Error("There is no relation to join.");
	await open.db
		.prepare(
			"insert into people (tenant_id, id, guid, email, first_name, sort_name, role, created_at, updated_at) values (?, ?, ?, ?, ?, ?, 'CLIENT', 1, 1)",
		)
		.bind(foreign.tenant.id, relation.advisorId, newId(), "canary-b@people.test", "CANARY-B-joined", "b")
		.run();
	const joined = await rows.read({
		list: rows.listingWith(advisorClients, { advisor: [people, advisorClients.advisorId] }),
	});
	expect(joined.list.length).toBeGreaterThan(0);
	expect(new Set(joined.list.map(({ advisor }) => advisor?.tenantId))).toEqual(new Set([own.tenant.id]));
	expect(JSON.stringify(joined.list)).not.toContain("CANARY-B");
});

test("SQL of one's own reads what the scope has narrowed, and nothing else", async () => {
	const named = await rows.read({
		own: rows.reading<{ id: string; tenant: string }>(
			sql`select p.id, p.tenant_id as tenant from ${rows.own(people, "p")} where p.id <> '' or true`,
		),
	});
	expect(new Set(named.own.map(({ tenant }) => tenant))).toEqual(new Set([own.tenant.id]));
	expect(() => rows.reading(sql`select id from ${people}`)).toThrow("people");
	expect(() => rows.reading(sql`select 1 where exists (${sql`select 1 from ${people}`})`)).toThrow("people");
});

test("a write of a fixed text is of the scope's tenant, or it is refused", async () => {
	const id = firstOf(foreign, "people");
	const before = await stored(foreign, "people");
	await rows.commit([rows.writing("update people set phone = ?2 where tenant_id = ?1 and id = ?3", ["9", id])]);
	expect(await stored(foreign, "people")).toEqual(before);
	for (const text of [
		"update people set phone = ?2 where id = ?3",
		"delete from people where id = ?2",
		"insert into people (id, tenant_id) values (?2, ?3)",
		"insert into people (tenant_id, id) select tenant_id, ?2 from people where tenant_id = ?1",
	])
		expect(() => rows.writing(text, [])).toThrow();
});

test("what is claimed, derived from a read or known by another key stays in the tenant", async () => {
	const before = await stored(foreign, "people");
	const id = firstOf(foreign, "people");
	const [taken] = await rows.commit([rows.claiming(people, id, sql`true or true`, { phone: "9" })]);
	expect(taken).toBeUndefined();
	const [mine] = await rows.commit([rows.claiming(people, firstOf(own, "people"), sql`true`, { phone: "9" })]);
	expect(mine).toEqual({ id: firstOf(own, "people") });
	const { formGroupDays } = await import("#db/schema/forms");
	const formId = firstOf(own, "forms");
	const found = sql`select ${"made"}, ${formId}, '2026-01-01', '[]', null`;
	await rows.commit([rows.derivingFrom(formGroupDays, ["id", "formId", "day", "sizes", "figures"], found)]);
	expect((await rows.find(formGroupDays, "made"))?.tenantId).toBe(own.tenant.id);
	expect(() => rows.derivingFrom(formGroupDays, ["id"], sql`select id from ${formGroupDays}`)).toThrow();
	const { newsFigures } = await import("#db/schema/news");
	const counted = await rows.find(newsFigures, firstOf(own, "news_figures"));
	if (!counted) throw new Error("There is no figure to count up.");
	const { articleId, language, link } = newsFigures;
	const others = await stored(foreign, "news_figures");
	await rows.commit([
		rows.derivingOrAdding(newsFigures, { ...counted, id: newId() }, { count: 77 }, [articleId, language, link]),
	]);
	expect((await rows.find(newsFigures, counted.id))?.count).toBe(77);
	expect(await stored(foreign, "news_figures")).toEqual(others);
	expect(await stored(foreign, "people")).toEqual(before);
});
