import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";

const WIDE = "docs/images/tenants.png";
const bar = (page: Page) => page.getByRole("banner");

/** The sides of a picture as it is stored, however it is shown. */
const measured = (page: Page) =>
	bar(page)
		.locator("img.avatar.rounded-full")
		.evaluate((image) => [(image as HTMLImageElement).naturalWidth, (image as HTMLImageElement).naturalHeight]);

test("a picture of oneself is cut to a square, is seen by colleagues, and goes again", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("advisor2@fjordvik.test");
	await page.goto("/yourprofile");
	await expect(bar(page).locator("img.avatar.rounded-full")).toHaveCount(0);
	await page.getByLabel("Picture of you").setInputFiles(WIDE);
	await expect(page.locator("#about img.avatar")).toHaveAttribute("src", /^blob:/);
	await expectAccessible();
	await page.getByRole("button", { name: "Save the picture" }).click();
	await expect(page.getByText("Your picture was saved")).toBeVisible();
	await expect(page.locator("#about img.avatar")).toHaveAttribute("src", /^\/api\/photo\//);
	await expect.poll(() => measured(page)).toEqual([288, 288]);

	await signIn("admin@fjordvik.test");
	// Word of it goes to each organisation by the queue.
	await expect(async () => {
		await page.goto("/user/users?q=advisor2");
		await expect(page.getByRole("table").locator("img.avatar.rounded-full")).toHaveCount(1, { timeout: 1000 });
	}).toPass({ timeout: 60_000 });

	await signIn("advisor2@fjordvik.test");
	await page.goto("/yourprofile");
	await page.getByRole("button", { name: "Remove the picture" }).click();
	await expect(page.getByText("Your picture was removed")).toBeVisible();
	await expect(page.locator("img.avatar.rounded-full")).toHaveCount(0);
});
