import type { Page } from "@playwright/test";
import { comeAlive, expect, test } from "../support/browser";

const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };

/** Answers whatever stands on the screen, step by step, until the form is sent. */
async function answerAll(page: Page) {
	await page.getByRole("button", { name: "Begin" }).click();
	const send = page.getByRole("button", { name: "Send answers" });
	const progress = page.getByText(/^Question \d+ of \d+/).first();
	for (let step = 0; step < 30 && !(await send.isVisible()); step++) {
		const before = await progress.textContent();
		const radios = page.getByRole("main").getByRole("radio");
		if ((await radios.count()) > 0) await radios.last().check({ force: true });
		await page.getByRole("main").getByRole("button", { name: "Next", exact: true }).click();
		await expect.poll(async () => (await progress.allTextContents()).includes(before ?? "")).toBe(false);
		await expect(progress.or(send)).toBeVisible();
	}
	await send.click();
}

test("an advisor gives a form, the client answers it on a phone, and both see how it goes", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(120_000);
	await signIn("advisor@fjordvik.test");
	await page.goto("/psych_eval/users?q=yusuf");
	await page.getByRole("main").getByRole("link", { name: "Amina Yusuf", exact: true }).click();
	await page.getByLabel("How often").selectOption("once");
	await page.getByRole("button", { name: "Assign", exact: true }).click();
	await expect(page.getByText("The form is assigned")).toBeVisible();
	await expectAccessible();

	await signIn("client@fjordvik.test");
	await page.setViewportSize(phone);
	await page.goto("/home");
	await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "How are you?" }).first()).toBeVisible();
	await page.goto("/psych_eval/user_forms");
	await expectAccessible();
	await page.getByRole("link", { name: "Answer", exact: true }).first().click();
	await expect(page.getByText("116 117")).toBeVisible();
	await answerAll(page);
	await expect(page.getByRole("heading", { name: "Your answers are sent. Thank you." })).toBeVisible();
	await expect(page.getByText("116 117")).toBeVisible();
	await page.getByRole("link", { name: "See how things are going" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "How things are going" })).toBeVisible();
	await expect(page.getByRole("img", { name: /^Sleep over time/ })).toBeVisible();
	await expect(page.getByRole("region", { name: "The numbers: Sleep" })).toBeVisible();
	await expectAccessible();
	await page.setViewportSize(narrow);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);
	await page.goto("/psych_eval/reports/reads");
	await expect(page.getByRole("listitem").filter({ hasText: "Ingrid Solheim" }).first()).toContainText("charts");
});

test("what an advisor opens is readable without JavaScript", async ({ page, signIn, browser, baseURL }) => {
	await signIn("advisor@fjordvik.test");
	const cookies = await page.context().cookies();
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	await context.addCookies(cookies);
	const plain = await context.newPage();
	await plain.goto("/psych_eval/users?q=yusuf");
	await plain.getByRole("link", { name: "Open the charts of Amina Yusuf" }).click();
	await expect(plain.getByRole("region", { name: "The numbers", exact: true })).toBeVisible();
	const event = `Interview ${Date.now()}`;
	await plain.getByRole("textbox", { name: "What happened", exact: true }).fill(event);
	await plain.getByRole("main").getByRole("button", { name: "Add", exact: true }).click();
	await expect(plain.getByRole("listitem").filter({ hasText: event })).toBeVisible();
	await context.close();
});

test("an open alert stands first at home and counts in the menu, and leads to the answers where it is handled", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("advisor@fjordvik.test");
	await page.goto("/home");
	const first = page.getByRole("list", { name: "Needs your attention" }).getByRole("listitem").first();
	await expect(first).toContainText("must be followed up");
	await expect(first).toContainText("To be handled by");
	await expect(page.getByRole("navigation").getByRole("link", { name: /Self.report.*waiting for you/i })).toBeVisible();
	await expectAccessible();
	await first.getByRole("link", { name: /^Open the answer/ }).click();
	await expect(page.getByRole("button", { name: "Acknowledge" })).toBeVisible();
	await page.goto("/psych_eval/users");
	await expect(page.getByRole("list", { name: "Clients" }).getByRole("listitem").first()).toContainText("1 alert");
});

test("somebody who follows clients goes from one to the next by keys and by links, and not while typing", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("admin@fjordvik.test");
	await page.goto("/psych_eval/users");
	await page.getByRole("list", { name: "Clients" }).getByRole("link").first().click();
	const heading = page.getByRole("heading", { level: 1 });
	const beside = page.getByRole("navigation", { name: "Other clients" });
	await expect(beside.getByRole("link", { name: /^Next client/ })).toBeVisible();
	const first = (await heading.textContent()) ?? "";
	await page.keyboard.press("]");
	await expect(heading).not.toHaveText(first);
	await expect(beside.getByRole("link", { name: `Previous client: ${first}` })).toBeVisible();
	await expectAccessible();
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog").getByText("The one before")).toBeVisible();
	await page.keyboard.press("Escape");
	const goal = page.getByLabel("New goal");
	await goal.fill("");
	await goal.press("[");
	await expect(goal).toHaveValue("[");
	await expect(heading).not.toHaveText(first);
	await goal.blur();
	await page.keyboard.press("[");
	await expect(heading).toHaveText(first);
	await page.setViewportSize(narrow);
	await beside.getByRole("link", { name: /^Next client/ }).click();
	await expect(heading).not.toHaveText(first);
});

test.describe("a new form whose days are all over", () => {
	test.use({ expectedErrors: /422/ });

	test("is refused in words", async ({ page, signIn }) => {
		await signIn("advisor@fjordvik.test");
		await page.goto("/psych_eval/new_form");
		await comeAlive(page);
		await page.getByRole("main").locator('input[name="questionIds"]').first().check();
		await page.getByRole("combobox", { name: /Search by name or e-mail$/ }).fill("amina");
		await page.getByRole("option", { name: /Amina Yusuf/ }).click();
		await page.getByLabel("How often", { exact: true }).selectOption("days");
		await page.locator("#days").fill("2020-01-01");
		await page.getByRole("button", { name: "Create the form", exact: true }).click();
		await expect(page.getByRole("alert").filter({ hasText: "The schedule has no day left" })).toBeVisible();
	});
});
