import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { notFound, unavailable } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { openDatabase } from "../support/database";
import { faultyD1 } from "../support/faulty-d1";
import { takeLog } from "../support/log";
import { workerOver } from "../support/worker-in-process";

let open: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
	open = await openDatabase();
});
const log = takeLog();
afterAll(async () => {
	log.end();
	await open.dispose();
});
const said = () => log.read().map((line) => String(line.said).trim());
beforeEach(async () => {
	await open.db.batch(["DELETE FROM dead_messages", "DELETE FROM mail_outbox"].map((sql) => open.db.prepare(sql)));
});

const mail = (id: string, payload: object = {}) => ({
	v: 1,
	id,
	type: "mail.send",
	tenantId: null,
	payload: { to: `${id}@example.test`, language: "nb", template: "passwordChanged", params: {}, ...payload },
});
const dead = async () =>
	(await open.db.prepare("SELECT body, reason FROM dead_messages").all<{ body: string; reason: string }>()).results;
const mails = async () =>
	(await open.db.prepare("SELECT id FROM mail_outbox ORDER BY id").all<{ id: string }>()).results.map(({ id }) => id);

test.each<[string, unknown]>([
	["nothing", null],
	["nothing at all", undefined],
	["a text", "hello"],
	["a number", 7],
	["a list", [mail("x")]],
	["an envelope of a later shape", { ...mail("x"), v: 2 }],
	["an envelope without an id", { ...mail("x"), id: undefined }],
	["an envelope without a tenant", { ...mail("x"), tenantId: undefined }],
	["a type that nobody knows", { ...mail("x"), type: "mail.burn" }],
	["a type out of the prototype", { ...mail("x"), type: "constructor" }],
	["a payload of the wrong shape", mail("x", { to: "not an address" })],
	["a payload with an unknown template", mail("x", { template: "../secret" })],
	["a payload that is missing", { ...mail("x"), payload: undefined }],
	["a body as large as a message can be", "x".repeat(128_000)],
	["bytes", new Uint8Array([1, 2, 3])],
	["a map", new Map([["v", 1]])],
])("%s among ten is buried at once, and the other nine are done the first time", async (_, poison) => {
	const good = Array.from({ length: 9 }, (_, index) => mail(`good${index}`));
	const outcomes = await workerOver(open.db).deliver([...good.slice(0, 4), poison, ...good.slice(4)]);
	expect(outcomes).toEqual(Array.from({ length: 10 }, () => ({ acked: true })));
	expect(await mails()).toEqual(good.map(({ id }) => id));
	expect(await dead()).toHaveLength(1);
	expect(log.read()).toMatchObject([{ level: "error", buried: true }]);
});

test("a job that fails comes again, later each time, while its neighbours are done", async () => {
	const failing = defineJob("failing", z.object({}), async () => {
		throw new Error("not today");
	});
	const done: string[] = [];
	const fine = defineJob("fine", z.object({}), async ({ messageId }) => void done.push(messageId));
	const body = (type: string, id: string) => ({ v: 1, id, type, tenantId: null, payload: {} });
	const jobs = [failing, fine] as never;
	const delays: (number | undefined)[] = [];
	for (let attempts = 1; attempts <= 8; attempts++) {
		const outcomes = await workerOver(open.db).deliver(
			[body("fine", `a${attempts}`), body("failing", "b"), body("fine", `c${attempts}`)],
			new Date(),
			{ jobs, attempts },
		);
		expect(outcomes.map(({ acked }) => acked)).toEqual([true, false, true]);
		delays.push(outcomes[1]?.retryAfter);
	}
	expect(delays).toEqual([10, 20, 40, 80, 160, 320, 600, 600]);
	expect(done).toHaveLength(16);
	expect(await dead()).toEqual([]);
	expect(said()).toEqual(Array.from({ length: 8 }, () => "not today"));
});

test("a record that is gone is final, a database that is busy is not", async () => {
	const job = (name: string, problem: Error) => defineJob(name, z.object({}), () => Promise.reject(problem));
	const jobs = [job("gone", notFound()), job("busy", unavailable())] as never;
	const body = (type: string) => ({ v: 1, id: type, type, tenantId: null, payload: {} });
	const outcomes = await workerOver(open.db).deliver([body("gone"), body("busy")], new Date(), { jobs });
	expect(outcomes.map(({ acked }) => acked)).toEqual([true, false]);
	expect(await dead()).toMatchObject([{ reason: "notFound" }]);
	expect(said()).toEqual(["notFound", "unavailable"]);
});

test("a poison message that cannot be buried just now waits; its neighbours do not", async () => {
	const unburied = faultyD1(open.db, { seed: 1, before: 0, after: 0 });
	const db = {
		...unburied.db,
		prepare: (sql: string) => (sql.includes("dead_messages") ? broken() : unburied.db.prepare(sql)),
	} as D1Database;
	const broken = () => {
		throw new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long.");
	};
	const outcomes = await workerOver(db).deliver(["poison", mail("good")]);
	expect(outcomes).toEqual([{ acked: false, retryAfter: 10 }, { acked: true }]);
	expect(await mails()).toEqual(["good"]);
	expect(said()).toEqual(["not an envelope", "unavailable"]);
});

test("what failed every time is kept whole; where even that fails it comes again", async () => {
	const worker = workerOver(open.db);
	expect(await worker.deliver([mail("lost")], new Date(), { dead: true })).toEqual([{ acked: true }]);
	expect(await dead()).toEqual([{ body: JSON.stringify(mail("lost")), reason: "gave up after every retry" }]);
	const down = faultyD1(open.db, { seed: 1, before: 1, after: 0 });
	const outcomes = await workerOver(down.db).deliver([mail("a"), mail("b")], new Date(), { dead: true, attempts: 3 });
	expect(outcomes).toEqual([
		{ acked: false, retryAfter: 40 },
		{ acked: false, retryAfter: 40 },
	]);
	expect(log.read()).toHaveLength(5);
});

test("no value of a failed write reaches the log or the dead letter's reason", async () => {
	const refusing = faultyD1(open.db, { seed: 1, before: 1, after: 0, message: "D1_ERROR: some limit was reached" });
	await workerOver(refusing.db).deliver([mail("secret-address")]);
	const lines = JSON.stringify(log.read());
	expect(lines).toContain("some limit was reached");
	expect(lines).not.toContain("secret-address");
});
