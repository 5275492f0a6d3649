import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browser";

/** Home, search and a participant's page, as people with other languages, hands and lines go through them. */
const monday = [
	{ language: "nb", width: 1280, hand: "keyboard" },
	{ language: "el", width: 390, hand: "touch" },
] as const;
const evening = [
	{ language: "tr", width: 390, hand: "touch", isSlow: true },
	{ language: "nb", width: 1280, hand: "keyboard", isSlow: false },
] as const;

type Way = (typeof monday | typeof evening)[number];

// Both Mondays are those of one advisor, with the same alert.
test.describe.configure({ mode: "default" });

const wordsOf = (language: string, area: string) =>
	JSON.parse(readFileSync(`locales/${language}/${area}.json`, "utf8"));

async function begin(page: Page, { language }: Way, baseURL: string | undefined) {
	await page.context().addCookies([{ name: "setlanguage", value: language, url: baseURL }]);
	await page.goto("/home");
	await expect(page.locator("html")).toHaveAttribute("lang", language);
	await expect(page.locator("#menu-toggle")).toBeVisible();
}

/** Presses by the hand that the person uses. */
async function press(target: Locator, hand: Way["hand"]) {
	if (hand === "touch") return target.tap();
	await target.focus();
	await target.press("Enter");
}

const hasNoSidewaysScroll = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const way of monday) {
	const { language, width, hand } = way;
	test.describe(`an advisor's Monday in ${language}, ${width} wide, by ${hand}`, () => {
		test.use({ viewport: { width, height: 800 }, hasTouch: hand === "touch", expectedErrors: /status of 422/ });

		test("what is due is done and taken back on the spot, and a name leads to the person", async ({
			page,
			baseURL,
			signIn,
		}) => {
			const home = wordsOf(language, "home");
			await signIn("advisor@fjordvik.test");
			await begin(page, way, baseURL);
			const needs = page.getByRole("list", { name: home.needs.title }).getByRole("listitem");
			await expect(needs.first()).toContainText(new RegExp(home.need.selfReportAlert.replace("{{name}}", ".+")));
			const doing = needs.getByRole("button", { name: new RegExp(`^${home.action.done}`) });
			const title = ((await doing.first().textContent()) ?? "").replace(`${home.action.done}: `, "");
			const its = doing.filter({ hasText: title });
			await press(its, hand);
			await expect(its).toHaveCount(0);
			await press(page.getByRole("button", { name: wordsOf(language, "common").undo }), hand);
			await expect(its).toBeVisible();
			expect(await hasNoSidewaysScroll(page)).toBe(true);

			// The alert says what was done about it, and waits again when that is taken back.
			const alert = needs.first();
			const name = (await alert.textContent()) ?? "";
			await alert.locator("summary").click();
			const settle = alert.getByRole("button", { name: home.action.acknowledge });
			await press(settle, hand);
			await expect(alert.getByText(home.asks.missing)).toBeVisible();
			await alert.getByLabel(home.asks.done).fill("Ringte");
			await press(settle, hand);
			await expect(settle).toHaveCount(0);
			await press(page.getByRole("button", { name: wordsOf(language, "common").undo }), hand);
			await expect(alert).toContainText(name.slice(0, 20));

			if (hand === "keyboard") await page.keyboard.press("Control+k");
			else await press(page.locator("#tour-search"), hand);
			const field = page.getByRole("combobox", { name: wordsOf(language, "shell").palette.title });
			await field.fill("amina");
			const hit = page.getByRole("option", { name: /Amina Yusuf/ }).first();
			await expect(hit).toHaveAttribute("aria-selected", "true");
			if (hand === "keyboard") await field.press("Enter");
			else await hit.tap();
			await expect(page.getByRole("heading", { level: 1, name: "Amina Yusuf" })).toBeVisible();
			await expect(page.getByRole("list", { name: wordsOf(language, "participant").timeline })).toBeVisible();
			expect(await hasNoSidewaysScroll(page)).toBe(true);
		});
	});
}

for (const way of evening) {
	const { language, width, hand, isSlow } = way;
	test.describe(`a client's evening in ${language}, ${width} wide, by ${hand}${isSlow ? ", on a slow line" : ""}`, () => {
		test.use({ viewport: { width, height: 844 }, hasTouch: hand === "touch" });

		test("one who is new is shown around, opens what waits first, and finds the way back", async ({
			page,
			baseURL,
			signIn,
		}) => {
			if (isSlow) {
				const line = await page.context().newCDPSession(page);
				const speed = { downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };
				await line.send("Network.emulateNetworkConditions", { offline: false, ...speed });
			}
			const home = wordsOf(language, "home");
			await signIn(isSlow ? "client2@fjordvik.test" : "client@fjordvik.test");
			await begin(page, way, baseURL);
			if (isSlow) await press(page.getByRole("link", { name: home.tour.start }), hand);
			else await page.goto("/home?tour=1");
			for (const step of ["needs", "menu", "bell"]) {
				const stop = page.getByRole("dialog", { name: home.tour[step].title });
				await expect(stop.getByRole("heading")).toBeFocused();
				await press(page.getByRole("link", { name: home.tour.next, exact: true }), hand);
			}
			await press(page.getByRole("button", { name: home.tour.finish, exact: true }), hand);
			await expect(page.getByRole("dialog")).toHaveCount(0);
			await expect(page.getByText(home.tour.offer)).toHaveCount(0);

			const needs = page.getByRole("list", { name: home.needs.title }).getByRole("listitem");
			const first = needs.first().getByRole("link");
			await expect(first).toHaveClass(/btn-primary/);
			await press(first, hand);
			await expect(page).not.toHaveURL(/\/home/);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			expect(await hasNoSidewaysScroll(page)).toBe(true);
			await page.goBack();
			await expect(first).toBeVisible();
		});
	});
}
