import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../chromium.mjs";
import { ensureInstalled } from "../ensure-installed.mjs";
import { freePort, runScript } from "../project.mjs";
import { definition } from "./form-cases.mjs";
import { median } from "./load.mjs";

// `node scripts/bench/typing.mjs`: what a key costs the browser's main thread in a form of 100 questions and 50 rules, where it is built
// and where it is answered, on a CPU slowed down to a fourth. Run by hand on a machine that does nothing else.
const SLOWER = 4;
const KEYS = 40;
/** Milliseconds between two keys, as of somebody who types fast, and until all has come to rest after the last. */
const PACE = 150;
const REST = 2000;
const ROUNDS = 5;

await runScript(async () => {
	ensureInstalled();
	const { buildPortal } = await import("../build.mjs");
	await buildPortal();
	const { servePortal } = await import("../serve.mjs");
	const portal = await servePortal({ port: await freePort(), persist: false });
	const browser = await chromium.launch({ args: chromiumFlags, executablePath: findChromium().executablePath });
	const look = { baseURL: portal.address, viewport: { width: 1280, height: 800 } };
	try {
		const [member, guest] = [await browser.newContext(look), await browser.newContext(look)];
		const form = await makeForm(member, portal.address);
		await bareField(await slowPage(guest));
		await load(await slowPage(guest), form);
		await answer(await slowPage(guest), form);
		await build(await slowPage(member), form);
	} finally {
		await browser.close();
		await portal.stop();
	}
	process.exit(0);
});

/** A text and the 100 questions with their rules on one page, made and published by the portal's own calls. */
async function makeForm(context, origin) {
	const { request } = context;
	const { demoPassword } = await (await import("../portal.mjs")).loadTypeScript("db/seed/accounts.ts");
	const call = async (path, data) => {
		const answer = await request.post(`/api/${path}`, { data, headers: { Origin: origin } });
		if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
		return answer.json();
	};
	const { token } = await call("login", { email: "admin@fjordvik.test", password: demoPassword });
	await context.addCookies([{ name: "session", value: token, url: origin }]);
	const [{ tenant_guid: tenant }] = (await (await request.get("/api/me")).json()).roleObj;
	const asked = definition(100, 50);
	asked.pages[0].sections[0].questions.unshift({
		id: "words",
		code: "words",
		type: "longText",
		label: { en: "How are you?" },
	});
	const made = await call("form_builder/forms", {
		...{ tenant_guid: tenant, definition: asked, settings: { presentation: "all" } },
	});
	await call("form_builder/forms/publish", { id: made.id, revision: 1 });
	return { name: made.name, reply: `/${tenant}/form_builder/form_reply/${made.guid}` };
}

async function slowPage(context) {
	const page = await context.newPage();
	const cdp = await context.newCDPSession(page);
	await cdp.send("Performance.enable");
	await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	await page.addInitScript(noteHydration);
	return Object.assign(page, { cdp });
}

/** In the page: when React has taken over what the server has sent, by what it keeps of its root. */
function noteHydration() {
	const root = Object.keys(document).find((key) => key.startsWith("__reactContainer"));
	const { isDehydrated } = document[root]?.stateNode.current.memoizedState ?? {};
	if (isDehydrated === false) window.hydrated = performance.now();
	else setTimeout(noteHydration, 5);
}

/** What the browser itself takes for a key. */
async function bareField(page) {
	await page.setContent("<textarea></textarea>");
	await page.locator("textarea").focus();
	await type(page, "a field and nothing else");
}

async function build(page, { name }) {
	await page.goto(`/form_builder/build/${name}`);
	await page.waitForFunction(() => "hydrated" in window);
	const words = page.locator("#words");
	for (const [card, what] of [
		["q1", "builder, the words of a question"],
		["q99", "builder, the words of the last question, which has a rule"],
	]) {
		await page.locator(`#card-${card}`).click();
		await words.focus();
		await type(page, what);
	}
	await page.getByRole("button", { name: "100 questions" }).click();
	await words.focus();
	await type(page, "builder, the title of the form");
}

async function answer(page, form) {
	await openWhole(page, form);
	await page.locator("[name='a.words']").focus();
	await type(page, "answering, a text");
	await page.locator("[name='a.q2']:checked").focus();
	await type(page, "answering, a scale that opens and closes a question", (at) =>
		at % 2 ? "ArrowLeft" : "ArrowRight",
	);
}

/** From the server's answer to the first screen until the page with all questions is alive. */
async function load(page, form) {
	const loads = [];
	while (loads.length < ROUNDS) {
		await openWhole(page, form);
		loads.push(
			await page.evaluate(() => {
				const [{ responseStart, requestStart }] = performance.getEntriesByType("navigation");
				return { firstByte: responseStart - requestStart, hydrated: window.hydrated };
			}),
		);
	}
	const middle = (of) => Math.round(median(loads.map((one) => one[of])));
	console.log(`answering, first byte ${middle("firstByte")} ms, hydrated after ${middle("hydrated")} ms`);
}

/** The screen on which all questions stand, as it comes to a browser in which nothing is alive yet. */
async function openWhole(page, { reply }) {
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.goto(reply);
	// All rules hold but one, which a step on its scale opens.
	const kept = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`q${at}`, at === 2 ? "5" : "10"]));
	await page
		.locator("[name=kept]")
		.evaluate((field, value) => field.setAttribute("value", value), JSON.stringify(kept));
	await page.unroute("**/assets/*.js");
	await page.locator(".answer-foot button").first().click();
	await page.waitForFunction(() => "hydrated" in window);
}

/** Types, and says what a key has cost, and what came after the last one. */
async function type(page, what, keyOf = () => "a") {
	await wait(REST);
	const costs = [];
	for (let at = 0; at < KEYS; at++)
		costs.push(
			await costOf(page, async () => {
				await page.keyboard.press(keyOf(at));
				await wait(PACE);
			}),
		);
	const after = await costOf(page, () => wait(REST));
	const of = (part) => costs.map((cost) => cost[part]);
	const say = (value) => value.toFixed(1).padStart(6);
	const parts = Object.keys(after).map((part) => `${part} ${say(median(of(part)))}`);
	console.log(`${what}: ${parts.join(", ")}; worst ${say(Math.max(...of("task")))}, afterwards ${say(after.task)}`);
}

/** Milliseconds of the main thread: all tasks, and of those scripts, styles and layout. */
async function costOf(page, act) {
	const before = await metrics(page);
	await act();
	const after = await metrics(page);
	const spent = (name) => (after[name] - before[name]) * 1000;
	return {
		...{ task: spent("TaskDuration"), script: spent("ScriptDuration") },
		...{ style: spent("RecalcStyleDuration"), layout: spent("LayoutDuration") },
	};
}

async function metrics({ cdp }) {
	const { metrics: all } = await cdp.send("Performance.getMetrics");
	return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}
