import { expect, test, unique } from "../support/browser";

test.use({ expectedErrors: /status of 422/ });

test("a teacher gives words to a learner, who repeats them on a phone, by keyboard, and without JavaScript", async ({
	page,
	browser,
	baseURL,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	const main = page.getByRole("main");
	const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
	const [title, first, second] = [unique("Kitchen"), unique("kjele"), unique("stekepanne")];

	await signIn("admin@fjordvik.test");
	await page.goto("/norwegian_learning/words/lists/new");
	await press("Create the list");
	await expect(main.getByText("This field is required").first()).toBeVisible();
	await expectAccessible();
	await page.getByLabel("Name", { exact: true }).fill(title);
	await page.getByLabel("Words").fill(`${first}; pot; Sett ${first} på komfyren.\n${second}; pan`);
	await press("Create the list");
	await expect(main.getByRole("heading", { name: title })).toBeVisible();
	await expectAccessible();
	await main.getByRole("link", { name: first }).click();
	await page.getByLabel("What it means").fill("cooking pot");
	await press("Save");
	await expect(page.getByText("Saved").first()).toBeVisible();
	await main.getByRole("link", { name: title }).click();
	await main.getByRole("link", { name: "Give the list" }).click();
	await main.locator("input[role=combobox]").fill("Amina");
	await page.getByRole("option", { name: /Amina/ }).first().click();
	await press("Give the list");
	await expect(main.getByRole("heading", { name: "Have the list" })).toBeVisible();
	await expectAccessible();

	await signIn("client@fjordvik.test");
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/norwegian_learning/words");
	await expect(main.getByText(new RegExp(title))).toBeVisible();
	await main.getByText("Add a word", { exact: true }).click();
	await press("Add the word");
	await expect(main.getByText("This field is required").first()).toBeVisible();
	await expectAccessible();
	const own = unique("komfyr");
	await page.getByLabel("Word", { exact: true }).fill(own);
	await page.getByLabel("What it means").fill("stove");
	await press("Add the word");
	await expect(main.getByRole("link", { name: own })).toBeVisible();
	await main.getByText("How much a day", { exact: true }).click();
	await page.getByLabel("Sunday").selectOption("Free");
	await page.getByLabel("Of these new at most").fill("20");
	await press("Save the plan");
	await expect(page.getByText("Your plan is saved")).toBeVisible();

	await main.getByRole("link", { name: /Repeat now|Go on anyway/ }).click();
	await expectAccessible();
	const card = main.getByRole("article");
	const seen = await card.getByRole("heading").first().textContent();
	await page.keyboard.press("Space");
	await expect(card.getByText("How well did you know it?")).toBeVisible();
	await expectAccessible();
	await page.keyboard.press("4");
	await expect(card.getByRole("heading", { name: seen ?? "" })).toHaveCount(0);

	const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
	await plain.addCookies(await page.context().cookies());
	const bare = await plain.newPage();
	await bare.goto("/norwegian_learning/words/review?more=1");
	const word = await bare.getByRole("article").textContent();
	await bare.getByRole("link", { name: "Show the answer" }).click();
	await bare.getByRole("button", { name: /^Easy/ }).click();
	await expect(bare.getByRole("article")).not.toHaveText(word ?? "");
	await plain.close();
});
