import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, today } from "#app/platform/clock";
import { accountKeyOf } from "#app/platform/throttle.server";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
let boss: Person;

const day = (count: number) => addDays(today("Europe/Oslo", new Date()), count);
const read = async <Row>(sql: string, ...values: unknown[]) =>
	(
		await portal.db
			.prepare(sql)
			.bind(...values)
			.all<Row>()
	).results;
const run = (sql: string, ...values: unknown[]) =>
	portal.db
		.prepare(sql)
		.bind(...values)
		.run();

beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	await make.user({ email: "boss@example.test", isSuperadmin: true });
	boss = await signInAs(portal, "boss@example.test");
});
afterAll(() => portal.dispose());

/** What the database keeps with a tenant for the list. */
const kept = async (id: string) => {
	const [row] = await read<{ users_count: number; modules_count: number; next_expires: string }>(
		"select users_count, modules_count, next_expires from tenants where id = ?",
		id,
	);
	return [row?.users_count, row?.modules_count, row?.next_expires];
};

describe("what is kept with a tenant", () => {
	test("follows its members, its modules and the catalogue, whoever writes", async () => {
		const [module, other] = [await make.module("users"), await make.module("users", { key: "users_2" })];
		const tenant = await make.tenant();
		expect(await kept(tenant.id)).toEqual([0, 0, "9999-12-31"]);
		const [one, two] = [await make.member(tenant, "ADMIN"), await make.member(tenant)];
		await make.membership(tenant, await make.user(), "CLIENT", { isActive: false });
		const entry = await make.entry(tenant, module, { expires: day(40) });
		await make.entry(tenant, other, { expires: day(20), status: 0 });
		expect(await kept(tenant.id)).toEqual([2, 1, day(40)]);
		await run("update modules_tenant set status = 1 where tenant_id = ?", tenant.id);
		expect(await kept(tenant.id)).toEqual([2, 2, day(20)]);
		await run("update modules set is_active = 0 where id = ?", other.id);
		expect(await kept(tenant.id)).toEqual([2, 1, day(40)]);
		await run("update modules set is_active = 1 where id = ?", other.id);
		await run("update memberships set is_active = 0 where user_id = ?", one.id);
		await run("delete from memberships where user_id = ?", two.id);
		await run("delete from modules_tenant where id <> ? and tenant_id = ?", entry.id, tenant.id);
		await run("update modules_tenant set expires = null where tenant_id = ?", tenant.id);
		expect(await kept(tenant.id)).toEqual([0, 1, "9999-12-31"]);
		const before = await read("select updated_at from tenants where id = ?", tenant.id);
		expect(before).toEqual([{ updated_at: tenant.updatedAt }]);
	});
});

describe("the list", () => {
	const rows = (html: string) => [...html.matchAll(/class="row-link"[^>]*>([^<]+)</g)].map(([, name]) => name);
	const list = async (query: string) => rows(await (await boss.fetch(`/followup/tenants?${query}`)).text());
	const fill = async () => {
		const module = await make.module("users", { key: "users_3" });
		for (const [name, orgNumber, users, ends, status] of [
			["Østre Berg kommune", "974760673", 3, 12, "active"],
			["Ål Vekst", "918273645", 1, 400, "active"],
			["Berg Læring", null, 2, null, "archived"],
		] as const) {
			const tenant = await make.tenant({ name, orgNumber, status });
			for (let count = 0; count < users; count++) await make.member(tenant);
			if (ends) await make.entry(tenant, module, { expires: day(ends) });
		}
	};

	test("is searched by name, however it is written, and by number; sorted and filtered by what is kept", async () => {
		await fill();
		expect(await list("q=østre")).toEqual(["Østre Berg kommune"]);
		expect(await list("q=berg")).toEqual(["Berg Læring", "Østre Berg kommune"]);
		expect(await list("q=KOMMUNE+Berg")).toEqual(["Østre Berg kommune"]);
		expect(await list("q=918+273+645")).toEqual(["Ål Vekst"]);
		expect(await list("q=974760673")).toEqual(["Østre Berg kommune"]);
		expect(await list("q=%25")).toEqual([]);
		const own = (names: (string | undefined)[]) => names.filter((name) => /Berg|Ål/.test(name ?? ""));
		expect(own(await list("sort=-users"))).toEqual(["Østre Berg kommune", "Berg Læring", "Ål Vekst"]);
		expect(own(await list("sort=ends"))).toEqual(["Østre Berg kommune", "Ål Vekst", "Berg Læring"]);
		expect(own(await list("sort=modules"))[0]).toBe("Berg Læring");
		expect(own(await list("f=status.any.archived"))).toEqual(["Berg Læring"]);
		expect(own(await list("f=ends.is.next30&f=status.any.active"))).toEqual(["Østre Berg kommune"]);
		expect(own(await list("f=users.after.1&f=orgNumber.filled"))).toEqual(["Østre Berg kommune"]);
	});

	test("is a file of the same: filtered, sorted, all pages, with what stands in no column", async () => {
		const file = await boss.fetch("/followup/tenants/export?format=csv&q=berg&sort=-users");
		expect(file.headers.get("content-disposition")).toMatch(/filename="tenants-portal-\d{4}-\d{2}-\d{2}\.csv"/);
		const lines = (await file.text()).trim().split(/\r?\n/);
		expect(lines[0]).toContain("Organisation number");
		expect(lines.slice(1).map((line) => line.split(";")[0])).toEqual(["Østre Berg kommune", "Berg Læring"]);
		expect(lines[1]).toContain(";974760673;");
		const admin = await make.member(await make.tenant(), "ADMIN");
		const refused = await (await signInAs(portal, admin.email)).fetch("/followup/tenants/export");
		expect([refused.status, refused.headers.get("location")?.startsWith("/error")]).toEqual([302, true]);
	});

	test("costs the same for many tenants and many members, and reads no more than its rows", async () => {
		const cost = async (query: string) => {
			const answer = await boss.fetch(`/followup/tenants?${query}`);
			return JSON.parse(answer.headers.get("X-D1") ?? "{}") as { roundTrips: number; rowsRead: number };
		};
		for (let count = 0; count < 60; count++) {
			const tenant = await make.tenant();
			await run(
				`insert into memberships (tenant_id, id, user_id, role, is_active, created_at, updated_at)
				select ?1, id, id, 'CLIENT', 1, 1, 1 from users where id <> ?2`,
				tenant.id,
				boss.userId,
			);
		}
		for (const sort of ["name", "-users", "modules", "-ends", "created"]) {
			const { roundTrips, rowsRead } = await cost(`size=50&sort=${sort}`);
			expect([sort, roundTrips]).toEqual([sort, 2]);
			expect([sort, rowsRead < 600 ? "few" : rowsRead]).toEqual([sort, "few"]);
		}
		const { guid, id } = await make.tenant();
		await make.member({ id });
		for (const tab of ["overview", "modules", "members", "branding", "security", "log"])
			expect([tab, (await cost(`tenant=${guid}&tab=${tab}`)).roundTrips]).toEqual([tab, 2]);
	});
});

describe("the organisation number", () => {
	test("has its check digit, in the form and in the call, and is the provider's to change", async () => {
		const tenant = await make.tenant();
		const admin = await make.member(tenant, "ADMIN");
		const own = await signInAs(portal, admin.email);
		const set = (person: Person, number: string) =>
			person.call("POST", "/api/tenant", { id: tenant.id, org_number: number });
		expect((await set(boss, "974760674")).status).toBe(422);
		expect((await set(boss, "974 760 673")).body.org_number).toBe("974760673");
		expect((await set(own, "912345009")).status).toBe(403);
		expect((await set(boss, "")).body.org_number).toBeNull();
	});
});

describe("security", () => {
	const page = async (guid: string) => (await boss.fetch(`/followup/tenants?tenant=${guid}&tab=security`)).text();
	const sessionsOf = (userId: string) => read("select id from sessions where user_id = ?", userId);

	async function office() {
		const tenant = await make.tenant();
		const users = [await make.member(tenant, "ADMIN"), await make.member(tenant)] as const;
		const [admin, member] = [await signInAs(portal, users[0].email), await signInAs(portal, users[1].email)];
		const ids = await read<{ id: string; user_id: string }>(
			"select id, user_id from memberships where tenant_id = ?",
			tenant.id,
		);
		const membershipOf = (userId: string) => ids.find((row) => row.user_id === userId)?.id ?? "";
		return { tenant, users, admin, member, membershipOf };
	}

	test("shows who logs in how, and what asks for attention", async () => {
		const { tenant, users } = await office();
		const wrong = { email: users[1].email, password: "not it" };
		for (let count = 0; count < 5; count++) await asPerson(portal).call("POST", "/api/login", wrong);
		const html = await page(tenant.guid);
		expect(html).toContain("Only one administrator");
		expect(html).toContain("has not logged in for 180 days");
		expect(html).toContain("1 user below is locked out");
		expect(html).toContain("logged in on 1 device");
		expect(html.indexOf(users[0].firstName)).toBeLessThan(html.indexOf(users[1].firstName));
	});

	test("ends one member's sessions, and not the next one's; the log says whose", async () => {
		const { tenant, admin, member, membershipOf } = await office();
		const fields = { intent: "endSessions", tenant: tenant.guid, membership: membershipOf(member.userId) };
		expect((await boss.submit("/followup/tenants", fields)).status).toBe(302);
		expect((await member.call("GET", "/api/me")).status).toBe(401);
		expect((await admin.call("GET", "/api/me")).status).toBe(200);
		const logged = "select action, fields, actor_id from audit_events where tenant_id = ? and record_id = ?";
		expect(await read(logged, tenant.id, fields.membership)).toEqual([
			{ action: "changed", fields: '["sessions"]', actor_id: boss.userId },
		]);
		const again = await boss.submit("/followup/tenants", fields);
		expect(again.status).toBe(302);
		expect(await read(logged, tenant.id, fields.membership)).toHaveLength(1);
	});

	test("a member is one of that tenant; another's is not there", async () => {
		const { tenant } = await office();
		const other = await office();
		const membership = other.membershipOf(other.member.userId);
		for (const intent of ["endSessions", "unlock"]) {
			const answer = await boss.submit("/followup/tenants", { intent, tenant: tenant.guid, membership });
			expect([intent, answer.status]).toEqual([intent, 404]);
		}
		expect(await sessionsOf(other.member.userId)).toHaveLength(1);
		const asAdmin = await other.admin.submit("/followup/tenants", {
			...{ intent: "endAllSessions", tenant: other.tenant.guid },
		});
		expect(asAdmin.headers.get("location")).toContain("/error");
		expect(await sessionsOf(other.member.userId)).toHaveLength(1);
	});

	test("ends everybody's sessions in a tenant, but not the asker's own and nobody's elsewhere", async () => {
		const { tenant, users, admin, member } = await office();
		const other = await office();
		const [me] = await read<(typeof users)[0]>("select * from users where id = ?", boss.userId);
		await make.membership(tenant, { ...users[0], ...me, firstName: "Boss", lastName: "Self" }, "CLIENT");
		const answer = await boss.submit("/followup/tenants", { intent: "endAllSessions", tenant: tenant.guid });
		expect(answer.status).toBe(302);
		expect([await sessionsOf(admin.userId), await sessionsOf(member.userId)]).toEqual([[], []]);
		expect(await sessionsOf(boss.userId)).toHaveLength(1);
		expect(await sessionsOf(other.admin.userId)).toHaveLength(1);
		const logged = "select fields from audit_events where tenant_id = ? and record_id = ?";
		expect(await read(logged, tenant.id, tenant.id)).toEqual([{ fields: '["sessions"]' }]);
	});

	test("forgets a member's failed tries", async () => {
		const { tenant, users, membershipOf } = await office();
		const key = await accountKeyOf(users[1].email);
		await run("insert into login_failures (key, count, window_start, blocked_until) values (?, 9, 1, 9e15)", key);
		await run("update users set locked_until = 9e15 where id = ?", users[1].id);
		const fields = { intent: "unlock", tenant: tenant.guid, membership: membershipOf(users[1].id) };
		expect((await boss.submit("/followup/tenants", fields)).status).toBe(302);
		expect(await read("select key from login_failures where key = ?", key)).toEqual([]);
		expect(await read("select locked_until from users where id = ?", users[1].id)).toEqual([{ locked_until: 0 }]);
	});
});
