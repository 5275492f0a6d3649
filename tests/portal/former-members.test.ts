import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { newId } from "#app/platform/ids";
import * as coursesSchema from "#db/schema/courses";
import { formerMembers } from "#db/schema/directory";
import { files } from "#db/schema/media";
import * as norwegianSchema from "#db/schema/norwegian-learning";
import * as librarySchema from "#db/schema/task-library";
import { filled, insertAll, type Row } from "../isolation/fill";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

const DAY = 86_400_000;

let portal: Portal;
let make: ReturnType<typeof factories>;
let users: Awaited<ReturnType<typeof make.module>>;
beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	users = await make.module("users");
});
afterEach(() => portal.travelTo(null));
afterAll(() => portal.dispose());

const learning = [coursesSchema, librarySchema, norwegianSchema].flatMap((schema) =>
	(Object.values(schema) as unknown[]).filter((table): table is SQLiteTable => is(table, SQLiteTable)),
);
const own = (table: SQLiteTable) =>
	Object.entries(getTableColumns(table)).find(([key]) => key === "userId" || key === "ownerId");
/** Every table in which a learner stands. */
const ofLearners = learning.filter(own);
/** What hangs on those rows, and what has the learner's id for its own. */
const ofAnswers: SQLiteTable[] = [norwegianSchema.assessments, norwegianSchema.testAnswers, norwegianSchema.wordPlans];

/** A tenant with somebody who learns and somebody who learns on, each with a row in every table of learning. */
async function school() {
	const tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, users);
	const office = await make.member(tenant, "ADMIN", { language: "en" });
	await make.grant(entry, office, "ADMIN");
	const signIn = () => signInAs(portal, office.email);
	const admin = await signIn();
	const leaver = await make.member(tenant, "CLIENT", { firstName: "Amina", lastName: "Yusuf" });
	const stayer = await make.member(tenant, "CLIENT");
	const at = { tenantId: tenant.id, createdAt: Date.now(), updatedAt: Date.now(), deletedAt: null };
	const pointers: Record<string, () => string | undefined> = {};
	const rows: [SQLiteTable, Row][] = [];
	const add = (table: SQLiteTable, given: object) => {
		const row = filled(table, "learning", { ...at, ...given }, pointers);
		rows.push([table, row]);
		return row;
	};
	/** An id for the next row of each table, ahead of the rows that point to it. */
	const naming = (some: SQLiteTable[]) => {
		for (const table of some) {
			const id = newId(Date.now());
			pointers[`${getTableName(table)}.id`] = () => id;
		}
	};
	const addNamed = (table: SQLiteTable, given: object) =>
		add(table, { id: pointers[`${getTableName(table)}.id`]?.(), ...given });
	const parents = learning.filter((one) => !own(one) && !ofAnswers.includes(one));
	naming(parents);
	for (const table of parents) addNamed(table, {});
	const held = [leaver, stayer].map(({ id }) => add(files, { state: "ready", uploaderId: id, folderId: null }).id);
	for (const [index, { id }] of [leaver, stayer].entries()) {
		const file = { fileId: held[index], audioFileId: held[index] };
		naming(ofLearners);
		for (const table of ofLearners) {
			const columns = getTableColumns(table);
			const given = Object.entries({ ...file, code: null, userId: id, ownerId: id });
			addNamed(table, Object.fromEntries(given.filter(([name]) => name in columns)));
		}
		for (const table of ofAnswers)
			add(table, table === norwegianSchema.wordPlans ? { id } : { audioFileId: held[index] });
	}
	await insertAll(portal.db, rows);
	return { tenant, signIn, admin, leaver, stayer, held, path: `/${tenant.guid}/user/organisation` };
}

const count = async (table: SQLiteTable, tenantId: string, userId: string): Promise<number> => {
	const [, column] = own(table) ?? [];
	const found = portal.db
		.prepare(
			`select count(*) as count from ${getTableName(table)} where tenant_id = ?1 and ${column?.name ?? "id"} = ?2`,
		)
		.bind(tenantId, userId);
	return (await found.first<number>("count")) ?? 0;
};
const tables = [...ofLearners, norwegianSchema.wordPlans];
const leftOf = async (tenantId: string, userId: string) => {
	const counts = await Promise.all(
		tables.map(async (table) => [getTableName(table), await count(table, tenantId, userId)] as const),
	);
	return counts.filter(([, number]) => number > 0).map(([name]) => name);
};
const remove = (admin: Person, tenant: { guid: string }, member: { guid: string }) =>
	admin.submit(`/${tenant.guid}/user/users`, { intent: "remove", member: member.guid, confirmName: "Amina Yusuf" });
const run = async (at: Date) => {
	await portal.travelTo(at);
	await portal.cron("5 * * * *", at);
	await portal.settle();
};

it("what somebody learnt leaves with them when the organisation keeps it no longer, and nobody else's", async () => {
	const { tenant, admin, leaver, stayer, path } = await school();
	expect(await leftOf(tenant.id, leaver.id)).toHaveLength(tables.length);
	expect((await remove(admin, tenant, leaver)).status).toBe(302);
	expect(await (await admin.fetch(`${path}?tab=privacy`)).text()).toContain("Amina Yusuf");
	await run(new Date(Date.now() + 20 * DAY));
	expect(await leftOf(tenant.id, leaver.id)).toHaveLength(tables.length);
	await run(new Date(Date.now() + 40 * DAY));
	expect(await leftOf(tenant.id, leaver.id)).toEqual([]);
	expect(await leftOf(tenant.id, stayer.id)).toHaveLength(tables.length);
	expect(await (await admin.fetch(`${path}?tab=privacy`)).text()).not.toContain("Amina Yusuf");
});

it("is kept for good where the organisation says so, until an administrator asks to delete it", async () => {
	const { tenant, admin, signIn, leaver, stayer, path } = await school();
	expect((await admin.submit(`${path}?tab=privacy`, { intent: "saveKept", months: "" })).status).toBeLessThan(400);
	await remove(admin, tenant, leaver);
	await run(new Date(Date.now() + 4000 * DAY));
	expect(await leftOf(tenant.id, leaver.id)).toHaveLength(tables.length);
	await portal.travelTo(null);
	const later = await signIn();
	const refused = await later.submit(`${path}?tab=privacy`, { intent: "forget", person: stayer.id });
	expect(refused.status).toBe(404);
	expect((await later.submit(`${path}?tab=privacy`, { intent: "forget", person: leaver.id })).status).toBeLessThan(400);
	await portal.settle();
	expect(await leftOf(tenant.id, leaver.id)).toEqual([]);
	expect(await leftOf(tenant.id, stayer.id)).toHaveLength(tables.length);
});

it("stays with somebody who comes back, and a certificate stays for whoever is shown it", async () => {
	const { tenant, admin, signIn, leaver } = await school();
	await portal.db
		.prepare("update course_enrolments set code = 'ABC' where tenant_id = ?1 and user_id = ?2")
		.bind(tenant.id, leaver.id)
		.run();
	await remove(admin, tenant, leaver);
	await make.membership(tenant, leaver, "CLIENT");
	await run(new Date(Date.now() + 60 * DAY));
	expect(await leftOf(tenant.id, leaver.id)).toHaveLength(tables.length);
	await portal.travelTo(null);
	await remove(await signIn(), tenant, leaver);
	await run(new Date(Date.now() + 61 * DAY));
	expect(await leftOf(tenant.id, leaver.id)).toEqual(["course_enrolments"]);
});

it("takes the files that were handed in along", async () => {
	const { tenant, admin, leaver, held, path } = await school();
	await remove(admin, tenant, leaver);
	await admin.submit(`${path}?tab=privacy`, { intent: "forget", person: leaver.id });
	await portal.settle();
	const states = await portal.db
		.prepare("select id, state from files where tenant_id = ?1 order by id")
		.bind(tenant.id)
		.all<{ id: string; state: string }>();
	expect(states.results).toEqual(
		[
			{ id: held[0], state: "pending" },
			{ id: held[1], state: "ready" },
		].sort((a, b) => String(a.id).localeCompare(String(b.id))),
	);
});

it("lists former members page by page, who left last first", async () => {
	const { tenant, admin, path } = await school();
	const rows = Array.from({ length: 60 }, (_, at) =>
		filled(formerMembers, "former", { tenantId: tenant.id, name: `Former ${at}!`, leftAt: at + 1, isAsked: false }),
	);
	await insertAll(
		portal.db,
		rows.map((row) => [formerMembers, row]),
	);
	const read = async (address: string) => (await admin.fetch(address)).text();
	const first = await read(`${path}?tab=privacy`);
	expect(first).toContain("Former 59!");
	expect(first).not.toContain("Former 9!");
	const next = /\?tab=privacy(?:&amp;|&)left=([^"]+)"/.exec(first)?.[1];
	const second = await read(`${path}?tab=privacy&left=${next}`);
	expect(second).toContain("Former 9!");
	expect(second).not.toContain("Former 59!");
});
