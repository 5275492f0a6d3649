import type { Page } from "@playwright/test";
import { expect, test } from "../support/own-portal";

const phone = { width: 320, height: 640 };
const fits = (page: Page) =>
	expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

test("the provider sees what the sweep of files found, and what needs a look", async ({
	page,
	signIn,
	portal,
	expectAccessible,
}) => {
	const db = await portal.miniflare.getD1Database("DB");
	await db
		.prepare(
			`insert into media_sweeps (tenant_id, id, objects, object_bytes, rows, rows_left, lost, at, created_at, updated_at)
			select id, 'sweep', 2, 3000, 1, 40, '["A rather long name of a file that has lost its content.pdf"]', ?1, ?1, ?1 from tenants order by name limit 1`,
		)
		.bind(Date.now())
		.run();
	await signIn("super@followup.test");
	await page.goto("/followup");
	await expect(page.getByRole("heading", { name: "File check" })).toBeVisible();
	await expect(page.getByText("2 stored objects without a file were removed (3 kB)")).toBeVisible();
	await expect(page.getByText("40 files have no content.")).toBeVisible();
	await expect(page.getByText("Needs a look", { exact: true })).toBeVisible();
	await expect(page.getByText("A rather long name of a file")).toHaveCount(0);
	await expectAccessible();
	await page.setViewportSize(phone);
	await fits(page);
});

test("shared files are searched below where one stands, and an administrator chooses whose links to see", async ({
	page,
	signIn,
	portal,
	expectAccessible,
}) => {
	const db = await portal.miniflare.getD1Database("DB");
	await db
		.prepare(
			`insert into media_shares (tenant_id, id, folder_id, target_kind, target_id, rights, token_hash, label, creator_id, created_at, updated_at)
			select f.tenant_id, 'colleague', f.id, 'link', '', 'view', 'colleague', 'For the school', p.id, 1, 1 from media_folders f
			join people p on p.tenant_id = f.tenant_id and p.email = 'advisor@fjordvik.test' where f.owner_id = '' and f.deleted_at is null limit 1`,
		)
		.run();
	await signIn("admin@fjordvik.test");
	await page.goto("/files/sharedfiles");
	const first = page.locator("tbody tr .row-link").first();
	const folder = (await first.textContent())?.trim() ?? "";
	await page.getByRole("searchbox", { name: "Search the organisation's files" }).fill(folder);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/q=/);
	await expect(page.getByRole("link", { name: folder, exact: true }).first()).toBeVisible();
	await expectAccessible();
	await page.setViewportSize(phone);
	await fits(page);
	await page.getByRole("link", { name: "Search all files instead" }).click();
	await expect(page).toHaveURL(/\/files\/yourfiles\?q=/);
	await page.goto("/files/links");
	await expect(page.getByText("For the school")).toBeHidden();
	await page.getByLabel("Whose").selectOption({ index: 1 });
	await expect(page.getByRole("heading", { level: 1, name: /^What .+ shares$/ })).toBeVisible();
	await expect(page.getByText("For the school")).toBeVisible();
	await expectAccessible();
	await fits(page);
});
