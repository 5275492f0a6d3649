import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { newGuid, newId } from "#app/platform/ids";
import { hashToken } from "#app/platform/token.server";
import { factories } from "../support/factories";
import { rightAnswers, writeTest } from "../support/norwegian-test";
import { type Portal, startPortal } from "../support/portal";
import { asPerson } from "../support/sign-in";

/** Calls of the database after which a request is cut off: before the first, between reading and writing, and after all. */
const CUTS = [0, 2, 3, 5];
const CANDIDATES = 200;

let portal: Portal;
let tenant: { id: string; guid: string };
const audioGuid = newGuid();
const pictureGuids = [newGuid(), newGuid()];

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	tenant = await make.tenant();
	await make.entry(tenant, await make.module("norwegian_learning"));
	for (const guid of [audioGuid, ...pictureGuids])
		await portal.db
			.prepare(
				"insert into files (tenant_id, id, guid, module_key, uploader_id, name, type, size, key, state, created_at, updated_at) values (?, ?, ?, 'norwegian_learning', 'x', 'fil', 'image/png', 1, ?, 'ready', 0, 0)",
			)
			.bind(tenant.id, newId(), guid, guid)
			.run();
});
afterEach(async () => {
	await portal.cutAfter(null);
	await portal.travelTo(null);
});
afterAll(() => portal.dispose());

const making = (given: Record<string, unknown> = {}) =>
	writeTest(portal.db, { tenantId: tenant.id, audioGuid, pictureGuids }, given);
const row = async <Row>(sql: string, ...values: unknown[]) =>
	(await portal.db
		.prepare(sql)
		.bind(...values)
		.first<Row>()) as Row;

type Device = ReturnType<typeof deviceAt>;
/** A device at the test of a link; all of them stand behind one address. */
function deviceAt(link: string, cookie = "") {
	const path = `/${tenant.guid}/norwegian_learning/norwegian_learning_test/${link}`;
	const device = {
		cookie,
		async ask(init: RequestInit = {}) {
			const headers = { "cf-connecting-ip": "10.9.9.9", "accept-language": "en", Cookie: device.cookie };
			const answer = await asPerson(portal).fetch(path, { ...init, headers });
			const set = answer.headers.getSetCookie().find((one) => /^norwegian_test_(?!look)/.test(one));
			if (set) device.cookie = set.split(";")[0] as string;
			return answer;
		},
		send: (fields: Record<string, string>) => device.ask({ method: "POST", body: new URLSearchParams(fields) }),
		begin: (key = crypto.randomUUID().replaceAll("-", "").padEnd(43, "x")) => device.send({ intent: "begin", key }),
		/** The item that the page shows. */
		async shown() {
			return /name="item" value="([\w-]+)"/.exec(await (await device.ask()).text())?.[1] ?? null;
		},
	};
	return device;
}

type Kept = { id: string; status: string; answered: number; items: string; created_at: number };
const keptOf = async ({ cookie }: Device) =>
	row<Kept>("select * from nl_attempts where secret_hash = ?", await hashToken(cookie.split("=")[1] as string));

/** The form that answers the item where somebody is, rightly. */
async function answerTo(device: Device) {
	const { items, answered } = await keptOf(device);
	const { id, task } = JSON.parse(items)[answered];
	const said = Object.entries(rightAnswers[task.kind] ?? {}).map(([name, value]) => [`answer.${name}`, value]);
	return { intent: "answer", item: id as string, ...Object.fromEntries(said) } as Record<string, string> & {
		item: string;
	};
}

/** Sends something that is cut off after so many calls of the database, as a browser that then hears nothing. */
async function cutOff(calls: number, send: () => Promise<unknown>): Promise<void> {
	await portal.cutAfter(calls);
	await send().catch(() => undefined);
	await portal.cutAfter(null);
}

/** What must hold whatever happened: no item twice, none answered twice, none counted twice. */
async function expectOnce(device: Device, itemIds: readonly string[]): Promise<Kept> {
	const kept = await keptOf(device);
	const items = (JSON.parse(kept.items) as { id: string }[]).map(({ id }) => id);
	expect(new Set(items).size).toBe(items.length);
	const { count } = await row<{ count: number }>(
		"select count(*) as count from nl_answers where attempt_id = ?",
		kept.id,
	);
	expect(count).toBe(kept.answered);
	const { most } = await row<{ most: number }>(
		"select max(times_shown) as most from nl_items where id in (select value from json_each(?))",
		JSON.stringify(itemIds),
	);
	expect(most).toBe(kept.status === "done" ? 1 : 0);
	return kept;
}

it.each(["fixed", "adaptive"])(
	"a %s test that is cut off at each step goes on at the same item, and counts each answer once",
	{ timeout: 120_000 },
	async (mode) => {
		const test = await making({ mode });
		const ids = test.items.map(({ id }) => id);
		const device = deviceAt(await test.link());
		const key = mode.slice(0, 1).repeat(43);
		for (const calls of CUTS) await cutOff(calls, () => device.begin(key));
		await device.begin(key);
		expect(
			await row(
				"select count(*) as n, max(begun) as begun from nl_attempts, nl_links where nl_attempts.test_id = ?1 and nl_links.test_id = ?1",
				test.id,
			),
		).toEqual({ n: 1, begun: 1 });
		if (mode === "adaptive") {
			for (const calls of CUTS) await cutOff(calls, () => device.send({ intent: "placeSkipped" }));
			await device.send({ intent: "placeSkipped" });
		}
		for (let step = 0; (await keptOf(device)).status === "begun"; step += 1) {
			const fields = await answerTo(device);
			for (const calls of CUTS) {
				const before = await keptOf(device);
				if (before.status !== "begun") break;
				// A page that is cut off shows the same item when it is loaded again.
				if (calls === 2) await cutOff(calls, () => device.ask());
				await cutOff(calls, () => device.send(fields));
				const after = await expectOnce(device, ids);
				expect(after.answered - before.answered).toBeLessThanOrEqual(1);
				if (after.status !== "begun") break;
				const place = JSON.parse(after.items)[after.answered].id;
				if (calls === 3) expect(await device.shown()).toBe(place);
				expect(after.answered === before.answered ? fields.item === place || before.answered > step : true).toBe(true);
			}
			// Sent once more by whoever heard nothing: it has counted, or counts now, and never again.
			await device.send(fields);
			await device.send(fields);
			const { answered } = await expectOnce(device, ids);
			expect(answered).toBe(step + 1);
		}
		const { items } = await expectOnce(device, ids);
		expect(JSON.parse(items)).toHaveLength(10);
		expect(await (await device.ask()).text()).toContain("Your level");
	},
);

it("a second tab, another device and a clock that is set back lead to the same item, and the time is the server's", async () => {
	const test = await making({ mode: "adaptive", limit_minutes: 20 });
	const ids = test.items.map(({ id }) => id);
	const link = await test.link();
	const device = deviceAt(link);
	await device.begin();
	await device.send({ intent: "placeSkipped" });
	const start = (await keptOf(device)).created_at;
	// The same secret on a phone, as the letter brings it there.
	const phone = deviceAt(link, device.cookie);
	for (let step = 0; step < 4; step += 1) {
		const place = await device.shown();
		expect(await phone.shown()).toBe(place);
		expect(await device.shown()).toBe(place);
		const fields = await answerTo(device);
		// Two tabs and a phone send it at once; the clocks of the machines that answer do not agree.
		await portal.travelTo(new Date(start + (step % 2 === 0 ? -90_000 : 90_000)));
		await Promise.all([device, phone, deviceAt(link, device.cookie)].map((one) => one.send(fields)));
		expect((await expectOnce(device, ids)).answered).toBe(step + 1);
	}
	const { results } = await portal.db
		.prepare("select ms from nl_answers where attempt_id = ?")
		.bind((await keptOf(device)).id)
		.all<{ ms: number }>();
	for (const { ms } of results) expect(ms).toBeGreaterThanOrEqual(0);
	// Whatever clock a browser has: the time is over when the server says so, and not before.
	await portal.travelTo(new Date(start + 19 * 60_000));
	await device.send({ intent: "timeUp" });
	expect((await keptOf(device)).status).toBe("begun");
	await portal.travelTo(new Date(start + 22 * 60_000));
	const late = await answerTo(device);
	await phone.send(late);
	expect((await keptOf(device)).answered).toBe(4);
	await phone.send({ intent: "timeUp" });
	expect((await keptOf(device)).status).toBe("done");
	expect(await device.shown()).toBeNull();
});

it("two hundred candidates begin at once by one link, from one address, and no more than it allows", async () => {
	const test = await making({ mode: "adaptive" });
	const link = await test.link({ candidates_most: CANDIDATES });
	const devices = Array.from({ length: CANDIDATES + 5 }, () => deviceAt(link));
	const begun = await Promise.all(devices.map(async (device) => (await device.begin()).status));
	expect(begun.filter((status) => status === 302)).toHaveLength(CANDIDATES);
	expect(begun.filter((status) => status >= 500)).toEqual([]);
	expect(await row("select count(*) as n from nl_attempts where test_id = ?", test.id)).toEqual({ n: CANDIDATES });
	expect(await row("select begun from nl_links where guid = ?", link)).toEqual({ begun: CANDIDATES });
	const some = devices.filter((_, at) => begun[at] === 302).slice(0, 20);
	await Promise.all(some.map((device) => device.send({ intent: "placeSkipped" })));
	for (const device of some.slice(0, 3)) expect(await device.shown()).not.toBeNull();
});

it("nothing that a browser gets before the end has what is right in it: no page, no data of a page, no answer to a form", async () => {
	const secret = /isRight|"accepted"|notStated":|"right"|Jenta går|"irt"|explanation|transcript":"J/;
	for (const mode of ["fixed", "adaptive"]) {
		const test = await making({ mode });
		const link = await test.link();
		const device = deviceAt(link);
		await device.begin();
		if (mode === "adaptive") await device.send({ intent: "placeSkipped" });
		const route = "modules/norwegian-learning/pages/take-test";
		const path = `/${tenant.guid}/norwegian_learning/norwegian_learning_test/${link}`;
		for (let step = 0; step < 10; step += 1) {
			const fields = await answerTo(device);
			const asks = [
				await device.ask(),
				await asPerson(portal, device.cookie).fetch(`${path}?_data=${encodeURIComponent(route)}`),
				await device.send({ intent: "answer", item: fields.item }),
				await device.send({ intent: "play", item: fields.item }),
			];
			for (const answer of asks) expect(`${await answer.text()}${answer.headers.get("Location")}`).not.toMatch(secret);
			expect((await asPerson(portal, device.cookie).fetch(`${path}/result.pdf`)).status).toBe(404);
			await device.send(fields);
		}
	}
});
