import type { Browser, Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

/** The newest caught letter to somebody: the address behind its button. */
async function linkMailedTo(page: Page, email: string): Promise<string> {
	const letter = page.getByRole("navigation").getByRole("link").filter({ hasText: email }).first();
	await expect(async () => {
		await page.goto("/dev/mail");
		await expect(letter).toBeVisible({ timeout: 1000 });
	}).toPass();
	await letter.click();
	await expect(page.getByText(`To ${email}`)).toBeVisible();
	return (await page.frameLocator("iframe").first().getByRole("link").first().getAttribute("href")) ?? "";
}

async function stranger(browser: Browser, baseURL: string | undefined) {
	const context = await browser.newContext({ baseURL, locale: "en-GB" });
	return { page: await context.newPage(), close: () => context.close() };
}

// The caught letters are shown in frames in which nothing may run, Playwright's own script neither.
test.use({ expectedErrors: /about:srcdoc|status of 403/ });

test("from a new tenant to its administrator's first day, and to the day that access ends", async ({
	page,
	browser,
	baseURL,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(120_000);
	const email = `${unique("ada.first", ".")}@solbakken.test`;
	const tenant = unique("Solbakken kommune");
	await signIn("super@followup.test");
	await page.goto("/followup/tenants");
	await page.getByRole("link", { name: "New tenant" }).click();
	await page.getByLabel("Name", { exact: true }).fill(tenant);
	await page.getByLabel(/Short name/).fill(unique("solbakken", "-"));
	await page.getByLabel("E-mail of the first administrator").fill(email);
	await page.getByRole("checkbox", { name: "Users" }).check();
	await page.getByRole("button", { name: "Create tenant and invite" }).click();
	await expect(page.getByRole("heading", { name: tenant })).toBeVisible();

	const invitation = await linkMailedTo(page, email);
	expect(invitation).toContain("/invitation/");
	const ada = await stranger(browser, baseURL);
	await ada.page.goto(invitation);
	await expectAccessible(ada.page);
	// The page speaks the language of the letter, whatever the browser's is.
	await ada.page.getByLabel("Fornavn").fill("Ada");
	await ada.page.getByLabel("Etternavn").fill("First");
	await ada.page.getByLabel("Velg et passord").fill("a long enough phrase");
	await ada.page.getByRole("combobox", { name: "Språk" }).selectOption("en");
	await ada.page.getByRole("button", { name: "Godta invitasjonen" }).click();
	await expect(ada.page).toHaveURL(/\/home/);
	await expect(ada.page.getByRole("heading", { level: 1 })).toContainText("Ada");
	const menu = ada.page.getByRole("navigation", { name: "Main menu" });
	await menu.getByRole("link", { name: "Users", exact: true }).click();
	await expect(ada.page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();

	await page.goto(`/followup/tenants?q=${tenant}`);
	await page.getByRole("link", { name: tenant }).click();
	await page.getByRole("switch", { name: "Users" }).first().click();
	await expect(page.getByText("Off", { exact: false }).first()).toBeVisible();
	await ada.page.reload();
	await expect(ada.page).toHaveURL(/\/error\?access=not%20allowed/);
	await expect(ada.page.getByText(`Users is switched off in ${tenant}`)).toBeVisible();
	await ada.close();
});

test("an administrator invites a pasted list and hears what became of each address", async ({ page, signIn }) => {
	const [nina, ole] = ["nina.ny", "ole.ny"].map((name) => `${unique(name, ".")}@epost.test`);
	await signIn("admin@nordlys.test");
	await page.goto("/user/users");
	await page.getByRole("link", { name: "Invite people" }).click();
	await page.getByLabel("E-mail addresses").fill(`Nina Ny <${nina}>; ${ole}\nclient@nordlys.test\nnot-an-address`);
	await page.getByRole("button", { name: "Send invitations" }).click();
	await expect(page.getByText("Already a member")).toBeVisible();
	await expect(page.getByText("Not an e-mail address")).toBeVisible();
	await page.getByRole("checkbox", { name: /invite 2 new people/ }).check();
	await page.getByRole("button", { name: "Send invitations" }).click();
	await expect(page.getByText("Already a member")).toHaveCount(0);
	await page.goto("/user/users");
	await page.getByRole("link", { name: "Invitations" }).click();
	await expect(page.getByText(`${nina}`).first()).toBeVisible();
	await expect(page.getByText(`${ole}`).first()).toBeVisible();
});

test("one who belongs to two tenants sees in each only what that tenant granted", async ({ page, signIn }) => {
	await signIn("both@followup.test");
	await page.goto("/home");
	const menu = page.getByRole("navigation", { name: "Main menu" });
	await expect(menu).toContainText("Fjordvik kommune");
	await expect(menu).toContainText("Nordlys Læring");
	await page.goto("/user/users");
	await expect(page).toHaveURL(/\/error/);
});

test("who stops letters by the link in one gets no more of the kind, until they turn them on again", async ({
	page,
	browser,
	baseURL,
	signIn,
	expectAccessible,
}) => {
	const email = "admin@nordlys.test";
	await signIn(email);
	const me = (await (await page.request.get("/api/me")).json()) as { roleObj: { tenant_guid: string }[] };
	const letters = page.getByRole("navigation").getByRole("link").filter({ hasText: email });
	const askFor = async (path: string) => {
		await signIn("both@followup.test");
		const from = `/${me.roleObj[0]?.tenant_guid}/${path}`;
		await page.goto(`/error?access=not%20allowed&from=${encodeURIComponent(from)}`);
		await page.getByRole("button", { name: "Request access" }).click();
		await expect(page.getByText("You have asked for this today.")).toBeVisible();
	};
	await askFor("user/users");
	await linkMailedTo(page, email);
	const earlier = await letters.count();
	const stop = page.frameLocator("iframe").first().locator('a[href*="/unsubscribe/"]');
	const link = (await stop.getAttribute("href")) ?? "";

	const reader = await stranger(browser, baseURL);
	await reader.page.goto(link);
	await expectAccessible(reader.page);
	await reader.page.getByRole("button", { name: "Stop the e-mails" }).click();
	await expect(reader.page.getByRole("heading", { name: "The e-mails are stopped" })).toBeVisible();
	await askFor("psych_eval/users");
	// What is sent after it, about the account, comes all the same.
	await reader.page.goto("/forgotpassword");
	await reader.page.getByLabel("E-mail").fill(email);
	await reader.page.getByRole("button", { name: "Send the link" }).click();
	await expect(reader.page.getByText("Reset information has been sent to your e-mail.")).toBeVisible();
	await reader.close();
	await expect(async () => {
		await page.goto("/dev/mail");
		await expect(letters).toHaveCount(earlier + 1, { timeout: 1000 });
	}).toPass();

	await signIn(email);
	await page.goto("/notifications/settings");
	await expectAccessible();
	const byMail = page.getByRole("checkbox", { name: "Access and administration: By e-mail" });
	await expect(byMail).not.toBeChecked();
	await byMail.check();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Your settings are saved")).toBeVisible();
	await page.reload();
	await expect(byMail).toBeChecked();
});
