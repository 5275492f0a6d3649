import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

// The demo's people prefer Norwegian; what was chosen on this device comes first.
test.beforeEach(async ({ page, baseURL }) => {
	await page.context().addCookies([{ name: "setlanguage", value: "en", url: baseURL }]);
});

const demoPassword = "followup-demo";

async function logIn(page: Page, email: string, password = demoPassword) {
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Log in" }).click();
}

test("a person signs in, sees only what was granted, and signs out for good", async ({ page }) => {
	await page.goto("/home");
	await expect(page).toHaveURL(/\/login$/);
	await expect(page.getByLabel("E-mail")).toBeFocused();
	await page.getByLabel("E-mail").fill("admin@havna.test");
	await page.getByLabel("Password", { exact: true }).fill(demoPassword);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/home$/);
	const menu = page.getByRole("navigation", { name: "Main menu" });
	await expect(menu.getByRole("link", { name: "Users", exact: true })).toBeVisible();
	await expect(menu.getByText("Provider")).toHaveCount(0);

	const [cookie] = await page.context().cookies();
	await page.getByText("admin@havna.test").first().click();
	await page.getByText("Log out").first().click();
	await expect(page).toHaveURL(/\/login/);
	await page.context().addCookies([cookie as never]);
	await page.goto("/home");
	await expect(page).toHaveURL(/\/login/);
});

test.describe("with a wrong password", () => {
	test.use({ expectedErrors: /status of 422/ });

	test("the page says so, keeps the address", async ({ page }) => {
		await page.goto("/login");
		await logIn(page, "client@nordlys.test", "not-the-password");
		await expect(page.getByText("The e-mail or the password is wrong.").first()).toBeVisible();
		await expect(page.getByLabel("E-mail")).toHaveValue("client@nordlys.test");
	});
});

test("a link to a protected page waits for the login and never leads to another site", async ({ page }) => {
	await page.goto("/yourprofile");
	await logIn(page, "client2@fjordvik.test");
	await expect(page).toHaveURL(/\/yourprofile$/);
	await page.goto("/login?redirectTo=https://elsewhere.example/");
	await expect(page).toHaveURL(/\/home$/);
});

test.describe("a lost password", () => {
	// The caught letter is shown in a frame in which nothing may run, Playwright's own script neither.
	test.use({ expectedErrors: /about:srcdoc|status of 410/ });

	test("is replaced by mail, once", async ({ page, browser, baseURL, expectAccessible }) => {
		// Somebody whom no other test signs in: a new password ends every session.
		const email = "client@nordlys.test";
		const letters = page.getByRole("navigation").getByRole("link").filter({ hasText: email });
		await page.goto("/dev/mail");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		const earlier = await letters.count();
		await page.goto("/login");
		await page.getByRole("link", { name: "Forgotten your password?" }).click();
		await expect(page).toHaveURL(/\/forgotpassword/);
		await page.getByLabel("E-mail").fill(email);
		await page.getByRole("button", { name: "Send the link" }).click();
		await expect(page.getByText("Reset information has been sent to your e-mail.")).toBeVisible();

		await expect(async () => {
			await page.goto("/dev/mail");
			await expect(letters).toHaveCount(earlier + 1, { timeout: 1000 });
		}).toPass();
		await letters.first().click();
		await expect(page.getByText(`To ${email}`)).toBeVisible();
		const address = (await page.frameLocator("iframe").first().getByRole("link").getAttribute("href")) ?? "";
		expect(address).toContain("/resetpassword/");

		const stranger = await browser.newContext({ baseURL, locale: "en-GB" });
		await stranger.addCookies([{ name: "setlanguage", value: "en", url: baseURL }]);
		const fresh = await stranger.newPage();
		await fresh.goto(address);
		await expectAccessible(fresh);
		await fresh.getByLabel("New password", { exact: true }).fill("four words are enough");
		await fresh.getByLabel("New password once more").fill("four words are enough");
		await fresh.getByRole("button", { name: "Save the password" }).click();
		await expect(fresh).toHaveURL(/\/home$/);
		await fresh.goto(address);
		await expect(fresh.getByText("Your password reset request has expired.").first()).toBeVisible();
		await stranger.close();
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

	test("login, language, menu and logout work", async ({ page }) => {
		// An address may ask for a language, until another one is chosen.
		await page.goto("/login?lang=nb");
		await page.locator("summary").filter({ hasText: "Norsk bokmål" }).click();
		await page.getByRole("button", { name: "English" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await logIn(page, "both@followup.test");
		await expect(page).toHaveURL(/\/home$/);
		await page.locator("summary").filter({ hasText: "English" }).click();
		await page.getByRole("button", { name: "Deutsch" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "de");
		await page.locator("summary").filter({ hasText: "both@followup.test" }).click();
		await page.getByRole("button", { name: "Abmelden" }).click();
		await expect(page).toHaveURL(/\/login/);
	});

	test("forms say what is wrong, keep what was typed, and save", async ({ page }) => {
		await page.goto("/login");
		await logIn(page, "admin@nordlys.test");
		await page.goto("/yourprofile");
		await page.getByLabel(/^Job position/).fill("Head of courses");
		await page.getByLabel(/^Phone/).fill("twelve");
		await page.getByRole("button", { name: "Save your details" }).click();
		await expect(page.getByText(/Write the phone number with digits/).first()).toBeVisible();
		await expect(page.getByLabel(/^Job position/)).toHaveValue("Head of courses");
		await page.getByLabel(/^Phone/).fill("900 00 000");
		await page.getByRole("button", { name: "Save your details" }).click();
		await expect(page.getByText("Profile saved")).toBeVisible();
		await page.reload();
		await expect(page.getByLabel(/^Job position/)).toHaveValue("Head of courses");

		await page.goto("/user/users");
		await page.getByRole("link", { name: "Invite people" }).click();
		await page.getByLabel("E-mail addresses").fill(`${unique("plain.form", ".")}@epost.test`);
		await page.getByRole("button", { name: "Send invitations" }).click();
		await expect(page.getByText("1 invitation sent")).toBeVisible();
	});
});
