import { chromiumFlags, findChromium } from "../../scripts/chromium.mjs";
import { expect, test, unique } from "../support/browser";

test.use({
	expectedErrors: /status of 422/,
	permissions: ["microphone"],
	launchOptions: {
		args: [...chromiumFlags, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
		executablePath: findChromium().executablePath,
	},
});

test("a teacher gives a task to write and one to speak; a learner answers both on a phone, and both are assessed", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	const main = page.getByRole("main");
	const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
	const [writing, speaking] = [unique("Letter"), unique("Talk")];

	await signIn("admin@fjordvik.test");
	for (const [title, kind] of [
		[writing, "writing"],
		[speaking, "speaking"],
	] as const) {
		await page.goto("/norwegian_learning/production/tasks/new");
		if (kind === "writing") {
			await press("Create task");
			await expect(main.getByText("This field is required").first()).toBeVisible();
			await expectAccessible();
		}
		await page.getByLabel("Title", { exact: true }).fill(title);
		await page.getByLabel("Type", { exact: true }).selectOption(kind);
		await page.getByLabel("The task", { exact: true }).fill("Fortell om en vanlig dag.");
		await page.getByLabel("Number of words, about").fill("20");
		await press("Create task");
		await expect(main.getByRole("link", { name: title })).toBeVisible();
	}

	await signIn("client@fjordvik.test");
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/norwegian_learning/production");
	await main.getByRole("link", { name: `Begin: ${writing}`, exact: true }).click();
	await page.getByLabel("Your text").fill("Jeg står opp klokka sju.");
	await expect(main.getByText("5 words")).toBeVisible();
	await expectAccessible();
	await press("Send to the teacher");
	await expect(main.getByRole("link", { name: `See the answer: ${writing}`, exact: true })).toBeVisible();
	await main.getByRole("link", { name: `Begin: ${speaking}`, exact: true }).click();
	await press("Send to the teacher");
	await expect(main.getByText("Record your answer, or choose a file").first()).toBeVisible();
	await press("Record");
	await expect(main.getByText("Recording", { exact: true })).toBeVisible();
	await press("Stop and keep");
	await expect(main.getByRole("heading", { name: "Your recording" })).toBeVisible();
	await expect(main.getByText("2 recordings left")).toBeVisible();
	await expectAccessible();
	await press("Send to the teacher");
	await expect(main.getByRole("link", { name: `See the answer: ${speaking}`, exact: true })).toBeVisible();

	await signIn("admin@fjordvik.test");
	await page.setViewportSize({ width: 1280, height: 900 });
	for (const title of [writing, speaking]) {
		await page.goto("/norwegian_learning/production");
		await main.getByRole("row").filter({ hasText: title }).getByRole("link").first().click();
		await expect(page.getByLabel("Level of the whole")).toBeVisible();
		const answer = page.url();
		if (title === speaking) await page.getByLabel("Speed").selectOption("1.5");
		await expectAccessible();
		const criteria = [
			"Communication",
			title === writing ? "Text structure" : "Fluency and coherence",
			...["Vocabulary", "Grammar"],
			title === writing ? "Spelling and punctuation" : "Pronunciation",
		];
		for (const one of criteria) await page.getByLabel(one, { exact: true }).selectOption("A2");
		await press("Save the assessment");
		await expect(page.getByLabel("Level of the whole")).toHaveAttribute("aria-invalid", "true");
		await page.getByLabel("Level of the whole").selectOption("A2");
		await page.getByLabel("Comment to the learner").fill("Fint!");
		await press("Record here");
		await expect(main.getByText("Recording …", { exact: true })).toBeVisible();
		await press("Stop recording");
		await expect(page.getByLabel("Your recording", { exact: true })).toBeVisible();
		await press("Save the assessment");
		await expect(page.getByText("Assessed. The learner is told.")).toBeVisible();
		await page.goto(answer);
		await expect(page.getByLabel("Comment by voice", { exact: true })).toBeVisible();
	}
});
