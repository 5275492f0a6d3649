import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

const advisor = "advisor@fjordvik.test";
/** A form of the demo that many have answered. */
const report = "/form_builder/formreports/evaluering-av-kurs";

async function add(page: Page, kind: string, fill: () => Promise<void>) {
	await page.getByRole("link", { name: kind, exact: true }).click();
	await fill();
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(page.getByRole("button", { name: "Add", exact: true })).toHaveCount(0);
}

test("an advisor makes a report page, publishes it, and shares it with somebody without an account", async ({
	page,
	signIn,
	browser,
	baseURL,
	expectAccessible,
}) => {
	const title = unique("What they said");
	await signIn(advisor);
	await page.goto(report);
	await expect(page.getByRole("link", { name: "Form builder" }).first()).toHaveAttribute("aria-current", "page");
	await page.getByRole("link", { name: "Report pages" }).click();
	await page.getByLabel("Title", { exact: true }).fill(title);
	await page.getByRole("button", { name: "Make page" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
	await add(page, "Text", () => page.getByRole("textbox", { name: "Text" }).fill("So far {{n}} have answered."));
	await expect(page.getByText(/So far \d+ have answered\./)).toBeVisible();
	await add(page, "Chart", async () => {
		await page.getByLabel("Question", { exact: true }).selectOption({ index: 1 });
	});
	await expect(page.getByRole("figure")).toHaveCount(1);
	await page.getByRole("button", { name: "Move part 2 up" }).click();
	await expect(page.getByRole("button", { name: "Move part 2 up" })).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: "Publish with today’s figures" }).click();
	await expect(page.getByRole("link", { name: "Published", exact: true })).toHaveAttribute("aria-current", "page");
	await page.getByRole("button", { name: "Make link" }).click();
	const address = await page.getByLabel("Link", { exact: true }).inputValue();

	const guest = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: "en-GB" });
	const plain = await guest.newPage();
	await plain.goto(`${address}?lang=en`);
	await expect(plain.getByRole("heading", { level: 1 })).toHaveText(title);
	await expect(plain.getByText(/So far \d+ have answered\./)).toBeVisible();
	await expect(plain.getByRole("figure")).toHaveCount(1);
	await plain.emulateMedia({ media: "print" });
	await expect(plain.getByRole("navigation", { name: "Languages" })).toBeHidden();

	await page.getByRole("button", { name: /^Close the link/ }).click();
	await expect(page.getByText("Closed", { exact: true })).toBeVisible();
	expect((await plain.goto(address))?.status()).toBe(404);
	await guest.close();
});

test("a report page is written and ordered without JavaScript, and fits 320 pixels", async ({
	page,
	signIn,
	baseURL,
	browser,
}) => {
	await signIn(advisor);
	const cookies = await page.context().cookies();
	const context = await browser.newContext({
		baseURL,
		javaScriptEnabled: false,
		viewport: { width: 320, height: 640 },
	});
	await context.addCookies(cookies);
	const plain = await context.newPage();
	await plain.goto(`${report}/pages`);
	await plain.getByLabel("Title", { exact: true }).fill(unique("By hand"));
	await plain.getByRole("button", { name: "Make page" }).click();
	await add(plain, "Heading", () => plain.getByRole("textbox", { name: "Heading" }).fill("First"));
	await add(plain, "Heading", () => plain.getByRole("textbox", { name: "Heading" }).fill("Second"));
	await plain.getByRole("button", { name: "Move part 2 up" }).click();
	await expect(plain.getByRole("heading", { level: 2 }).first()).toHaveText("Second");
	await plain.getByRole("link", { name: "Edit part 1" }).click();
	await plain.getByRole("textbox", { name: "Heading" }).fill("Changed");
	await plain.getByRole("button", { name: "Save", exact: true }).first().click();
	await expect(plain.getByRole("heading", { level: 2 }).first()).toHaveText("Changed");
	expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	await context.close();
});
