import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apartTables } from "#app/platform/tenant/whose-table.server";
import { dropOld, moveTenant } from "../../scripts/move-tenant/move.mjs";
import { localPlace } from "../../scripts/move-tenant/places.mjs";
import { movedTables } from "../../scripts/move-tenant/plan";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";
import { OWN } from "../support/two-databases";

const tables = movedTables();
const names = apartTables.map(getTableName);

let portal: Portal;
let shared: D1Database;
let own: D1Database;
let tenant: { id: string; guid: string };
let boss: Person;
let elsewhere: Person;
let theirList: string;
let file: string;
let report: Awaited<ReturnType<typeof moveTenant>>;
let before: string[];
let whileMoving: number[];

/** What the organisation's administrator is shown: lists, pages and a file. */
async function shown(): Promise<string[]> {
	const paths = [
		`/api/crm/customers?mode=get_all_data&tenant_id=${tenant.id}`,
		`/api/media?mode=getcontent&tenant_id=${tenant.id}&folder=&user_id=${boss.userId}`,
		`/api/media/${file}`,
	];
	const answers = [];
	for (const path of paths) {
		const answer = await boss.fetch(path);
		expect(answer.status, path).toBe(200);
		answers.push(await answer.text());
	}
	return answers;
}

beforeAll(async () => {
	portal = await startPortal({ seed: true, hasOwn: true });
	shared = portal.databases.shared;
	own = portal.databases.own as D1Database;
	tenant = (await shared.prepare("select id, guid from tenants where slug like 'nordlys%'").first()) as typeof tenant;
	boss = await signInAs(portal, "admin@nordlys.test");
	elsewhere = await signInAs(portal, "admin@fjordvik.test");
	const theirs = await shared.prepare("select id from tenants where slug like 'fjordvik%'").first("id");
	theirList = `/api/crm/customers?mode=get_all_data&tenant_id=${theirs}`;
	file = String(
		await shared
			.prepare(
				"select guid from files where tenant_id = ? and state = 'ready' and deleted_at is null order by is_private limit 1",
			)
			.bind(tenant.id)
			.first("guid"),
	);
	before = await shown();
	const slug = String(await shared.prepare("select slug from tenants where id = ?").bind(tenant.id).first("slug"));
	const places = { shared: localPlace(shared), own: localPlace(own) };
	const wait = async () => {
		const asked = [
			boss.fetch(`/api/crm/customers?mode=get_all_data&tenant_id=${tenant.id}`),
			boss.fetch(`/api/media/${file}`),
		];
		whileMoving = (await Promise.all([...asked, elsewhere.fetch(theirList)])).map(({ status }) => status);
	};
	report = await moveTenant({ ...places, slug, to: OWN, tables, wait });
});
afterAll(() => portal.dispose());

const countIn = async (db: D1Database, table: string, where: string) =>
	(await db.prepare(`select count(*) as n from ${table} where ${where}`).first<{ n: number }>())?.n ?? 0;

describe("a tenant that was moved into a database of its own", () => {
	it("is closed while it is moved, and nobody else is", () => {
		expect(whileMoving).toEqual([503, 404, 200]);
	});

	it("has all of its rows there, table by table", async () => {
		const moved = Object.values(report.tables).reduce((sum, { rows }) => sum + rows, 0);
		expect(moved).toBeGreaterThan(1000);
		for (const table of ["companies", "files", "forms", "form_replies", "search_index"])
			expect(await countIn(own, table, `tenant_id = '${tenant.id}'`), table).toBe(report.tables[table]?.rows);
	});

	it("shows what it showed before", async () => {
		expect(await shown()).toEqual(before);
		const page = await boss.fetch(`/${tenant.guid}/dashboardCRM/customers`);
		expect(page.status).toBe(200);
		expect((await boss.fetch("/home")).status, portal.log.slice(-3).join("\n")).toBe(200);
	});

	it("writes there alone, with its audit row, and answers a repeated call as the first time", async () => {
		const add = () =>
			boss.call(
				"POST",
				"/api/crm/customers",
				{ tenant_id: tenant.id, name: "Sildebåten AS" },
				{ "Idempotency-Key": "one" },
			);
		const [first, second] = [await add(), await add()];
		expect(first.status, first.text).toBe(201);
		expect(second.text).toBe(first.text);
		expect(second.headers.get("Idempotency-Replayed")).toBe("true");
		const { id } = first.body as { id: string };
		const audited = `table_name = 'companies' and record_id = '${id}'`;
		expect([await countIn(own, "companies", `id = '${id}'`), await countIn(own, "audit_events", audited)]).toEqual([
			1, 1,
		]);
		expect([
			await countIn(shared, "companies", `id = '${id}'`),
			await countIn(shared, "audit_events", audited),
		]).toEqual([0, 0]);
	});

	it("tells people by the portal's database, where their notifications are", async () => {
		const { body } = await boss.call("POST", "/api/crm/customers", { tenant_id: tenant.id, name: "Notbåten AS" });
		const remindAt = new Date(Date.now() + 60_000).toISOString();
		const task = { tenant_id: tenant.id, title: "Ring", customer_id: (body as { id: string }).id, remind_at: remindAt };
		const made = await boss.call("POST", "/api/crm/tasks", task);
		expect(made.status, made.text).toBe(201);
		const told = `user_id = '${boss.userId}' and type = 'taskReminder'`;
		const earlier = await countIn(shared, "notifications", told);
		await portal.cron("*/5 * * * *", new Date(Date.now() + 120_000));
		await portal.settle();
		expect(await countIn(shared, "notifications", told)).toBe(earlier + 1);
		expect([await countIn(own, "notifications", "true"), await countIn(own, "outgoing_notices", "true")]).toEqual([
			0, 0,
		]);
	});

	it("knows its people as they are now", async () => {
		const called = async () => {
			const { results } = await own.prepare("select first_name from people where id = ?").bind(boss.userId).all();
			return results.map((row) => row.first_name);
		};
		await boss.call("GET", `/api/crm/customers?mode=get_all_data&tenant_id=${tenant.id}`);
		const [earlier] = await called();
		await shared
			.prepare("update people set first_name = 'Solfrid' where id = ? and tenant_id = ?")
			.bind(boss.userId, tenant.id)
			.run();
		expect(await called()).toEqual([earlier]);
		await boss.call("GET", `/api/crm/customers?mode=get_all_data&tenant_id=${tenant.id}`);
		expect(await called()).toEqual(["Solfrid"]);
		expect(await countIn(own, "users", "password_hash is not null")).toBe(0);
	});

	it("has nobody else's rows there, and the others have theirs where they were", async () => {
		for (const name of names) expect(await countIn(own, name, `tenant_id <> '${tenant.id}'`), name).toBe(0);
		const theirs = await elsewhere.fetch(theirList);
		expect(theirs.status).toBe(200);
		const guest = asPerson(portal);
		expect((await guest.fetch(`/api/media/${file}`)).status).not.toBe(200);
		expect((await elsewhere.fetch(`/api/media/${file}`)).status).toBe(404);
	});

	it("leaves what lies in the portal's database as it was moved, until that is dropped", async () => {
		const place = localPlace(shared);
		await shared
			.prepare(
				"update companies set name = 'Changed' where tenant_id = ? and id = (select min(id) from companies where tenant_id = ?)",
			)
			.bind(tenant.id, tenant.id)
			.run();
		await expect(dropOld({ shared: place, report, tables })).rejects.toThrow(
			"companies has 1 rows that were not moved",
		);
		expect(await countIn(shared, "companies", `tenant_id = '${tenant.id}'`)).toBeGreaterThan(0);
		await shared.prepare("delete from companies where tenant_id = ? and name = 'Changed'").bind(tenant.id).run();
		await dropOld({ shared: place, report, tables });
		for (const name of names) expect(await countIn(shared, name, `tenant_id = '${tenant.id}'`), name).toBe(0);
		expect((await shown())[2]).toBe(before[2]);
	});
});
