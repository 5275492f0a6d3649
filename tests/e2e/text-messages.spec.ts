import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

const narrow = { width: 390, height: 844 };
/** A number of the running try's own: each is sent five codes a day. */
const numbered = (start: number) => String(start + Number(unique("", "")));
const code = (page: Page, phone: string) =>
	page
		.getByRole("listitem")
		.filter({ hasText: `+47${phone}` })
		.filter({ hasText: "is your code" });

/** What an earlier try of the same test has left is taken back. */
async function openFresh(page: Page) {
	await page.goto("/yourprofile");
	const part = page.locator("#sms");
	const earlier = part.getByRole("button", { name: /Stop text messages|Use another number/ });
	await expect(part.getByRole("button").first()).toBeVisible();
	if (await earlier.isVisible()) await earlier.click();
	return part;
}

/** The newest code that was sent to a number, out of the messages that the demo has caught. */
async function codeFor(page: Page, phone: string): Promise<string> {
	await expect(async () => {
		await page.goto("/dev/mail");
		await expect(code(page, phone).first()).toBeVisible({ timeout: 1000 });
	}).toPass();
	return /(\d{6}) is your code/.exec((await code(page, phone).first().textContent()) ?? "")?.[1] ?? "";
}

test("somebody gives a number, confirms it by the code that comes there, and takes it back", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	const phone = numbered(91_000_000);
	await signIn("admin@nordlys.test");
	const part = await openFresh(page);
	await expect(page.getByRole("navigation", { name: "Parts of the profile" }).getByText("Text messages")).toBeVisible();
	await part.getByLabel("Mobile number").fill(phone);
	await part.getByRole("button", { name: "Send a code" }).click();
	await expect(part.getByText("A code was sent to")).toBeVisible();
	await expectAccessible();
	await page.setViewportSize(narrow);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);
	const sent = await codeFor(page, phone);
	await expectAccessible();
	await page.goto("/yourprofile");
	await part.getByLabel("Code").fill(sent);
	await part.getByRole("button", { name: "Get text messages" }).click();
	await expect(part.getByText("Reminders come here since")).toBeVisible();
	await expectAccessible();
	await part.getByRole("button", { name: "Stop text messages" }).click();
	await expect(part.getByLabel("Mobile number")).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/, viewport: narrow });

	test("a number is given and confirmed, and what is wrong is said", async ({ page, signIn }) => {
		const phone = numbered(92_000_000);
		await signIn("client2@fjordvik.test");
		const part = await openFresh(page);
		await part.getByLabel("Mobile number").fill("22 12 34 56");
		await part.getByRole("button", { name: "Send a code" }).click();
		await expect(part.getByText("Write a mobile number in Europe").first()).toBeVisible();
		await expect(part.getByLabel("Mobile number")).toHaveValue("22 12 34 56");
		await part.getByLabel("Mobile number").fill(phone);
		await part.getByRole("button", { name: "Send a code" }).click();
		await expect(part.getByText("A code was sent to")).toBeVisible();
		const sent = await codeFor(page, phone);
		await page.goto("/yourprofile");
		await part.getByLabel("Code").fill(sent === "999999" ? "999998" : "999999");
		await part.getByRole("button", { name: "Get text messages" }).click();
		await expect(part.getByText("This is not the code that was sent.").first()).toBeVisible();
		await part.getByRole("button", { name: "Use another number" }).click();
		const another = String(Number(phone) + 500_000);
		await part.getByLabel("Mobile number").fill(another);
		await part.getByRole("button", { name: "Send a code" }).click();
		const next = await codeFor(page, another);
		await page.goto("/yourprofile");
		await part.getByLabel("Code").fill(next);
		await part.getByRole("button", { name: "Get text messages" }).click();
		await expect(part.getByText("Reminders come here since")).toBeVisible();
		await part.getByRole("button", { name: "Stop text messages" }).click();
		await expect(part.getByLabel("Mobile number")).toBeVisible();
	});
});

test("an advisor chooses text messages for a form that is given", async ({ page, signIn, expectAccessible }) => {
	await signIn("advisor@fjordvik.test");
	const box = page.getByRole("checkbox", { name: "Remind by text message too" });
	await page.goto("/psych_eval/new_form");
	await expect(box).not.toBeChecked();
	await box.check();
	await expectAccessible();
});
