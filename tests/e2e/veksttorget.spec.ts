import { expect, test, unique } from "../support/browser";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

test("somebody asks for help on a phone and gets a receipt, and those who help take it on, route the next and see it in the statistics", async ({
	page,
	browser,
	baseURL,
	signIn,
	expectAccessible,
}) => {
	const name = unique("Eva Etablerer");
	await signIn("admin@havna.test");
	await page.goto("/veksttorget/settings");
	const address = await page.getByLabel("Address of the form").inputValue();

	// Whoever asks has no login, and no script either.
	const visitor = await browser.newContext({ viewport: phone, javaScriptEnabled: false, baseURL });
	const form = await visitor.newPage();
	await form.goto(`${address}?lang=en&source=fair`);
	const next = form.getByRole("button", { name: "Next", exact: true });
	await form.getByRole("button", { name: "Begin", exact: true }).click();
	await form.getByText("Starting a business").click();
	await form.getByLabel("What do you need help with?").fill("A bakery by the harbour");
	await next.click();
	await form.getByLabel("Your name").fill(name);
	await form.getByLabel("E-mail").fill("eva.e@people.test");
	await form.getByLabel("Municipality").fill("Havna");
	await form.getByRole("checkbox").check();
	await next.click();
	await form.getByRole("button", { name: "Send answers" }).click();
	const receipt = await form.getByText(/^VT-\d{5}$/).innerText();
	expect(await form.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
	await visitor.close();

	await page.setViewportSize(desk);
	await page.goto("/veksttorget/intakes");
	await page.getByRole("searchbox", { name: "Search by name, words or number" }).fill(receipt);
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name }).click();
	await page.getByLabel("Status").selectOption({ label: "In dialogue" });
	await page.getByLabel("Responsible").selectOption({ index: 1 });
	await page.getByLabel("Internal note").fill("Called, meets us on Friday");
	await expectAccessible();
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Saved")).toBeVisible();

	await page.goto("/veksttorget/settings");
	await page.getByLabel("Topic").selectOption({ label: "Something else" });
	await page.getByLabel("Municipality").fill(unique("Sør"));
	await page.getByLabel("Responsible").selectOption({ index: 1 });
	await page.getByRole("button", { name: "Add the rule" }).click();
	await expect(page.getByText("The rule was added")).toBeVisible();
	await page.getByRole("button", { name: "Remove the rule" }).first().click();
	await expect(page.getByText("The rule was removed")).toBeVisible();
	await page.getByLabel("Contact for questions").fill("Kari, Havna");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Saved")).toBeVisible();

	await page.setViewportSize(phone);
	await page.goto("/veksttorget/statistics");
	await expectAccessible();
	await page.getByRole("region", { name: "Source" }).getByRole("link", { name: "fair" }).click();
	await page.getByRole("link", { name }).click();
	await page.getByRole("button", { name: "Delete the enquiry" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete the enquiry" }).click();
	await expect(page.getByText("The enquiry was deleted")).toBeVisible();
});
