import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";
import { pdfOf } from "../support/pdf";

const lines = Array.from({ length: 12 }, (_, index) => `This is page ${index + 1}`);
/** Of bytes that the library does not hold yet: else it asks first. */
const pdf = (name: string) => {
	const buffer = Buffer.from(`${pdfOf(lines)}\n%${name}`, "latin1");
	return { name: `${name}.pdf`, mimeType: "application/pdf", buffer };
};

/** Puts the plan into a folder of its own and gives the address of its panel. */
async function put(page: Page, folder: string): Promise<string> {
	await page.goto("/files/yourfiles");
	await page.locator("summary", { hasText: "New folder" }).click();
	await page.getByLabel("Name of the folder").fill(folder);
	await page.getByRole("button", { name: "Make the folder" }).click();
	await page.getByRole("link", { name: folder, exact: true }).click();
	await expect(page.getByRole("heading", { name: "This folder is empty" })).toBeVisible();
	await page.locator("[data-upload-files]").setInputFiles([pdf(folder)]);
	await expect(page.getByRole("link", { name: `${folder}.pdf` })).toBeVisible();
	await page.getByRole("button", { name: "Close the uploads" }).click();
	await page.getByRole("link", { name: `${folder}.pdf` }).click();
	await expect(page.getByRole("complementary", { name: `${folder}.pdf` })).toBeVisible();
	return page.url();
}

/** The text of a page, which lies over its picture. */
const text = (page: Page, number: number) =>
	page.locator(".pdf-text").getByText(`This is page ${number}`, { exact: true });

/** Whether the paper of a page is no longer blank. */
const isDrawn = (page: Page, number: number) =>
	page
		.getByRole("listitem", { name: `Page ${number} of 12` })
		.locator("canvas")
		.evaluate((canvas: HTMLCanvasElement) => {
			const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
			return data.some((value, index) => index % 4 < 3 && value < 100 && (data[index | 3] ?? 0) > 200);
		})
		.catch(() => false);

test("a PDF is read on the page, by mouse and by keys", async ({ page, signIn, expectAccessible }) => {
	await signIn("admin@fjordvik.test");
	const panel = await put(page, unique("Reading"));
	await page.goto(`${panel}&preview=1`);
	const pages = page.getByRole("list", { name: "Pages" });
	await expect(text(page, 1)).toBeAttached();
	await expect.poll(() => isDrawn(page, 1)).toBe(true);
	await expect(text(page, 12)).toHaveCount(0);
	await expect(pages.getByRole("link").first()).toHaveAttribute("rel", /noopener/);
	await expectAccessible();

	await page.getByLabel("Page", { exact: true }).fill("12");
	await page.getByLabel("Page", { exact: true }).press("Enter");
	await expect(text(page, 12)).toBeAttached();
	await expect.poll(() => isDrawn(page, 12)).toBe(true);
	await expect(page.getByLabel("Page", { exact: true })).toHaveValue("12");
	await expect(text(page, 1)).toHaveCount(0);

	await pages.focus();
	await page.keyboard.press("Home");
	await expect(page.getByLabel("Page", { exact: true })).toHaveValue("1");
	const scrolled = () => pages.evaluate((list) => list.scrollTop);
	// A key that comes while the list still glides may be without effect.
	await expect(async () => {
		await page.keyboard.press("Space");
		expect(await scrolled()).toBeGreaterThan(0);
	}).toPass();
	await expect(async () => {
		await page.keyboard.press("Home");
		expect(await scrolled()).toBe(0);
	}).toPass();
	const sheet = page.getByRole("listitem", { name: "Page 1 of 12" });
	const before = (await sheet.boundingBox())?.width ?? 0;
	await page.getByRole("button", { name: "Larger" }).click();
	await expect(page.getByText("125%")).toBeVisible();
	await expect.poll(async () => (await sheet.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.2);
	await expect.poll(() => isDrawn(page, 1)).toBe(true);
});

test("a link to a PDF opens it for a guest on a phone, and looking counts once where it counts", async ({
	page,
	signIn,
	expectAccessible,
	browser,
	baseURL,
}) => {
	await signIn("admin@fjordvik.test");
	await page.goto(`${await put(page, unique("By link"))}&tab=sharing`);
	const aside = page.getByRole("complementary");
	await aside.locator("summary", { hasText: "Make a link" }).click();
	await aside.locator("#link-label").fill(unique("To read"));
	await aside.locator("#link-most").fill("1");
	await aside.getByRole("button", { name: "Make the link" }).click();
	const address = await aside.getByLabel("Address").inputValue();

	const phone = { width: 320, height: 640 };
	const context = await browser.newContext({ baseURL, locale: "en-GB", viewport: phone });
	const guest = await context.newPage();
	await guest.goto(address);
	const opening = context.waitForEvent("page");
	await guest.getByRole("link", { name: /^By link.*pdf$/ }).click();
	const reader = await opening;
	await expect(reader).toHaveURL(/\/reader$/);
	await expect(text(reader, 1)).toBeAttached();
	await expect.poll(() => isDrawn(reader, 1)).toBe(true);
	await expectAccessible(reader);
	expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	await guest.reload();
	await expect(guest.getByText("It can be downloaded 0 more times.")).toBeVisible();
	expect((await reader.reload())?.status()).toBe(404);
	await context.close();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a PDF is offered for download", async ({ page, signIn, baseURL }) => {
		await signIn("admin@fjordvik.test");
		const tenant = /tenant_id=([\w-]+)/.exec(await (await page.request.get("/files/yourfiles")).text())?.[1] ?? "";
		const sent = await page.request.post("/api/media", {
			headers: { Origin: baseURL ?? "" },
			multipart: { tenant_id: tenant, File: pdf(unique("Plain")) },
		});
		const made = (await sent.json()) as { file_url: string; file_name: string };
		await page.goto(made.file_url);
		await expect(page.getByRole("heading", { name: made.file_name })).toBeVisible();
		await expect(page.locator("main noscript")).toBeVisible();
		expect(await page.content()).toContain("Reading here needs JavaScript.");
		const saving = page.waitForEvent("download");
		await page.getByRole("link", { name: "Download" }).click();
		expect((await saving).suggestedFilename()).toBe(made.file_name);
	});
});
