import type { Page } from "@playwright/test";
import { languageCodes } from "../../app/platform/i18n";
import { PAGE_TIMEOUT } from "../../app/platform/limits";
import { comeAlive, expect, test } from "../support/browser";

const phone = { width: 390, height: 844 };

async function openHome(page: Page, path = "/home") {
	await page.goto(path);
	await comeAlive(page);
}

test("each language is there at the first paint", async ({ page, signIn, baseURL }) => {
	await signIn("both@followup.test");
	for (const language of languageCodes) {
		await page.request.post("/language", {
			form: { intent: "choose", language, redirectTo: "/home" },
			headers: { Origin: baseURL ?? "" },
		});
		const html = await (await page.request.get("/home")).text();
		expect(html).toContain(`<html lang="${language}"`);
		expect(html).not.toMatch(/>[a-z]+:?[a-zA-Z]+\.[a-zA-Z.]+</);
	}
});

test("the picker changes the language and stays on the page", async ({ page, signIn }) => {
	await signIn("both@followup.test");
	await openHome(page, "/notifications");
	await page.locator("header").getByText("English").first().click();
	await page.getByText("Ελληνικά", { exact: true }).last().click();
	await expect(page.locator("html")).toHaveAttribute("lang", "el");
	await expect(page).toHaveURL(/\/notifications$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ειδοποιήσεις");
});

test("a browser's language is used before anything was chosen", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ baseURL, locale: "tr-TR" });
	const page = await context.newPage();
	await page.goto("/login");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oturum aç");
	await context.close();
});

test("the menu has a panel for each tenant, and its state is there before the first paint", async ({
	page,
	signIn,
}) => {
	await signIn("both@followup.test");
	await openHome(page);
	const menu = page.getByRole("navigation", { name: "Main menu" });
	await expect(menu.getByText("Fjordvik kommune")).toBeVisible();
	await expect(menu.getByText("Nordlys Læring")).toBeVisible();
	await page.getByRole("button", { name: /Open or close the menu/ }).click();
	const html = await (await page.request.get("/home")).text();
	expect(html).toContain('data-menu="rail"');
	await page.getByRole("button", { name: /Open or close the menu/ }).click();
});

test("the menu opens the tenant one is in, but a panel stays as it was left", async ({ page, signIn }) => {
	await signIn("both@followup.test");
	await openHome(page);
	const panel = (name: string) =>
		page.getByRole("navigation", { name: "Main menu" }).locator("details", { hasText: name });
	const fjordvik = panel("Fjordvik kommune");
	const nordlys = panel("Nordlys Læring");
	await page.locator("header summary", { hasText: "Organisation:" }).click();
	await page.getByRole("menuitem", { name: "Fjordvik kommune" }).click();
	await expect(nordlys).not.toHaveAttribute("open");
	await expect(fjordvik).toHaveAttribute("open");
	await fjordvik.locator("summary").click();
	await nordlys.locator("summary").click();
	await page.reload();
	await expect(fjordvik).not.toHaveAttribute("open");
	await expect(nordlys).toHaveAttribute("open");
});

test("a notification is counted as seen once, and one marked back stays so under the pointer", async ({
	page,
	signIn,
	baseURL,
}) => {
	const sent: unknown[] = [];
	await signIn("advisor2@fjordvik.test");
	// As the demo has them, whatever an earlier try has done.
	const inbox = (await (await page.request.get("/api/notifications")).json()) as { items: { id: string }[] };
	for (const { id } of inbox.items.slice(0, 2))
		await page.request.post("/api/notifications", {
			data: { id, seen: 0 },
			headers: { Origin: baseURL ?? "" },
		});
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().endsWith("/api/notifications")) sent.push(request.postDataJSON());
	});
	await page.clock.install();
	await openHome(page);
	await page.getByRole("button", { name: /^Notifications, \d+ new$/ }).click();
	const panel = page.getByRole("dialog");
	// Others' work may have told this advisor of more than the two.
	const unseen = Number.parseInt(await panel.getByText(/^\d+ not seen$/).innerText(), 10);
	const row = panel.getByRole("listitem").first();
	await expect(row).toContainText("Not seen");
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
	await row.hover();
	await row.getByRole("link").focus();
	await page.clock.runFor(1_000);
	await row.getByRole("button", { name: /as seen/ }).click();
	await page.clock.runFor(5_000);
	await expect(panel.getByText(`${unseen - 1} not seen`)).toBeVisible();
	await row.getByRole("button", { name: /as not seen/ }).click();
	await page.clock.runFor(5_000);
	await expect(panel.getByText(`${unseen} not seen`)).toBeVisible();
	expect(sent).toMatchObject([{ seen: 1 }, { seen: 0 }]);
});

test("content-only shows the page alone and stays on inner links", async ({ page, signIn }) => {
	await signIn("admin@fjordvik.test");
	await page.goto("/notifications?contentonly");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("banner")).toHaveCount(0);
	await expect(page.getByRole("contentinfo")).toHaveCount(0);
	await page
		.getByRole("link", { name: /Not seen/ })
		.first()
		.click();
	await expect(page).toHaveURL(/contentonly/);
	await expect(page.getByRole("banner")).toHaveCount(0);
});

test("everything in the bar is reached by the keyboard, the skip link first", async ({ page, signIn }) => {
	await signIn("admin@fjordvik.test");
	await openHome(page);
	await page.keyboard.press("Tab");
	await expect(page.getByText("Skip to main content")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("main")).toBeFocused();
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.type("prof");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/yourprofile$/);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(page).toHaveTitle(/Profile/);
});

test("on a phone the menu lies over the page, holds the focus and closes with Escape", async ({ page, signIn }) => {
	await page.setViewportSize(phone);
	await signIn("admin@fjordvik.test");
	await openHome(page);
	await page.getByRole("button", { name: /Open or close the menu/ }).click();
	const menu = page.getByRole("navigation", { name: "Main menu" });
	await expect(menu.getByRole("link", { name: "Home" })).toBeVisible();
	for (let step = 0; step < 12; step++) await page.keyboard.press("Tab");
	expect(await menu.evaluate((nav) => nav.contains(document.activeElement))).toBe(true);
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
});

test("the theme is the device's until one is chosen", async ({ page, signIn }) => {
	await signIn("client@fjordvik.test");
	await page.emulateMedia({ colorScheme: "dark" });
	await openHome(page);
	const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	const dark = await background();
	await page.emulateMedia({ colorScheme: "light" });
	await expect.poll(background).not.toBe(dark);
	await page.request.post("/theme", {
		form: { intent: "choose", theme: "dark", redirectTo: "/home" },
		headers: { Origin: new URL(page.url()).origin },
	});
	await openHome(page);
	await expect.poll(background).toBe(dark);
	await page.request.post("/theme", {
		form: { intent: "choose", theme: "system", redirectTo: "/home" },
		headers: { Origin: new URL(page.url()).origin },
	});
});

test("a page that does not come within its time is reported and can be fetched again", async ({ page, signIn }) => {
	await signIn("both@followup.test");
	await page.clock.install();
	// When the page's time begins nothing on it shows.
	await page.addInitScript((most) => {
		const later = window.setTimeout;
		window.setTimeout = ((run: TimerHandler, time?: number, ...values: unknown[]) => {
			if (time === most) document.documentElement.dataset.awaits = "";
			return later(run, time, ...values);
		}) as typeof setTimeout;
	}, PAGE_TIMEOUT);
	await openHome(page);
	let isLate = true;
	await page.route(/yourprofile/, (route) => (isLate ? undefined : route.continue()));
	await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Profile" }).click();
	await expect(page.locator("html[data-awaits]")).toBeAttached();
	await page.clock.fastForward("01:59");
	await expect(page.getByRole("alert").getByText("The page failed to load")).toHaveCount(0);
	await page.clock.fastForward("00:02");
	await expect(page.getByRole("alert").getByText("The page failed to load")).toBeVisible();
	isLate = false;
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page).toHaveURL(/\/yourprofile$/);
});

test.describe("an address that leads nowhere", () => {
	test.use({ expectedErrors: /status of 404/ });

	test("is answered the same for an unknown, a foreign and a malformed guid", async ({ page, signIn }) => {
		await signIn("admin@havna.test");
		for (const path of ["/11111111-2222-4333-8444-555555555555/user/users", "/nonsense", "/a/b/c"]) {
			expect((await page.goto(path))?.status()).toBe(404);
			await expect(page.getByText("does not exist or you do not have access").first()).toBeVisible();
		}
	});
});
