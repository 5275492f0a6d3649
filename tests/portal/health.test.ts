import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#app/platform/password.server";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

const MINUTE = 60_000;

let portal: Portal;
let boss: Person;
beforeAll(async () => {
	portal = await startPortal();
	const { email } = await factories(portal.db).user({ isSuperadmin: true });
	boss = await signInAs(portal, email);
});
afterAll(() => portal.dispose());

async function health() {
	const answer = await portal.fetch("/api/health");
	return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const every5 = "*/5 * * * *";
const soon = () => new Date(Date.now() + 15 * MINUTE);

test("a queue that stopped delivering, or a clock that stopped, is seen", async () => {
	expect(await health()).toMatchObject({ status: 200, body: { ok: true, d1: true, r2: true, queue: true } });
	await portal.cron(every5);
	await portal.settle();
	expect(await health()).toMatchObject({ status: 200, body: { queue: true } });
	await portal.travelTo(soon());
	expect(await health()).toMatchObject({ status: 503, body: { ok: false, d1: true, r2: true, queue: false } });
	await portal.cron(every5, soon());
	await portal.settle();
	expect(await health()).toMatchObject({ status: 200, body: { ok: true, queue: true } });
	await portal.travelTo(null);
});

test.each(["pulseArrived", "longPulseArrived"])("each queue is looked at by itself: %s", async (late) => {
	await portal.cron(every5);
	await portal.settle();
	const overview = async () => (await boss.fetch("/followup")).text();
	expect(await overview()).not.toContain("stands still");
	await portal.db.prepare("UPDATE cron_runs SET last_run_at = last_run_at - 900000 WHERE name = ?").bind(late).run();
	expect(await health()).toMatchObject({ status: 503, body: { queue: false } });
	expect(await overview()).toContain("stands still");
	await portal.cron(every5);
	await portal.settle();
});

test("what the clock runs has a name on the provider's dashboard", async () => {
	await portal.cron("5 * * * *");
	await portal.cron("*/5 * * * *");
	await portal.settle();
	const { results } = await portal.db.prepare("SELECT name FROM cron_runs").all<{ name: string }>();
	expect(results.length).toBeGreaterThan(3);
	const { overview } = JSON.parse(readFileSync("locales/en/followup.json", "utf8"));
	expect(Object.keys(overview.run)).toEqual(expect.arrayContaining(results.map(({ name }) => name)));
});

test("the dashboard tells which works are late, and how many people sign in", async () => {
	await portal.cron("5 * * * *");
	await portal.settle();
	const shown = async () => {
		const page = await (await boss.fetch("/followup", { headers: { "Accept-Language": "en" } })).text();
		return page.replaceAll(/<!--.*?-->/g, "");
	};
	const figure = (page: string, label: string) => new RegExp(`${label}</dt><dd[^>]*>(\\d+)`).exec(page)?.[1];
	const before = await shown();
	expect(before).toContain("All jobs have run on time.");
	const [email, password] = ["somebody@example.test", "grønn elv 7"];
	await factories(portal.db).user({ email, passwordHash: await hashPassword(password) });
	for (const _twice of [1, 2])
		expect((await asPerson(portal).call("POST", "/api/login", { email, password })).status).toBe(200);
	await portal.db.prepare("UPDATE cron_runs SET last_run_at = last_run_at - 7500000 WHERE name = 'newsTrash'").run();
	const after = await shown();
	expect(after).toContain("1 job has not run in the last two hours.");
	const label = "Signed in the last 7 days";
	expect(Number(figure(after, label))).toBe(Number(figure(before, label)) + 1);
	expect(Number(figure(after, "Active users"))).toBe(Number(figure(before, "Active users")) + 1);
});
