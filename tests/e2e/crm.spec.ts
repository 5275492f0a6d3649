import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

const CRM = "/dashboardCRM";
/** One of the demo's: the first of the list may be another test's, and be gone in a moment. */
const openCustomer = async (page: Page) => {
	await page.goto(`${CRM}/customers?q=Havbris+Industri`);
	await page.locator("tbody").getByRole("link").first().click();
	await expect(page.getByRole("navigation", { name: "Parts of the customer" })).toBeVisible();
};

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a note is added to a customer, put into the trash and taken back", async ({ page, signIn }) => {
		const [about, places] = [unique("Called about the autumn"), unique("They have two places")];
		await signIn("advisor@fjordvik.test");
		await openCustomer(page);
		await page.getByLabel("Note", { exact: true }).fill(`${about}.\n\n${places}.`);
		await page.getByRole("button", { name: "Save note" }).click();
		const note = page.getByRole("listitem").filter({ hasText: `${about}.` });
		await expect(note.getByRole("paragraph").filter({ hasText: `${places}.` })).toBeVisible();
		await note.locator("summary").click();
		await note.getByRole("button", { name: "Delete note" }).click();
		await expect(note).toHaveCount(0);
		await page.getByRole("button", { name: "Undo" }).click();
		await page.goto(`${CRM}/notes?q=autumn`);
		await expect(page.getByText(`${places}.`)).toBeVisible();
	});
});

test("a note is written in the editor, saved by Ctrl Enter, and edited with its history kept", async ({
	page,
	signIn,
}) => {
	await signIn("advisor@fjordvik.test");
	await openCustomer(page);
	const field = page.getByLabel("Note", { exact: true });
	await field.click();
	await expect(page.locator(".ProseMirror")).toBeVisible();
	const spoke = unique("Spoke with the manager");
	await page.keyboard.type(spoke);
	await page.keyboard.press("Control+Enter");
	await expect(page.getByText("Note saved")).toBeVisible();
	const note = page.getByRole("listitem").filter({ hasText: spoke });
	await note.getByLabel("Actions for the note").click();
	await page.getByRole("menuitem", { name: "Edit note" }).click();
	// The customer's page has a field of the same name, until the note's own page has come.
	await expect(page.getByRole("heading", { level: 1, name: "Note" })).toBeVisible();
	await page.getByLabel("Note", { exact: true }).click();
	await page.keyboard.type(" twice");
	await page.getByRole("button", { name: "Save note" }).click();
	await expect(page.getByRole("heading", { name: "Earlier versions" })).toBeVisible();
});

test("the minutes of a meeting become tasks", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	const [title, task] = [unique("Planning the autumn"), unique("Send the agreement")];
	await page.goto(`${CRM}/meetings/new`);
	await page.getByLabel("Title").fill(title);
	await page.getByRole("combobox", { name: "Colleagues" }).fill("per h");
	await page.getByRole("option", { name: /Per Håkon/ }).click();
	await page.getByRole("button", { name: "Add meeting" }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: "Per Håkon" }).first()).toBeVisible();
	await page
		.getByRole("textbox", { name: "Minutes" })
		.fill(`Agreed on two places.\n[] ${task}\n@Per Håkon call back on Friday`);
	await page.getByRole("button", { name: "Save minutes" }).click();
	await expect(page.getByText("Minutes saved, 2 tasks added")).toBeVisible();
	await page.getByRole("link", { name: task }).click();
	await expect(page.getByRole("heading", { name: task })).toBeVisible();
});

test("a task is given to a colleague who is found by name", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	const title = unique("Call the bakery");
	await page.goto(`${CRM}/tasks?task=new`);
	await page.getByLabel("Task", { exact: true }).fill(title);
	await page.getByRole("combobox", { name: /^Assigned to/ }).fill("per h");
	await page.getByRole("option", { name: /Per Håkon/ }).click();
	await page.getByRole("button", { name: "Add task" }).click();
	await expect(page.getByText("The task is added")).toBeVisible();
	await page.goto(`${CRM}/tasks?q=${encodeURIComponent(title)}`);
	await expect(page.getByRole("row").filter({ hasText: title })).toContainText("Per Håkon");
});

test("the dashboard is arranged by keyboard", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	const names = page.getByRole("list", { name: "Cards" }).getByRole("heading", { level: 2 });
	const reset = page.getByRole("button", { name: "Reset to the organisation’s default" });
	const asSet = async () => {
		await reset.press("Enter");
		await expect(names.first()).toHaveText("My tasks");
		await expect(names.filter({ hasText: "Latest notes" })).toHaveCount(1);
	};
	// An earlier try may have left it half-way.
	await page.goto(`${CRM}/dashboard?edit=1`);
	await expect(names.first()).toBeVisible();
	if ((await reset.count()) > 0) await asSet();
	await page.goto(`${CRM}/dashboard`);
	await expect(names.first()).toHaveText("My tasks");
	await page.getByRole("link", { name: "Arrange cards" }).press("Enter");
	await page.getByRole("button", { name: "Move “My tasks” back" }).press("Enter");
	await expect(names.first()).toHaveText("My meetings");
	await page.getByRole("button", { name: "Hide “Latest notes”" }).press("Enter");
	await expect(names.filter({ hasText: "Latest notes" })).toHaveCount(0);
	await asSet();
});

test("customers are tagged and archived from their list, and brought back", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	await page.goto(`${CRM}/customers`);
	const tag = unique("summer", "");
	const rows = page.getByRole("table").getByRole("row");
	const name = (await rows.nth(1).getByRole("rowheader").innerText()).trim().split("\n").at(-1) ?? "";
	await expect(page.getByRole("checkbox", { name: "Select all on this page" })).toBeVisible();
	await page.keyboard.press("j");
	await expect(rows.nth(1).getByRole("link").first()).toBeFocused();
	await page.keyboard.press("x");
	await expect(page.getByText("1 selected")).toBeVisible();
	await page.locator("summary").filter({ hasText: "Tag" }).click();
	await page.getByRole("textbox", { name: "Tag" }).fill(tag);
	await page.getByRole("button", { name: "Tag", exact: true }).click();
	await expect(page.getByText(`1 customer tagged “${tag}”`)).toBeVisible();
	await page.goto(`${CRM}/customers?q=${tag}`);
	await page.getByRole("checkbox", { name: `Select ${name}` }).check();
	await page.getByRole("button", { name: "Archive" }).click();
	await expect(page.getByText("No hits for these filters.")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("table").getByRole("link", { name })).toBeVisible();
});

test("every tab of a customer is accessible in light and dark and fits", async ({ page, signIn, expectAccessible }) => {
	await signIn("advisor@fjordvik.test");
	await openCustomer(page);
	const address = page.url();
	for (const tab of ["", "?tab=about", "?tab=contacts", "?tab=tasks", "?tab=meetings"]) {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto(address + tab);
		await expectAccessible();
		await page.setViewportSize({ width: 320, height: 640 });
		await expect
			.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: tab })
			.toBeLessThanOrEqual(320);
	}
});
