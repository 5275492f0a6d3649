import { expect, test, unique } from "../support/browser";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

test.use({ expectedErrors: /status of 422/ });

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
	await page.getByRole("button", { name: "Save" }).first().click();
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

test("somebody sets the goal, leads an enquiry on to a customer, edits the month for the board and shows the figures to everybody", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("admin@fjordvik.test");
	await page.goto("/veksttorget/settings");
	await page.getByLabel("Deadline for the first answer (days)").fill("3");
	await page.getByLabel("Goal (per cent within the deadline)").fill("75");
	await page.getByLabel("Ask after three months whether it helped").check();
	await page.getByLabel("Show the figures on a public page").check();
	await page.getByRole("button", { name: "Save" }).nth(2).click();
	await expect(page.getByText("Saved")).toBeVisible();
	await page.getByLabel("Sites").fill("www.fjordvik.example");
	await page.getByRole("button", { name: "Save" }).nth(1).click();
	await expect(page.getByLabel("Code for www.fjordvik.example")).toHaveValue(/source=fjordvik-example/);
	await expectAccessible();
	await page.getByRole("link", { name: "Open the page" }).click();
	await expect(page.getByRole("heading", { name: "Enquiries in figures" })).toBeVisible();
	await expectAccessible();

	await page.goto("/veksttorget/statistics");
	await expect(page.getByText("Goal: 75 %")).toBeVisible();
	await page.goto("/veksttorget/board");
	await page.getByRole("link", { name: "October 2026" }).click();
	const words = unique("A busy month");
	await page.getByLabel("The report").fill(words);
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("The report was saved")).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: "Write anew from the numbers" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Write anew from the numbers" }).click();
	await expect(page.getByLabel("The report")).toHaveValue(/the number of enquiries was/);

	await page.goto("/veksttorget/intakes?f=status.any.done");
	await page.locator("tbody a").first().click();
	await page.getByRole("button", { name: "Make a customer" }).click();
	await expect(page).toHaveURL(/dashboardCRM\/customers\//);
});

test("an administrator words a letter of the module, looks at it and switches another on", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	const main = page.getByRole("main");
	const button = (name: string) => page.getByRole("button", { name, exact: true });
	await signIn("admin@fjordvik.test");
	await page.goto("/veksttorget/settings");
	await main.getByRole("link", { name: "Letters", exact: true }).click();
	const other = page.getByRole("switch", { name: "Enquiry taken up" });
	await other.click();
	await expect(page.getByText("The e-mail is switched on")).toBeVisible();
	await other.click();
	await expect(page.getByText("The e-mail is switched off")).toBeVisible();
	await expectAccessible();
	await main.getByRole("link", { name: "Enquiry closed", exact: true }).click();
	await page.getByLabel("Subject").fill("{{cpr}}");
	await button("Save").click();
	await expect(page.getByText("cannot be used: “cpr”").first()).toBeVisible();
	await page.getByLabel("Subject").fill("Done: {{number}}");
	await button("Preview").click();
	await expect(page.getByRole("heading", { name: "Done: VT-00012" })).toBeVisible();
	await button("Send a test to me").click();
	await expect(page.getByText("A test is on its way to admin@fjordvik.test.")).toBeVisible();
	await button("Save").click();
	await expect(page.getByText("The e-mail is saved")).toBeVisible();
	await expectAccessible();
	await button("Use the portal’s text").click();
	await page.getByRole("dialog").getByRole("button", { name: "Use the portal’s text" }).click();
	await expect(page.getByText("The e-mail has the portal’s text again")).toBeVisible();
});
