import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { addDays } from "#app/platform/clock";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

const busy = "D1_ERROR: D1 DB is overloaded. Requests queued for too long.";
const passing = "D1_ERROR: Network connection lost.";
/** The last day of access in the tenant whose midnight the tests wait for. */
const DAY = addDays(new Date().toISOString().slice(0, 10), 3);
const midnight = new Date(`${addDays(DAY, 1)}T00:00:00Z`);

let portal: Portal;
let member: Person;
let guid: string;
let entry: { id: string };
beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const tenant = await make.tenant({ timeZone: "Atlantic/Reykjavik" });
	guid = tenant.guid;
	entry = await make.entry(tenant, await make.module("users"), { expires: DAY });
	const user = await make.member(tenant, "ADMIN", { email: "member@example.test" });
	await make.grant(entry as never, user, "ADMIN");
	member = await signInAs(portal, "member@example.test");
	await portal.db
		.prepare("UPDATE sessions SET expires_at = expires_at + ?")
		.bind(30 * 86_400_000)
		.run();
});
afterAll(() => portal.dispose());
afterEach(async () => {
	await portal.breakDatabase(null);
	await portal.travelTo(null);
});
const count = async (table: string) =>
	(await portal.db.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

describe("a busy database", () => {
	test.each(["/home", "/notifications"])(
		"%s is the splash with 503, a way to try again, and nothing of the inside",
		async (path) => {
			await portal.breakDatabase({ message: busy, when: "before" });
			const answer = await member.fetch(path);
			const html = await answer.text();
			expect(answer.status).toBe(503);
			expect(answer.headers.get("Content-Type")).toContain("text/html");
			expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
			expect(html).toMatch(/<h1/);
			expect(html).not.toMatch(/overloaded|D1_ERROR|select /i);
			await portal.breakDatabase(null);
			expect((await member.fetch(path)).status).toBe(200);
		},
	);

	test("a call says 503, when to come back, and nothing of the inside", async () => {
		await portal.breakDatabase({ message: busy, when: "before" });
		const answer = await member.call("GET", "/api/me");
		expect(answer.status).toBe(503);
		expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(answer.headers.get("Content-Type")).toContain("application/problem+json");
		expect(answer.body).toMatchObject({ status: 503, request_id: expect.any(String) });
		expect(answer.text).not.toMatch(/overloaded|D1_ERROR/);
	});

	test("whoever signs in meanwhile is asked to try again, and no session is left half-made", async () => {
		const before = await count("sessions");
		await portal.breakDatabase({ message: busy, when: "before" });
		const answer = await member.call("POST", "/api/login", { email: "member@example.test", password: "x" });
		expect(answer.status).toBe(503);
		expect(await count("sessions")).toBe(before);
	});
});

test("a fault that passes is not noticed by anybody", async () => {
	for (const path of ["/home", "/api/me", "/api/notifications"]) {
		await portal.breakDatabase({ message: passing, when: "before", only: "read", times: 2 });
		expect((await member.fetch(path)).status).toBe(200);
	}
});

test("access is refused from midnight of the tenant's zone, without the hourly run", async () => {
	const page = () => member.fetch(`/${guid}/user/users`);
	await portal.travelTo(new Date(midnight.getTime() - 60_000));
	expect((await page()).status).toBe(200);
	await portal.travelTo(midnight);
	const refused = await page();
	expect(refused.status).toBe(302);
	expect(refused.headers.get("Location")).toContain("/error?access=not%20allowed");
	expect(await portal.db.prepare("SELECT status FROM modules_tenant WHERE id = ?").bind(entry.id).first()).toEqual({
		status: 1,
	});
	expect(await count("notifications")).toBe(0);
});

describe("the queue", () => {
	const mail = (id: string) => ({
		v: 1,
		id,
		type: "mail.send",
		tenantId: null,
		payload: {
			to: `${id}@example.test`,
			language: "nb",
			template: "passwordChanged",
			params: { name: "Kari", link: "https://x.test/" },
		},
	});
	const until = async (isSo: () => Promise<boolean>) => {
		for (let turn = 0; turn < 200 && !(await isSo()); turn++) await new Promise((resolve) => setTimeout(resolve, 50));
		expect(await isSo()).toBe(true);
	};

	test("a message that cannot be read is put aside at once, and the nine beside it are done", async () => {
		const good = Array.from({ length: 9 }, (_, index) => mail(`good${index}`));
		await portal.jobs.sendBatch([...good.slice(0, 4), { what: "is this" }, ...good.slice(4)].map((body) => ({ body })));
		await until(async () => (await count("mail_outbox")) === 9 && (await count("dead_messages")) === 1);
		const dead = await portal.db.prepare("SELECT body, reason FROM dead_messages").first();
		expect(dead).toEqual({ body: JSON.stringify({ what: "is this" }), reason: expect.any(String) });
	});

	test("a message that fails every time ends among the dead letters, whole", async () => {
		await portal.db.batch(
			["DELETE FROM dead_messages", "DELETE FROM mail_outbox"].map((sql) => portal.db.prepare(sql)),
		);
		// A letter that the table refuses each time it is tried.
		await portal.db
			.prepare("CREATE TRIGGER no_mail BEFORE INSERT ON mail_outbox BEGIN SELECT RAISE(ABORT, 'no mail today'); END")
			.run();
		await portal.jobs.send(mail("lost"));
		await until(async () => (await count("dead_messages")) === 1);
		const dead = await portal.db
			.prepare("SELECT body, reason FROM dead_messages")
			.first<{ body: string; reason: string }>();
		expect(JSON.parse(dead?.body ?? "")).toMatchObject({ id: "lost", type: "mail.send" });
		expect(dead?.reason).toContain("retry");
		expect(await count("mail_outbox")).toBe(0);
	});
});
