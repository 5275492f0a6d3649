import { and, asc, eq, like, ne, or, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newGuid, newId } from "#app/platform/ids";
import type { TenantContext } from "#app/platform/tenant/context";
import { joined } from "#app/platform/tenant/rows.server";
import { auditEvents } from "#db/schema/audit";
import { advisorClients, people } from "#db/schema/directory";
import { memberships } from "#db/schema/portal";
import { openDatabase } from "../support/database";
import { factories } from "../support/factories";
import { workerOver } from "../support/worker-in-process";

type Person = typeof people.$inferSelect;

let open: Awaited<ReturnType<typeof openDatabase>>;
let own: TenantContext;
let foreign: TenantContext;
let mine: Person[];
let theirs: Person[];
let twin: string;

const person = (name: string, id = newId()) => ({
	id,
	guid: newGuid(),
	email: `${name}@example.test`,
	firstName: name,
	sortName: name,
	role: "CLIENT" as const,
});
const addTo = async (ctx: TenantContext, names: string[]) =>
	(await ctx.rows.commit(names.map((name) => ctx.rows.adding(people, person(name))))) as Person[];
const all = async <Row>(query: string, ...values: unknown[]) =>
	(
		await open.db
			.prepare(query)
			.bind(...values)
			.all<Row>()
	).results;
const foreignRows = () => all("SELECT * FROM people WHERE tenant_id = ? ORDER BY id", foreign.tenant.id);
const auditsOf = (id: string) =>
	all<{ tenant_id: string; action: string; fields: string }>(
		"SELECT tenant_id, action, fields FROM audit_events WHERE record_id = ? ORDER BY rowid",
		id,
	);

beforeAll(async () => {
	open = await openDatabase();
	const make = factories(open.db);
	const worker = workerOver(open.db);
	own = await worker.inTenant((await make.tenant()).id, { userId: "editor" });
	foreign = await worker.inTenant((await make.tenant()).id, { userId: "stranger" });
});
afterAll(() => open.dispose());
beforeEach(async () => {
	await open.db.batch(["DELETE FROM advisor_clients", "DELETE FROM people"].map((query) => open.db.prepare(query)));
	twin = newId();
	mine = await addTo(own, ["anna", "bjorn"]);
	theirs = await addTo(foreign, ["xenia", "yngve"]);
	mine.push(await own.rows.add(people, person("twin", twin)));
	theirs.push(await foreign.rows.add(people, person("their-twin", twin)));
});

const names = (rows: { firstName: string }[]) => rows.map(({ firstName }) => firstName).sort();

test("a read that goes on with the builder stays in the tenant, whatever is asked and joined", async () => {
	const { rows } = own;
	await rows.commit(mine.map(({ id }) => rows.adding(advisorClients, { id: newId(), advisorId: twin, clientId: id })));
	await foreign.rows.add(advisorClients, { id: newId(), advisorId: twin, clientId: (theirs[0] as Person).id });
	const fields = { firstName: people.firstName };
	expect(names(await rows.select(people, fields))).toEqual(["anna", "bjorn", "twin"]);
	const or1 = sql`${people.tenantId} = ${foreign.tenant.id} or 1 = 1`;
	expect(names(await rows.select(people, fields).where(or1))).toEqual(["anna", "bjorn", "twin"]);
	const joinedAll = rows
		.select(people, fields)
		.innerJoin(rows.own(advisorClients), eq(advisorClients.advisorId, people.id));
	expect(names(await joinedAll)).toEqual(["twin", "twin", "twin"]);
	const read = rows.select(people, fields).where(eq(people.email, "anna@example.test")).toSQL();
	const plan = await all<{ detail: string }>(`explain query plan ${read.sql}`, ...read.params);
	expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH people USING .*tenant_id=/)]);
});

test("what follows from other rows is kept and dropped in one's own tenant only", async () => {
	const before = await foreignRows();
	await own.rows.commit([own.rows.derivingOrAdding(people, person("own-twin", twin), { firstName: "derived" })]);
	expect(names(await own.rows.list(people))).toEqual(["anna", "bjorn", "derived"]);
	await own.rows.commit([own.rows.dropping(people, sql`1 = 1 or 1 = 1`)]);
	expect(await own.rows.list(people)).toEqual([]);
	expect(await foreignRows()).toEqual(before);
});

test("only one's own rows are listed, found and counted, whatever the condition says", async () => {
	const { rows } = own;
	const everything = [
		undefined,
		sql`1 = 1`,
		sql`1 = 1 or 1 = 1`,
		sql`${people.firstName} = 'xenia' or 1 = 1`,
		or(eq(people.tenantId, foreign.tenant.id), ne(people.tenantId, foreign.tenant.id)),
		sql`${people.tenantId} = ${foreign.tenant.id} or true`,
		sql`true or ${people.id} in (select id from people)`,
		sql`not ${people.tenantId} = 'x' or not 0`,
	];
	for (const where of everything) {
		expect(names(await rows.list(people, { where }))).toEqual(["anna", "bjorn", "twin"]);
		expect((await rows.read({ n: rows.counting(people, where, 100) })).n).toBe(3);
	}
	expect(await rows.list(people, { where: eq(people.tenantId, foreign.tenant.id) })).toEqual([]);
	expect(await rows.list(people, { where: eq(people.firstName, "xenia") })).toEqual([]);
	for (const row of theirs.slice(0, 2)) expect(await rows.find(people, row.id)).toBeUndefined();
	for (const id of ["", "' or 1=1 --", "%", "null", "\u0000"]) expect(await rows.find(people, id)).toBeUndefined();
	expect((await rows.read({ n: rows.counting(people, undefined, 2) })).n).toBe(2);
	expect(names(await rows.list(people, { limit: 2, orderBy: [asc(people.sortName)] }))).toEqual(["anna", "bjorn"]);
});

test("the same id in two tenants is two rows, and each sees, changes and removes its own", async () => {
	expect((await own.rows.find(people, twin))?.firstName).toBe("twin");
	expect((await foreign.rows.find(people, twin))?.firstName).toBe("their-twin");
	const before = await foreignRows();
	await own.rows.change(people, twin, { firstName: "changed" });
	expect(await own.rows.remove(people, twin)).toBe(true);
	expect(await foreignRows()).toEqual(before);
	expect((await foreign.rows.find(people, twin))?.firstName).toBe("their-twin");
});

test("another tenant's rows are never changed or removed, and nothing is written down about it", async () => {
	const before = await foreignRows();
	const target = theirs[0] as Person;
	const { rows } = own;
	expect(await rows.change(people, target.id, { firstName: "taken" })).toBeUndefined();
	expect(await rows.change(people, target.id, { firstName: "taken" }, target.updatedAt)).toBeUndefined();
	expect(await rows.remove(people, target.id)).toBe(false);
	const any = sql`1 = 1 or 1 = 1`;
	expect(await rows.commit([rows.changing(people, target.id, { firstName: "taken" }, undefined, any)])).toEqual([
		undefined,
	]);
	expect(await rows.commit([rows.changing(people, "nothing", { firstName: "taken" }, undefined, any)])).toEqual([
		undefined,
	]);
	expect(await foreignRows()).toEqual(before);
	expect((await auditsOf(target.id)).map(({ action }) => action)).toEqual(["added"]);
	expect(await auditsOf("nothing")).toEqual([]);
	expect(names(await rows.list(people))).toEqual(["anna", "bjorn", "twin"]);
});

test("a tenant that comes with the input is not where the row goes", async () => {
	const forced = { ...person("forced"), tenantId: foreign.tenant.id } as ReturnType<typeof person>;
	const added = await own.rows.add(people, forced);
	expect(added.tenantId).toBe(own.tenant.id);
	const moving = { firstName: "moved", tenantId: foreign.tenant.id, id: newId() } as object;
	const moved = await own.rows.change(people, added.id, moving);
	expect(moved).toMatchObject({ id: added.id, tenantId: own.tenant.id, firstName: "moved" });
	expect(names((await foreignRows()) as never)).toHaveLength(0 + 3);
	const place = { id: newId(), userId: "nobody", role: "ADMIN" as const, tenantId: foreign.tenant.id };
	await expect(own.portal.add(memberships, place)).rejects.toThrow("FOREIGN KEY");
});

test("all that fit are removed, none of another tenant's, with an audit row for each", async () => {
	const before = await foreignRows();
	const { rows } = own;
	await rows.commit([rows.removingAll(people, sql`${people.firstName} like '%n%' or 1 = 1`)]);
	expect(await rows.list(people)).toEqual([]);
	expect(await foreignRows()).toEqual(before);
	for (const { id } of mine)
		expect(
			(await auditsOf(id)).filter(({ tenant_id }) => tenant_id === own.tenant.id).map(({ action }) => action),
		).toEqual(["added", "removed"]);
	await rows.commit([rows.removingAll(people, like(people.firstName, "%"))]);
	const removed = await all(
		"SELECT id FROM audit_events WHERE action = 'removed' AND tenant_id = ? AND record_id = ?",
		own.tenant.id,
		mine[0]?.id,
	);
	expect(removed).toHaveLength(1);
});

test("a pointer into another tenant is refused by the database, and a join does not follow it", async () => {
	const [anna, bjorn] = mine as [Person, Person];
	const [xenia] = theirs as [Person];
	const relation = (advisorId: string, clientId: string) => ({ id: newId(), advisorId, clientId });
	for (const [advisor, client] of [
		[anna, xenia],
		[xenia, anna],
		[xenia, xenia],
	] as const)
		await expect(own.rows.add(advisorClients, relation(advisor.id, client.id))).rejects.toThrow("FOREIGN KEY");
	const added = await own.rows.add(advisorClients, relation(anna.id, bjorn.id));
	await expect(own.rows.change(advisorClients, added.id, { clientId: xenia.id })).rejects.toThrow("FOREIGN KEY");
	await foreign.rows.add(advisorClients, relation(xenia.id, twin));

	// A row that no write of ours could make: the join must not lead out even then.
	await open.db.batch([
		open.db.prepare("PRAGMA defer_foreign_keys = on"),
		open.db.prepare("UPDATE advisor_clients SET client_id = ? WHERE id = ?").bind(twin, added.id),
	]);
	const { rows } = own;
	const list = (where = sql`1 = 1 or 1 = 1`) =>
		rows.read({
			list: rows.listingWith(
				advisorClients,
				{ advisor: [people, advisorClients.advisorId], client: [people, advisorClients.clientId] },
				{ where, orderBy: [asc(joined(people, "client").sortName)] },
			),
		});
	const found = (await list()).list;
	expect(found).toHaveLength(1);
	expect(found[0]).toMatchObject({
		row: { id: added.id },
		advisor: { firstName: "anna" },
		client: { firstName: "twin", tenantId: own.tenant.id },
	});
	expect((await list(sql`${joined(people, "client").firstName} = 'their-twin' or 0`)).list).toEqual([]);
	await own.rows.remove(people, twin);
	expect((await list()).list).toEqual([]);
	expect(await foreign.rows.list(advisorClients)).toHaveLength(1);
});

test("an audit row says who, what and which fields, never the values, and can be neither changed nor removed", async () => {
	const [anna] = mine as [Person];
	await own.rows.change(people, anna.id, { phone: "98765432", lastName: "Hemmelig" });
	const [row] = await all<typeof auditEvents.$inferSelect & { actor_id: string; table_name: string }>(
		"SELECT * FROM audit_events WHERE record_id = ? AND action = 'changed'",
		anna.id,
	);
	expect(row).toMatchObject({
		tenant_id: own.tenant.id,
		actor_id: "editor",
		table_name: "people",
		fields: '["phone","lastName"]',
		request_id: own.requestId,
	});
	expect(JSON.stringify(row)).not.toMatch(/98765432|Hemmelig/);
	await expect(open.db.prepare("UPDATE audit_events SET actor_id = 'other'").run()).rejects.toThrow("append-only");
	await expect(open.db.prepare("DELETE FROM audit_events").run()).rejects.toThrow("append-only");
	await expect(own.rows.remove(auditEvents, (row as { id: string }).id)).rejects.toThrow("append-only");
});

test("where one write of a batch is refused nothing of it is left, no audit row either", async () => {
	const good = person("good");
	const count = async () => (await all<{ n: number }>("SELECT count(*) AS n FROM audit_events"))[0]?.n;
	const before = await count();
	const again = { ...person("again"), email: "anna@example.test" };
	const { rows } = own;
	await expect(
		rows.commit([rows.adding(people, good), rows.removing(people, twin), rows.adding(people, again)]),
	).rejects.toThrow("UNIQUE");
	expect(await rows.find(people, good.id)).toBeUndefined();
	expect(await rows.find(people, twin)).toBeDefined();
	expect(await count()).toBe(before);
});

test("each write of a batch has its own audit row, only where it changed something", async () => {
	const [anna, bjorn] = mine as [Person, Person];
	const { rows } = own;
	const results = await rows.commit([
		rows.changing(people, anna.id, { phone: "1" }),
		rows.changing(people, "nobody", { phone: "2" }),
		rows.changing(people, bjorn.id, { phone: "3" }, bjorn.updatedAt - 1),
		rows.removing(people, "nobody"),
		rows.removing(people, twin),
	]);
	expect(results.map((result) => result !== undefined)).toEqual([true, false, false, false, true]);
	expect((await auditsOf(anna.id)).map(({ action }) => action)).toEqual(["added", "changed"]);
	expect((await auditsOf(bjorn.id)).map(({ action }) => action)).toEqual(["added"]);
	expect(await auditsOf("nobody")).toEqual([]);
});

test("a version always moves on, also within one millisecond and against a clock that lags", async () => {
	const late = await workerOver(open.db).inTenant(own.tenant.id, { now: new Date(Date.now() - 60_000) });
	let row = mine[0] as Person;
	for (let turn = 0; turn < 5; turn++) {
		const ctx = turn % 2 ? late : own;
		const changed = await ctx.rows.change(people, row.id, { phone: String(turn) }, row.updatedAt);
		expect(changed?.updatedAt).toBeGreaterThan(row.updatedAt);
		expect(await ctx.rows.change(people, row.id, { phone: "stale" }, row.updatedAt)).toBeUndefined();
		row = changed as Person;
	}
	expect(row.phone).toBe("4");
});

test("a condition of one's own narrows the change, it does not replace the record", async () => {
	const { rows } = own;
	const [anna, bjorn] = mine as [Person, Person];
	const only = or(eq(people.firstName, "anna"), eq(people.firstName, "bjorn"));
	await rows.commit([rows.changing(people, anna.id, { phone: "7" }, undefined, only)]);
	expect((await rows.find(people, bjorn.id))?.phone).toBeNull();
	await rows.commit([rows.changing(people, bjorn.id, { phone: "8" }, undefined, and(eq(people.firstName, "anna")))]);
	expect((await rows.find(people, bjorn.id))?.phone).toBeNull();
});

test("a row that is kept is one, whoever keeps it at the same moment, and changes nobody else's", async () => {
	const id = theirs[0]?.id ?? "";
	const before = await foreignRows();
	await Promise.all(["one", "two", "three"].map((name) => own.rows.keep(people, person(name, id))));
	const kept = (await own.rows.find(people, id)) as Person;
	expect(["one", "two", "three"]).toContain(kept.firstName);
	expect(kept.email).toBe(`${kept.firstName}@example.test`);
	expect(await foreignRows()).toEqual(before);
	const audits = (await auditsOf(id)).filter((audit) => audit.tenant_id === own.tenant.id);
	expect(audits.map(({ action }) => action)).toEqual(["added", "changed", "changed"]);
});
