import { chromiumFlags, findChromium } from "../../scripts/chromium.mjs";
import { expect, test, unique } from "../support/browser";

test.use({
	expectedErrors: /status of 422/,
	launchOptions: {
		executablePath: findChromium().executablePath,
		args: [...chromiumFlags, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
	},
	permissions: ["microphone"],
});

test("an advisor gives a content as a task, the client answers by voice on a phone, and the advisor comments", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(150_000);
	page.setDefaultTimeout(20_000);
	const main = page.getByRole("main");
	await signIn("admin@fjordvik.test");
	const name = unique("Say it aloud");
	await page.goto("/task_library/library/new");
	await page.getByLabel("Title", { exact: true }).fill(name);
	await page.getByRole("textbox", { name: "Text" }).click();
	await page.keyboard.type("Good morning.");
	await page.getByLabel("Subject").selectOption({ label: "Health" });
	await page.getByLabel("Line of work").selectOption({ label: "Health and care" });
	await page.getByLabel("Skill").selectOption({ label: "Speaking" });
	await page.getByLabel("Tags").fill("ward, greeting");
	await main.getByRole("button", { name: "Create content" }).click();
	await main.getByRole("button", { name: "Publish", exact: true }).click();
	await expect(main.getByRole("heading", { name: "Status Published" })).toBeVisible();
	await main.getByRole("link", { name: "View as a learner" }).click();
	await main.getByRole("link", { name: "greeting" }).click();
	await expect(main.getByRole("link", { name })).toBeVisible();

	await signIn("advisor@fjordvik.test");
	await page.goto(`/task_library/library?q=${encodeURIComponent(name)}`);
	await main.getByRole("link", { name }).click();
	await main.getByRole("link", { name: "Give as a task" }).click();
	await main.getByRole("button", { name: "Give as a task" }).click();
	await expect(main.getByText("Choose at least one person").first()).toBeVisible();
	await expectAccessible();
	await main.getByRole("combobox").fill("Amina");
	await page.getByRole("option", { name: /Amina/ }).first().click();
	await main.getByLabel("Spoken answer").check();
	await main.getByLabel("What they are to do").fill("Read it aloud");
	await main.getByLabel("Due date").fill("2031-05-01");
	await main.getByRole("button", { name: "Give as a task" }).click();
	await expect(page.getByText("1 person has got the task")).toBeVisible();
	await expect(main.getByText("0 of 1 have answered").first()).toBeVisible();
	await expectAccessible();

	await page.setViewportSize({ width: 390, height: 844 });
	await signIn("client@fjordvik.test");
	await page.goto("/task_library/tasks");
	await expectAccessible();
	await main.getByRole("link", { name }).click();
	await expect(main.getByText("Read it aloud")).toBeVisible();
	await main.getByRole("button", { name: "Send the answer" }).click();
	await expect(main.getByText("Record your answer or choose a sound recording").first()).toBeVisible();
	await main.getByRole("button", { name: "Record here" }).click();
	await expect(main.getByText("Recording …")).toBeVisible();
	await main.getByRole("button", { name: "Stop recording" }).click();
	await expect(main.getByText("The recording is ready to be sent.")).toBeVisible();
	await expectAccessible();
	await main.getByRole("button", { name: "Send the answer" }).click();
	await expect(page.getByText("Your answer has been sent")).toBeVisible();

	await signIn("advisor@fjordvik.test");
	await page.goto("/task_library/tasks/given");
	await main.getByRole("link", { name }).first().click();
	await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
	await expect(main.getByText("1 of 1 have answered")).toBeVisible();
	await main.getByText("Comment on the answer").click();
	await main.getByLabel(/^Comment for Amina/).fill("Well said");
	await main.getByRole("button", { name: "Send the comment" }).click();
	await expect(page.getByText("The comment has been sent")).toBeVisible();
	await expectAccessible();
});

test("an author records a sound in the form of its content, and writes down what is said", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	const main = page.getByRole("main");
	const title = unique("A greeting");
	await signIn("admin@fjordvik.test");
	await page.goto("/task_library/library/new");
	await main.getByRole("link", { name: "Audio", exact: true }).click();
	await page.getByLabel("What is said, as text").fill("Good morning.");
	await page.getByLabel("Title", { exact: true }).fill(title);
	await main.getByRole("button", { name: "Create content" }).click();
	await expect(main.getByRole("alert")).toContainText("Choose a file");
	await main.getByRole("button", { name: "Record here" }).click();
	await expect(main.getByText("Recording …", { exact: true })).toBeVisible();
	await main.getByRole("button", { name: "Stop recording" }).click();
	await expect(page.getByLabel("Your recording", { exact: true })).toBeVisible();
	await expectAccessible();
	await main.getByRole("button", { name: "Create content" }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await main.getByRole("button", { name: "Publish", exact: true }).click();
	await expect(main.getByRole("heading", { name: "Status Published" })).toBeVisible();
	await main.getByRole("link", { name: "View as a learner" }).click();
	await expect(main.locator("audio")).toBeVisible();
	await main.getByText("What is said, as text").click();
	await expect(main.getByText("Good morning.")).toBeVisible();
});
