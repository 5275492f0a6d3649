import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

const advisor = "advisor@fjordvik.test";
const ask = (type: string, id: string, label: string, more: object = {}) => ({
	id,
	code: id,
	type,
	label: { en: label },
	...more,
});

/** A form of the advisor's, published; the page stays signed in. */
async function makeForm(page: Page, signIn: (email: string) => Promise<void>, baseURL = "", title = "") {
	await signIn(advisor);
	const headers = { Origin: baseURL };
	const me = (await (await page.request.get("/api/me")).json()) as { roleObj: { tenant_guid: string }[] };
	const questions = [
		ask("yesNo", "back", "Would you come back?", { isRequired: true }),
		ask("scale", "mood", "How was it?", { min: 0, max: 5 }),
		ask("shortText", "best", "What was best?"),
	];
	const definition = {
		...{ format: 1, languages: ["en"], title: { en: title } },
		pages: [{ id: "p", sections: [{ id: "s", questions }] }],
		...{ scores: [], lineage: [], tests: [] },
	};
	const data = { tenant_guid: me.roleObj[0]?.tenant_guid, definition, settings: { presentation: "all" } };
	const made = await page.request.post("/api/form_builder/forms", { headers, data });
	expect(made.status(), await made.text()).toBe(201);
	const form = (await made.json()) as { id: string; name: string };
	const out = await page.request.post("/api/form_builder/forms/publish", {
		headers,
		data: { id: form.id, revision: 1 },
	});
	expect(out.status(), await out.text()).toBe(200);
	return form.name;
}

test("a form is shared, answered, its reply reviewed, and its report read", async ({
	page,
	signIn,
	baseURL,
	browser,
	expectAccessible,
}) => {
	const title = unique("The whole way");
	const name = await makeForm(page, signIn, baseURL, title);
	await page.goto("/form_builder/forms");
	await page
		.getByRole("button", { name: `More about ${title}` })
		.or(page.getByLabel(`More about ${title}`))
		.first()
		.click();
	await page
		.getByRole("menuitem", { name: "Share" })
		.or(page.getByRole("link", { name: "Share" }))
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
	await expectAccessible();
	const address = await page.getByLabel("Address", { exact: true }).inputValue();

	const guest = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: "en-GB" });
	const plain = await guest.newPage();
	await plain.goto(`${address}?lang=en`);
	await plain.getByRole("button", { name: "Begin" }).click();
	await plain.getByRole("radio", { name: "Yes", exact: true }).check();
	await plain.getByLabel(/What was best/).fill("The bread");
	await plain.getByRole("button", { name: "Next" }).click();
	await plain.getByRole("button", { name: /Send/ }).click();
	await expect(plain.getByRole("heading", { level: 1 })).toBeVisible();
	await guest.close();

	await page.goto(`/form_builder/forms/${name}`);
	await expectAccessible();
	await page.locator(".row-link").first().click();
	await expect(page.getByText("The bread")).toBeVisible();
	await expectAccessible();
	await page.getByLabel("Status").selectOption({ label: "Approved" });
	await page.getByRole("button", { name: "Save status" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Approved");
	await page.getByRole("link", { name: "Correct answers" }).click();
	await expectAccessible();
	await page.getByLabel(/What was best/).fill("The cake");
	await page.getByRole("button", { name: "Save answers" }).click();
	await expect(page.getByRole("definition").filter({ hasText: /^The cake$/ })).toBeVisible();
	await expect(page.locator("del")).toHaveText("The bread");
	await expect(page.locator("ins")).toHaveText("The cake");

	await page.goto(`/form_builder/formreports/${name}`);
	await expect(page.getByText(/^1 reply in the period/)).toBeVisible();
	await expect(page.getByRole("figure").filter({ hasText: "Would you come back?" })).toContainText("100%");
	await expectAccessible();
	const picture = page.waitForEvent("download");
	await page.getByRole("button", { name: /Save Would you come back\? as a picture/ }).click();
	expect((await picture).suggestedFilename()).toMatch(/\.png$/);

	await page.goto(`/form_builder/forms/${name}`);
	await page.getByRole("checkbox", { name: "Select all on this page" }).check();
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	await expect(page.locator(".row-link")).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.locator(".row-link")).toHaveCount(1);
});

test("replies and report fit 320 pixels", async ({ page, signIn, baseURL }) => {
	const name = await makeForm(page, signIn, baseURL, unique("Narrow"));
	await page.setViewportSize({ width: 320, height: 640 });
	for (const path of [
		`/form_builder/forms/${name}`,
		`/form_builder/forms/${name}/share`,
		`/form_builder/forms/${name}/settings`,
		`/form_builder/forms/${name}/dictionary`,
		`/form_builder/formreports/${name}`,
		`/form_builder/formreports/${name}?view=leaving`,
	]) {
		await page.goto(path);
		expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
	}
});

test("a form is archived and taken back without JavaScript", async ({ page, signIn, baseURL, browser }) => {
	const title = unique("Archived by hand");
	const name = await makeForm(page, signIn, baseURL, title);
	const cookies = await page.context().cookies();
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	await context.addCookies(cookies);
	const plain = await context.newPage();
	await plain.goto(`/form_builder/forms/${name}/settings`);
	await plain.getByRole("button", { name: "Archive form" }).click();
	await expect(plain.getByRole("heading", { level: 1 })).toContainText("Archived");
	await plain.getByRole("button", { name: "Take out of the archive" }).click();
	await expect(plain.getByRole("heading", { level: 1 })).toContainText("Closed");
	await context.close();
});
