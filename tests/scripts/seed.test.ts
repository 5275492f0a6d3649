import { afterAll, beforeAll, expect, test } from "vitest";
import { loadTypeScript } from "../../scripts/portal.mjs";
import { openDatabase } from "../support/database";

type Open = Awaited<ReturnType<typeof openDatabase>>;
let first: Open;
let second: Open;
let seedDemo: (target: unknown) => Promise<void>;
const now = new Date("2026-11-20T12:34:56Z");

beforeAll(async () => {
	[first, second, { seedDemo }] = (await Promise.all([
		openDatabase(),
		openDatabase(),
		loadTypeScript("db/seed/index.ts"),
	])) as [Open, Open, { seedDemo: typeof seedDemo }];
	for (const { db, media } of [first, second]) await seedDemo({ db, media, environment: "local", now });
});
afterAll(() => Promise.all([first.dispose(), second.dispose()]));

const tables =
	"tenants memberships people advisor_clients modules modules_tenant modules_tenant_user invitations access_requests notifications audit_events companies crm_contacts crm_notes crm_meetings crm_attendees crm_tasks crm_customer_lists crm_list_members crm_attachments files media_folders media_shares media_events file_receipts file_comments file_tags media_usage news_categories news_articles news_texts news_versions news_receipts";

test.each(tables.split(" "))("two runs give the same %s, and some", async (table) => {
	const rows = async ({ db }: Open) => (await db.prepare(`SELECT * FROM ${table} ORDER BY id`).all()).results;
	const made = await rows(first);
	expect(made.length).toBeGreaterThan(0);
	expect(await rows(second)).toEqual(made);
});

test("two runs give the same users, but for the salt of their passwords", async () => {
	const rows = async ({ db }: Open) =>
		(await db.prepare("SELECT * FROM users ORDER BY id").all()).results.map(
			({ password_hash: _hash, ...user }) => user,
		);
	expect(await rows(second)).toEqual(await rows(first));
});

test("a second seed of the same database changes nothing", async () => {
	const count = async () => (await first.db.prepare("SELECT count(*) AS n FROM users").first())?.n;
	const before = await count();
	await seedDemo({ ...first, environment: "local", now: new Date("2027-01-01T00:00:00Z") });
	expect(await count()).toBe(before);
});

test("Fjordvik has more members than one page shows, and no grant crosses tenants", async () => {
	const members = "SELECT count(*) AS n FROM people p JOIN tenants t ON t.id = p.tenant_id WHERE t.slug = 'fjordvik'";
	expect(Number((await first.db.prepare(members).first())?.n)).toBeGreaterThan(50);
	const crossing = `SELECT count(*) AS n FROM modules_tenant_user g
		LEFT JOIN memberships m ON m.tenant_id = g.tenant_id AND m.user_id = g.user_id
		LEFT JOIN modules_tenant e ON e.tenant_id = g.tenant_id AND e.id = g.modules_tenant_id
		WHERE m.id IS NULL OR e.id IS NULL`;
	expect((await first.db.prepare(crossing).first())?.n).toBe(0);
});

test("everything points at something that is there", async () => {
	expect((await first.db.prepare("PRAGMA foreign_key_check").all()).results).toEqual([]);
});

test("every environment but local is refused before anything is written", async () => {
	const { db, media } = first;
	await expect(seedDemo({ db, media, environment: "production", now })).rejects.toThrow("production");
});

test("a release brings what is new into the catalogue, and not what a super-admin has removed", async () => {
	const { fillCatalogue } = (await loadTypeScript("db/seed/catalogue.ts")) as {
		fillCatalogue: (db: D1Database, now: number) => Promise<void>;
	};
	const { db } = second;
	const names = async () => {
		const { results } = await db
			.prepare(
				`SELECT 'role ' || r.name AS name FROM module_roles r JOIN modules m ON m.id = r.module_id WHERE m.key = 'users'
				UNION SELECT 'component ' || c.link FROM module_components c JOIN modules m ON m.id = c.module_id WHERE m.key = 'users'`,
			)
			.all<{ name: string }>();
		return results.map(({ name }) => name);
	};
	const before = await names();
	const ofUsers = "module_id = (SELECT id FROM modules WHERE key = 'users')";
	await db.prepare(`DELETE FROM module_components WHERE ${ofUsers} AND link = 'users_front'`).run();
	await fillCatalogue(db, now.getTime() + 1);
	expect(await names()).toEqual(before.filter((name) => name !== "component users_front"));
	await db.prepare("UPDATE modules SET shipped = '[]' WHERE key = 'users'").run();
	await fillCatalogue(db, now.getTime() + 2);
	expect(await names()).toEqual(before);
});
