import type { Page } from "@playwright/test";
import { comeAlive, expect, test, unique } from "../support/browser";

const CRM = "/dashboardCRM";

/** Adds a customer of this name and stays on its page; gives the page's address. */
async function addCustomer(page: Page, name: string): Promise<string> {
	await page.goto(`${CRM}/customers/new`);
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByRole("button", { name: "Add customer" }).click();
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	return page.url();
}

test.describe("what the server refuses", () => {
	test.use({ expectedErrors: /status of 422/ });

	test("a customer is edited by keyboard, what is wrong is said, and the rest stays as it was", async ({
		page,
		signIn,
		expectAccessible,
	}) => {
		await signIn("advisor@fjordvik.test");
		const address = await addCustomer(page, unique("Skrivefeil Bakst"));
		await page.goto(`${address.replace(/\?.*/, "")}/edit`);
		await expect(page).toHaveURL(/\/dashboardCRM\/customers\/[^/]+\/edit$/);
		await comeAlive(page);
		const field = (label: string) => page.getByLabel(label);
		await page.getByLabel("Name", { exact: true }).focus();
		await page.keyboard.press("ControlOrMeta+A");
		const name = unique("Skrivefri Bakst");
		await page.keyboard.type(name);
		await field("Employees").fill("mange");
		await field("Phone").fill("72 45 18 90");
		await field("Managing director").fill("Lene Bakke");
		await page.keyboard.press("Enter");
		await expect(field("Employees")).toHaveAttribute("aria-invalid", "true");
		await expect(field("Managing director")).toHaveValue("Lene Bakke");
		await expectAccessible();
		await field("Employees").fill("14");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
		for (const kept of ["14", "72 45 18 90", "Lene Bakke"])
			await expect(
				page
					.getByRole("button", { name: kept })
					.or(page.getByText(kept, { exact: true }))
					.first(),
			).toBeVisible();
	});
});

test("an archived customer is found in the trash, and comes back with its notes", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("advisor@fjordvik.test");
	const name = unique("Glemselen Snekkeri");
	const address = await addCustomer(page, name);
	await page.getByLabel("Note", { exact: true }).click();
	await expect(page.locator(".ProseMirror")).toBeVisible();
	await page.keyboard.type("They wait for us");
	await page.getByRole("button", { name: "Save note" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "They wait for us" })).toBeVisible();

	await page.goto(`${CRM}/customers?q=${name}`);
	await page.getByRole("checkbox", { name: `Select ${name}` }).check();
	await page.getByRole("button", { name: "Archive" }).click();
	await expect(page.getByText("No hits for these filters.")).toBeVisible();
	await page.goto(`${CRM}/customers/trash`);
	await expectAccessible();
	await page.getByRole("button", { name: `Restore ${name}`, exact: true }).click();
	await expect(page.getByRole("button", { name: `Restore ${name}`, exact: true })).toHaveCount(0);
	await page.goto(address);
	await expect(page.getByRole("listitem").filter({ hasText: "They wait for us" })).toBeVisible();
});

test("what a customer has sent by the contact form stands on its page", async ({ page, signIn, expectAccessible }) => {
	await signIn("advisor@fjordvik.test");
	await page.goto(`${CRM}/contactForm?view=new&f=status.any.new`);
	const row = page.getByRole("table", { name: "Messages" }).getByRole("row").last();
	await row.getByRole("link").first().click();
	await page.getByRole("radio", { name: /A new customer/ }).check();
	await page.getByRole("button", { name: "File it" }).click();
	await page.getByRole("main").locator("a[href*='/dashboardCRM/customers/']").first().click();
	const parts = page.getByRole("navigation", { name: "Parts of the customer" });
	await parts.getByRole("link", { name: "Forms" }).click();
	const forms = page.getByRole("list", { name: "Forms" });
	await expect(forms.getByRole("link", { name: "Nettsiden" })).toBeVisible();
	await expectAccessible();
	await forms.getByRole("link", { name: "Nettsiden" }).click();
	await expect(page.getByRole("heading", { name: "What was sent" })).toBeVisible();
});

/** A new task of this name, made by keys; the list is open again afterwards. */
async function addTask(page: Page, title: string): Promise<void> {
	await page.goto(`${CRM}/tasks`);
	await expect(page.getByRole("checkbox", { name: "Select all on this page" })).toBeVisible();
	await page.keyboard.press("n");
	const field = page.getByLabel("Task", { exact: true });
	await expect(field).toBeVisible();
	await field.focus();
	await page.keyboard.type(title);
	await page.keyboard.press("Enter");
	await expect(page.getByText("The task is added")).toBeVisible();
}

test("tasks are worked through in the list by keys alone", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	const title = unique("Water the plants");
	await addTask(page, title);
	await page.goto(`${CRM}/tasks?q=${title}`);
	const row = page.getByRole("row").filter({ hasText: title });
	await expect(page.getByRole("checkbox", { name: "Select all on this page" })).toBeVisible();
	await page.keyboard.press("j");
	const link = row.getByRole("link", { name: title });
	await expect(link).toBeFocused();

	await page.keyboard.press("e");
	await expect(row.locator("input[type=date]")).toBeFocused();
	await page.keyboard.press("Escape");
	await link.focus();
	await page.keyboard.press("Enter");
	const panel = page.getByRole("complementary").getByRole("heading", { name: title });
	await expect(panel).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);

	await link.focus();
	await page.keyboard.press("x");
	await expect(page.getByText("1 selected")).toBeVisible();
	const finish = row.getByRole("button", { name: `Mark as done: ${title}` });
	await finish.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(`“${title}” is done`)).toBeVisible();
	await page.goto(`${CRM}/tasks?f=status.any.done&q=${title}`);
	await expect(page.getByRole("button", { name: `Open again: ${title}` })).toBeVisible();
});

test("tasks are moved over the board by keys alone, and keep the focus", async ({ page, signIn, expectAccessible }) => {
	await signIn("advisor@fjordvik.test");
	const title = unique("Paint the fence");
	await addTask(page, title);
	await page.goto(`${CRM}/tasks?as=board&q=${title}`);
	const cardIn = (column: string) => page.getByRole("region", { name: column }).getByRole("link", { name: title });
	await expect(cardIn("To do")).toBeVisible();
	// Keys do nothing before the page has come to life.
	await expect(async () => {
		await page.keyboard.press("f");
		await expect(page.getByRole("button", { name: "Filter", exact: true })).toBeFocused({ timeout: 500 });
	}).toPass();
	const move = async (key: string, to: string) => {
		await page.keyboard.press(`Alt+${key}`);
		await expect(cardIn(to)).toBeFocused();
		await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
		await expect(cardIn(to)).toBeFocused();
	};
	await cardIn("To do").focus();
	await move("ArrowRight", "In progress");
	await expect(page.getByText(`“${title}” is in progress`)).toBeVisible();
	await move("ArrowRight", "Done");
	await move("ArrowLeft", "In progress");
	await page.reload();
	await expect(cardIn("In progress")).toBeVisible();

	const menu = page.getByLabel(`Actions for ${title}`);
	await menu.focus();
	await expect(page.getByRole("button", { name: `Actions for ${title}` })).toBeFocused();
	await page.keyboard.press("Enter");
	await page.getByRole("menuitem", { name: "Done" }).focus();
	await page.keyboard.press("Enter");
	await expect(cardIn("Done")).toBeVisible();
	await expectAccessible();
});

test("a filter of days counts from today, says so in words, and is changed again", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	await page.goto(`${CRM}/customers?draft=lastActivity`);
	await page.getByLabel(/condition/).selectOption("before");
	await page.getByLabel("Counted from today").selectOption({ label: "60 days ago" });
	await page.getByRole("button", { name: "Add filter" }).click();
	const chip = page.getByRole("link", { name: /^Last contact before 60 days ago/ });
	await expect(chip).toBeVisible();
	await chip.click();
	await expect(page.getByLabel("Counted from today")).toHaveValue("-60");
});

test("one goes from customer to customer by keys, and archives one where it stands", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	const one = unique("Aasgaard Bakeri A");
	await addCustomer(page, `${one} 2`);
	const second = page.url();
	await addCustomer(page, `${one} 1`);
	await page.locator("h1").click();
	await page.keyboard.press("]");
	await expect(page.getByRole("heading", { level: 1, name: `${one} 2` })).toBeVisible();
	expect(page.url()).toBe(second);
	await page.keyboard.press("[");
	await expect(page.getByRole("heading", { level: 1, name: `${one} 1` })).toBeVisible();
	await page.getByLabel(`Actions for ${one} 1`).click();
	await page.getByRole("menuitem", { name: "Archive customer" }).click();
	await expect(page.getByText("1 customer archived")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("1 customer restored")).toBeVisible();
	await page.goto(`${CRM}/customers?q=${one}`);
	await expect(page.getByRole("link", { name: `${one} 1` })).toBeVisible();
});

test("one goes through the filtered list that a customer was opened from, also by keys written with AltGr, and back to it", async ({
	page,
	signIn,
}) => {
	await signIn("advisor@fjordvik.test");
	const one = unique("Zett Listevandring");
	for (const last of ["A", "B", "C"]) await addCustomer(page, `${one} ${last}`);
	const list = `${CRM}/customers?${new URLSearchParams({ q: one })}`;
	await page.goto(list);
	await page.getByRole("link", { name: `${one} B` }).click();
	await expect(page.getByRole("navigation", { name: "Others in the list" }).getByText("2 of 3")).toBeVisible();
	// As a Norwegian keyboard writes it on Windows.
	await page.locator("h1").click();
	await page.evaluate(() =>
		document.body.dispatchEvent(
			new KeyboardEvent("keydown", { key: "]", ctrlKey: true, altKey: true, bubbles: true, cancelable: true }),
		),
	);
	await expect(page.getByRole("heading", { level: 1, name: `${one} A` })).toBeVisible();
	await expect(page.getByText("3 of 3")).toBeVisible();
	await page.keyboard.press("[");
	await page.getByRole("heading", { level: 1, name: `${one} B` }).waitFor();
	await page.getByRole("link", { name: "Notes", exact: false }).and(page.locator("[href*='tab=notes']")).click();
	await page.waitForURL(/tab=notes/);
	await page.keyboard.press("[");
	await expect(page.getByRole("heading", { level: 1, name: `${one} C` })).toBeVisible();
	await page.locator("#main").getByRole("link", { name: "Customers", exact: true }).click();
	await page.waitForURL((url) => url.searchParams.get("q") === one);
	await expect(page.locator(".row-link")).toHaveCount(3);
});
