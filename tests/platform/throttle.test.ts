import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { HOUR, MINUTE } from "#app/platform/limits";
import { Problem } from "#app/platform/problems";
import { openContext } from "#app/platform/request-context.server";
import { assertCounted, countingTry, takingBack, throttleFor } from "#app/platform/throttle.server";
import { openDatabase } from "../support/database";
import { factories } from "../support/factories";

let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
	database = await openDatabase();
});
afterAll(() => database.dispose());
beforeEach(() => database.db.prepare("DELETE FROM login_failures").run());

const start = Date.UTC(2026, 10, 20, 8);
const SECOND = 1000;
type Try = { email?: string; device?: string; address?: string; right?: boolean };

/** What a try at an instant comes to: 0 where the password was looked at, else the seconds to wait. */
async function tryAt(at: number, given: Try = {}): Promise<number> {
	const { email = "ola@example.test", device = "unknown", address = "192.0.2.1", right = false } = given;
	const source = {
		env: { DB: database.db } as Env,
		origin: "",
		nonce: "",
		routes: {},
		ofPeople: [],
		needs: [],
		searches: [],
		participants: [],
		waitUntil: () => undefined,
	};
	const context = openContext({ ...source, now: new Date(at) });
	const request = new Request("http://portal.test/login", { headers: { "cf-connecting-ip": address } });
	const throttle = await throttleFor(email, request, device);
	const [counted] = await context.d1.batch(countingTry(context, throttle));
	try {
		const key = assertCounted(context, counted?.results);
		if (right) await context.d1.batch(takingBack(context, throttle, key));
		return 0;
	} catch (error) {
		if (error instanceof Problem) return error.details.retryAfterSeconds ?? -1;
		throw error;
	}
}

async function tries(count: number, at: number, given: Try = {}) {
	const waits = [];
	for (let done = 0; done < count; done++) waits.push(await tryAt(at, given));
	return waits;
}

test("five wrong tries are looked at, the sixth waits a minute, and each after that twice as long, up to an hour", async () => {
	expect(await tries(6, start)).toEqual([0, 0, 0, 0, 0, 60]);
	let now = start;
	const waits = [];
	for (let wait = 60; waits.length < 9; waits.push(wait / 60)) {
		expect(await tryAt(now + wait * SECOND - 1)).toBe(1);
		now += wait * SECOND;
		expect(await tryAt(now)).toBe(0);
		wait = await tryAt(now);
	}
	expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60, 60]);
});

test("one account is looked at no more than ten times in any quarter of an hour", async () => {
	const looked: number[] = [];
	for (let at = start; at < start + HOUR; at += 20 * SECOND) if ((await tryAt(at)) === 0) looked.push(at);
	const inAQuarter = looked.map((from) => looked.filter((at) => at >= from && at < from + 15 * MINUTE).length);
	expect(Math.max(...inAQuarter)).toBeLessThanOrEqual(10);
	expect(looked.length).toBeGreaterThan(5);
});

test("tries at the same moment do not slip past together", async () => {
	const waits = await Promise.all(Array.from({ length: 30 }, () => tryAt(start)));
	expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test("a right password after the wait is taken, and the failures are forgotten", async () => {
	await tries(6, start);
	expect(await tryAt(start + MINUTE, { right: true })).toBe(0);
	expect(await tries(6, start + MINUTE)).toEqual([0, 0, 0, 0, 0, 60]);
});

test("right passwords are never counted", async () => {
	const waits = [];
	for (let done = 0; done < 120; done++) waits.push(await tryAt(start, { right: true }));
	expect(waits.every((wait) => wait === 0)).toBe(true);
});

test("four failures in a quarter of an hour are forgotten after it", async () => {
	await tries(4, start);
	expect(await tries(5, start + 15 * MINUTE + 1)).toEqual([0, 0, 0, 0, 0]);
});

test("a device that signed in before does not wait for strangers' tries, but for its own", async () => {
	const user = await factories(database.db).user({ email: "kari@example.test" });
	const known = { email: user.email, device: "known" };
	await database.db.prepare("INSERT INTO known_devices VALUES (?, ?, 0)").bind(user.id, "known").run();
	expect(await tries(6, start, { email: user.email })).toEqual([0, 0, 0, 0, 0, 60]);
	expect(await tries(6, start, known)).toEqual([0, 0, 0, 0, 0, 60]);
	// What it knows is one account, not every one.
	expect(await tries(6, start, { email: "per@example.test", device: "known" })).toEqual([0, 0, 0, 0, 0, 60]);
});

test("one network is looked at a hundred times in five minutes, whatever the accounts, and others are left alone", async () => {
	const from = (person: number, given: Try = {}) => tryAt(start, { email: `p${person}@example.test`, ...given });
	for (let person = 0; person < 100; person++) expect(await from(person)).toBe(0);
	expect(await from(100)).toBe(300);
	expect(await from(100, { address: "192.0.2.2" })).toBe(0);
	expect(await tries(3, start + 5 * MINUTE + 1, { email: "p101@example.test" })).toEqual([0, 0, 0]);
});

test("the addresses of one IPv6 network count together", async () => {
	const from = (person: number, address: string) => tryAt(start, { email: `p${person}@example.test`, address });
	for (let person = 0; person < 100; person++) await from(person, `2001:db8:1:2::${person}`);
	expect(await from(100, "2001:db8:1:2:ffff::1")).toBe(300);
	expect(await from(100, "2001:db8:1:3::1")).toBe(0);
});

test("during a wait nothing is counted, so that waiting ends", async () => {
	await tries(5, start);
	await tries(50, start + 30 * SECOND);
	expect(await tryAt(start + MINUTE)).toBe(0);
});

test("the counters tell nobody's address", async () => {
	await tryAt(start);
	const { results } = await database.db.prepare("SELECT key FROM login_failures").all<{ key: string }>();
	expect(results).toHaveLength(2);
	for (const { key } of results) expect(key).toMatch(/^[an]:[\w-]{43}$/);
});
