import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newGuid, newId } from "#app/platform/ids";
import { hashToken } from "#app/platform/token.server";
import { factories } from "../support/factories";
import { rightAnswers, writeTest } from "../support/norwegian-test";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let portal: Portal;
let tenant: { id: string; guid: string };
let other: { guid: string };
let member: Person;
const audioGuid = newGuid();
const pictureGuids = [newGuid(), newGuid()];

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("norwegian_learning");
	[tenant, other] = [await make.tenant(), await make.tenant()];
	await make.entry(other as never, module);
	const entry = await make.entry(tenant as never, module);
	const { id, email } = await make.member(tenant as never, "CLIENT");
	await make.grant(entry, { id }, "CLIENT");
	member = await signInAs(portal, email);
	for (const [guid, type] of [[audioGuid, "audio/mpeg"], ...pictureGuids.map((one) => [one, "image/png"])] as const) {
		const key = `t/${tenant.id}/${guid}`;
		await portal.media.put(key, `bytes of ${guid}`);
		await portal.db
			.prepare(
				"insert into files (tenant_id, id, guid, module_key, uploader_id, name, type, size, key, state, created_at, updated_at) values (?, ?, ?, 'norwegian_learning', 'teacher', 'fil', ?, ?, ?, 'ready', 0, 0)",
			)
			.bind(tenant.id, newId(), guid, type, `bytes of ${guid}`.length, key)
			.run();
	}
});
afterAll(() => portal.dispose());

const making = (given: Record<string, unknown> = {}) =>
	writeTest(portal.db, { tenantId: tenant.id, audioGuid, pictureGuids }, given);
const row = async <Row>(sql: string, ...values: unknown[]) =>
	(await portal.db
		.prepare(sql)
		.bind(...values)
		.first<Row>()) as Row;

let networks = 0;
type Browser = ReturnType<typeof browserAt>;
/** A browser that keeps its cookie, at the test of a link. */
function browserAt(link: string, person: Pick<Person, "fetch"> = asPerson(portal)) {
	const path = `/${tenant.guid}/norwegian_learning/norwegian_learning_test/${link}`;
	const network = { "cf-connecting-ip": `10.1.${Math.floor(++networks / 200)}.${networks % 200}` };
	const browser = {
		path,
		cookie: "",
		async ask(at = path, init: RequestInit = {}) {
			const headers = { ...network, "accept-language": "en", ...(browser.cookie && { Cookie: browser.cookie }) };
			const answer = await person.fetch(at, { ...init, headers: { ...headers, ...(init.headers as object) } });
			const [set] = answer.headers
				.getSetCookie()
				.filter((cookie) => cookie.startsWith("norwegian_test_") && !cookie.startsWith("norwegian_test_look"));
			if (set) browser.cookie = set.split(";")[0] as string;
			return answer;
		},
		send: (fields: Record<string, string>) => browser.ask(path, { method: "POST", body: new URLSearchParams(fields) }),
		async text(at = path) {
			return (await browser.ask(at)).text();
		},
		async begin(more: Record<string, string> = {}) {
			const key = /name="key" value="([\w-]{43})"/.exec(await browser.text(`${path}?again`))?.[1] ?? "x".repeat(43);
			return browser.send({ intent: "begin", key, ...more });
		},
		/** Answers the item that is asked, rightly where it is said so; gives its kind. */
		async answer(isRight = true): Promise<string> {
			const item = await itemKept(browser);
			const fields = isRight ? { intent: "answer", ...named(rightAnswers[item.kind] ?? {}) } : { intent: "skip" };
			expect((await browser.send({ ...fields, item: item.id })).status).toBe(302);
			return item.kind;
		},
	};
	return browser;
}

const named = (answer: Record<string, string>) =>
	Object.fromEntries(Object.entries(answer).map(([name, value]) => [`answer.${name}`, value]));

async function itemNow(browser: Browser): Promise<{ id: string; kind: string }> {
	const id = /name="item" value="([\w-]+)"/.exec(await browser.text())?.[1];
	const { kind } = await row<{ kind: string }>("select kind from nl_items where id = ?", id);
	return { id: id as string, kind };
}

/** The same from what is kept, without the page. */
async function itemKept({ cookie }: Browser): Promise<{ id: string; kind: string }> {
	const { items, answered } = await row<{ items: string; answered: number }>(
		"select items, answered from nl_attempts where secret_hash = ? order by created_at desc, id desc limit 1",
		await hashToken(cookie.split("=")[1] as string),
	);
	const { id, task } = JSON.parse(items)[answered];
	return { id, kind: task.kind };
}

const attemptOf = (testId: string) =>
	row<{
		id: string;
		status: string;
		answered: number;
		result: string | null;
		user_id: string | null;
		email: string | null;
	}>("select * from nl_attempts where test_id = ? order by created_at desc, id desc limit 1", testId);
const countOf = async (testId: string) =>
	(await row<{ count: number }>("select count(*) as count from nl_attempts where test_id = ?", testId)).count;
const lettersTo = async (email: string) => {
	await portal.settle();
	const { results } = await portal.db
		.prepare("select subject, text from mail_outbox where recipient = ? order by id")
		.bind(email)
		.all<{ subject: string; text: string }>();
	return results;
};
/** What no letter tells. */
const LEVEL = /\b[ABC][12]\b|reading|listening|vocabulary|grammar|level/i;
/** A letter without its links, whose secret may look like anything. */
const untold = (text = "") => text.replace(/\/\S+\/back\/\S+/g, "");

describe("a stranger with a link", () => {
	it("reads what the test is, takes it item by item, and sees the level of each skill", async () => {
		const test = await making();
		const browser = browserAt(await test.link());
		const start = await browser.text();
		expect(start).toContain("Nivåtest i norsk");
		expect(start).toContain("To find the right course.");
		expect(start).toContain("About 20 minutes");
		expect(start).toContain("not the official Norskprøve");
		const begun = await browser.begin({ name: "Amina Yusuf", email: "amina@example.test" });
		expect(begun.status).toBe(302);
		expect(begun.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/);
		const kinds: string[] = [];
		for (let at = 0; at < 10; at += 1) kinds.push(await browser.answer());
		expect(new Set(kinds).size).toBe(10);
		const result = await browser.text();
		expect(result).toContain("Your level: A2");
		expect(result).toContain("Norsk A2–B1, kveldskurs");
		expect(result).toContain("Jenta går på skolen.");
		const attempt = await attemptOf(test.id);
		expect(attempt).toMatchObject({ status: "done", answered: 10, email: "amina@example.test", user_id: null });
		expect(JSON.parse(attempt.result ?? "")).toEqual({
			skills: {
				reading: { points: 2000, of: 2000, level: "A2" },
				listening: { points: 1000, of: 1000, level: "A1" },
				vocabulary: { points: 3000, of: 3000, level: "A2" },
				grammar: { points: 4000, of: 4000, level: "B1" },
			},
			overall: "A2",
		});
		const pdf = await browser.ask(`${browser.path}/result.pdf`);
		expect(pdf.headers.get("content-type")).toBe("application/pdf");
		const [first, second] = await lettersTo("amina@example.test");
		expect(first?.subject).toBe("Go on with your Norwegian test");
		expect(second?.subject).toBe("The result of your Norwegian test");
		expect(second?.text).toContain("“Nivåtest i norsk”");
		expect(second?.text).toMatch(/You took the test on \d.*\d{2}:\d{2}/);
		expect(untold(second?.text)).not.toMatch(LEVEL);
		const way = /(\/\S+\/back\/\S+)/.exec(second?.text ?? "")?.[1] as string;
		const phone = browserAt(browser.path.split("/").at(-1) as string);
		expect((await phone.ask(way)).status).toBe(302);
		expect(await phone.text()).toContain("Your level: A2");
		const shown = await row<{ least: number; right: number }>(
			"select min(times_shown) as least, sum(times_right) as right from nl_items where id in (select value from json_each(?))",
			JSON.stringify(test.items.map(({ id }) => id)),
		);
		expect(shown).toEqual({ least: 1, right: 10 });
	});

	it("may tell a first language, which is kept with the attempt and goes with it", async () => {
		const test = await making({ attempts_most: 0 });
		const link = await test.link();
		const told = async () =>
			(
				await row<{ first_language: string | null }>(
					"select first_language from nl_attempts where test_id = ?",
					test.id,
				)
			)?.first_language;
		const browser = browserAt(link);
		expect(await browser.text()).toContain("First language");
		expect((await browser.begin({ firstLanguage: "klingon" })).status).toBe(422);
		expect(await countOf(test.id)).toBe(0);
		await browser.begin({ firstLanguage: "other" });
		expect(await told()).toBe("other");
		await portal.db.prepare("delete from nl_attempts where test_id = ?").bind(test.id).run();
		await browserAt(link).begin({ firstLanguage: "" });
		expect(await told()).toBeNull();
	});

	it("never gets what is right, nor what is said in a recording, before the end", async () => {
		const test = await making();
		const browser = browserAt(await test.link());
		await browser.begin();
		for (let at = 0; at < 10; at += 1) {
			const page = await browser.text();
			expect(page).not.toMatch(/isRight|accepted|notStated":|"right"|Jenta går/);
			await browser.answer(false);
		}
		expect(await browser.text()).toContain("Your level: Under A1");
	});

	it("passes over, goes back within a part and changes the answer, and neither ahead nor back into an earlier part", async () => {
		const test = await making();
		const browser = browserAt(await test.link());
		await browser.begin();
		const first = await itemNow(browser);
		await browser.answer(false);
		const second = await itemNow(browser);
		expect(await browser.text(`${browser.path}?at=1`)).toContain(`value="${first.id}"`);
		await browser.send({ intent: "answer", item: first.id, "answer.choice": "a" });
		expect(await itemNow(browser)).toEqual(second);
		await browser.answer();
		const third = await itemNow(browser);
		await browser.send({ intent: "answer", item: first.id, "answer.choice": "b" });
		await browser.send({ intent: "answer", item: test.items.at(-1)?.id ?? "", "answer.0": "I dag" });
		expect(await itemNow(browser)).toEqual(third);
		expect((await attemptOf(test.id)).answered).toBe(2);
		const { score } = await row<{ score: number }>("select score from nl_answers where item_id = ?", first.id);
		expect(score).toBe(1000);
	});

	it("is told to answer where nothing was answered", async () => {
		const test = await making();
		const browser = browserAt(await test.link());
		await browser.begin();
		const { id } = await itemNow(browser);
		const answer = await browser.send({ intent: "answer", item: id });
		expect(answer.status).toBe(422);
		expect(await answer.text()).toContain("Answer the task");
	});

	it("does no harm by answering in two tabs at once, also the last item", async () => {
		const test = await making();
		const browser = browserAt(await test.link());
		await browser.begin();
		for (let at = 0; at < 9; at += 1) {
			const { id, kind } = await itemKept(browser);
			const fields = { intent: "answer", item: id, ...named(rightAnswers[kind] ?? {}) };
			await Promise.all([browser.send(fields), browser.send(fields), browser.send(fields)]);
			expect((await attemptOf(test.id)).answered).toBe(at + 1);
		}
		const { id } = await itemNow(browser);
		const last = { intent: "answer", item: id, ...named(rightAnswers.order ?? {}) };
		await Promise.all([browser.send(last), browser.send(last), browser.send({ intent: "skip", item: id })]);
		expect((await attemptOf(test.id)).status).toBe("done");
		const most = await row<{ most: number }>(
			"select max(times_shown) as most from nl_items where id in (select value from json_each(?))",
			JSON.stringify(test.items.map((item) => item.id)),
		);
		expect(most).toEqual({ most: 1 });
	});

	it("hears a recording as often as it may be played, which the server counts", async () => {
		const test = await making();
		const browser = browserAt(await test.link());
		await browser.begin();
		const sound = `${browser.path}/file/${audioGuid}`;
		const heard = test.items.find((item) => item.title === "Diktat")?.id ?? "";
		await browser.send({ intent: "play", item: heard });
		expect((await browser.ask(`${sound}?play=1`)).status).toBe(404);
		await browser.answer();
		await browser.answer();
		expect((await browser.ask(`${sound}?play=1`)).status).toBe(404);
		expect(await browser.text()).toContain("2 of 2 plays left");
		for (const play of [1, 2]) {
			await browser.send({ intent: "playOnPage", item: heard });
			const answer = await browser.ask(`${sound}?play=${play}`);
			expect([answer.status, await answer.text()]).toEqual([200, `bytes of ${audioGuid}`]);
		}
		await browser.send({ intent: "playOnPage", item: heard });
		const { plays } = await row<{ plays: number }>("select plays from nl_answers where item_id = ?", heard);
		expect(plays).toBe(2);
		expect((await browser.ask(`${sound}?play=1`)).status).toBe(404);
		expect(await browser.text()).toContain("0 of 2 plays left");
		await browser.answer();
		expect((await browser.ask(`${sound}?play=2`)).status).toBe(404);
		expect((await browser.ask(`${browser.path}/file/${pictureGuids[0]}`)).status).toBe(200);
		expect((await browserAt(await test.link()).ask(`${sound}?play=2`)).status).toBe(404);
	});

	it("comes back on another device by the letter, and not with a secret that opens nothing", async () => {
		const test = await making({ asks_email: "required", asks_name: "required" });
		const link = await test.link();
		const browser = browserAt(link);
		expect((await browser.begin({ name: "", email: "" })).status).toBe(422);
		expect(await countOf(test.id)).toBe(0);
		await browser.begin({ name: "Bashir", email: "bashir@example.test" });
		await browser.answer();
		const [letter] = await lettersTo("bashir@example.test");
		const back = /https?:\/\/[^/\s]+(\/\S+\/back\/\S+)/.exec(letter?.text ?? "")?.[1] as string;
		const phone = browserAt(link);
		expect(await phone.text()).toContain("Begin the test");
		expect((await phone.ask(back)).status).toBe(302);
		expect(await itemNow(phone)).toEqual(await itemNow(browser));
		expect((await phone.ask(`${phone.path}/back/${"x".repeat(43)}`)).status).toBe(404);
	});

	it("can have the result sent, a few times", async () => {
		const test = await making({ asks_email: "no" });
		const browser = browserAt(await test.link());
		await browser.begin({ email: "ignored@example.test" });
		expect((await attemptOf(test.id)).email).toBeNull();
		for (let at = 0; at < 10; at += 1) await browser.answer(at < 3);
		for (let at = 0; at < 5; at += 1)
			expect((await browser.send({ intent: "mail", email: "cecilie@example.test" })).status).toBe(302);
		expect((await browser.send({ intent: "mail", email: "cecilie@example.test" })).status).toBe(429);
		expect(await lettersTo("cecilie@example.test")).toHaveLength(5);
	});
});

describe("a test that fits whoever takes it", () => {
	const planOf = async (testId: string) =>
		JSON.parse((await row<{ plan: string }>("select plan from nl_attempts where test_id = ?", testId)).plan);
	const itemsOf = async (testId: string) =>
		JSON.parse((await row<{ items: string }>("select items from nl_attempts where test_id = ?", testId)).items) as {
			id: string;
			level: string;
			irt: { b: number; isSeed: boolean };
		}[];

	it("begins where somebody says to stand, goes on at the same item, and ends with what is likely", async () => {
		const test = await making({ mode: "adaptive" });
		const browser = browserAt(await test.link());
		expect(await browser.text()).toContain("You cannot go back");
		await browser.begin();
		const check = await browser.text();
		expect(check).toContain("Which of these words do you know?");
		expect(await itemsOf(test.id)).toEqual([]);
		await browser.send({ intent: "place", "statements[]": "A1a" });
		await browser.send({ intent: "placeSkipped" });
		const { start } = await planOf(test.id);
		expect(start).toMatchObject({ sd: 1, statements: ["A1a"], words: [] });
		expect(start.mean).toBeLessThan(-1.5);
		const first = await itemNow(browser);
		expect(await itemNow(browser)).toEqual(first);
		expect(await browser.text()).toMatch(/Task (<!-- -->)?1/);
		for (let at = 0; at < 10; at += 1) {
			const page = await browser.text();
			expect(page).not.toMatch(/isRight|accepted|notStated":|"right"|Jenta går|"irt"/);
			expect(page).not.toContain(">Back<");
			await browser.answer();
		}
		const items = await itemsOf(test.id);
		expect(new Set(items.map(({ id }) => id)).size).toBe(10);
		const result = await browser.text();
		expect(result).toMatch(/% likely\)/);
		expect(result).toContain("not the official Norskprøve");
		const { skills } = JSON.parse((await attemptOf(test.id)).result ?? "");
		expect(skills.grammar).toMatchObject({ points: 4000, of: 4000 });
		expect(skills.grammar.chances.reduce((sum: number, one: number) => sum + one, 0)).toBeCloseTo(1, 2);
		expect((await browser.ask(`${browser.path}/result.pdf`)).status).toBe(200);
	});

	it("takes each answer once, however many tabs send it", async () => {
		const test = await making({ mode: "adaptive" });
		const browser = browserAt(await test.link());
		await browser.begin();
		await Promise.all([1, 2].map(() => browser.send({ intent: "placeSkipped" })));
		expect(await itemsOf(test.id)).toHaveLength(1);
		const { id } = await itemKept(browser);
		await Promise.all([1, 2, 3].map(() => browser.send({ intent: "skip", item: id })));
		await browser.send({ intent: "answer", item: id, "answer.choice": "a" });
		expect((await attemptOf(test.id)).answered).toBe(1);
		expect(await itemsOf(test.id)).toHaveLength(2);
		expect(await row("select count(*) as count, sum(score) as score from nl_answers where item_id = ?", id)).toEqual({
			count: 1,
			score: 0,
		});
	});

	it("asks items that are tried out without counting them, and none that is gone", async () => {
		const test = await making({ mode: "adaptive" });
		const grammar = test.items.filter(({ skill }) => skill === "grammar").map(({ id }) => id);
		await portal.db.prepare("update nl_items set status = 'pilot' where id = ?").bind(grammar[3]).run();
		const browser = browserAt(await test.link());
		await browser.begin();
		await browser.send({ intent: "placeSkipped" });
		await portal.db.prepare("update nl_items set deleted_at = 1 where id = ?").bind(test.items[2]?.id).run();
		for (let at = 0; at < 9; at += 1) await browser.answer(false);
		const items = await itemsOf(test.id);
		expect(items.filter(({ irt }) => irt.isSeed).map(({ id }) => id)).toEqual([grammar[3]]);
		const { skills } = JSON.parse((await attemptOf(test.id)).result ?? "");
		expect(skills.grammar).toMatchObject({ of: 3000, level: "underA1" });
		expect(skills.listening).toBeUndefined();
		expect(await row("select times_shown from nl_items where id = ?", grammar[3])).toEqual({ times_shown: 1 });
	});

	it("goes on once with what is not sure, and keeps the result meanwhile", async () => {
		const test = await making({ mode: "adaptive", part_most: 8 });
		const [reading] = test.items;
		await portal.db
			.prepare(
				"insert into nl_items (tenant_id, id, title, sort_title, skill, level, kind, status, task, passage, created_by, created_at, updated_at) select tenant_id, nl_items.id || '-' || value, title, sort_title, skill, level, kind, status, task, passage, created_by, created_at, updated_at from nl_items, json_each('[1,2,3,4,5,6,7,8,9,10]') where nl_items.id = ?",
			)
			.bind(reading?.id)
			.run();
		const ids = [reading?.id, ...Array.from({ length: 10 }, (_, at) => `${reading?.id}-${at + 1}`)];
		await portal.db
			.prepare("update nl_tests set sections = ? where id = ?")
			.bind(JSON.stringify([{ skill: "reading", itemIds: ids }]), test.id)
			.run();
		const browser = browserAt(await test.link());
		await browser.begin();
		await browser.send({ intent: "placeSkipped" });
		for (let at = 0; at < 8; at += 1) await browser.answer(at % 2 === 0);
		const before = await attemptOf(test.id);
		expect(before.status).toBe("done");
		expect(await browser.text()).toContain("The level is not clear yet: Reading");
		await Promise.all([1, 2].map(() => browser.send({ intent: "more" })));
		expect(await attemptOf(test.id)).toMatchObject({ status: "begun", result: before.result });
		for (let at = 0; at < 3; at += 1) await browser.answer();
		const after = await attemptOf(test.id);
		expect([after.status, after.answered]).toEqual(["done", 11]);
		expect(await browser.text()).not.toContain("The level is not clear yet");
		expect(
			await row(
				"select max(times_shown) as most from nl_items where id in (select value from json_each(?))",
				JSON.stringify(ids),
			),
		).toEqual({ most: 1 });
	});
});

describe("an item", () => {
	it("is analysed and calibrated by the queue once it was answered 150 times, by where people stand", async () => {
		const test = await making({ mode: "adaptive" });
		const link = await test.link();
		const [item] = test.items;
		const linkId = (await row<{ id: string }>("select id from nl_links where guid = ?", link)).id;
		const numbers = JSON.stringify(Array.from({ length: 150 }, (_, at) => at));
		await portal.db.batch([
			portal.db
				.prepare(
					`insert into nl_attempts (tenant_id, id, test_id, link_id, secret_hash, language, first_language, status, items, answered, last_at, result, created_at, updated_at)
					select ?, 'calibrating-' || value, ?, ?, 'hash-' || value, 'nb', iif(value % 2, 'es', 'other'), 'done', '[]', 1, 0,
					json_object('overall', 'B1', 'skills', json_object('reading', json_object('points', 0, 'of', 1000, 'level', 'B1', 'theta', 0.5, 'se', 0.3))), 0, 0 from json_each(?)`,
				)
				.bind(tenant.id, test.id, linkId, numbers),
			portal.db
				.prepare(
					"insert into nl_answers (tenant_id, id, attempt_id, item_id, answer, score, ms, created_at, updated_at) select ?, 'calibrating-' || value, 'calibrating-' || value, ?, json_object('choice', iif(value % 2, 'a', 'b')), iif(value % 2, 1000, 0), 20000, 0, 0 from json_each(?)",
				)
				.bind(tenant.id, item?.id, numbers),
			portal.db.prepare("update nl_items set times_shown = 150 where id = ?").bind(item?.id),
		]);
		await portal.cron();
		await portal.settle();
		const found = await row<{
			b: number;
			b_se: number;
			calibrated_on: number;
			analysis: string;
			oddities: number;
			level: string;
		}>("select b, b_se, calibrated_on, analysis, oddities, level from nl_items where id = ?", item?.id);
		expect(found).toMatchObject({ calibrated_on: 150, level: "A1" });
		// Half is right at 0.5, of which chance gives some.
		expect(found.b).toBeGreaterThan(0.5);
		expect(found.b).toBeLessThan(1);
		expect(found.b_se).toBeGreaterThan(0.15);
		const analysis = JSON.parse(found.analysis);
		expect(analysis).toMatchObject({ answers: 150, facility: 0.5, medianMs: 20_000, groupedBy: "firstLanguage" });
		expect(analysis.options).toEqual([
			expect.objectContaining({ id: "a", share: 0.5 }),
			expect.objectContaining({ id: "b", share: 0.5 }),
		]);
		expect(found.oddities).toBeGreaterThan(0);
	});
});

describe("what a link and a test allow", () => {
	it("is one candidate of a one-time link, also where two begin at the same moment", async () => {
		const test = await making();
		const link = await test.link({ kind: "once", candidates_most: 1 });
		const browsers = Array.from({ length: 6 }, () => browserAt(link));
		await Promise.all(browsers.map((browser) => browser.begin()));
		expect(await countOf(test.id)).toBe(1);
		expect(await row("select begun from nl_links where guid = ?", link)).toEqual({ begun: 1 });
		expect(await browserAt(link).text()).toContain("Nobody more can begin by this link");
	});

	it("is as many as the link says, until its last day, while it and the test are open", async () => {
		const test = await making();
		const link = await test.link({ candidates_most: 2 });
		for (let at = 0; at < 3; at += 1) await browserAt(link).begin();
		expect(await countOf(test.id)).toBe(2);
		for (const given of [{ expires_on: "2020-01-01" }, { closed_at: 1 }]) {
			const browser = browserAt(await test.link(given));
			expect(await browser.text()).not.toContain("Begin the test");
			expect((await browser.begin()).status).toBe(410);
		}
		const closed = await making({ status: "closed" });
		expect((await browserAt(await closed.link()).begin()).status).toBe(410);
		expect(await countOf(closed.id)).toBe(0);
	});

	it("is as many attempts as one person has, by their browser and by their address", async () => {
		const test = await making({ attempts_most: 2 });
		const link = await test.link();
		const browser = browserAt(link);
		await browser.begin({ email: "dina@example.test" });
		for (let at = 0; at < 10; at += 1) await browser.answer(false);
		expect(await browser.text()).toContain("Take the test again");
		await browser.begin({ email: "dina@example.test" });
		expect(await countOf(test.id)).toBe(2);
		expect(await row("select begun from nl_links where guid = ?", link)).toEqual({ begun: 1 });
		for (let at = 0; at < 10; at += 1) await browser.answer(false);
		expect((await browser.begin()).status).toBe(410);
		expect((await browserAt(link).begin({ email: "DINA@example.test" })).status).toBe(409);
		expect((await browserAt(link).begin({ email: "elin@example.test" })).status).toBe(302);
		expect(await countOf(test.id)).toBe(3);
	});

	it("is one attempt where the button is pressed twice", async () => {
		const test = await making();
		const browser = browserAt(await test.link());
		const key = "k".repeat(43);
		const answers = await Promise.all([1, 2, 3].map(() => browser.send({ intent: "begin", key })));
		expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
		expect(await countOf(test.id)).toBe(1);
		await browser.answer();
	});

	it("is nothing of a link that there is not, of a draft, of what is in the trash, and of another organisation", async () => {
		const [draft, trashed, open] = [await making({ status: "draft" }), await making({ deleted_at: 1 }), await making()];
		const link = await open.link();
		const paths = [await draft.link(), await trashed.link(), newGuid(), "none"].map((guid) => browserAt(guid).path);
		paths.push(`/${other.guid}/norwegian_learning/norwegian_learning_test/${link}`);
		for (const path of paths) {
			const [shown, sent] = [
				await asPerson(portal).fetch(path),
				await asPerson(portal).submit(path, { intent: "skip", item: "x" }),
			];
			expect([shown.status, sent.status], path).toEqual([404, 404]);
		}
		const short = await asPerson(portal).fetch(`/norwegian_learning/norwegian_learning_test/${link}?lang=nb`);
		expect(short.headers.get("location")).toBe(`${browserAt(link).path}?lang=nb`);
	});

	it("takes nothing of a robot", async () => {
		const test = await making();
		const browser = browserAt(await test.link());
		expect((await browser.begin({ homepage: "https://spam.example" })).status).toBe(302);
		expect(await countOf(test.id)).toBe(0);
	});
});

describe("a snapshot", () => {
	it("has the items that were in use when it began, and stays as it was", async () => {
		const test = await making();
		const [first, second] = test.items;
		await portal.db.prepare("update nl_items set status = 'retired' where id = ?").bind(first?.id).run();
		const browser = browserAt(await test.link());
		await browser.begin();
		await portal.db.prepare("update nl_items set task = '{}', deleted_at = 1 where id = ?").bind(second?.id).run();
		expect((await itemNow(browser)).id).toBe(second?.id);
		for (let at = 0; at < 9; at += 1) await browser.answer();
		expect(JSON.parse((await attemptOf(test.id)).result ?? "").skills.reading).toEqual({
			points: 1000,
			of: 1000,
			level: "A2",
		});
	});
});

describe("a member", () => {
	it("takes it as themselves, and goes on in another browser", async () => {
		const test = await making();
		const link = await test.link();
		const browser = browserAt(link, member);
		await browser.begin({ name: "Somebody else", email: "else@example.test" });
		const attempt = await attemptOf(test.id);
		expect(attempt.user_id).toBe(member.userId);
		expect(attempt.email).not.toBe("else@example.test");
		await browser.answer();
		expect(await itemNow(browserAt(link, member))).toEqual(await itemNow(browser));
		expect((await browserAt(link, member).begin()).status).toBe(302);
		expect(await countOf(test.id)).toBe(1);
	});
});

describe("a test with a time limit", () => {
	const MINUTE = 60_000;
	const untilResult = async (browser: Browser) => {
		expect((await browser.send({ intent: "timeUp" })).status).toBe(302);
		return browser.text();
	};

	it("gives extra time by the link, ends when it has run out, and counts what was answered", async () => {
		const test = await making({ limit_minutes: 20 });
		const link = await test.link({ extra_percent: 50 });
		const browser = browserAt(link);
		const start = await browser.text();
		expect(start).toContain("You have 30 minutes.");
		expect(start).toContain("That includes 50 % extra time.");
		await browser.begin({ name: "Farah", email: "limit@example.test" });
		await portal.db.prepare("update nl_tests set limit_minutes = 1 where id = ?").bind(test.id).run();
		await browser.answer();
		const now = Date.now();
		await portal.travelTo(new Date(now + 29 * MINUTE));
		await browser.send({ intent: "timeUp" });
		expect((await attemptOf(test.id)).status).toBe("begun");
		await browser.answer();
		await portal.travelTo(new Date(now + 31 * MINUTE));
		const late = await itemKept(browser);
		await browser.send({ intent: "skip", item: late.id });
		expect((await attemptOf(test.id)).answered).toBe(2);
		const page = await browser.text();
		expect(page).toContain("Time is up");
		expect(page).not.toContain("Jenta går");
		expect(await untilResult(browser)).toContain("Your level: ");
		const { result, status } = await attemptOf(test.id);
		expect(status).toBe("done");
		expect(JSON.parse(result ?? "").skills.reading).toMatchObject({ points: 2000, of: 2000 });
		expect(JSON.parse(result ?? "").skills.grammar).toMatchObject({ points: 0, of: 4000 });
		const [, letter] = await lettersTo("limit@example.test");
		expect(letter?.text).toContain("You took the test on");
		expect(untold(letter?.text)).not.toMatch(LEVEL);
		await portal.travelTo(null);
	});

	it("is ended by the clock where nobody comes back, and has no result where nothing was answered", async () => {
		const [test, empty] = [await making({ limit_minutes: 20 }), await making({ limit_minutes: 20 })];
		const [browser, other] = [browserAt(await test.link()), browserAt(await empty.link())];
		await browser.begin();
		await browser.answer();
		await other.begin();
		const later = new Date(Date.now() + 2 * HOUR);
		await portal.travelTo(later);
		await portal.cron("5 * * * *", later);
		await portal.settle();
		expect(await attemptOf(test.id)).toMatchObject({ status: "done" });
		expect(await attemptOf(empty.id)).toMatchObject({ status: "expired", result: null });
		await portal.travelTo(null);
	});
});

describe("a practice test", () => {
	it("tells what is right and why, and only after it", async () => {
		const test = await making({ shows_answers: 1, attempts_most: 0 });
		await portal.db
			.prepare("update nl_items set explanation = 'Fordi subjektet er entall.' where id = ?")
			.bind(test.items.find(({ title }) => title === "Verb")?.id)
			.run();
		const browser = browserAt(await test.link());
		await browser.begin();
		for (let at = 0; at < 10; at += 1) {
			expect(await browser.text()).not.toMatch(/isRight|accepted|Fordi subjektet|Jenta går/);
			await browser.answer(at % 2 === 0);
		}
		const result = await browser.text();
		expect(result).toContain("Fordi subjektet er entall.");
		expect(result).toContain("1 of 2 right");
	});
});

describe("how a test is read", () => {
	it("keeps larger text and an easy typeface in the browser, before and in the test", async () => {
		const test = await making();
		const browser = browserAt(await test.link());
		const set = await browser.send({ intent: "look", look: "larger" });
		expect(set.status).toBe(302);
		const cookie = set.headers.getSetCookie().find((one) => one.startsWith("norwegian_test_look="));
		expect(cookie).toMatch(/=larger;.*HttpOnly/);
		expect(
			await (await browser.ask(browser.path, { headers: { Cookie: cookie?.split(";")[0] ?? "" } })).text(),
		).toContain(":root{font-size:125%}");
	});
});

describe("the clock", () => {
	it("ends attempts that have rested too long, counts what was answered, and removes them after a month", async () => {
		const test = await making({ pause_hours: 24, attempts_most: 0 });
		const browser = browserAt(await test.link());
		await browser.begin({ name: "Farah", email: "farah@example.test" });
		await browser.answer();
		const now = Date.now();
		await portal.travelTo(new Date(now + 23 * HOUR));
		await portal.cron();
		await portal.settle();
		expect((await attemptOf(test.id)).status).toBe("begun");
		await portal.travelTo(new Date(now + 25 * HOUR));
		const { id } = await row<{ id: string }>("select id from nl_items where id = ?", test.items[1]?.id);
		await browser.send({ intent: "skip", item: id });
		expect((await attemptOf(test.id)).answered).toBe(1);
		expect(await browser.text()).toContain("The break was too long");
		await portal.cron("5 * * * *", new Date(now + 25 * HOUR));
		await portal.settle();
		expect((await attemptOf(test.id)).status).toBe("expired");
		const counts = await row(
			"select sum(times_shown) as shown, sum(times_right) as right from nl_items where id in (select value from json_each(?))",
			JSON.stringify(test.items.map((item) => item.id)),
		);
		expect(counts).toEqual({ shown: 1, right: 1 });
		await portal.travelTo(new Date(now + 32 * DAY));
		await portal.cron("5 * * * *", new Date(now + 32 * DAY));
		await portal.settle();
		expect(await countOf(test.id)).toBe(0);
		expect(
			await row("select count(*) as count from nl_answers where attempt_id = ?", (await attemptOf(test.id))?.id ?? ""),
		).toEqual({ count: 0 });
		await portal.travelTo(null);
	});

	it("removes results that their test keeps no longer, and says so before somebody begins", async () => {
		const test = await making({ kept_months: 1, attempts_most: 0 });
		const link = await test.link();
		expect(await browserAt(link).text()).toContain("are deleted after 1 month");
		const browser = browserAt(link);
		await browser.begin({ name: "Farah", email: "farah@example.test" });
		await portal.db
			.prepare("update nl_attempts set status = 'done', done_at = ?1 where test_id = ?2")
			.bind(Date.now(), test.id)
			.run();
		const now = Date.now();
		await portal.cron("5 * * * *", new Date(now + 25 * DAY));
		expect(await countOf(test.id)).toBe(1);
		await portal.cron("5 * * * *", new Date(now + 32 * DAY));
		expect(await countOf(test.id)).toBe(0);
	});
});
