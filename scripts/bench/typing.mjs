import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../chromium.mjs";
import { ensureInstalled } from "../ensure-installed.mjs";
import { freePort, runScript } from "../project.mjs";
import { definition } from "./form-cases.mjs";
import { median } from "./load.mjs";

// `node scripts/bench/typing.mjs`: what a key costs in a form of 100 questions and 50 rules, where it is built and where it is answered, on a
// CPU slowed down to a fourth, each beside the same key in a field on an empty page, which is what the browser takes for itself.
// `work` is all that the main thread does from the key to the first frame after it, `last` the same to the last frame that comes before the
// next key (a question that opens comes with the second): CPU time, so that others on the machine do not count. It is what a page can decide,
// and what the goal of 16 ms is about. `to the eye` is the time from the key until its frame stands on the screen, as the browser notes it:
// what whoever types waits for, with the browser's other processes and drawing without a GPU, on a machine that does nothing else.
// These are of a run that is traced, which makes them larger, never smaller; `all` is of one that is not: whatever the main thread does until
// the next key, also what nobody waits for: the browser looks through the fields for its autofill, checks the spelling, tidies memory.
// `a rest` is what one key brings about when none follows, traced: all of it, and the longest piece that runs scripts after the key's own
// frame, for which a key that is pressed then has to wait.
// Of `work` the least stands before the median: on a machine that does something else too the median rises with it, the least hardly, so
// that two builds are held against each other by the least, and each against the empty field of its own run.
const SLOWER = 4;
const KEYS = 40;
/** Milliseconds between two keys, as of somebody who types fast, and until all has come to rest after the last. */
const PACE = 150;
const REST = 2000;
const ROUNDS = 5;

const say = (value) => value.toFixed(1);
const least = (all, name) => Math.min(...all.map((one) => one[name]));
const middle = (all, name) => median(all.map((one) => one[name]));
const worst = (all, name) => Math.max(...all.map((one) => one[name]));
/** Of the empty page, which is measured first. */
let bare;

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
		const call = await signIn(member, portal.address);
		const whole = await makeForm(call, "all");
		await bareField(await slowPage(guest), portal.address);
		await load(await formPage(guest), whole);
		await answer(await formPage(guest), whole);
		await answerOne(await formPage(guest), await makeForm(call, "questions"));
		await build(await formPage(member), whole);
	} finally {
		await browser.close();
		await portal.stop();
	}
	process.exit(0);
});

/** The portal's calls, as the admin of the demo's tenant, who is signed in by it in the browser too. */
async function signIn(context, origin) {
	const { request } = context;
	const { demoPassword } = await (await import("../portal.mjs")).loadTypeScript("db/seed/accounts.ts");
	const post = async (path, data) => {
		const answer = await request.post(`/api/${path}`, { data, headers: { Origin: origin } });
		if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
		return answer.json();
	};
	const { token } = await post("login", { email: "admin@fjordvik.test", password: demoPassword });
	await context.addCookies([{ name: "session", value: token, url: origin }]);
	const [{ tenant_guid: tenant }] = (await (await request.get("/api/me")).json()).roleObj;
	return { post, tenant };
}

/** A text and the 100 questions with their rules, on one page or each on its own, made and published by the portal's own calls. */
async function makeForm({ post, tenant }, presentation) {
	const asked = definition(100, 50);
	asked.pages[0].sections[0].questions.unshift({
		id: "words",
		code: "words",
		type: "longText",
		label: { en: "How are you?" },
	});
	const made = await post("form_builder/forms", {
		...{ tenant_guid: tenant, definition: asked, settings: { presentation } },
	});
	await post("form_builder/forms/publish", { id: made.id, revision: 1 });
	return { name: made.name, reply: `/${tenant}/form_builder/form_reply/${made.guid}` };
}

async function slowPage(context) {
	const page = await context.newPage();
	const cdp = await context.newCDPSession(page);
	await cdp.send("Performance.enable");
	await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	return Object.assign(page, { cdp });
}

async function formPage(context) {
	const page = await slowPage(context);
	await page.addInitScript(noteHydration);
	return page;
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
	// With the mouse over the page, as on the others: the browser asks after each layout what lies under it.
	await page.locator("textarea").click();
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

async function answerOne(page, { reply }) {
	await page.goto(reply);
	await page.waitForFunction(() => "hydrated" in window);
	await page.locator(".answer-foot button").first().click();
	await page.locator("[name='a.words']").focus();
	await type(page, "answering one at a time, a text");
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
	const { keys, waits } = await tracing(page, async () => {
		for (let at = 0; at < KEYS; at++) await press(at);
	});
	const rests = await tracing(page, async () => {
		for (let at = 0; at < ROUNDS; at++) {
			await press(at);
			await wait(REST);
		}
	});
	const work = `${say(least(keys, "work"))} to ${say(middle(keys, "work"))}`;
	bare ??= { work, wait: say(median(waits)) };
	const beside = (own, other) => `${own} (a bare field ${other})`;
	const parts = Object.keys(after).map((part) => `${part} ${say(middle(costs, part))}`);
	const lines = [
		`${what}: work ${beside(work, bare.work)}, last ${say(middle(keys, "last"))}, worst ${say(worst(keys, "last"))}`,
		`to the eye ${beside(say(median(waits)), bare.wait)}, worst ${say(Math.max(...waits))}`,
		`a rest: ${say(middle(rests.keys, "all"))}, the longest piece of it ${say(middle(rests.keys, "piece"))}`,
		`${parts.join(", ")}; afterwards ${say(after.all)}`,
	];
	console.log(lines.join("\n  "));
}

/**
 * Of each key the milliseconds of the main thread to its first frame and to its last, in all, and those of the longest piece with scripts after
 * its first frame; and those until it is seen, by what the browser notes.
 */
async function tracing(page, act) {
	const browser = page.context().browser();
	await browser.startTracing(page, {
		categories: ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline", "input"],
	});
	await act();
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
	const isKey = ({ name, args }) => name === "EventDispatch" && args.data?.type === "keydown";
	const { pid, tid } = traceEvents.find(isKey);
	const tasks = tasksOf(traceEvents.filter((one) => one.ph === "X" && one.pid === pid && one.tid === tid));
	const starts = tasks.flatMap(({ parts }, at) => (parts.some(isKey) ? [at] : []));
	const keys = starts.flatMap((from, index) => {
		const its = tasks.slice(from, starts[index + 1]);
		const having = (wanted) => its.flatMap(({ parts }, at) => (parts.some(({ name }) => name === wanted) ? [at] : []));
		const frames = having("Commit");
		if (frames.length === 0) return [];
		const upTo = (at) => its.slice(0, at + 1).reduce((sum, { cpu }) => sum + cpu / 1000, 0);
		const pieces = having("FunctionCall").flatMap((at) => (at > frames[0] ? [its[at].cpu / 1000] : []));
		return [
			{
				...{ work: upTo(frames[0]), last: upTo(frames.at(-1)) },
				...{ all: upTo(its.length - 1), piece: Math.max(0, ...pieces) },
			},
		];
	});
	return { keys, waits: waitsOf(traceEvents) };
}

/** Milliseconds from each press of a key until its frame has been presented. */
function waitsOf(events) {
	const open = new Map();
	const waits = [];
	for (const { name, ph, ts, args, id, id2 } of events.sort((one, other) => one.ts - other.ts)) {
		if (name !== "EventLatency") continue;
		const key = id2?.local ?? id;
		const begun = open.get(key);
		const isPress = (some) => some?.event_latency?.event_type === "KEY_PRESSED";
		if (ph === "b") open.set(key, { ts, args });
		else if (ph === "e" && begun && (isPress(args) || isPress(begun.args))) waits.push((ts - begun.ts) / 1000);
	}
	return waits;
}

/** A thread's tasks in their order, each with all that was noted within it. */
function tasksOf(events) {
	const tasks = [];
	let end = 0;
	for (const event of events.sort((one, other) => one.ts - other.ts || other.dur - one.dur)) {
		if (event.ts >= end) {
			tasks.push({ cpu: event.tdur, parts: [event] });
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
