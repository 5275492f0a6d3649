import type { Locator, Page } from "@playwright/test";
import { expect } from "./browser";

/** Adds a type of resources, filled in as said, and waits until it is there. */
export async function addType(page: Page, type: string, fillIn: (form: Locator) => Promise<void> = async () => {}) {
	const main = page.getByRole("main");
	await page.goto("/task_library/resources/settings");
	await main.locator("summary", { hasText: "New type" }).click();
	const form = main.locator("form", { has: page.getByRole("button", { name: "Add the type" }) });
	await form.getByLabel("Name", { exact: true }).fill(type);
	await fillIn(form);
	await form.getByRole("button", { name: "Add the type" }).click();
	await expect(main.locator("summary", { hasText: type })).toBeVisible();
}
