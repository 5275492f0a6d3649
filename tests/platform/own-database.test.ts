import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "#app/platform/ids";
import { notifying } from "#app/platform/notify.server";
import { requiring } from "#app/platform/tenant/condition.server";
import { readTogether } from "#app/platform/tenant/read-together.server";
import { assertApart, assertShared } from "#app/platform/tenant/whose-table.server";
import { reaches } from "#db/schema/crm";
import { people, peopleGroupMembers, peopleGroups } from "#db/schema/directory";
import { outgoingNotices } from "#db/schema/notices";
import { memberships, notifications, tenants, users } from "#db/schema/portal";
import { openTwoDatabases } from "../support/database";
import { factories } from "../support/factories";
import { OWN } from "../support/two-databases";
import { workerOver } from "../support/worker-in-process";

let open: Awaited<ReturnType<typeof openTwoDatabases>>;
let worker: ReturnType<typeof workerOver>;
let make: ReturnType<typeof factories>;
let apart: { id: string };
let other: { id: string };
beforeAll(async () => {
	open = await openTwoDatabases();
	worker = workerOver(open.db, { [OWN]: open.own } as Partial<Env>);
	make = factories(open.db);
	apart = await make.tenant({ database: OWN });
	other = await make.tenant();
});
afterAll(() => open.dispose());

const shared = () => drizzle(open.db);
const own = () => drizzle(open.own);
const reach = (id = newId()) => ({ id, scope: "all" as const });

describe("a tenant with a database of its own", () => {
	it("writes and reads its rows there, and others theirs in the portal's", async () => {
		const [mine, theirs] = [await worker.inTenant(apart.id), await worker.inTenant(other.id)];
		const [one, two] = [reach(), reach()];
		await mine.rows.add(reaches, one);
		await theirs.rows.add(reaches, two);
		const ids = async (db: ReturnType<typeof own>) =>
			(await db.select({ id: reaches.id }).from(reaches)).map(({ id }) => id);
		expect(await ids(own())).toEqual([one.id]);
		expect(await ids(shared())).toEqual([two.id]);
		expect([(await mine.rows.list(reaches)).length, await theirs.rows.find(reaches, one.id)]).toEqual([1, undefined]);
	});

	it("is read together with another tenant, each where it lies", async () => {
		const context = worker.context();
		const [mine, theirs] = [await worker.inTenant(apart.id), await worker.inTenant(other.id)];
		const { a, b } = await readTogether(context, { a: mine.rows.listing(reaches), b: theirs.rows.listing(reaches) });
		expect([a.map(({ tenantId }) => tenantId), b.map(({ tenantId }) => tenantId)]).toEqual([[apart.id], [other.id]]);
		const { id } = await make.member(apart);
		const more = {
			...{ b: theirs.rows.listing(reaches), a: mine.rows.listing(reaches) },
			c: mine.portal.listing(memberships),
		};
		const found = await readTogether(context, more);
		expect([found.a.length, found.b.length]).toEqual([1, 1]);
		expect(found.c.map(({ userId }) => userId)).toContain(id);
	});

	it("asks a condition where its commit is", async () => {
		const ctx = await worker.inTenant(apart.id);
		const { id } = await ctx.rows.add(reaches, reach());
		const there = requiring(ctx.context, sql`exists (select 1 from ${reaches} where ${eq(reaches.id, id)})`);
		const gone = requiring(ctx.context, sql`not exists (select 1 from ${reaches} where ${eq(reaches.id, id)})`);
		await ctx.rows.commit([there, ctx.rows.changing(reaches, id, { scope: "own" })]);
		await expect(ctx.rows.commit([gone, ctx.rows.removing(reaches, id)])).rejects.toThrow();
		expect((await ctx.rows.find(reaches, id))?.scope).toBe("own");
	});

	it("refuses what belongs into the other one", async () => {
		const ctx = await worker.inTenant(apart.id);
		const { id: userId } = await make.member(apart, "CLIENT");
		const joining = { id: newId(), userId, role: "ADMIN" as const, isActive: true };
		await expect(ctx.rows.commit([ctx.portal.adding(memberships, joining)])).rejects.toThrow("portal's database");
		await expect(ctx.rows.commit([ctx.rows.changing(people, userId, { role: "ADMIN" })])).rejects.toThrow("portal's");
		await expect(ctx.portal.commit([ctx.rows.adding(reaches, reach())])).rejects.toThrow("tenant's own database");
		await expect(ctx.portal.list(reaches)).rejects.toThrow("tenant's own database");
		expect(() => assertApart("select 1 from sessions")).toThrow("sessions");
		expect(() => assertApart('insert into "claims" (key) select 1 where exists (select 1 from people)')).not.toThrow();
		expect(() => assertShared('update "people" set first_name = ?')).not.toThrow();
	});

	it("is unavailable where the Worker has no such database", async () => {
		const moving = await make.tenant({ database: "moving" });
		await expect(worker.inTenant(moving.id)).rejects.toMatchObject({ kind: "unavailable" });
		const missing = await make.tenant({ database: "DB_MISSING" });
		await expect(worker.inTenant(missing.id)).rejects.toMatchObject({ kind: "unavailable" });
	});
});

describe("the copy of the portal's tables", () => {
	const named = async () =>
		(await own().select({ email: people.email, name: people.firstName }).from(people).orderBy(people.id)).map(
			({ email, name }) => `${email} ${name}`,
		);

	it("follows who joins, changes and goes, also where two have swapped their addresses, and keeps what hangs on them", async () => {
		const [anna, bo] = [await make.member(apart), await make.member(apart)];
		const ctx = await worker.inTenant(apart.id);
		const group = { id: newId(), name: "All", sortName: "all", rule: "hand" as const, createdBy: "x" };
		await ctx.rows.commit([
			ctx.rows.adding(peopleGroups, group),
			ctx.rows.adding(peopleGroupMembers, { id: newId(), peopleGroupId: group.id, personId: anna.id }),
			ctx.rows.adding(peopleGroupMembers, { id: newId(), peopleGroupId: group.id, personId: bo.id }),
		]);
		const setting = (id: string, email: string) =>
			open.db.batch(
				["users", "people"].map((table) =>
					open.db.prepare(`update ${table} set email = ?2 where id = ?1`).bind(id, email),
				),
			);
		await setting(anna.id, "somebody@example.test");
		await setting(bo.id, anna.email);
		await setting(anna.id, bo.email);
		await (await worker.inTenant(apart.id)).rows.list(reaches);
		const now = await shared().select().from(people).where(eq(people.tenantId, apart.id)).orderBy(people.id);
		expect(await named()).toEqual(now.map(({ email, firstName }) => `${email} ${firstName}`));
		expect(await own().select().from(peopleGroupMembers)).toHaveLength(2);
		for (const of of ["memberships where user_id", "people where id"])
			await open.db.prepare(`delete from ${of} = ?`).bind(bo.id).run();
		await (await worker.inTenant(apart.id)).rows.list(reaches);
		expect(await own().select().from(peopleGroupMembers)).toHaveLength(1);
	});

	it("holds no secret, and nobody of another tenant", async () => {
		await make.member(other);
		await open.db.prepare("update users set password_hash = 'secret'").run();
		await make.member(apart);
		await (await worker.inTenant(apart.id)).rows.list(reaches);
		const copied = await own().select().from(users);
		const members = await shared().select().from(people).where(eq(people.tenantId, apart.id));
		expect(copied.map(({ id }) => id).sort()).toEqual(members.map(({ id }) => id).sort());
		expect(copied.every(({ passwordHash }) => passwordHash === null)).toBe(true);
		expect((await own().select().from(tenants)).map(({ id }) => id)).toEqual([apart.id]);
	});

	it("is as new as what the same request has written, and is not made twice", async () => {
		const ctx = await worker.inTenant(apart.id);
		const before = await ctx.rows.list(people);
		const { id } = before[0] as { id: string };
		await ctx.portal.commit([ctx.portal.changing(people, id, { firstName: "Solfrid" })]);
		expect((await ctx.rows.find(people, id))?.firstName).toBe("Solfrid");
		const both = await Promise.all([0, 1].map(async () => (await worker.inTenant(apart.id)).rows.find(people, id)));
		expect(both.map((row) => row?.firstName)).toEqual(["Solfrid", "Solfrid"]);
	});
});

it("a notice of a commit in the own database is told once, by a message, and the commit alone decides whether", async () => {
	const { id: userId } = await make.member(apart);
	const ctx = await worker.inTenant(apart.id);
	const notice = { type: "taskReminder" as const, params: { title: "Ring" }, url: "/x", noticeId: newId() };
	const missed = ctx.rows.changing(reaches, newId(), { scope: "own" });
	await ctx.rows.commit([missed, notifying(ctx, notice, [userId], missed)]);
	const adding = ctx.rows.adding(reaches, reach());
	await ctx.rows.commit([
		adding,
		notifying(ctx, notice, sql`(select ${people.id} from ${people} where ${eq(people.id, userId)})`, adding),
	]);
	const told = () => shared().select().from(notifications).where(eq(notifications.userId, userId));
	expect(await told()).toEqual([]);
	const messages = worker.take();
	expect(messages.map(({ type }) => type)).toContain("notices.carry");
	await worker.deliver([...messages, ...messages]);
	expect(await told()).toHaveLength(1);
	expect(await own().select().from(outgoingNotices)).toEqual([]);
});
