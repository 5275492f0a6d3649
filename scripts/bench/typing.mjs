import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../chromium.mjs";
import { ensureInstalled } from "../ensure-installed.mjs";
import { freePort, runScript } from "../project.mjs";
import { definition } from "./form-cases.mjs";
import { median } from "./load.mjs";

// `node scripts/bench/typing.mjs`: what a key costs the browser's main thread in a form of 100 questions and 50 rules, where it is built
// and where it is answered, on a CPU slowed down to a fourth. Run by hand on a machine that does nothing else.
// Three figures: `shown`, all that the main thread does from the key to the first frame after it, which is what whoever types waits for;
// `last`, the same to the last frame that comes before the next key (a question that opens comes with the second); and `all`, whatever the
// main thread does until the next key, also what nobody waits for: the browser looks through the fields for its autofill, checks the
// spelling, tidies memory. `shown` and `last` are of a run of their own that is traced, which makes them a little larger, never smaller.
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
		await bareField(await slowPage(guest), portal.address);
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

/** What the browser itself takes for a key, on a page with an address: on one without it does less than on any real one. */
async function bareField(page, origin) {
	const empty = `${origin}/empty`;
	await page.route(empty, (route) =>
		route.fulfill({ contentType: "text/html", body: "<!doctype html><textarea></textarea>" }),
	);
	await page.goto(empty);
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
	const press = async (at) => {
		await page.keyboard.press(keyOf(at));
		await wait(PACE);
	};
	for (let at = 0; at < KEYS; at++) costs.push(await costOf(page, () => press(at)));
	const after = await costOf(page, () => wait(REST));
	const frames = await tracing(page, async () => {
		for (let at = 0; at < KEYS; at++) await press(at);
	});
	const say = (value) => value.toFixed(1).padStart(6);
	const saying = (name, all) => `${name} ${say(median(all.map((one) => one[name])))}`;
	const worst = (name, all) => say(Math.max(...all.map((one) => one[name])));
	const shown = [saying("shown", frames), saying("last", frames), `worst ${worst("last", frames)}`];
	const all = [...Object.keys(after).map((part) => saying(part, costs)), `worst ${worst("all", costs)}`];
	console.log(`${what}: ${[...shown, ...all].join(", ")}; afterwards ${say(after.all)}`);
}

/** Milliseconds of the main thread from each key to its first frame and to its last, by what the browser notes of its tasks. */
async function tracing(page, act) {
	const browser = page.context().browser();
	await browser.startTracing(page, {
		categories: ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline"],
	});
	await act();
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
	const isKey = ({ name, args }) => name === "EventDispatch" && args.data?.type === "keydown";
	const { pid, tid } = traceEvents.find(isKey);
	const tasks = tasksOf(traceEvents.filter((one) => one.ph === "X" && one.pid === pid && one.tid === tid));
	const starts = tasks.flatMap(({ parts }, at) => (parts.some(isKey) ? [at] : []));
	return starts.flatMap((from, index) => {
		const its = tasks.slice(from, starts[index + 1]);
		const frames = its.flatMap(({ parts }, at) => (parts.some(({ name }) => name === "Commit") ? [at] : []));
		const upTo = (at) => its.slice(0, at + 1).reduce((sum, { dur }) => sum + dur / 1000, 0);
		return frames.length > 0 ? [{ shown: upTo(frames[0]), last: upTo(frames.at(-1)) }] : [];
	});
}

/** A thread's tasks in their order, each with all that was noted within it. */
function tasksOf(events) {
	const tasks = [];
	let end = 0;
	for (const event of events.sort((one, other) => one.ts - other.ts || other.dur - one.dur)) {
		if (event.ts >= end) {
			tasks.push({ dur: event.dur, parts: [event] });
			end = event.ts + event.dur;
		} else tasks.at(-1).parts.push(event);
	}
	return tasks;
}

/** Milliseconds of the main thread: all tasks, and of those scripts, styles and layout. */
async function costOf(page, act) {
	const before = await metrics(page);
	await act();
	const after = await metrics(page);
	const spent = (name) => (after[name] - before[name]) * 1000;
	return {
		...{ all: spent("TaskDuration"), script: spent("ScriptDuration") },
		...{ style: spent("RecalcStyleDuration"), layout: spent("LayoutDuration") },
	};
}

async function metrics({ cdp }) {
	const { metrics: all } = await cdp.send("Performance.getMetrics");
	return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}
