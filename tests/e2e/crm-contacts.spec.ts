import { expect, test, unique } from "../support/browser";

const narrow = { width: 320, height: 640 };

// The story begins with an address that is refused.
test.use({ expectedErrors: /status of 422/ });

test("a contact is added from its customer and from the list, with two e-mail addresses and a language, and edited", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	const [first, second] = [unique("Torunn"), unique("Vidar")];
	await signIn("advisor@fjordvik.test");
	await page.goto("/dashboardCRM/customers");
	const link = page.locator("tbody").getByRole("link").first();
	const customer = (await link.textContent()) ?? "";
	await link.click();
	await page.waitForURL(/\/customers\/[^?]/);
	await page.goto(`${page.url().split("?")[0]}?tab=contacts`);
	await page.getByRole("link", { name: "Add contact" }).click();
	await page.getByRole("link", { name: "All fields" }).click();
	// The short form has a field of the same name, and stays until the long one has come.
	await expect(page.getByRole("heading", { level: 1, name: "New contact" })).toBeVisible();
	await page.getByLabel("First name").fill(first);
	await page.getByLabel("Last name").fill("Aspelund");
	await expect(page.getByLabel("E-mail 2")).toBeHidden();
	await page.getByLabel("E-mail 1").fill("no address");
	await page.getByText("Add another e-mail address").first().click();
	await expect(page.getByLabel("E-mail 2")).toBeFocused();
	await page.keyboard.type("torunn.private@havgapet.test");
	await page.getByLabel("Language", { exact: true }).selectOption({ label: "Norsk bokmål" });
	await expectAccessible();
	await page.getByRole("button", { name: "Add contact" }).click();
	// The refusal names its field, and leads to it.
	await page
		.getByRole("alert")
		.getByRole("link", { name: /^E-mail 1/ })
		.click();
	await expect(page.getByLabel("E-mail 1")).toBeFocused();
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type("torunn@havgapet.test");
	await page.getByRole("button", { name: "Add contact" }).click();
	await expect(page.getByRole("heading", { level: 1, name: `${first} Aspelund` })).toBeVisible();
	await expect(page.getByRole("main").getByText("torunn.private@havgapet.test")).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: customer }).first()).toBeVisible();

	await page.getByRole("link", { name: "Edit", exact: true }).click();
	await expect(page.getByLabel("E-mail 2")).toHaveValue("torunn.private@havgapet.test");
	await expect(page.getByLabel("Language", { exact: true })).toHaveValue("nb");
	await page.getByLabel("Job title").fill("Leader");
	await page.getByRole("button", { name: "Save contact" }).click();
	await expect(page.getByText(`${first} Aspelund is saved`)).toBeVisible();

	await page.setViewportSize(narrow);
	await page.goto("/dashboardCRM/contacts/new");
	await page.getByLabel("First name").fill(second);
	await page.getByLabel("Phone 1").fill("22 33 44 55");
	await page.getByRole("button", { name: "Add contact" }).click();
	await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
});

test("a contact and a meeting are written down without leaving the customer's page", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	const [name, subject] = [unique("Gunvor"), unique("Coffee")];
	await signIn("advisor@fjordvik.test");
	await page.goto("/dashboardCRM/customers");
	await page.locator("tbody").getByRole("link").first().click();
	await page.waitForURL(/\/customers\/[^?]/);
	const write = page.getByRole("region", { name: "Write something down" });
	const open = async (what: string) => {
		await write.getByRole("link", { name: what, exact: true }).click();
		await expect(write.getByRole("link", { name: what, exact: true })).toHaveAttribute("aria-current", "true");
	};

	await open("Contact");
	await write.getByLabel("First name").fill(name);
	await write.getByLabel(/^E-mail/).fill(`${name}@havgapet.test`.toLowerCase().replaceAll(" ", "."));
	await expectAccessible();
	await write.getByRole("button", { name: "Add contact" }).click();
	await expect(page.getByText(`${name} is added`)).toBeVisible();

	await open("Meeting");
	await write.getByLabel("Title").fill(subject);
	await write.getByLabel("Starts").fill("2027-03-01T10:00");
	await write.getByLabel("Ends").fill("2027-03-01T09:00");
	await write.getByRole("button", { name: "Add meeting" }).click();
	await expect(write.getByRole("alert")).toBeVisible();
	await write.getByLabel("Ends").fill("2027-03-01T11:00");
	await write.getByRole("button", { name: "Add meeting" }).click();
	await expect(page.getByRole("main").getByRole("link", { name: subject }).first()).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(subject);
});
