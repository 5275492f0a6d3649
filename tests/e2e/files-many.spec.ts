import type { Page } from "@playwright/test";
import { freePort } from "../../scripts/project.mjs";
import { servePortal } from "../../scripts/serve.mjs";
import { test as base, expect } from "../support/browser";

type Portal = Awaited<ReturnType<typeof servePortal>>;

/** A portal of this file's own: ten thousand files are written into its database. */
const test = base.extend<object, { portal: Portal }>({
	portal: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
		async ({}, use) => {
			const portal = await servePortal({ port: await freePort(), persist: false });
			await use(portal);
			await portal.stop();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	baseURL: async ({ portal }, use) => use(portal.address),
});

const MANY = 10_000;
/** What a page of a list may have at most, however many files there are. */
const ELEMENTS = 4_000;
const elements = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

test("a folder of ten thousand files opens with its first page, in every order", async ({ page, signIn, portal }) => {
	await signIn("admin@fjordvik.test");
	await page.goto("/files/yourfiles");
	await page.locator("summary", { hasText: "New folder" }).click();
	await page.getByLabel("Name of the folder").fill("Ten thousand");
	await page.getByRole("button", { name: "Make the folder" }).click();
	await expect(page.getByRole("link", { name: "Ten thousand", exact: true })).toBeVisible();
	const db = await portal.miniflare.getD1Database("DB");
	await db
		.prepare(
			`insert into files (tenant_id, id, guid, module_key, uploader_id, owner_id, folder_id, name, sort_name, extension, kind, type, size, key, state, created_at, updated_at)
			select f.tenant_id, f.id || '-' || value, f.id || '-g' || value, 'files', f.owner_id, f.owner_id, f.id, 'Sheet ' || value || '.txt', 'sheet ' || substr('00000' || value, -5) || '.txt', 'txt', 'text', 'text/plain', value, f.id || value, 'ready', 1, value
			from media_folders f cross join (with recursive n (value) as (select 1 union all select value + 1 from n where value < ?1) select value from n)
			where f.name = 'Ten thousand'`,
		)
		.bind(MANY)
		.run();
	await page.getByRole("link", { name: "Ten thousand", exact: true }).click();
	const table = page.getByRole("table", { name: "Your files" });
	const rows = table.locator("tbody tr");
	await expect(rows).toHaveCount(50);
	await expect(rows.first()).toContainText("Sheet 1.txt");
	expect(await elements(page)).toBeLessThan(ELEMENTS);
	await page.getByRole("link", { name: "Next page" }).click();
	await expect(rows.first()).toContainText("Sheet 51.txt");
	await expect(rows).toHaveCount(50);
	for (const [column, first] of [
		["Size", "Sheet 10000.txt"],
		["Name", "Sheet 1.txt"],
	] as const) {
		await table.getByRole("columnheader", { name: column }).getByRole("link").click();
		await expect(rows.first()).toContainText(first);
		await expect(rows).toHaveCount(50);
	}
	await table.getByRole("checkbox").first().check();
	await expect(rows.locator("input:checked")).toHaveCount(50);
});
