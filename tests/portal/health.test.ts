import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, startPortal } from "../support/portal";

const HOUR = 3_600_000;

let portal: Portal;
beforeAll(async () => {
	portal = await startPortal();
});
afterAll(() => portal.dispose());

async function health() {
	const answer = await portal.fetch("/api/health");
	return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test("a queue that stopped delivering, or a clock that stopped, is seen", async () => {
	expect(await health()).toMatchObject({ status: 200, body: { ok: true, d1: true, r2: true, queue: true } });
	await portal.cron();
	await portal.settle();
	expect(await health()).toMatchObject({ status: 200, body: { queue: true } });
	await portal.travelTo(new Date(Date.now() + 3 * HOUR));
	expect(await health()).toMatchObject({ status: 503, body: { ok: false, d1: true, r2: true, queue: false } });
	await portal.cron("5 * * * *", new Date(Date.now() + 3 * HOUR));
	await portal.settle();
	expect(await health()).toMatchObject({ status: 200, body: { ok: true, queue: true } });
	await portal.travelTo(null);
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
