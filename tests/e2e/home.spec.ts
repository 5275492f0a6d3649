import { comeAlive, expect, test } from "../support/browser";

test("an advisor's Monday: the alert first, then what is due; the search leads to the person, who then stands among those opened last", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("advisor@fjordvik.test");
	await page.goto("/home");
	await comeAlive(page);
	const needs = page.getByRole("list", { name: "Needs your attention" }).getByRole("listitem");
	await expect(needs.first()).toContainText("must be followed up");
	await expect(needs.nth(1)).toContainText("Should have been handled by");
	await expect(page.getByRole("heading", { name: "My clients" })).toBeVisible();
	await expect(page.getByRole("link", { name: "New note" })).toBeVisible();
	await expectAccessible();
	await page.keyboard.press("Control+k");
	const field = page.getByRole("combobox", { name: "Search or go to" });
	await field.fill("amnia");
	await expect(page.getByText("These names are close.")).toBeVisible();
	await field.fill("amina");
	const hit = page.getByRole("option", { name: /^(AY)?\s*Amina Yusuf/ }).first();
	await expect(hit).toHaveAttribute("aria-selected", "true");
	await field.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Amina Yusuf" })).toBeVisible();
	await page.goto("/home");
	await expect(page.getByRole("heading", { name: "Last opened" })).toBeVisible();
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("group", { name: "Recent" }).getByRole("option").first()).toContainText("Amina Yusuf");
	// A page is found by what it is called in another language too.
	await field.fill("отсъствие");
	await expect(page.getByRole("group", { name: "Modules" }).getByRole("option").first()).toContainText(
		"Event management",
	);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("a client sees one thing after the other, and arranges the page without a script", async ({
		browser,
		page,
		signIn,
		expectAccessible,
	}) => {
		await signIn("client@fjordvik.test");
		await page.goto("/home");
		const needs = page.getByRole("list", { name: "Needs your attention" }).getByRole("listitem");
		await expect(needs.first().getByRole("link")).toHaveClass(/btn-primary/);
		await expectAccessible();
		const still = await browser.newContext({
			...{
				javaScriptEnabled: false,
				storageState: await page.context().storageState(),
				baseURL: new URL(page.url()).origin,
			},
		});
		const plain = await still.newPage();
		await plain.goto("/home?arrange=1");
		await plain.getByRole("button", { name: "Restore the standard layout" }).click();
		await plain.getByRole("button", { name: "Hide “News”" }).click();
		await expect(plain.getByRole("heading", { name: "News", exact: true })).toHaveCount(0);
		await plain.getByRole("button", { name: "Show “News”" }).click();
		await expect(plain.getByRole("heading", { name: "News", exact: true })).toBeVisible();
		await still.close();
	});
});
