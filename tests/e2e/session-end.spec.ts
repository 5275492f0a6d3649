import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

const NEW_CUSTOMER = "/dashboardCRM/customers/new";
const PASSWORD = "followup-demo";

// The refusals that the stories are about.
test.use({ expectedErrors: /status of 401/ });

async function fillIn(page: Page, name: string) {
	await page.goto(NEW_CUSTOMER);
	await page.getByLabel("Name", { exact: true }).fill(name);
}

test("who is logged out while writing logs in over the page, and what was sent then arrives", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	const name = unique("Bygda Bakeri");
	await signIn("advisor@fjordvik.test");
	await fillIn(page, name);
	await page.context().clearCookies({ name: "session" });
	await page.getByRole("button", { name: "Add customer" }).press("Enter");
	const dialog = page.getByRole("dialog", { name: "You have been logged out" });
	await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
	await expectAccessible();
	await page.keyboard.type("wrong");
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("alert")).toBeVisible();
	await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.keyboard.press("Enter");
	await expect(dialog).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("the end of a session is told two minutes before, and what is typed stays", async ({ page, signIn }) => {
	await page.clock.install();
	await signIn("advisor@fjordvik.test");
	await fillIn(page, "Half a na");
	await page.route("/api/session", async (route) => {
		const answer = await route.fetch();
		await route.fulfill({
			json: { ...(await answer.json()), ...(route.request().method() === "GET" && { seconds: 60 }) },
		});
	});
	await page.clock.fastForward(31 * 24 * 3_600_000);
	const dialog = page.getByRole("dialog", { name: "You will soon be logged out" });
	await expect(dialog).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half a na");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a form that comes after the session's end is kept, and sent again after a login beside it", async ({
		page,
		signIn,
	}) => {
		const name = unique("Elva Elektro");
		await signIn("advisor@fjordvik.test");
		await fillIn(page, name);
		await page.context().clearCookies({ name: "session" });
		await page.getByRole("button", { name: "Add customer" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "You have been logged out" })).toBeVisible();
		const beside = page.waitForEvent("popup");
		await page.getByRole("link", { name: "Log in in a new window" }).click();
		const login = await beside;
		await login.getByLabel("E-mail").fill("advisor@fjordvik.test");
		await login.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await login.getByRole("button", { name: "Log in" }).click();
		await expect(login).toHaveURL(/\/home/);
		await page.getByRole("button", { name: "Send again" }).click();
		await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	});
});
