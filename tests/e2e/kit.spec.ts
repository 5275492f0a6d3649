import type { Page } from "@playwright/test";
import { expect, holdBack, test } from "../support/browser";

const views = ["parts", "lists", "lists&panel=1", "record&rail=1", "notifications", "splash", "splash&out=1", "login"];
const phone = { width: 390, height: 844 };

/** Opens the book and waits until the page has come alive: only then is the toggle a button. */
async function openBook(page: Page, view = "parts") {
	await page.goto(`/dev/ui?view=${view}`);
	await expect(page.getByRole("button", { name: "Open or close the menu" })).toBeVisible();
}

/** From here on time passes only by `page.clock.runFor`. */
async function stopTheClock(page: Page) {
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

for (const view of views) {
	test(`the kit's view "${view}" is accessible on a desk and on a phone, and fits 320 px`, async ({
		page,
		expectAccessible,
	}) => {
		await page.goto(`/dev/ui?view=${view}`);
		await expectAccessible();
		await page.setViewportSize(phone);
		await expectAccessible();
		await page.setViewportSize({ width: 320, height: 640 });
		await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	});
}

test.describe("the snackbar", () => {
	test.beforeEach(async ({ page }) => {
		await page.clock.install();
		await openBook(page);
		await stopTheClock(page);
	});

	test("goes after 3 seconds, but not while the pointer rests on it", async ({ page }) => {
		await page.getByRole("button", { name: "Snackbar", exact: true }).click();
		const message = page.getByText("Notatet er lagret");
		await message.hover();
		await page.clock.runFor(10_000);
		await expect(message).toBeVisible();
		await page.mouse.move(5, 5);
		await page.clock.runFor(4_100);
		await expect(message).toHaveCount(0);
	});

	test("keeps an error until it is closed, lets the next wait, and lists both as confirmations", async ({ page }) => {
		await page.getByRole("button", { name: "Snackbar, error" }).click();
		await page.getByRole("button", { name: "Snackbar", exact: true }).click();
		await page.clock.runFor(30_000);
		const error = page.getByRole("alert").filter({ hasText: "Noe gikk galt" });
		await expect(error.getByText("Noe gikk galt")).toBeVisible();
		await expect(page.getByText("Notatet er lagret")).toHaveCount(0);
		await error.getByRole("button").click();
		await expect(page.getByText("Notatet er lagret")).toBeVisible();

		await page.clock.resume();
		await page.getByText("advisor@fjordvik.test").first().click();
		await page.getByRole("menuitem", { name: /Recent confirmations/ }).click();
		await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText([/Notatet er lagret/, /Noe gikk galt/]);
	});
});

test.describe("the notifications", () => {
	test("are seen after two seconds under the pointer, or of focus, and a removed one can be had back", async ({
		page,
	}) => {
		await page.clock.install();
		await openBook(page);
		await page.getByRole("button", { name: "Notifications, 3 new" }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await stopTheClock(page);
		const panel = page.getByRole("dialog");
		const rows = panel.getByRole("listitem");
		await rows.nth(0).hover();
		await page.clock.runFor(1_900);
		await expect(rows.nth(0)).toContainText("Not seen");
		await page.clock.runFor(200);
		await expect(rows.nth(0)).not.toContainText("Not seen");
		await rows.nth(1).getByRole("link").focus();
		await page.clock.runFor(2_100);
		await expect(rows.nth(1)).not.toContainText("Not seen");

		await rows
			.nth(0)
			.getByRole("button", { name: /^Remove/ })
			.click();
		await expect(rows).toHaveCount(3);
		await page.getByRole("status").getByRole("button", { name: "Undo", exact: true }).click();
		await expect(rows).toHaveCount(4);

		await page.keyboard.press("Escape");
		await expect(panel).toHaveCount(0);
	});
});

test("the palette finds by typing and is closed by Esc", async ({ page }) => {
	await openBook(page);
	await page.keyboard.press("Control+k");
	const search = page.getByRole("combobox", { name: "Search or go to" });
	await search.fill("NYHETER fjord");
	await expect(page.getByRole("option")).toHaveText([/Nyheter/]);
	await expect(page.getByRole("dialog").getByRole("status")).toHaveText("1 hit");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("on a phone the menu lies over the page, keeps focus inside, and gives it back", async ({ page }) => {
	await page.setViewportSize(phone);
	await openBook(page, "lists");
	const toggle = page.getByRole("button", { name: "Open or close the menu" });
	await toggle.click();
	const menu = page.getByRole("navigation", { name: "Main menu" });
	for (let press = 0; press < 30; press++) {
		await page.keyboard.press("Tab");
		expect(await menu.evaluate((nav) => nav.contains(document.activeElement))).toBe(true);
	}
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
	await expect(toggle).toBeFocused();
});

test("a menu keeps focus when it is taken over by its full form, and goes by arrow keys", async ({ page }) => {
	await openBook(page);
	await page.locator("summary", { hasText: "advisor@fjordvik.test" }).focus();
	const button = page.getByRole("button", { name: /advisor@fjordvik.test/ });
	await expect(button).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("menuitem", { name: "Profile" })).toBeFocused();
	await page.keyboard.press("End");
	await expect(page.getByRole("menuitem", { name: "Log out" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(button).toBeFocused();
});

test("on a phone a menu is a sheet from the bottom that a press beside it closes", async ({ page }) => {
	await page.setViewportSize(phone);
	await openBook(page);
	const button = page.getByRole("button", { name: /advisor@fjordvik.test/ });
	await page.locator("summary", { hasText: "advisor@fjordvik.test" }).focus();
	await expect(button).toBeFocused();
	await page.keyboard.press("Enter");
	const menu = page.getByRole("menu");
	await expect
		.poll(async () => {
			const box = await menu.boundingBox();
			return box && [box.x, box.width, Math.round(box.y + box.height)];
		})
		.toEqual([0, phone.width, phone.height]);
	await page.mouse.click(phone.width / 2, 100);
	await expect(menu).toHaveCount(0);
	await expect(button).toBeVisible();
});

test("a menu that is pressed while its full form arrives still opens", async ({ page }) => {
	const arrive = await holdBack(page, "**/menu-full*.js");
	await openBook(page);
	await page.locator("summary", { hasText: "advisor@fjordvik.test" }).hover();
	await page.mouse.down();
	const arrived = page.waitForResponse("**/menu-full*.js");
	arrive();
	await (await arrived).finished();
	// Time enough to take the button's place, if it were not held back.
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
	await page.mouse.up();
	await expect(page.getByRole("menuitem", { name: "Profile" })).toBeVisible();
});

test("what has to be typed before it is erased is asked for again where it differs", async ({ page }) => {
	await openBook(page);
	await page.getByRole("button", { name: "Slett organisasjonen" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("textbox").fill("Havna");
	await dialog.getByRole("button", { name: "Slett organisasjonen" }).click();
	await expect(dialog.getByRole("textbox")).toHaveAccessibleDescription(/exactly/);
	await dialog.getByRole("button", { name: "Keep it" }).click();
	await expect(dialog).toHaveCount(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("menus, the side menu and confirmations open, and hold real forms", async ({ page }) => {
		await page.setViewportSize(phone);
		await page.goto("/dev/ui");
		await page.getByRole("link", { name: "Open or close the menu" }).click();
		await expect(page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Hjem" })).toBeVisible();
		await page.goto("/dev/ui");
		await page.locator("summary").filter({ hasText: "English" }).click();
		const greek = page.locator("form", { has: page.locator("input[name=language][value=el]") });
		await expect(greek.getByRole("button", { name: "Ελληνικά" })).toBeVisible();
		await expect(greek).toHaveAttribute("action", "/language");
		await page.mouse.click(phone.width / 2, 100);
		await expect(greek.getByRole("button", { name: "Ελληνικά" })).toBeHidden();
		await page.locator("summary").filter({ hasText: "Fjern" }).click();
		await expect(page.getByRole("button", { name: "Fjern medlemmet" })).toBeVisible();
	});
});
