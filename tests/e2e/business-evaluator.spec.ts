import { expect, test, unique } from "../support/browser";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

test("somebody tries the demo and evaluates an idea on a phone without script, and an advisor follows it up", async ({
	page,
	browser,
	baseURL,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	const name = unique("Eva Etablerer");
	const main = page.getByRole("main");
	await signIn("admin@fjordvik.test");
	await page.goto("/business_evaluator/settings");
	const address = await page.getByLabel("Address of the form").inputValue();
	const demo = await page.getByLabel("Address of the demo").inputValue();
	await page.getByLabel("Contact for questions").fill("Kari, Fjordvik");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Saved")).toBeVisible();
	await page.getByRole("checkbox", { name: "12 months" }).uncheck();
	await page.getByRole("button", { name: "Save letters" }).click();
	await expect(page.getByText("The settings were saved").first()).toBeVisible();
	await main.getByLabel("Economy").selectOption({ index: 1 });
	await page.getByRole("button", { name: "Save courses and events" }).click();
	await expect(main.getByLabel("Economy")).not.toHaveValue("");

	const visitor = await browser.newContext({ viewport: phone, javaScriptEnabled: false, baseURL });
	const form = await visitor.newPage();
	await form.goto(`${demo}?lang=en`);
	await expect(form.getByText("Demo with made-up answers")).toBeVisible();
	await form.getByRole("radio", { name: "5" }).first().check();
	await form.getByRole("button", { name: "Show the result" }).click();
	await expect(form.getByText("This is what your choices come to.")).toBeVisible();
	expect(await form.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

	await form.goto(`${address}?lang=en`);
	await form.getByRole("button", { name: "Begin", exact: true }).click();
	await form.getByLabel("Your name").fill(name);
	await form.getByLabel("E-mail", { exact: true }).fill("eva.e@people.test");
	await form.getByLabel("Municipality").fill("Fjordvik");
	await form.getByLabel("What is your business idea?").fill("A bakery by the harbour");
	await form.getByText("I have an idea").click();
	await form.getByRole("checkbox").check();
	await form.getByText("Continue later").click();
	await form.getByLabel("Your e-mail address").fill(`${crypto.randomUUID()}@people.test`);
	await form.getByRole("button", { name: "Send me the link" }).click();
	await expect(form.getByText("Your answers are kept", { exact: true })).toBeVisible();
	const next = form.getByRole("button", { name: "Next", exact: true });
	await next.click();
	for (const number of [2, 3, 4, 5, 6]) {
		await expect(form.getByText(new RegExp(`Page ${number}\\b`)).first()).toBeVisible();
		for (const point of await form.getByRole("radio", { name: "4", exact: true }).all()) await point.check();
		await next.click();
	}
	await form.getByRole("button", { name: "Send answers" }).click();
	await expect(form.getByText(/\d+ of 100 points in all/)).toBeVisible();
	expect(await form.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
	await visitor.close();

	await page.setViewportSize(desk);
	await page.goto("/business_evaluator");
	await page.getByRole("searchbox", { name: "Search by name, idea or municipality" }).fill(name);
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
	await page.getByLabel("Status").selectOption({ label: "In dialogue" });
	await page.getByLabel("Advisor").selectOption({ index: 1 });
	await page.getByLabel("Last contact").fill("2026-11-02");
	await page.getByRole("button", { name: "Save follow-up" }).click();
	await expect(page.getByText("Saved")).toBeVisible();
	await main.getByText("Edit details").click();
	await page.getByLabel("Phone").fill("912 34 567");
	await page.getByRole("button", { name: "Save details" }).click();
	await expect(main.getByRole("link", { name: "912 34 567" })).toBeVisible();
	for (const check of await main
		.getByRole("group", { name: /^Before/ })
		.getByRole("checkbox")
		.all())
		await check.check();
	await main.getByRole("button", { name: "Move on to “Idea tried out”" }).click();
	await expect(main.getByRole("group", { name: "Before “Starting up”" })).toBeVisible();
	await main.getByText("Add a task").click();
	await page.getByLabel("Task", { exact: true }).fill("Call the bank");
	await page.getByRole("button", { name: "Save task" }).click();
	await main.getByRole("button", { name: "Send the plan by e-mail" }).click();
	// One word is shown after the other: what is said last waits for those before it.
	await expect(page.getByText("The plan goes to eva.e@people.test")).toBeVisible({ timeout: 40_000 });
	await main.getByRole("button", { name: "Mark “Call the bank” as done", exact: true }).click();
	await expect(main.getByRole("button", { name: "Mark “Call the bank” as not done" })).toBeVisible();
	await main.getByText("New link").click();
	await page.getByLabel("Who gets it").fill("The bank");
	await page.getByRole("button", { name: "Make the link" }).click();
	const profile = await page.getByLabel("Link to the profile").inputValue();
	const bank = await browser.newContext({ viewport: phone, baseURL });
	const shared = await bank.newPage();
	await shared.goto(`${profile}?lang=en`);
	await expect(shared.getByRole("heading", { level: 1, name: `The profile of ${name}` })).toBeVisible();
	await expect(shared.getByText("A bakery by the harbour")).toHaveCount(0);
	await bank.close();
	await main.getByRole("button", { name: "Close the link of The bank" }).click();
	await expect(main.getByText("The bank", { exact: true })).toHaveCount(0);

	await main.getByRole("link", { name: "Assessment" }).click();
	for (const area of await main.getByRole("combobox").all()) await area.selectOption("3");
	await page.getByRole("button", { name: "Save assessment" }).click();
	await expect(main.getByText("Beside the assessment of 1 person.").first()).toBeVisible();
	await expectAccessible();
	await main.getByRole("link", { name, exact: true }).click();
	await main.getByRole("link", { name: "Business model" }).click();
	await page.getByLabel("Value for customers").fill("Fresh bread at seven");
	await page.getByRole("button", { name: "Save business model" }).click();
	await expect(page.getByText("The business model was saved").first()).toBeVisible();
	await expectAccessible();
	await main.getByRole("link", { name, exact: true }).click();
	await page.getByLabel("New note").fill("Wants help with the budget");
	await page.getByRole("button", { name: "Save note" }).click();
	await expect(main.getByText("Wants help with the budget").first()).toBeVisible();
	await page
		.getByLabel("Add files")
		.setInputFiles({ name: "budget.txt", mimeType: "text/plain", buffer: Buffer.from("budget") });
	await page.getByRole("button", { name: "Upload" }).click();
	await expect(main.getByRole("link", { name: "budget.txt" })).toBeVisible();
	await expectAccessible();
	await page.setViewportSize(phone);
	await page.getByRole("button", { name: "Delete with all answers" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete with all answers" }).click();
	// What is said of it waits behind what was said before.
	await expect(page).toHaveURL(/\/business_evaluator\/entrepreneurs$/);
	await expect(page.getByRole("heading", { level: 1, name: "Entrepreneurs" })).toBeVisible();
	await expect(main.getByRole("link", { name, exact: true })).toHaveCount(0);
});
