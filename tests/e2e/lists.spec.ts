import type { Page } from "@playwright/test";
import { comeAlive, expect, holdBack, test, unique } from "../support/browser";

/** The members' list of Fjordvik with this query; gives its address. */
async function openMembers(page: Page, query = ""): Promise<string> {
	await page.goto("/user/users");
	const { pathname } = new URL(page.url());
	if (query) await page.goto(`${pathname}${query}`);
	await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
	return pathname;
}

const names = (page: Page) => page.locator(".list .row-link");
const ticked = (page: Page) => page.locator(".list .row-select:checked");

test("a list is walked, searched and ticked by keys, and its keys can be switched off", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("admin@fjordvik.test");
	await openMembers(page, "?f=role.any.CLIENT&f=status.any.active");
	await expect(page.getByRole("checkbox", { name: "Select all on this page" })).toBeVisible();
	await page.keyboard.press("j");
	await expect(names(page).nth(0)).toBeFocused();
	await page.keyboard.press("x");
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	await page.keyboard.press("Shift+X");
	await expect(ticked(page)).toHaveCount(3);
	await expect(page.getByText("3 selected")).toBeVisible();
	await expectAccessible();
	await page.keyboard.press("k");
	await expect(names(page).nth(1)).toBeFocused();
	await page.keyboard.press("/");
	const search = page.getByRole("searchbox", { name: "Search name or e-mail" });
	await expect(search).toBeFocused();
	await page.keyboard.type("jx");
	await expect(search).toHaveValue("jx");
	const filters = page.getByRole("button", { name: "Filter", exact: true });
	await names(page).nth(1).focus();
	await page.keyboard.press("f");
	await expect(filters).toBeFocused();
	await page.keyboard.press("?");
	const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
	await expect(sheet.getByText("Choose all rows up to this")).toBeVisible();
	await expectAccessible();
	const keys = sheet.getByRole("switch", { name: "Single-key shortcuts" });
	await keys.uncheck();
	await page.keyboard.press("Escape");
	await expect(sheet).toBeHidden();
	await names(page).nth(1).focus();
	await page.keyboard.press("j");
	await page.keyboard.press("?");
	await expect(sheet).toBeHidden();
	await expect(names(page).nth(1)).toBeFocused();
	await page.evaluate(() => localStorage.removeItem("singlekeys"));
	await page.keyboard.press("x");
	await expect(ticked(page)).toHaveCount(2);
	await page.locator(".row-select").nth(1).focus();
	await page.keyboard.press("j");
	await expect(names(page).nth(2)).toBeFocused();
	await page.keyboard.press("n");
	await expect(page.getByRole("heading", { level: 1, name: "Invite people" })).toBeVisible();
});

test("several members are shut out at once, and let in again by undo", async ({ page, signIn }) => {
	await signIn("admin@fjordvik.test");
	await openMembers(page, "?f=role.any.ADVISOR&f=status.any.active");
	const [first, third] = [page.locator(".row-select").nth(0), page.locator(".row-select").nth(2)];
	await first.click();
	await third.click({ modifiers: ["Shift"] });
	await expect(ticked(page)).toHaveCount(3);
	const before = await names(page).allInnerTexts();
	await page.getByRole("button", { name: "Deactivate" }).click();
	await expect(page.getByText("3 members are deactivated")).toBeVisible();
	await expect(names(page)).toHaveCount(before.length - 3);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("3 members have access again")).toBeVisible();
	await expect(names(page)).toHaveText(before);
});

test("all that fit are counted and chosen", async ({ page, signIn }) => {
	await signIn("admin@fjordvik.test");
	await openMembers(page, "?f=role.any.CLIENT&f=status.any.active&size=25");
	await page.getByRole("checkbox", { name: "Select all on this page" }).check();
	await expect(page.getByText("25 selected")).toBeVisible();
	await page.getByRole("button", { name: "Select all that match" }).click();
	await expect(page.getByRole("status").filter({ hasText: /^\d+ selected$/ })).not.toHaveText("25 selected");
});

/**
 * Presses the key that saves a cell, and waits until it is saved: the cell itself shows the new words at once. Where another
 * field of the record was changed meanwhile the first attempt is refused, and the page makes a second one by itself.
 */
async function saving(page: Page, key: "Tab" | "Enter"): Promise<void> {
	const answer = page.waitForResponse((one) => one.request().method() === "POST" && one.ok());
	await page.keyboard.press(key);
	await answer;
}

test.describe("in two windows", () => {
	test.use({ expectedErrors: /status of 409/ });

	test("a cell is edited in place, and where two have changed it one chooses", async ({
		page,
		signIn,
		expectAccessible,
		browser,
		baseURL,
	}) => {
		const phone = unique("41234567", "");
		await signIn("admin@fjordvik.test");
		await openMembers(page, "?f=role.any.CLIENT&f=status.any.active&columns=jobPosition,phone");
		await comeAlive(page);
		const row = page.locator(".list tbody tr").first();
		const cell = row.locator("[data-edit]").first();
		await names(page).first().focus();
		await page.keyboard.press("e");
		const editor = row.getByRole("textbox");
		await expect(editor).toBeFocused();
		await editor.fill("Never mind");
		await page.keyboard.press("Escape");
		await expect(cell).not.toHaveText("Never mind");
		await cell.click();
		await editor.fill(unique("Gardener"));
		await page.keyboard.press("Enter");
		await expect(row.getByText("Saved")).toBeAttached();
		await expect(cell).toHaveText(unique("Gardener"));
		await expect(cell).toBeFocused();

		// Another window is open with what stood there before.
		const other = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
		const late = await other.newPage();
		await late.goto(page.url());
		const lateRow = late.locator(".list tbody tr").first();
		await expect(lateRow.locator("[data-edit]").first()).toHaveText(unique("Gardener"));
		await cell.click();
		await editor.fill(unique("Carpenter"));
		await saving(page, "Tab");
		await expect(cell).toHaveText(unique("Carpenter"));
		await lateRow.locator("[data-edit]").nth(1).click();
		await lateRow.getByRole("textbox").fill(phone);
		// What this window reads after its own save must not yet hold what the other one saves next.
		const readAgain = late.waitForResponse((one) => one.request().method() === "GET" && one.url().includes(".data"));
		await saving(late, "Enter");
		await readAgain;
		await expect(lateRow.locator("[data-edit]").first()).toHaveText(unique("Carpenter"));
		await expect(lateRow.locator("[data-edit]").nth(1)).toHaveText(new RegExp([...phone].join("\\s?")));
		// Whatever this window still asks for waits, so that it does not know what the other one saves next.
		await late.route(/\.data/, (route) => (route.request().method() === "GET" ? undefined : route.continue()));
		await cell.click();
		await editor.fill(unique("Baker"));
		await saving(page, "Enter");
		await expect(cell).toHaveText(unique("Baker"));
		await lateRow.locator("[data-edit]").first().click();
		await lateRow.getByRole("textbox").fill("Cook");
		await late.keyboard.press("Enter");
		const dialog = late.getByRole("dialog", { name: "Somebody else has changed this" });
		await expect(dialog.getByText("Cook")).toBeVisible();
		await expect(dialog.getByText(unique("Baker"))).toBeVisible();
		await late.unroute(/\.data/);
		await dialog.getByRole("radio", { name: /What is saved now/ }).check();
		await dialog.getByRole("button", { name: "Save your choice" }).click();
		await expect(lateRow.locator("[data-edit]").first()).toHaveText(unique("Baker"));
		await other.close();
		await expectAccessible();
	});
});

test("a view is saved, pinned to the menu, opened by its address and deleted", async ({ page, signIn }) => {
	const view = unique("Our advisors");
	await signIn("admin@fjordvik.test");
	await openMembers(page, "?f=role.any.ADVISOR&sort=-name");
	await page.locator("summary", { hasText: "Save view" }).click();
	await page.getByLabel("Name of the view").fill(view);
	await page.getByRole("button", { name: "Save view" }).click();
	const tab = page.getByRole("main").getByRole("link", { name: view });
	await expect(tab).toHaveAttribute("aria-current", "page");
	const shown = await names(page).allInnerTexts();
	await page.goto(`${await tab.getAttribute("href")}`);
	await expect(names(page)).toHaveText(shown);
	const thisView = page
		.getByRole("button", { name: "This view" })
		.or(page.locator("summary", { hasText: "This view" }));
	await thisView.click();
	await page.getByRole("menuitem", { name: "Pin to the menu" }).click();
	const row = page.locator("#side-menu").getByRole("link", { name: view });
	await expect(row).toHaveAttribute("aria-current", "page");
	await page.goto("/");
	await row.click();
	await expect(names(page)).toHaveText(shown);
	await thisView.click();
	await page.getByRole("menuitem", { name: "Delete view" }).click();
	await expect(tab).toHaveCount(0);
	await expect(row).toHaveCount(0);
});

test("a member's panel that was opened from another's closes to it", async ({ page, signIn }) => {
	await signIn("admin@fjordvik.test");
	await openMembers(page, "?q=advisor@fjordvik.test");
	await names(page).first().click();
	const name = page.getByRole("complementary").getByRole("heading", { level: 2 });
	const advisor = await name.innerText();
	await page.locator("aside a[href*='under=']").first().click();
	await expect(name).not.toHaveText(advisor);
	// It takes keys from when it has taken the focus.
	await expect(name).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(name).toHaveText(advisor);
	await expect(name).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(name).toHaveCount(0);
});

/** Waits until the browser's own store has a draft with these words. */
const hasKept = (page: Page, words: string) =>
	expect
		.poll(() => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("followup.draft:"))))
		.toContainEqual([expect.anything(), expect.stringContaining(words)]);

test("what is typed before the page has come alive is kept too", async ({ page, signIn }) => {
	await signIn("admin@fjordvik.test");
	const address = await openMembers(page);
	const arrive = await holdBack(page, "**/entry.client-*.js");
	await page.goto(`${address}/invite`, { waitUntil: "commit" });
	await page.getByLabel("E-mail addresses").fill("nora@late.test");
	arrive();
	await hasKept(page, "nora@late.test");
});

test("what was typed and not sent is offered back", async ({ page, signIn }) => {
	await signIn("admin@fjordvik.test");
	const address = await openMembers(page);
	await page.goto(`${address}/invite`);
	const emails = page.getByLabel("E-mail addresses");
	await emails.fill("kari@late.test");
	await hasKept(page, "kari@late.test");
	await page.reload();
	await page.getByRole("button", { name: "Restore it" }).click();
	await expect(emails).toHaveValue("kari@late.test");
	await page.reload();
	await page.getByRole("button", { name: "Discard it" }).click();
	await page.reload();
	await expect(page.getByLabel("Your message")).toBeVisible();
	await expect(page.getByRole("button", { name: "Restore it" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("rows are ticked, something is done with them, and it is undone", async ({ page, signIn }) => {
		await signIn("admin@fjordvik.test");
		await openMembers(page, "?f=role.any.CLIENT&f=status.any.active");
		const [first, second] = await names(page).allInnerTexts();
		await page.getByRole("checkbox", { name: `Select ${first}` }).check();
		await page.getByRole("checkbox", { name: `Select ${second}` }).check();
		await page.getByRole("button", { name: "Deactivate" }).click();
		await expect(page.getByText("2 members are deactivated")).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(page.getByText("2 members have access again")).toBeVisible();
	});
});
