import { expect, test, unique } from "../support/browser";

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

test.use({ expectedErrors: /status of 422|youtube/i });

test("contents are made, put into a learning scene, and gone through on a phone", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	page.setDefaultTimeout(20_000);
	const main = page.getByRole("main");
	const [text, film, scene] = [unique("Greet the guest"), unique("The rabbit"), unique("First day")];
	const saved = async (name: string) => {
		const answer = page.waitForResponse((response) => response.request().method() === "POST");
		await main.getByRole("button", { name, exact: true }).click();
		expect((await answer).status()).toBe(202);
	};

	await signIn("admin@fjordvik.test");
	await page.setViewportSize(desk);
	await page.goto("/task_library/library");
	await main.getByRole("link", { name: "New content" }).click();
	await main.getByRole("button", { name: "Create content" }).click();
	await expect(main.getByText("This field is required").first()).toBeVisible();
	await page.getByLabel("Title", { exact: true }).fill(text);
	await page.getByRole("textbox", { name: "Text" }).click();
	await page.keyboard.type("Say hello first.");
	await page.getByLabel("Level").selectOption("A2");
	await page.getByLabel("Estimated time").fill("4");
	await main.getByRole("button", { name: "Create content" }).click();
	await expect(page.getByRole("heading", { level: 1, name: text })).toBeVisible();
	for (const label of ["Before", "After"]) {
		await page.locator("#label-new").fill(label);
		await page.locator("#description-new").fill(`What to do ${label.toLowerCase()}`);
		await main.getByRole("button", { name: "Add the part" }).click();
		await expect(main.locator("summary", { hasText: label })).toBeVisible();
	}
	await main.getByRole("button", { name: "Move up: After" }).click();
	await expect(main.locator("ol summary")).toHaveText(["After", "Before"]);
	await main.locator("ol li").nth(1).dragTo(main.locator("ol li").first());
	await expect(main.locator("ol summary")).toHaveText(["Before", "After"]);
	await main.locator("summary", { hasText: "After" }).click();
	await main.getByRole("button", { name: "Remove the part" }).last().click();
	await page.getByRole("dialog").getByRole("button", { name: "Remove the part" }).click();
	await expect(main.locator("ol summary")).toHaveText(["Before"]);
	await main.locator("summary", { hasText: "Before" }).click();
	await saved("Save the part");
	await main.getByRole("button", { name: "Choose a picture" }).click();
	await page.locator("input[type=file]").first().setInputFiles("docs/images/tenants.png");
	await expect(page.getByRole("img", { name: "The picture as it will be" })).toBeVisible();
	await main.getByRole("button", { name: "Use the picture" }).click();
	await main.getByRole("button", { name: "Remove the picture" }).click();
	await expect(main.getByRole("button", { name: "Remove the picture" })).toBeHidden();
	await saved("Publish");
	await expect(main.getByRole("heading", { name: "Status Published" })).toBeVisible();
	await saved("Save");
	await expectAccessible();

	await page.goto("/task_library/library/new");
	await main.getByRole("link", { name: "YouTube video" }).click();
	await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveCount(0);
	await page.getByLabel("Link to the YouTube video").fill("https://youtu.be/aqz-KE-bpKQ");
	await page.getByLabel("Title", { exact: true }).fill(film);
	await expect(main.getByText(/YouTube did not tell|Found on YouTube/)).toBeVisible();
	await main.getByRole("button", { name: "Create content" }).click();
	await expect(page.getByRole("heading", { level: 1, name: film })).toBeVisible();
	await saved("Publish");

	await page.goto("/task_library/learningscenes");
	await main.getByText("New learning scene").click();
	await page.getByLabel("Title", { exact: true }).fill(scene);
	await page.getByLabel("Introduction").fill("What you need on the first day.");
	await main.getByRole("button", { name: "Create learning scene" }).click();
	await expect(page.getByRole("heading", { level: 1, name: scene })).toBeVisible();
	const items = main.getByRole("list", { name: "Contents" });
	const add = async (title: string) => {
		await main.getByRole("searchbox").fill(title);
		await main.getByRole("searchbox").press("Enter");
		await main.getByRole("button", { name: `Add: ${title}` }).click();
		await expect(items.getByRole("link", { name: title })).toBeVisible();
	};
	await add(film);
	await add(text);
	await main.getByRole("button", { name: `Move up: ${text}` }).click();
	await expect(items.getByRole("link")).toHaveText([text, film]);
	await items.getByRole("listitem").nth(1).dragTo(items.getByRole("listitem").first());
	await expect(items.getByRole("link")).toHaveText([film, text]);
	await main.getByRole("button", { name: `Remove from the learning scene: ${film}` }).click();
	await expect(items.getByRole("link")).toHaveText([text]);
	await add(film);
	await expect(items.getByRole("link")).toHaveText([text, film]);
	await saved("Save");
	await saved("Publish");
	await expectAccessible();

	await signIn("client@fjordvik.test");
	await page.setViewportSize(phone);
	await page.goto(`/task_library/learningscenes?q=${encodeURIComponent(scene)}`);
	await main.getByRole("link", { name: scene }).click();
	await expect(main.getByText("What you need on the first day.")).toBeVisible();
	await main.getByRole("link", { name: "Begin" }).click();
	await expect(page.getByRole("heading", { level: 1, name: text })).toBeVisible();
	await expect(main.getByText("What to do before")).toBeVisible();
	await expect(main.getByText("about 4 min left")).toBeVisible();
	await main.getByRole("button", { name: `Add to favourites: ${text}` }).click();
	await expect(main.getByRole("button", { name: `Remove from favourites: ${text}` })).toBeVisible();
	await expectAccessible();
	await main.getByRole("button", { name: "Mark as done" }).click();
	await expect(page.getByRole("heading", { level: 1, name: film })).toBeVisible();
	await expect(main.locator("iframe")).toHaveCount(0);
	await main.getByRole("link", { name: "Play the video" }).click();
	await expect(page.frameLocator("iframe").locator("iframe")).toHaveAttribute(
		"src",
		/youtube-nocookie\.com\/embed\/aqz/,
	);
	await main.getByRole("button", { name: "Mark as done" }).click();
	await expect(main.getByText("You have been through everything.")).toBeVisible();
	await main.getByRole("link", { name: "See it again" }).click();
	await main.getByRole("button", { name: "Not done after all" }).click();
	await expect(main.getByRole("button", { name: "Mark as done" })).toBeVisible();
	await page.goto("/task_library/library?view=favourites&f=favourite.is.yes");
	await main.getByRole("link", { name: text }).click();
	await expect(main.getByRole("heading", { name: "Used in 1 learning scene" })).toBeVisible();
	// The button has its new word before the server has heard of it.
	const heard = page.waitForResponse((answer) => answer.request().method() === "POST");
	await main.getByRole("button", { name: `Remove from favourites: ${text}` }).click();
	await heard;
	await expect(main.getByRole("button", { name: `Add to favourites: ${text}` })).toBeVisible();
	await page.goto("/task_library/dashboard");
	await expect(main.getByRole("heading", { name: "Continue where you left off" })).toBeVisible();
	await main
		.getByRole("button", { name: `Add to favourites: ${text}` })
		.first()
		.click();
	await expectAccessible();

	await signIn("admin@fjordvik.test");
	await page.setViewportSize(desk);
	await page.goto(`/task_library/library?as=list&q=${encodeURIComponent(text)}`);
	await main.getByRole("button", { name: `Add to favourites: ${text}` }).click();
	await expect(main.getByRole("button", { name: `Remove from favourites: ${text}` })).toBeVisible();
	await main.getByRole("link", { name: text }).click();
	await main.getByRole("link", { name: "Edit content" }).click();
	await main.getByRole("button", { name: "Delete", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expect(page).toHaveURL(/task_library\/library$/);
	await page.goto("/task_library/library/trash");
	await main.getByRole("button", { name: `Restore ${text}` }).click();
	await expect(main.getByText(text)).toHaveCount(0);
	await page.goto("/task_library/learningscenes");
	await main.getByRole("link", { name: scene }).click();
	await main.getByRole("link", { name: "Edit learning scene" }).click();
	await main.getByRole("button", { name: "Delete", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
	await expect(page).toHaveURL(/learningscenes$/);
});
