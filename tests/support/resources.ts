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

export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** What the stories of resources look at and press. */
export function onPage(page: Page) {
	const main = page.getByRole("main");
	return {
		main,
		heading: page.getByRole("heading", { level: 1 }),
		press: (name: string) => main.getByRole("button", { name, exact: true }).click(),
	};
}

/** Adds a type that is open around the clock, so that its resources may be had whenever the story is told. */
export async function addOpenType(page: Page, type: string) {
	await addType(page, type, async (form) => {
		for (const name of ["opens", "closes"])
			for (const field of await form.locator(`input[name=${name}]`).all()) await field.fill("00:00");
		await form.getByLabel("Closed on public holidays").uncheck();
	});
}

/** Begins a new resource: name and type are filled in, the rest is for the story. */
export async function beginResource(page: Page, name: string, type: string) {
	const { main } = onPage(page);
	await page.goto("/task_library/resources/new");
	await main.getByLabel("Name", { exact: true }).fill(name);
	await main.getByLabel("Type", { exact: true }).selectOption({ label: type });
}
