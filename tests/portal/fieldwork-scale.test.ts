import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldworkCases } from "../../scripts/bench/fieldwork-cases.mjs";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

const KEYS = ["verdal", "hms", "veksttorget", "kartlegging", "business_evaluator", "finch"];

let portal: Portal;
let boss: Person;
let cases: Awaited<ReturnType<typeof fieldworkCases>>;
beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const tenant = await make.tenant();
	const member = await make.member(tenant, "ADMIN");
	for (const key of KEYS) await make.grant(await make.entry(tenant, await make.module(key)), member, "ADMIN");
	boss = await signInAs(portal, member.email);
	const run = (sql: string, values: unknown[]) =>
		portal.db
			.prepare(sql)
			.bind(...values)
			.run();
	const places = { admin: { tenant: tenant.id, guid: tenant.guid } };
	cases = await fieldworkCases({ portal: { places, run } });
}, 60_000);
afterAll(() => portal.dispose());

/** What a page has asked of the database. */
const costOf = async (path: string) => {
	await (await boss.fetch(path)).text();
	const answer = await boss.fetch(path);
	expect(answer.status, path).toBe(200);
	return JSON.parse(answer.headers.get("X-D1") ?? "{}") as { roundTrips: number; rowsRead: number };
};

test("the pages of fieldwork cost what they may, however much a large organisation has", {
	timeout: 60_000,
}, async () => {
	const [first] = cases;
	// A form with nothing in it: what the frame around every page reads.
	const frame = await costOf(`${first?.portal.path.split("/overview")[0]}/new_stillingsgruppe`);
	const missed = [];
	for (const { name, portal: ask, goals, rowsBeyond } of cases) {
		const { roundTrips, rowsRead } = await costOf(ask.path);
		const beyond = rowsRead - frame.rowsRead;
		if (roundTrips > goals.roundTrips || beyond > (rowsBeyond ?? beyond)) missed.push({ name, roundTrips, beyond });
	}
	expect(missed).toEqual([]);
});
