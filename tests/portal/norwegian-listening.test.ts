import { afterAll, beforeAll, expect, it } from "vitest";
import { newGuid } from "#app/platform/ids";
import { hashToken } from "#app/platform/token.server";
import { factories } from "../support/factories";
import { writeTest } from "../support/norwegian-test";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let teacher: Person;
const files = { audioGuid: newGuid(), pictureGuids: [newGuid(), newGuid()] };

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, await make.module("norwegian_learning"));
	const user = await make.member(tenant, "ADMIN", { language: "en" });
	await make.grant(entry, user, "ADMIN");
	teacher = await signInAs(portal, user.email);
});
afterAll(() => portal.dispose());

const making = (given: Record<string, unknown> = {}) => writeTest(portal.db, { tenantId: tenant.id, ...files }, given);
const takeStartItems = () => teacher.submit(`/${tenant.guid}/norwegian_learning/items`, { intent: "startItems" });

type Item = {
	id: string;
	skill: string;
	task: { question: string; options: { id: string; text: string; isRight: boolean }[] };
};
type Kept = { id: string; status: string; path: string; items: string; answered: number; result: null; advice: string };

/** A browser at the test of a link, which keeps its cookie. */
function browserAt(link: string) {
	const path = `/${tenant.guid}/norwegian_learning/norwegian_learning_test/${link}`;
	const browser = {
		cookie: "",
		async ask(query = "", init: RequestInit = {}) {
			const headers = { "cf-connecting-ip": "10.7.7.7", "accept-language": "en", Cookie: browser.cookie };
			const answer = await asPerson(portal).fetch(path + query, { ...init, headers });
			const set = answer.headers.getSetCookie().find((one) => /^norwegian_test_(?!look)/.test(one));
			if (set) browser.cookie = set.split(";")[0] as string;
			return answer;
		},
		text: async (query = "") => (await browser.ask(query)).text(),
		send: (fields: Record<string, string>) => browser.ask("", { method: "POST", body: new URLSearchParams(fields) }),
		begin: (more: Record<string, string> = { path: "listening" }) =>
			browser.send({ intent: "begin", key: crypto.randomUUID().replaceAll("-", "").padEnd(43, "x"), ...more }),
		async kept() {
			const hash = await hashToken(browser.cookie.split("=")[1] as string);
			return (await portal.db
				.prepare("select * from nl_attempts where secret_hash = ?")
				.bind(hash)
				.first<Kept>()) as Kept;
		},
		/** Answers the item where one is as a form without JavaScript does. */
		async answer(isRight: (item: Item) => boolean) {
			const { items, answered } = await browser.kept();
			const item = (JSON.parse(items) as Item[])[answered] as Item;
			const choice = item.task.options.find((option) => option.isRight === isRight(item))?.id ?? "";
			expect((await browser.send({ intent: "answer", item: item.id, "answer.choice": choice })).status).toBe(302);
		},
	};
	return browser;
}

it("offers the listening path where the test has it on and the bank has pictured items", async () => {
	const test = await making({ offers_listening: 1 });
	const link = await test.link();
	expect(await browserAt(link).text()).not.toContain("I would rather listen and look");
	expect((await browserAt(link).begin()).status).toBe(410);
	expect((await takeStartItems()).status).toBe(302);
	expect(await browserAt(link).text()).toContain("I would rather listen and look");
	const start = await browserAt(link).text("?again&listen&lang=nb");
	expect(start).toContain("Trykk på bildet som passer.");
	const without = await (await making()).link();
	expect(await browserAt(without).text()).not.toContain("I would rather listen and look");
	expect((await browserAt(without).begin()).status).toBe(410);
});

it("asks by pictures alone, tells nothing of what is right, resumes, and ends with advice instead of a level", async () => {
	const test = await making({
		offers_listening: 1,
		mode: "adaptive",
		limit_minutes: 5,
		asks_name: "required",
		courses: { readingTrack: "Lese- og skrivekurs på dagtid" },
	});
	const browser = browserAt(await test.link());
	expect((await browser.begin()).status).toBe(302);
	const items = JSON.parse((await browser.kept()).items) as Item[];
	expect(items).toHaveLength(15);
	expect(await browser.kept()).toMatchObject({ path: "listening", limit_minutes: 0, plan: null });
	for (let at = 0; at < items.length; at += 1) {
		const page = await browser.text();
		const { id, task, skill } = items[at] as Item;
		expect(page).toContain(`name="item" value="${id}"`);
		expect(page).toContain(task.question);
		expect(page).not.toMatch(/isRight|type="text"|<textarea/);
		// The word of the right picture stands nowhere, unless it is the word to be read.
		const right = task.options.find(({ isRight }) => isRight)?.text ?? "";
		if (skill === "listening") expect(page).not.toContain(`"${right}"`);
		await browser.answer((item) => item.skill === "listening");
	}
	const result = (await browser.text()).replaceAll(/<script[\s\S]*?<\/script>/g, "");
	expect(result).toContain("We suggest the reading track");
	expect(result).toContain("You understand a lot of spoken Norwegian.");
	expect(result).toContain("you begin with letters and sounds");
	expect(result).toContain("Lese- og skrivekurs på dagtid");
	expect(result).not.toMatch(/Your level|Under A1|fail/i);
	const kept = await browser.kept();
	expect(kept).toMatchObject({ status: "done", result: null, rank: -1 });
	expect(JSON.parse(kept.advice)).toEqual({
		...{ heard: { right: 10, of: 10 }, read: { right: 0, of: 5 } },
		...{ understands: "much", begins: "letters" },
	});

	const told = await (await teacher.fetch(`/${tenant.guid}/norwegian_learning/results/attempt/${kept.id}`)).text();
	expect(told).toContain("Listening path");
	expect(told).toContain("Suggested: the reading track");
	expect(told).toContain("Understood spoken Norwegian: 10 of 10.");
	const { body } = await teacher.call(
		"GET",
		`/api/norwegian_learning/results?tenant_id=${tenant.id}&mode=getdetails&id=${kept.id}`,
	);
	expect(body).toMatchObject({ path: "listening", overall: null, advice: { begins: "letters" } });
	const group = await (await teacher.fetch(`/${tenant.guid}/norwegian_learning/tests/test/${test.id}/group`)).text();
	expect(group).toContain("Reading track");
});

it("goes on by listening where somebody has begun by reading, and no more once they have answered a few items", async () => {
	for (const mode of ["fixed", "adaptive"]) {
		const test = await making({ offers_listening: 1, mode, limit_minutes: 5 });
		const link = await test.link();
		const browser = browserAt(link);
		await browser.begin({ path: "reading" });
		expect(await browser.text(), mode).toContain("I would rather listen and look");
		if (mode === "adaptive") await browser.send({ intent: "placeSkipped" });
		const passOver = async () => {
			const { items, answered } = await browser.kept();
			await browser.send({ intent: "skip", item: (JSON.parse(items) as Item[])[answered]?.id ?? "" });
		};
		await passOver();
		expect((await browserAt(link).send({ intent: "listen" })).status).toBe(404);
		const { id } = await browser.kept();
		expect((await browser.send({ intent: "listen" })).status).toBe(302);
		const kept = { id, path: "listening", answered: 0, limit_minutes: 0, plan: null, status: "begun" };
		expect(await browser.kept()).toMatchObject(kept);
		const left = portal.db.prepare("select count(*) as n from nl_answers where attempt_id = ?").bind(id);
		expect(await left.first("n")).toBe(0);
		const page = await browser.text();
		expect(page).not.toContain("I would rather listen and look");
		expect(page).toContain(`name="item" value="${(JSON.parse((await browser.kept()).items) as Item[])[0]?.id}"`);
		await browser.answer(() => true);
		// Sent once more it changes nothing.
		await browser.send({ intent: "listen" });
		expect(await browser.kept()).toMatchObject({ ...kept, answered: 1 });
	}
	const late = browserAt(await (await making({ offers_listening: 1, mode: "adaptive" })).link());
	await late.begin({ path: "reading" });
	await late.send({ intent: "placeSkipped" });
	for (let at = 0; at < 3; at += 1) {
		const { items, answered } = await late.kept();
		await late.send({ intent: "skip", item: (JSON.parse(items) as Item[])[answered]?.id ?? "" });
	}
	expect(await late.text()).not.toContain("I would rather listen and look");
	await late.send({ intent: "listen" });
	expect(await late.kept()).toMatchObject({ path: "reading", answered: 3 });
	const without = browserAt(await (await making()).link());
	await without.begin({ path: "reading" });
	await without.send({ intent: "listen" });
	expect(await without.kept()).toMatchObject({ path: "reading" });
});

it("puts the pictured items into no test by itself, and reads on where one reads", async () => {
	const test = await making({ offers_listening: 1 });
	const browser = browserAt(await test.link());
	await browser.begin({ path: "reading", name: "Amina" });
	expect(await browser.kept()).toMatchObject({ path: "reading" });
	const ids = (JSON.parse((await browser.kept()).items) as Item[]).map(({ id }) => id);
	expect(ids.filter((id) => id.includes("pictures"))).toEqual([]);
	await teacher.submit(`/${tenant.guid}/norwegian_learning/tests/test/${test.id}`, { intent: "addAll", id: test.id });
	const { sections } = (await portal.db
		.prepare("select sections from nl_tests where id = ?")
		.bind(test.id)
		.first<{ sections: string }>()) as { sections: string };
	expect(sections).toContain("-start-");
	expect(sections).not.toContain("-pictures-");
});
