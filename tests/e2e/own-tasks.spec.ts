import type { Page } from "@playwright/test";
import { comeAlive, expect, test, unique } from "../support/browser";

/** A task of one's own that was due before, made where a customer's tasks are. */
async function addLateTask(page: Page, title: string): Promise<void> {
	await page.goto("/dashboardCRM/tasks?task=new");
	await page.getByLabel("Task", { exact: true }).fill(title);
	await page.getByLabel("Due", { exact: true }).fill("2026-01-05");
	await page.getByRole("button", { name: "Add task" }).click();
	await expect(page.getByText("The task is added")).toBeVisible();
}

for (const { name, viewport } of [
	{ name: "on a desk", viewport: { width: 1280, height: 900 } },
	{ name: "on a phone", viewport: { width: 390, height: 844 } },
]) {
	test.describe(name, () => {
		test.use({ viewport });

		test("an advisor sees an overdue task and a measure in one list, does one, takes it back, and opens the other", async ({
			page,
			signIn,
			expectAccessible,
		}) => {
			await signIn("advisor@fjordvik.test");
			const title = unique(`Ring regnskapsføreren, ${viewport.width}`);
			await addLateTask(page, title);
			await page.goto("/home");
			await page.getByRole("link", { name: "All my tasks" }).click();
			await expect(page.getByRole("heading", { level: 1, name: "My tasks" })).toBeVisible();
			await comeAlive(page);
			const overdue = page.getByRole("table", { name: "Overdue" });
			const late = overdue.getByRole("row").filter({ hasText: title });
			await expect(late).toContainText("days overdue");
			const measure = overdue.getByRole("row").filter({ hasText: "HSE" }).filter({ hasText: "To do" }).first();
			await expect(measure).toBeVisible();
			await expectAccessible();

			await late.getByRole("button", { name: `Done : ${title}` }).click();
			await expect(page.getByText(`“${title}” is done`)).toBeVisible();
			await expect(late).toHaveCount(0);
			const done = page.getByRole("table", { name: "Recently done" }).getByRole("row").filter({ hasText: title });
			await expect(done).toBeVisible();
			await page.getByRole("button", { name: "Undo" }).click();
			await expect(late).toBeVisible();
			await expect(done).toHaveCount(0);

			await page.getByRole("navigation", { name: "Modules" }).getByRole("link", { name: /^HSE/ }).click();
			await expect(late).toHaveCount(0);
			const link = measure.getByRole("rowheader").getByRole("link").first();
			const words = await link.innerText();
			await link.click();
			await expect(page.getByRole("heading", { level: 1, name: words })).toBeVisible();
		});
	});
}

test("somebody without customers adds a task by keyboard, and does it where it stands", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("advisor2@fjordvik.test");
	const title = unique("Bestill kaffe");
	await page.goto("/yourtasks");
	await page.getByRole("link", { name: "New task" }).click();
	await page.getByLabel("Task", { exact: true }).fill(title);
	await expectAccessible();
	await page.keyboard.press("Enter");
	const row = page.getByRole("table", { name: "Without a due date" }).getByRole("row").filter({ hasText: title });
	await row.getByRole("link", { name: title }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await page.getByLabel("Due", { exact: false }).first().fill("2026-01-05");
	await page.getByRole("button", { name: "Save task" }).click();
	const late = page.getByRole("table", { name: "Overdue" }).getByRole("row").filter({ hasText: title });
	await late.getByRole("button", { name: `Done : ${title}` }).click();
	await expect(page.getByRole("table", { name: "Recently done" }).getByRole("link", { name: title })).toBeVisible();
});
