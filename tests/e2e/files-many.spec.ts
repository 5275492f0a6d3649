import type { Page } from "@playwright/test";
import { expect, test } from "../support/own-portal";

const MANY = 10_000;
/** What a page of a list may have at most, however many files there are. */
const ELEMENTS = 4_000;
const elements = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

async function makeFolder(page: Page, name: string) {
	await page.goto("/files/yourfiles");
	await page.locator("summary", { hasText: "New folder" }).click();
	await page.getByLabel("Name of the folder").fill(name);
	await page.getByRole("button", { name: "Make the folder" }).click();
	await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
}

test("a folder of ten thousand files opens with its first page, in every order", async ({ page, signIn, portal }) => {
	await signIn("admin@fjordvik.test");
	await makeFolder(page, "Ten thousand");
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

const PICKED = 3_000;
/** How many may be on their way at once. */
const AT_ONCE = 5;

/** Counts in the page how many uploads are on their way, and how many were at most. */
function countUploads() {
	const counted = { now: 0, most: 0 };
	const { open, send } = XMLHttpRequest.prototype;
	const uploads = new WeakSet<XMLHttpRequest>();
	XMLHttpRequest.prototype.open = function (...given: unknown[]) {
		if (given[0] === "POST" && given[1] === "/api/media") uploads.add(this);
		Reflect.apply(open, this, given);
	};
	XMLHttpRequest.prototype.send = function (body) {
		if (uploads.has(this)) {
			counted.most = Math.max(counted.most, ++counted.now);
			this.addEventListener("loadend", () => counted.now--);
		}
		send.call(this, body);
	};
	Object.assign(window, { countedUploads: counted });
}
const mostUploads = (page: Page) =>
	page.evaluate(() => (window as unknown as { countedUploads: { most: number } }).countedUploads.most);

test("thousands of files that are picked at once go by fives, and the page answers keys meanwhile", async ({
	page,
	signIn,
	portal,
}) => {
	await page.addInitScript(countUploads);
	await signIn("admin@fjordvik.test");
	await makeFolder(page, "Thousands");
	await page.getByRole("link", { name: "Thousands", exact: true }).click();
	await expect(page.getByRole("heading", { name: "This folder is empty" })).toBeVisible();
	const files = Array.from({ length: PICKED }, (_, index) => {
		const name = `Note ${String(index).padStart(4, "0")}.txt`;
		return { name, mimeType: "text/plain", buffer: Buffer.from(`What stands in ${name}`) };
	});
	await page.locator("[data-upload-files]").setInputFiles(files);
	const panel = page.getByRole("region", { name: "Uploads" });
	await expect(panel.getByRole("heading")).toHaveText(/^Uploading 3.?000 files$/, { timeout: 30_000 });
	expect(await elements(page)).toBeLessThan(ELEMENTS);

	const arrived = async () =>
		Number.parseInt(
			(await panel.getByRole("progressbar", { name: "Uploads" }).getAttribute("aria-valuetext")) ?? "",
			10,
		);
	await expect.poll(arrived).toBeGreaterThan(10);
	const before = await arrived();
	const names = page.getByRole("table", { name: "Your files" }).locator(".row-link");
	await names.first().focus();
	await page.keyboard.press("ArrowDown");
	await expect(names.nth(1)).toBeFocused();
	await page.keyboard.press(" ");
	await expect(page.getByText("What stands in Note 0001.txt")).toBeVisible();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByText("What stands in Note 0002.txt")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect.poll(arrived).toBeGreaterThan(before + AT_ONCE);
	expect(await mostUploads(page)).toBe(AT_ONCE);

	await panel.getByRole("button", { name: "Cancel all" }).click();
	const heading = panel.getByRole("heading");
	await expect(heading).toHaveText(/^\d+ files uploaded$/);
	const said = Number.parseInt(await heading.innerText(), 10);
	const db = await portal.miniflare.getD1Database("DB");
	const there = await db
		.prepare("select count(*) as n from files where state = 'ready' and name like 'Note %'")
		.first<number>("n");
	// What was under way may have arrived while it was called off.
	expect(there).toBeGreaterThanOrEqual(said);
	expect(there).toBeLessThanOrEqual(said + AT_ONCE);
});
