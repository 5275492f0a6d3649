import { expect, test, unique } from "../support/browser";

test.use({ expectedErrors: /status of 422|youtube/i });

test("a content gets another language and a copy in a scene, and the provider shares it with another organisation", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(120_000);
	page.setDefaultTimeout(20_000);
	const main = page.getByRole("main");
	const [title, scene] = [unique("Ring legen"), unique("Hos legen")];
	const press = (name: string) => main.getByRole("button", { name, exact: true }).click();

	await signIn("admin@fjordvik.test");
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto("/task_library/library/new?kind=youtube");
	await page.getByLabel("Link to the YouTube video").fill("https://youtu.be/aqz-KE-bpKQ");
	await page.getByLabel("Title", { exact: true }).fill(title);
	await page.getByLabel("Language", { exact: true }).selectOption("nb");
	await main.getByText("For a slow connection").click();
	await page.getByLabel("What is said in the video").fill("Hun ringer legen og får time.");
	await press("Create content");
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await press("Publish");
	await expect(main.getByRole("heading", { name: "Status Published" })).toBeVisible();
	await page.getByLabel("One more language").selectOption("en");
	await press("Add the language");
	await expect(main.getByRole("navigation", { name: "Languages" }).getByRole("link")).toHaveCount(2);
	await page.getByLabel("Title", { exact: true }).fill(`${title} (en)`);
	await press("Save");
	await press("Publish");
	await expect(main.getByRole("heading", { name: "Status Published" })).toBeVisible();
	await expectAccessible();

	await page.goto(`/task_library/library?q=${encodeURIComponent(title)}`);
	await expect(main.getByText("nb · en")).toBeVisible();
	await main
		.getByRole("link", { name: `${title} (en)` })
		.or(main.getByRole("link", { name: title }))
		.first()
		.click();
	await expect(main.getByRole("navigation", { name: "Languages" })).toBeVisible();
	await main.getByRole("link", { name: /Text only/ }).click();
	await expect(main.getByText("Hun ringer legen og får time.")).toBeVisible();
	await page.getByLabel("My connection is slow").check();
	await page.goto(page.url().replace(/[?].*/, ""));
	await expect(main.getByText("Hun ringer legen og får time.")).toBeVisible();
	await page.getByLabel("My connection is slow").uncheck();
	await expect(main.getByRole("heading", { name: "If it is deleted" })).toBeVisible();
	await expectAccessible();
	await press("Copy");
	await expect(page.getByText("Copied. It is a draft of your own.")).toBeVisible();

	await page.goto("/task_library/learningscenes");
	await main.getByText("New learning scene").click();
	await page.getByLabel("Title", { exact: true }).fill(scene);
	await press("Create learning scene");
	await expect(page.getByRole("heading", { level: 1, name: scene })).toBeVisible();
	await main.getByRole("searchbox").fill(title);
	await main.getByRole("searchbox").press("Enter");
	const items = main.getByRole("list", { name: "Contents" }).getByRole("listitem");
	const found = main.getByRole("list", { name: "Add content" }).getByRole("listitem");
	await found.first().getByRole("button", { name: "Add a copy" }).click();
	await expect(items).toHaveCount(1);
	await found.first().hover();
	await page.mouse.down();
	await items.first().hover();
	await items.first().hover();
	await page.mouse.up();
	await expect(items).toHaveCount(2);
	await expectAccessible();

	await signIn("super@followup.test");
	await page.goto("/followup");
	await main.getByRole("link", { name: "Learning content" }).click();
	await page.getByLabel("Library of").selectOption({ label: "Fjordvik kommune" });
	await page.getByLabel("Words in the title").fill(title);
	await press("Show");
	await press("Share");
	await expect(main.getByText("Choose at least one content").first()).toBeVisible();
	await main.getByRole("checkbox").first().check();
	await page.getByLabel("Kystbyen Læringssenter").check();
	await press("Share");
	await expect(page.getByText("1 organisation gets it now")).toBeVisible();
	await expect(async () => {
		await page.reload();
		await expect(main.getByRole("heading", { name: title })).toBeVisible({ timeout: 1000 });
	}).toPass();
	await expectAccessible();
	await main
		.getByRole("button", { name: `Send the newest version: ${title}` })
		.first()
		.click();
	await expect(page.getByText("The newest version is sent to 1 organisation")).toBeVisible();
	await main.getByRole("listitem").filter({ hasText: title }).getByRole("button", { name: "Withdraw" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
	await expect(page.getByText("Withdrawn from 1 organisation")).toBeVisible();
});

test("a page that a form leads to is there whole, though another answer of the page comes while it is looked up", async ({
	page,
	signIn,
}) => {
	const title = unique("Sen film");
	const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
	await signIn("admin@fjordvik.test");
	await page.goto("/task_library/library/new?kind=youtube");
	await page.waitForLoadState("networkidle");
	// The film is told while the content is being created; what is read anew for it comes while the next page is looked up.
	await page.context().route("**/library/new.data*", async (route) => {
		const sent = route.request().postData() ?? "";
		await wait(route.request().method() === "GET" ? 3000 : sent.includes("intent=film") ? 0 : 1500);
		await route.continue();
	});
	await page.context().route("**/__manifest*", async (route) => {
		await wait(5000);
		await route.continue();
	});
	await page.getByLabel("Link to the YouTube video").fill("https://youtu.be/aqz-KE-bpKQ");
	await page.getByLabel("Title", { exact: true }).fill(title);
	await page.getByRole("button", { name: "Create content", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});
