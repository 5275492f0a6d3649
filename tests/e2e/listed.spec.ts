import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

const names = (page: Page) => page.getByRole("main").locator(".row-link");

test("messages are moved on together and back by undo, and chips say what is shown", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("advisor@fjordvik.test");
	await page.goto("/dashboardCRM/contactForm?view=answered&f=status.any.answered");
	const [first, second] = await names(page).allInnerTexts();
	for (const name of [first, second])
		await page
			.getByRole("checkbox", { name: `Select ${name}`, exact: true })
			.first()
			.check();
	await page.locator("summary", { hasText: "Change state" }).click();
	await page.getByLabel("Status", { exact: true }).last().selectOption("Spam");
	await page.getByRole("button", { name: "Change state" }).click();
	await expect(page.getByText("2 messages moved")).toBeVisible();
	await expect(names(page).filter({ hasText: first })).toHaveCount(0);
	await expectAccessible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("2 messages are as they were")).toBeVisible();
	await expect(names(page).first()).toHaveText(`${first}`);
	await page.getByRole("link", { name: "Remove the filter Status: Answered" }).click();
	await expect(page.getByRole("main").getByText("New", { exact: true }).nth(1)).toBeVisible();
});

test("a view of notes and one of meetings stand in the menu once they are pinned", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	for (const [path, query] of [
		["notes", "?f=kind.any.call"],
		["meetings", "?f=organiser.any.me"],
	] as const) {
		const view = unique(`My ${path}`);
		await page.goto(`/dashboardCRM/${path}${query}`);
		await page.locator("summary", { hasText: "Save view" }).click();
		await page.getByLabel("Name of the view").fill(view);
		await page.getByRole("checkbox", { name: "Pin to the menu" }).check();
		await page.getByRole("button", { name: "Save view" }).click();
		const row = page.locator("#side-menu").getByRole("link", { name: view });
		await expect(row).toHaveAttribute("aria-current", "page");
		await page
			.getByRole("button", { name: "This view" })
			.or(page.locator("summary", { hasText: "This view" }))
			.click();
		await page.getByRole("menuitem", { name: "Delete view" }).click();
		await expect(row).toHaveCount(0);
	}
});

test("what one edits is found by title, filtered, put into the trash by keys and brought back", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	const title = unique("Uferdig sak");
	await signIn("admin@fjordvik.test");
	await page.goto("/news/create");
	await page.getByRole("main").getByLabel("Title", { exact: true }).fill(title);
	await page.getByRole("button", { name: "Create draft" }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await page.goto("/news/list");
	await page.getByRole("main").getByRole("link", { name: "Manage" }).click();
	await page.getByRole("navigation", { name: "Which items to show" }).getByRole("link", { name: "Drafts" }).click();
	await page.getByRole("searchbox", { name: "Search by title" }).fill(title);
	await page.keyboard.press("Enter");
	await expect(names(page)).toHaveText([title]);
	await names(page).first().focus();
	await page.keyboard.press("x");
	await expect(page.getByText("1 selected")).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: "Move to the trash" }).click();
	await expect(page.getByText("No hits for these filters.")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(names(page)).toHaveText([title]);
});

test("what a member's panel says leaves the list beside it, which stays as wide as its room", async ({
	page,
	signIn,
}) => {
	await signIn("admin@fjordvik.test");
	await page.goto("/user/users?f=role.any.ADVISOR");
	const table = page.getByRole("table", { name: "Users" }).or(page.getByRole("main").getByRole("table")).first();
	await expect(table.getByRole("columnheader", { name: "Last login" })).toBeVisible();
	// Whoever is invited and has not come yet has an address for a name, and no panel.
	await names(page).filter({ hasNotText: "@" }).first().click();
	const panel = page.getByRole("complementary").last();
	await expect(panel.getByRole("heading", { level: 2 }).first()).toBeVisible();
	await expect(table.getByRole("columnheader", { name: "Last login" })).toHaveCount(0);
	const edge = (await panel.boundingBox())?.x ?? 0;
	const box = await table.boundingBox();
	expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge + 1);
});

test("no line of a card ends or begins with a dot, also where it is broken", async ({ page, signIn }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signIn("advisor@fjordvik.test");
	await page.goto("/dashboardCRM/contacts");
	const bare = await page.locator(".list tbody tr").evaluateAll((rows) =>
		rows.flatMap((row) => {
			const strip = getComputedStyle(row.querySelector(".on-phone-title") as Element, "::before");
			return strip.backgroundColor === getComputedStyle(row).backgroundColor ? [] : [row.textContent];
		}),
	);
	expect(bare).toEqual([]);
	await expect(page.locator(".list .on-phone-line").filter({ visible: true }).first()).toBeVisible();
});
