import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

test.use({ expectedErrors: /status of (404|422)/ });

const formWith = (page: Page, label: string) =>
	page
		.getByRole("main")
		.locator("form")
		.filter({ has: page.getByLabel(label, { exact: true }) });

/** A picture for the second answer, which is refused until it has its words, and a formatted explanation. */
async function addPicture(page: Page) {
	const main = page.getByRole("main");
	const bytes = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } });
	await page.getByLabel("Explanation").click();
	await page.getByRole("toolbar", { name: "Formatting: Explanation" }).getByRole("button", { name: "Code" }).click();
	await page.keyboard.insertText("65 °C");
	await main.getByText("Picture, sound and feedback for answer 2").click();
	const place = main.getByRole("group", { name: "Picture or recording of answer 2" });
	const file = { name: "Not so.png", mimeType: "image/png", buffer: bytes };
	await place.getByLabel("Picture or sound file").setInputFiles(file);
	await page.getByRole("button", { name: "Add the question" }).click();
	await expect(place.getByText("Write what the picture shows")).toBeVisible();
	await place.getByLabel("What it shows or what is said in it").fill("A jug of cold milk");
}

test("a lesson shows what the library has, and its quiz asks questions of the bank", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(240_000);
	page.setDefaultTimeout(20_000);
	const main = page.getByRole("main");
	const tag = unique("kaffe").toLowerCase();
	const [one, two] = [unique("How hot is milk"), unique("How long is a shot")];

	await signIn("admin@fjordvik.test");
	await page.goto("/courses/questions/new");
	await page.getByRole("button", { name: "Add the question" }).click();
	await expect(main.getByText("This field is required").first()).toBeVisible();
	await expectAccessible();
	for (const question of [one, two]) {
		await page.goto("/courses/questions/new");
		await page.getByLabel("Language", { exact: true }).selectOption("en");
		await page.getByLabel("Question", { exact: true }).fill(question);
		await page.getByLabel("Answer 1", { exact: true }).fill("Right so");
		await page.getByLabel("Answer 2", { exact: true }).fill("Not so");
		await main.getByRole("checkbox").first().check();
		if (question === one) await addPicture(page);
		await page.getByLabel("Tags", { exact: true }).fill(tag);
		await page.getByRole("button", { name: "Add the question" }).click();
		await expect(main.getByRole("link", { name: question })).toBeVisible();
	}
	await main.getByRole("combobox", { name: "Tags" }).selectOption(tag);
	await expect(main.getByRole("listitem")).toHaveCount(2);
	await expectAccessible();
	await main.getByRole("link", { name: two }).click();
	await page.getByLabel("Question", { exact: true }).fill(`${two}, in seconds`);
	await page.getByRole("button", { name: "Save the question" }).click();
	await expect(page).toHaveURL(/\/courses\/questions$/);

	await page.goto("/courses/course_dashboard");
	await main.getByText("New course").click();
	await page.getByLabel("Course title").fill(unique("Barista"));
	await page.getByLabel("Original language").selectOption("en");
	await page.getByRole("button", { name: "Create course" }).click();
	await expect(page).toHaveURL(/edit_course/);
	const add = async (name: string, place: string) => {
		const form = formWith(page, "New chapter or lesson");
		await form.getByLabel("New chapter or lesson").fill(name);
		await form.getByLabel("Place").selectOption({ label: place });
		await form.getByRole("button", { name: "Add", exact: true }).click();
		await expect(page.getByLabel(/^(Chapter|Lesson) title/)).toHaveValue(name);
	};
	await add("The bar", "As a chapter at the end");
	await add("Milk", "As a lesson in The bar");
	await main
		.locator("form")
		.filter({ has: page.getByLabel(/^(Chapter|Lesson) title/) })
		.getByRole("button", { name: "Save" })
		.click();
	await expect(page.getByRole("heading", { name: "Question bank" })).toBeVisible();

	await page.getByLabel("Search the library").fill("rabbit");
	await page.getByRole("button", { name: "Search", exact: true }).last().click();
	await main.getByRole("button", { name: /^Link: Watch and tell/ }).click();
	const shown = main.getByRole("button", { name: /^Remove from the lesson: Watch and tell/ });
	await shown.click();
	await expect(shown).toHaveCount(0);
	await main
		.getByRole("list", { name: "Found in the library" })
		.getByText(/^Watch and tell/)
		.hover();
	await page.mouse.down();
	await main.getByRole("heading", { name: "From the learning content" }).hover();
	await main.getByText("Drop here to link").hover();
	await page.mouse.up();
	await expect(shown).toBeVisible();

	await page.getByLabel("Questions with the tag").selectOption({ label: `${tag} (2)` });
	await page.getByRole("button", { name: "Show", exact: true }).click();
	await page.getByLabel(one).check();
	await page.getByRole("button", { name: "Take into the quiz" }).click();
	await expect(main.getByText(`1. ${one}`)).toBeVisible();
	await page.getByLabel("How many, row 1").fill("3");
	await page.getByLabel("Tag, row 1").selectOption(tag);
	const draws = formWith(page, "How many, row 1");
	await draws.getByRole("button", { name: "Save" }).click();
	await expect(main.getByText("The bank does not have so many questions").first()).toBeVisible();
	await page.getByLabel("How many, row 1").fill("2");
	await draws.getByRole("button", { name: "Save" }).click();
	await expect(page.getByLabel("How many, row 3")).toBeVisible();
	await expectAccessible();

	await main.getByRole("link", { name: "About the course" }).click();
	await main.getByRole("button", { name: "Publish" }).click();
	await expect(main.getByText("Published").first()).toBeVisible();
	await main.getByRole("link", { name: "Preview as learner" }).click();
	await expect(page).toHaveURL(/\?preview/);
	await page.goto(page.url().replace(/\?.*/, ""));
	await main
		.getByRole("button", { name: /^(Start|Begin)/ })
		.first()
		.click();
	await expect(main.getByRole("heading", { name: /^Watch and tell/ })).toBeVisible();
	await expect(main.getByText(`${two}, in seconds`)).toBeVisible();
	const choices = main.getByLabel("Right so");
	await expect(choices).toHaveCount(3);
	const pictures = main.getByRole("img", { name: "A jug of cold milk" });
	await expect(pictures.first()).toBeVisible();
	await expectAccessible();
	await expect(main.getByText("65 °C")).toHaveCount(0);
	for (const choice of await choices.all()) await choice.check();
	await page.getByRole("button", { name: "Check my answers" }).click();
	await expect(main.getByText("Passed with 100%.")).toBeVisible();
	await expect(main.locator("code", { hasText: "65 °C" }).first()).toBeVisible();
	await expectAccessible();

	await page.goto("/task_library/library?q=kaninen");
	await expect(main.getByText(/Used in \d+ courses?/).first()).toBeVisible();

	await page.goto("/courses/questions");
	await main.getByRole("link", { name: `${two}, in seconds` }).click();
	await page.getByRole("button", { name: "Delete the question" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete the question" }).click();
	await expect(page).toHaveURL(/\/courses\/questions$/);
	await expect(main.getByRole("link", { name: two })).toHaveCount(0);
});

test("a long text is kept while it is written, and opens at the block at which it was left, on the next device too", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	page.setDefaultTimeout(20_000);
	const main = page.getByRole("main");
	await signIn("admin@fjordvik.test");
	await page.goto("/courses/course_dashboard");
	await main.getByText("New course").click();
	await page.getByLabel("Course title").fill(unique("Long"));
	await page.getByLabel("Original language").selectOption("en");
	await page.getByRole("button", { name: "Create course" }).click();
	await expect(page).toHaveURL(/edit_course/);
	const form = formWith(page, "New chapter or lesson");
	await form.getByLabel("New chapter or lesson").fill("All of it");
	await form.getByRole("button", { name: "Add", exact: true }).click();
	await expect(page.getByLabel(/^(Chapter|Lesson) title/)).toHaveValue("All of it");
	await page.getByRole("textbox", { name: "Text" }).click();
	for (let at = 1; at <= 40; at++) {
		await page.keyboard.insertText(`Paragraph ${at}, of which there are many.`);
		await page.keyboard.press("Enter");
	}
	// Kept without a button, for this author alone, whatever becomes of the browser.
	await expect(main.getByText(/^Kept as a draft/)).toBeVisible();
	await page.reload();
	await expect(main.getByText(/have not saved/)).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Text" })).toContainText("Paragraph 40");
	await expectAccessible();
	await formWith(page, "Minutes").getByRole("button", { name: "Save" }).click();
	await expect(main.getByText("The text in this language is not approved yet.")).toBeVisible();
	await page.getByRole("textbox", { name: "Text" }).click();
	await page.keyboard.insertText("A thought that leads nowhere. ");
	await expect(main.getByText(/^Kept as a draft/)).toBeVisible();
	await page.reload();
	await main.getByRole("button", { name: "Discard my draft" }).click();
	await expect(main.getByText(/have not saved/)).toBeHidden();
	await expect(page.getByRole("textbox", { name: "Text" })).not.toContainText("leads nowhere");
	await main.getByRole("button", { name: "Approve the text" }).click();
	await expect(main.getByText("The text in this language is approved.")).toBeVisible();
	await main.getByRole("link", { name: "About the course" }).click();
	await main.getByRole("button", { name: "Publish" }).click();
	await main.getByRole("link", { name: "Preview as learner" }).click();
	await expect(page).toHaveURL(/\?preview/);
	await page.goto(page.url().replace(/\?.*/, ""));
	await main
		.getByRole("button", { name: /^(Start|Begin)/ })
		.first()
		.click();
	const far = page.getByText("Paragraph 30, of which there are many.");
	await expect(far).toBeAttached();
	await expect(far).not.toBeInViewport();
	const noted = page.waitForRequest((request) => request.postData()?.includes("place") ?? false);
	await far.evaluate((element) => element.scrollIntoView());
	await (await noted).response();
	await page.goto(page.url());
	await expect(far).toBeInViewport();
	await expect(page.getByText("Paragraph 2, of which there are many.")).not.toBeInViewport();
});

test("questions are taken over as copies by a test, the library of forms and the bank, by keys alone", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("admin@fjordvik.test");
	const main = page.getByRole("main");
	const take = async (from: string, question: RegExp) => {
		const group = main.locator("form").filter({ has: page.getByRole("group", { name: `Questions in ${from}` }) });
		const button = group.getByRole("button", { name: "Take over copies" });
		await button.focus();
		await page.keyboard.press("Enter");
		await expect(group.getByText("Choose at least one question").first()).toBeVisible();
		await expect(main.getByText("Choose at least one question")).toHaveCount(
			await group.getByText("Choose at least one question").count(),
		);
		await expectAccessible();
		await group.getByRole("checkbox", { name: question }).first().focus();
		await page.keyboard.press("Space");
		await button.focus();
		await page.keyboard.press("Enter");
		await expect(page.getByText("1 question taken over")).toBeVisible();
	};

	await page.goto("/norwegian_learning/items/take");
	await take("Courses and training", /^Hva gjør du først/);
	await expect(page).toHaveURL(/\/norwegian_learning\/items$/);
	await page.goto("/norwegian_learning/items?q=brann");
	await expect(main.getByRole("link", { name: /^Hva gjør du først/ }).first()).toBeVisible();

	await page.goto("/form_builder/library/take");
	await take("Courses and training", /^Hva er verneutstyr/);
	await expect(main.getByRole("row").filter({ hasText: "Hva er verneutstyr?" }).first()).toBeVisible();

	await page.goto("/courses/questions/take");
	await take("Norwegian learning", /./);
	await expect(page).toHaveURL(/\/courses\/questions$/);
});
