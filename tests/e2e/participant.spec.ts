import { expect, test } from "../support/browser";

test("an advisor follows a client over all modules, and the client sees who has looked", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("advisor@fjordvik.test");
	await page.goto("/psych_eval/users?q=yusuf");
	await page.getByRole("main").getByRole("link", { name: "Amina Yusuf", exact: true }).click();
	await page.getByRole("link", { name: "Participant page" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Amina Yusuf" })).toBeVisible();
	await expect(page.getByText("Followed up by Ingrid Solheim")).toBeVisible();
	await expect(page.getByRole("list", { name: "Open now" }).getByText("Courses")).toBeVisible();
	await expect(page.getByRole("list", { name: "Deadlines" }).getByText("Courses").first()).toBeVisible();
	await expectAccessible();

	const timeline = page.getByRole("list", { name: "Timeline" });
	await page.getByRole("navigation", { name: "Show only" }).getByRole("link", { name: "Self-report" }).click();
	await expect(page).toHaveURL(/kind=selfReport/);
	await expect(timeline.getByText("Activity log")).toHaveCount(0);
	await timeline
		.getByRole("link", { name: /^Answered/ })
		.first()
		.click();
	await expect(page).toHaveURL(/psych_eval\/reports\/reply\//);
	await page.goBack();
	await expect(timeline.getByRole("link", { name: /^Answered/ }).first()).toBeVisible();
	await expect(page).toHaveURL(/kind=selfReport/);

	await page.getByRole("link", { name: "New meeting" }).click();
	await expect(
		page.getByText("client@fjordvik.test").or(page.locator("[value*='client@fjordvik.test']")).first(),
	).toBeAttached();

	await signIn("client@fjordvik.test");
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto("/yourprofile");
	await page.getByRole("link", { name: "My page" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "My page" })).toBeVisible();
	await expectAccessible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	await page.getByRole("link", { name: "About", exact: true }).click();
	const looked = page.getByRole("complementary", { name: "About" });
	await expect(looked.getByText("Staff who have opened your page")).toBeVisible();
	await expect(looked.getByRole("listitem").filter({ hasText: "Ingrid Solheim" }).last()).toBeVisible();
	await expectAccessible();
});

test("whoever manages users gives a participant to another advisor, with a note", async ({ page, signIn }) => {
	await signIn("admin@fjordvik.test");
	await page.goto("/user/users");
	// The last of the page: no other story follows them, whatever the demo calls them.
	const link = page.getByRole("link", { name: /^Participant page of / }).last();
	const said = await link.evaluate((shown) => shown.getAttribute("aria-label") ?? shown.textContent);
	const name = (said ?? "").replace("Participant page of ", "").trim();
	await link.click();
	const about = page.getByRole("complementary", { name: "About" });
	await about.getByText("Hand over to another advisor").click();
	// Who advises him now is not offered, so that a second try gives him to somebody else.
	const heirs = about.getByLabel("New advisor", { exact: true });
	const heir = (await heirs.getByRole("option").nth(1).textContent()) ?? "";
	const note = `Prefers mornings ${Date.now()}`;
	await heirs.selectOption({ label: heir });
	await about.getByLabel("Note to the new advisor").fill(note);
	await about.getByRole("button", { name: "Hand over the participant" }).click();
	await expect(page.getByText(`${name} has been handed over`)).toBeVisible();
	await expect(page.getByText(`Followed up by ${heir}`)).toBeVisible();
	await expect(page.getByRole("list", { name: "Timeline" }).getByText(note)).toBeVisible();
});
