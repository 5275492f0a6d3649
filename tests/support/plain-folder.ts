import type { Page } from "@playwright/test";

/** Without JavaScript: makes a folder among one's own files and opens its panel at what is shared of it. */
export async function openNewFolderPlainly(page: Page, name: string): Promise<void> {
	await page.goto("/files/yourfiles");
	await page.locator("summary", { hasText: "New folder" }).click();
	await page.getByLabel("Name of the folder").fill(name);
	await page.getByRole("button", { name: "Make the folder" }).click();
	const row = page.getByRole("row").filter({ hasText: name });
	await row.locator("summary").click();
	await row.getByRole("link", { name: "Share", exact: true }).click();
}
