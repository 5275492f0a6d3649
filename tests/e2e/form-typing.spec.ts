import type { Locator, Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

const NUMBER = 60;
const labelOf = (at: number) => `Hvordan gikk nummer ${at}?`;

const question = (at: number) => ({
	...{ id: `q${at}`, code: `q${at}`, type: "scale", min: 0, max: 10, isRequired: true },
	label: { nb: labelOf(at) },
});
const words = { id: "words", code: "words", type: "longText", label: { nb: "Hva har hendt?" } };
const choice = {
	...{ id: "way", code: "way", type: "choice", label: { nb: "Hvilken vei?" } },
	options: [{ id: "a", label: { nb: "Opp" } }],
};

/** A long form on one page, made and published by the tenant's admin, who stays signed in. */
async function makeForm(page: Page, title: string, signIn: (email: string) => Promise<void>, baseURL = "") {
	await signIn("admin@fjordvik.test");
	const me = (await (await page.request.get("/api/me")).json()) as { roleObj: { tenant_guid: string }[] };
	const tenant = me.roleObj[0]?.tenant_guid ?? "";
	const questions = [words, choice, ...Array.from({ length: NUMBER }, (_, at) => question(at))];
	const definition = {
		...{ format: 1, languages: ["nb"], title: { nb: unique(title) }, scores: [], lineage: [], tests: [] },
		pages: [{ id: "p", sections: [{ id: "s", questions }] }],
	};
	const headers = { Origin: baseURL };
	const data = { tenant_guid: tenant, definition, settings: { presentation: "all" } };
	const made = await page.request.post("/api/form_builder/forms", { headers, data });
	expect(made.status(), await made.text()).toBe(201);
	const { id, guid, name } = (await made.json()) as { id: string; guid: string; name: string };
	const out = await page.request.post("/api/form_builder/forms/publish", { headers, data: { id, revision: 1 } });
	expect(out.status(), await out.text()).toBe(200);
	return { build: `/form_builder/build/${name}`, reply: `/${tenant}/form_builder/form_reply/${guid}?lang=nb` };
}

type TraceEvent = {
	name: string;
	pid: number;
	tid: number;
	ts: number;
	args: { data?: { type?: string }; beginData?: { partialLayout: boolean } };
};

const field = (page: Page) => page.locator("#words");
const card = (page: Page, id: string) => page.locator(`#card-${id}`);
const saved = (page: Page) => expect(page.locator("[data-saved]")).toBeVisible();

/** The builder with a question's words at hand, alive. */
async function open(page: Page, address: string, id = "words") {
	await page.goto(address);
	await card(page, id).click();
	await field(page).focus();
	await page.keyboard.press("End");
}

test("what was typed last goes with whatever is done next in the builder", async ({ page, signIn, baseURL }) => {
	const { build } = await makeForm(page, "Skrevet sist", signIn, baseURL);
	await open(page, build);
	await page.keyboard.type(" Nå");
	await page.keyboard.press("Control+z");
	await expect(field(page)).toHaveValue("Hva har hendt?");
	await page.keyboard.press("Control+y");
	await expect(field(page)).toHaveValue("Hva har hendt? Nå");
	await page.keyboard.type("!");
	await card(page, "way").click();
	await expect(card(page, "words")).toContainText("Hva har hendt? Nå!");

	const lines = page.getByRole("textbox", { name: /^Options/ });
	await lines.first().focus();
	await page.keyboard.press("End");
	await page.keyboard.type("over");
	await page.keyboard.press("Enter");
	await expect(lines).toHaveCount(2);
	await expect(lines.nth(1)).toBeFocused();
	await page.keyboard.type("N");
	await page.keyboard.press("Backspace");
	await expect(lines).toHaveCount(2);
	await page.keyboard.type("Ned");
	await page.keyboard.press("Alt+ArrowUp");
	await expect(lines.first()).toHaveValue("Ned");
	await expect(lines.nth(1)).toHaveValue("Oppover");

	await card(page, "q0").click();
	await field(page).focus();
	await page.keyboard.press("End");
	await page.keyboard.type(" Sist");
	await page.keyboard.press("Control+Enter");
	await expect(page).not.toHaveURL(new RegExp(`${build}$`));
	await expect(page.getByText(`${labelOf(0)} Sist`).first()).toBeVisible();
	await page.goto(build);
	await expect(card(page, "q0")).toContainText("Sist");
	await expect(card(page, "way")).toContainText("Oppover");
});

/** What a page draws anew with letters that are typed one by one: what has changed in its markup since the first of them. */
function drawnWithLetters(typedIn: Locator): Promise<string[]> {
	return typedIn.evaluate(async (field) => {
		if (!(field instanceof HTMLElement)) throw new Error("Nothing can be typed there.");
		field.focus();
		const drawn: string[] = [];
		const watch = new MutationObserver(() => {});
		const letter = async () => {
			document.execCommand("insertText", false, "1");
			// React draws what follows from a key before the next task.
			await Promise.resolve();
			await Promise.resolve();
		};
		await letter();
		watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
		for (let at = 0; at < 4; at++) await letter();
		for (const { type, target } of watch.takeRecords()) drawn.push(`${type} of ${target.nodeName}`);
		watch.disconnect();
		return drawn;
	});
}

/** How a page was laid out anew for a letter: only within what the field stands in, or as a whole. */
async function laidOutWith(page: Page, typedIn: Locator): Promise<("part" | "whole")[]> {
	await typedIn.focus();
	await page
		.context()
		.browser()
		?.startTracing(page, { categories: ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
	await typedIn.pressSequentially("n");
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
	const trace = JSON.parse((await page.context().browser()?.stopTracing())?.toString() ?? "{}") as {
		traceEvents: TraceEvent[];
	};
	const isKey = ({ name, args }: TraceEvent) => name === "EventDispatch" && args.data?.type === "keydown";
	const key = trace.traceEvents.find(isKey);
	const itsOwn = trace.traceEvents.filter(({ pid, tid, ts }) => pid === key?.pid && tid === key.tid && ts >= key.ts);
	const frame = itsOwn.find(({ name }) => name === "Commit")?.ts ?? Number.POSITIVE_INFINITY;
	const layouts = itsOwn.filter(({ name, ts, args }) => name === "Layout" && ts <= frame && args.beginData);
	return layouts.map(({ args }) => (args.beginData?.partialLayout ? "part" : "whole"));
}

test("a letter typed in the builder draws nothing anew, and lays out its own pane alone", async ({
	page,
	signIn,
	baseURL,
}) => {
	const { build } = await makeForm(page, "Tegnet på nytt", signIn, baseURL);
	await open(page, build, "q0");
	expect(await drawnWithLetters(field(page))).toEqual([]);
	const laidOut = await laidOutWith(page, field(page));
	expect(laidOut.length).toBeGreaterThan(0);
	expect(laidOut).not.toContain("whole");
	expect(await drawnWithLetters(page.getByRole("textbox", { name: "To", exact: true }))).toEqual([]);
	await card(page, "way").click();
	expect(await drawnWithLetters(page.getByRole("textbox", { name: /^Options/ }).first())).toEqual([]);
});

test("a letter typed in an answer draws nothing anew, and no question makes layers of its own", async ({
	page,
	signIn,
	baseURL,
}) => {
	const { reply } = await makeForm(page, "Lagdelt", signIn, baseURL);
	await page.context().clearCookies();
	await page.goto(reply);
	await page.locator(".answer-foot button").first().click();
	expect(await drawnWithLetters(page.locator("[name='a.words']"))).toEqual([]);
	const positioned = await page
		.locator(".answer-apart *")
		.evaluateAll((all) => all.filter((one) => getComputedStyle(one).position !== "static").length);
	expect(positioned).toBe(0);
});

test("what is typed is said to be saved when it is, and not before", async ({ page, signIn, baseURL }) => {
	const { build } = await makeForm(page, "Lagret", signIn, baseURL);
	await open(page, build);
	await saved(page);
	const steps = await page.evaluateHandle(() => {
		const steps: string[] = [];
		new MutationObserver(() => {
			const said = document.querySelector("[data-saved]") ? "saved" : "waits";
			if (steps.at(-1) !== said) steps.push(said);
		}).observe(document, { subtree: true, childList: true });
		return steps;
	});
	await page.keyboard.type("!");
	await expect.poll(() => steps.jsonValue()).toEqual(["waits", "saved"]);
	await expect(card(page, "words")).toContainText("!");
	// What is taken back before it was saved is as it was when it was saved last.
	await card(page, "words").focus();
	await page.keyboard.press("Control+d");
	await page.keyboard.press("Control+z");
	await saved(page);
});

test("a number stays as it is written while it is typed, and is the form's once typing rests", async ({
	page,
	signIn,
	baseURL,
}) => {
	const { build } = await makeForm(page, "Tall", signIn, baseURL);
	await open(page, build, "q0");
	const upTo = page.getByRole("textbox", { name: "To", exact: true });
	const endOf = card(page, "q0").locator("span", { hasText: /^4$/ });
	await upTo.fill("4,");
	await expect(endOf).toBeVisible();
	await expect(card(page, "q0").locator("span", { hasText: /^5$/ })).toHaveCount(0);
	await expect(upTo).toHaveValue("4,");
	await page.keyboard.press("Tab");
	await expect(upTo).toHaveValue("4");
	await upTo.fill("-");
	await saved(page);
	await expect(upTo).toHaveValue("-");
	await page.keyboard.press("Tab");
	await expect(upTo).toHaveValue("4");
	// What the server would refuse is not taken over.
	for (const beyond of ["1111110", "4.5"]) {
		await upTo.fill(beyond);
		await page.keyboard.press("Tab");
		await expect(upTo).toHaveValue("4");
	}
	await upTo.fill("7");
	await page.keyboard.press("Control+z");
	await expect(upTo).toHaveValue("10");
});

test("a list that is pasted into an empty line is there whole", async ({ page, signIn, baseURL }) => {
	const { build } = await makeForm(page, "Limt inn", signIn, baseURL);
	await open(page, build, "way");
	const lines = page.getByRole("textbox", { name: /^Options/ });
	await lines.first().focus();
	await page.keyboard.press("End");
	await page.keyboard.press("Enter");
	await expect(lines.nth(1)).toBeFocused();
	await lines.nth(1).evaluate((line) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", "- Ned\n- Inn\n- Ut");
		line.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	});
	await expect(lines).toHaveCount(4);
	await expect(lines.nth(3)).toBeFocused();
	for (const [at, text] of ["Opp", "Ned", "Inn", "Ut"].entries()) await expect(lines.nth(at)).toHaveValue(text);
});

test("what was typed is there after leaving the builder, by a link or by closing it", async ({
	page,
	signIn,
	baseURL,
}) => {
	const { build } = await makeForm(page, "Forlatt", signIn, baseURL);
	await open(page, build);
	await page.keyboard.type(" Først");
	const kept = page.waitForResponse((answer) => answer.request().postData()?.includes("Først") ?? false);
	await page.getByRole("link", { name: "All forms" }).click();
	await expect(page).not.toHaveURL(new RegExp(`${build}$`));
	expect((await kept).status()).toBe(200);
	await open(page, build);
	await expect(field(page)).toHaveValue("Hva har hendt? Først");

	const asked = page.waitForEvent("dialog");
	await page.keyboard.type(" Sist");
	await expect(page.locator("[data-saved]")).toBeHidden();
	await page.close({ runBeforeUnload: true });
	const dialog = await asked;
	expect(dialog.type()).toBe("beforeunload");
	await dialog.dismiss();
	await saved(page);
	await page.reload();
	await expect(card(page, "words")).toContainText("Hva har hendt? Først Sist");
});

test("words that are composed stay as they are composed while typing rests", async ({ page, signIn, baseURL }) => {
	const { build } = await makeForm(page, "Satt sammen", signIn, baseURL);
	await open(page, build);
	const cdp = await page.context().newCDPSession(page);
	const compose = (text: string) =>
		cdp.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
	await compose("か");
	await expect(card(page, "words")).toContainText("か");
	await compose("かな");
	await cdp.send("Input.insertText", { text: "仮名" });
	await expect(field(page)).toHaveValue("Hva har hendt?仮名");
	await expect(card(page, "words")).toContainText("Hva har hendt?仮名");
});

test("all of a long form can be found, heard and printed, and a fault is gone to", async ({
	page,
	signIn,
	baseURL,
}) => {
	const { reply } = await makeForm(page, "Langt skjema", signIn, baseURL);
	await page.context().clearCookies();
	await page.goto(reply);
	await page.locator(".answer-foot button").first().click();
	const last = page.getByRole("group", { name: labelOf(NUMBER - 1) });
	await expect(last).toBeAttached();
	await expect(last).not.toBeInViewport();

	const heard = await page.locator("main").ariaSnapshot();
	for (let at = 0; at < NUMBER; at++) expect(heard).toContain(labelOf(at));

	expect(
		await page.evaluate((text) => "find" in window && (window.find as (of: string) => boolean)(text), labelOf(40)),
	).toBe(true);
	await expect(page.getByRole("group", { name: labelOf(40) })).toBeInViewport();

	await page.emulateMedia({ media: "print" });
	const hidden = await page
		.locator("fieldset")
		.evaluateAll((all) => all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length);
	expect(hidden).toBe(0);
	await page.emulateMedia({ media: "screen" });

	await page.locator(".answer-foot button").first().click();
	const fault = page.getByRole("link", { name: new RegExp(`^${labelOf(NUMBER - 1).replace("?", "\\?")}`) });
	await fault.click();
	await expect(last).toBeInViewport();
	await expect(last.getByRole("radio").first()).toBeFocused();
});
