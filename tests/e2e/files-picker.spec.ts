import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { AGAIN, expect, test, unique } from "../support/browser";

type Given = { name: string; mimeType: string; buffer: Buffer };

/** A folder of its own with these files in it. */
async function openFolder(page: Page, name: string, files: Given[]) {
	await page.goto("/files/yourfiles");
	await page.locator("summary", { hasText: "New folder" }).click();
	await page.getByLabel("Name of the folder").fill(name);
	await page.getByRole("button", { name: "Make the folder" }).click();
	await page.getByRole("link", { name, exact: true }).click();
	await expect(page.getByRole("heading", { name: "This folder is empty" })).toBeVisible();
	await page.locator("[data-upload-files]").setInputFiles(files);
	await page.getByRole("button", { name: "Close the uploads" }).click();
	for (const one of files) await expect(page.getByRole("link", { name: one.name, exact: true })).toBeVisible();
}

/** One that the library does not hold yet: else it asks first. */
const contentOf = (name: string) => unique(`What stands in ${name}`);
const text = (name: string): Given => ({
	name,
	mimeType: "text/plain",
	buffer: Buffer.from(contentOf(name)),
});
const panel = (page: Page, name: string) => page.getByRole("complementary", { name });

async function expectUsed(page: Page, folder: string, name: string) {
	await page.goto("/files/yourfiles");
	await page.getByRole("link", { name: folder, exact: true }).click();
	await page.getByRole("link", { name, exact: true }).click();
	await expect(panel(page, name).locator("summary", { hasText: "Used in" })).toBeVisible();
}

/** Opens a folder in the picker of the first customer's files. */
async function pickIn(page: Page, folder: string): Promise<Locator> {
	await page.goto("/dashboardCRM/customers");
	await page.locator("tbody").getByRole("link").first().click();
	await page
		.getByRole("navigation", { name: "Parts of the customer" })
		.getByRole("link", { name: /^Files/ })
		.click();
	await page.getByRole("button", { name: "Choose from the files" }).click();
	const dialog = page.getByRole("dialog", { name: "Choose files" });
	await dialog.getByRole("button", { name: folder }).click();
	return dialog;
}

test("a customer takes a file of the library, and the library says where it is used", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("admin@fjordvik.test");
	const [folder, file] = [unique("For customers"), `${unique("Agreement to pick")}.txt`];
	await openFolder(page, folder, [text(file)]);
	const dialog = await pickIn(page, folder);
	await dialog.getByLabel(file).check();
	await expectAccessible();
	await dialog.getByRole("button", { name: "Use 1 file" }).click();
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(page.getByRole("main").getByRole("link", { name: file.replace(".txt", "") })).toBeVisible();
	await expectUsed(page, folder, file);
});

test.describe("an upload in the picker", () => {
	test.use({ expectedErrors: /ERR_CONNECTION_RESET/ });

	test("whose answer is lost is sent again, and is one file", async ({ page, signIn }) => {
		await signIn("admin@fjordvik.test");
		const [folder, file] = [unique("Sent twice"), `${unique("Sent twice")}.txt`];
		await openFolder(page, folder, [text(file)]);
		const dialog = await pickIn(page, folder);
		let answered = 0;
		// By the browser's own protocol: a request that a test sends on for a page has lost the file that was in it.
		const browser = await page.context().newCDPSession(page);
		browser.on("Fetch.requestPaused", async ({ requestId }) => {
			answered += 1;
			if (answered === 1) await browser.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" });
			else await browser.send("Fetch.continueRequest", { requestId });
		});
		await browser.send("Fetch.enable", {
			patterns: [{ urlPattern: "*/api/media?tenant_guid=*", resourceType: "XHR", requestStage: "Response" }],
		});
		await page
			.locator("[data-pick-upload]")
			.setInputFiles({ name: file, mimeType: "text/plain", buffer: Buffer.from(unique("Other words")) });
		await expect(dialog.getByLabel(file.replace(".txt", " (2).txt"))).toBeChecked();
		expect(answered).toBe(2);
		await expect(dialog.getByRole("checkbox")).toHaveCount(2);
	});
});

test("news takes a picture of the library, of which only pictures are offered", async ({ page, signIn }) => {
	await signIn("admin@fjordvik.test");
	await page.setContent(`<h1>${unique("A fjord")}</h1>`);
	const picture = { name: "Fjord to pick.png", mimeType: "image/png", buffer: await page.screenshot() };
	const folder = unique("For the news");
	await openFolder(page, folder, [picture, text("No picture.txt")]);
	await page.goto("/news/create");
	await page.getByRole("main").getByLabel("Title", { exact: true }).fill(unique("With a picture that was picked"));
	await page.getByRole("button", { name: "Create draft" }).click();
	await page.getByRole("button", { name: "Choose a picture", exact: true }).click();
	await page.getByRole("button", { name: "Choose from the files" }).click();
	const dialog = page.getByRole("dialog", { name: "Choose a picture from the files" });
	await dialog.getByRole("button", { name: folder }).click();
	await expect(dialog.getByLabel("Fjord to pick.png")).toBeVisible();
	await expect(dialog.getByLabel("No picture.txt")).toHaveCount(0);
	await dialog.getByLabel("Fjord to pick.png").check();
	await dialog.getByRole("button", { name: "Use the file" }).click();
	await page.getByLabel("Alternative text").fill("A fjord");
	await page.getByRole("button", { name: "Use the picture" }).click();
	await expect(page.getByRole("button", { name: "Change picture" })).toBeVisible();
	await expectUsed(page, folder, "Fjord to pick.png");
});

test("several files come as one archive, and a guest gets the PDF of a link", async ({
	page,
	browser,
	baseURL,
	signIn,
}) => {
	await signIn("admin@fjordvik.test");
	const pdf = {
		name: "Plan.pdf",
		mimeType: "application/pdf",
		buffer: Buffer.from(`%PDF-1.4\n%${unique("A plan")}\n%%EOF\n`),
	};
	await openFolder(page, unique("To take along"), [text("One.txt"), text("Two.txt"), pdf]);
	for (const name of ["One.txt", "Two.txt"])
		await page.getByRole("row").filter({ hasText: name }).getByRole("checkbox").check();
	const [archive] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Download as ZIP" }).first().click(),
	]);
	const entries = unzipSync(new Uint8Array(await readFile(await archive.path())));
	// They lie in it in the order in which they arrived.
	const contents = Object.entries(entries).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
	expect(Object.fromEntries(contents)).toEqual(
		Object.fromEntries(["One.txt", "Two.txt"].map((name) => [name, contentOf(name)])),
	);

	await page.getByRole("link", { name: "Plan.pdf", exact: true }).click();
	const aside = panel(page, "Plan.pdf");
	await page.getByRole("navigation", { name: "Parts of the panel" }).getByRole("link", { name: "Sharing" }).click();
	await aside.locator("summary", { hasText: "Make a link" }).click();
	await aside.locator("#link-label").fill("To a guest");
	await aside.getByRole("button", { name: "Make the link" }).click();
	const address = await aside.getByLabel("Address").inputValue();
	const guest = await (await browser.newContext({ baseURL, locale: "en-GB" })).newPage();
	await guest.goto(address);
	const link = guest.getByRole("link", { name: "Plan.pdf" });
	const answer = await guest.request.get((await link.getAttribute("href")) ?? "", AGAIN);
	expect(answer.headers()["content-type"]).toBe("application/pdf");
	// No browser shows it by itself: the portal's reader does.
	expect(answer.headers()["content-disposition"]).toMatch(/^attachment/);
	const [saved] = await Promise.all([
		guest.waitForEvent("download"),
		guest.getByRole("link", { name: "Download" }).click(),
	]);
	expect(saved.suggestedFilename()).toBe("Plan.pdf");
	expect(await readFile(await saved.path())).toEqual(pdf.buffer);
	await guest.context().close();
});
