import { randomBytes } from "node:crypto";
import { utimes, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";
import { openNewFolderPlainly } from "../support/plain-folder";

// What is refused on purpose, and the request that has been closed.
test.use({ expectedErrors: /status of 4(04|15|22)/ });

/** A folder of its own, and a request for files into it; gives the address of its link. */
async function makeRequest(page: Page, folder: string, title: string) {
	await page.goto("/files/yourfiles");
	await page.locator("summary", { hasText: "New folder" }).click();
	await page.getByLabel("Name of the folder").fill(folder);
	await page.getByRole("button", { name: "Make the folder" }).click();
	await expect(page.getByRole("link", { name: folder, exact: true })).toBeVisible();
	const row = page.getByRole("row").filter({ hasText: folder });
	await row.getByLabel(`What to do with ${folder}`).click();
	const entry = { name: "Request files" };
	await row.getByRole("link", entry).or(page.getByRole("menuitem", entry)).click();
	await expect(page.getByRole("heading", { level: 1, name: "Request files" })).toBeVisible();
	await page.getByLabel("Title").fill(title);
	await page.getByLabel("Instructions").fill("Send your papers as PDF or text.");
	await page.getByLabel("Their e-mail address").check();
	await page.getByRole("button", { name: "Make the request" }).click();
	await expect(page.getByLabel("Address", { exact: true })).toHaveValue(/\/file_request\//);
	return page.getByLabel("Address", { exact: true }).inputValue();
}

const text = (name: string, content = `What stands in ${name}.`) => ({
	name,
	mimeType: "text/plain",
	buffer: Buffer.from(unique(content)),
});

async function sayWho(guest: Page, name: string) {
	await guest.getByLabel("Your name").fill(name);
	await guest.getByLabel("Your e-mail address").fill("sender@example.test");
}

test("a stranger sends files, gets a receipt, and the maker sees them", async ({
	page,
	browser,
	baseURL,
	signIn,
	expectAccessible,
}) => {
	const title = unique("Papers for your application");
	await signIn("admin@fjordvik.test");
	await page.goto("/files/yourfiles");
	const address = await makeRequest(page, unique("Applications"), title);
	await expectAccessible();

	const guest = await (await browser.newContext({ baseURL, locale: "en-GB" })).newPage();
	await guest.goto(address);
	await expect(guest.getByRole("heading", { level: 1 })).toHaveText(title);
	await expect(guest.getByText("Send your papers as PDF or text.")).toBeVisible();
	await guest.getByRole("link", { name: "Norsk" }).click();
	await expect(guest.getByRole("button", { name: "Send" })).toBeVisible();
	await expect(guest.getByLabel("Navnet ditt")).toBeVisible();
	await guest.getByRole("link", { name: "English" }).click();
	await expect(guest.getByLabel("Your name")).toBeVisible();

	await guest.getByRole("button", { name: "Send" }).click();
	await expect(guest.getByText("Choose at least one file.")).toBeVisible();
	const list = guest.getByRole("list", { name: "Chosen files" });
	await guest
		.getByLabel("Files", { exact: true })
		.setInputFiles([text("diploma.txt"), text("letter.txt"), text("page.html"), text("false.pdf")]);
	await expect(list.getByText("Files of this type are not taken.")).toBeVisible();
	await list.getByRole("button", { name: "Leave out page.html" }).click();
	await guest.getByRole("button", { name: "Send" }).click();
	await expect(guest.locator("#senderName-error")).toBeVisible();
	await sayWho(guest, "Per Sand");
	await guest.getByRole("button", { name: "Send" }).click();
	await expect(list.getByText("Arrived")).toHaveCount(2);
	await expect(list.getByText("What is in the file is not what its name says.")).toBeVisible();
	await guest.getByRole("button", { name: "Finish without the rest" }).click();
	await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Thank you, your files have arrived");
	await expect(guest.getByText("diploma.txt")).toBeVisible();
	await expect(guest.getByText("A receipt has been sent to sender@example.test.")).toBeVisible();

	await page.getByRole("link", { name: "See the request" }).click();
	await expect(page.getByText("Per Sand")).toBeVisible();
	await expect(page.getByRole("link", { name: "letter.txt" })).toBeVisible();
	await expectAccessible();
	await page.goto("/files/links?kind=request");
	await expect(page.getByRole("row").filter({ hasText: title })).toContainText("2 files");
	await page.getByRole("link", { name: title }).click();
	await page.getByRole("button", { name: "Close", exact: true }).click();
	await expect(page.getByRole("button", { name: "Open again" })).toBeVisible();
	expect((await guest.goto(address))?.status()).toBe(404);
	await guest.context().close();
});

test.describe("a large file of a stranger", () => {
	test.use({ expectedErrors: /ERR_FAILED/ });

	test("goes on by itself where it was cut off, and after a reload", async ({
		page,
		browser,
		baseURL,
		signIn,
	}, info) => {
		await signIn("admin@fjordvik.test");
		const address = await makeRequest(page, unique("Large"), "Large papers");
		const path = info.outputPath("Minutes.txt");
		await writeFile(path, randomBytes(6 * 1024 * 1024).toString("hex"));
		await utimes(path, 1_700_000_000, 1_700_000_000);

		const guest = await (await browser.newContext({ baseURL, locale: "en-GB" })).newPage();
		const sent: string[] = [];
		guest.on("requestfinished", (request) => {
			if (request.method() === "PUT") sent.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
		});
		// The second part is cut off once, the third until the page is loaded anew.
		let isCut = false;
		await guest.route(/\/send\/[^/]+\/2\?/, (route) => {
			const isFirst = !isCut;
			isCut = true;
			return isFirst ? route.abort() : route.continue();
		});
		await guest.route(/\/send\/[^/]+\/3\?/, (route) => route.abort());
		const send = async () => {
			await guest.goto(address);
			await guest.getByLabel("Files", { exact: true }).setInputFiles(path);
			await sayWho(guest, "Per Sand");
			await guest.getByRole("button", { name: "Send" }).click();
		};
		await send();
		await expect.poll(() => sent).toEqual(["1", "2"]);
		// The page that still tries it is left first.
		await guest.goto("about:blank");
		await guest.unroute(/\/send\/[^/]+\/3\?/);
		await send();
		await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Thank you, your files have arrived", {
			timeout: 30_000,
		});
		expect(sent).toEqual(["1", "2", "3"]);
		await guest.context().close();
	});
});

test.describe("a stranger whose network goes", () => {
	test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

	test("reads that the files wait, and they arrive by themselves when it is back", async ({
		page,
		browser,
		baseURL,
		signIn,
	}, info) => {
		await signIn("admin@fjordvik.test");
		const address = await makeRequest(page, unique("Offline"), "Papers from the boat");
		const path = info.outputPath("Logbook.txt");
		await writeFile(path, randomBytes(6 * 1024 * 1024).toString("hex"));
		const context = await browser.newContext({ baseURL, locale: "en-GB" });
		const guest = await context.newPage();
		const list = guest.getByRole("list", { name: "Chosen files" });
		const offline = guest.getByText("You are offline. The upload goes on by itself when you are back.");
		const letter = list.getByRole("listitem").filter({ hasText: "letter.txt" });
		const book = list.getByRole("listitem").filter({ hasText: "Logbook.txt" });
		await guest.goto(address);
		await sayWho(guest, "Per Sand");

		await context.setOffline(true);
		await guest.getByLabel("Files", { exact: true }).setInputFiles([text("letter.txt")]);
		await expect(letter).toContainText("Waiting");
		await guest.getByLabel("Files", { exact: true }).setInputFiles(path);
		await guest.getByRole("button", { name: "Send" }).click();
		await expect(offline).toBeVisible();
		await expect(letter).toContainText("Waiting");

		// The second part of the large one does not come through before the network goes once more.
		const sent: string[] = [];
		guest.on("requestfinished", (request) => {
			if (request.method() === "PUT") sent.push(new URL(request.url()).pathname.split("/").at(-1) ?? "");
		});
		await guest.route(/\/send\/[^/]+\/2\?/, (route) => route.abort());
		await context.setOffline(false);
		await expect(letter).toContainText("Arrived");
		await expect(offline).toBeHidden();
		await expect.poll(() => sent).toEqual(["1"]);
		await context.setOffline(true);
		await expect(offline).toBeVisible();
		await expect(book).toContainText("Waiting");
		await guest.unroute(/\/send\/[^/]+\/2\?/);
		await context.setOffline(false);
		await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Thank you, your files have arrived", {
			timeout: 60_000,
		});
		await expect(guest.getByText("Logbook.txt")).toBeVisible();
		expect(sent).toEqual(["1", "2", "3"]);
		await context.close();
	});
});

for (const scheme of ["light", "dark"] as const)
	test(`the page of a request is accessible and fits, ${scheme}`, async ({ page, signIn, expectAccessible }) => {
		await signIn("admin@fjordvik.test");
		const address = await makeRequest(page, unique(`Fits ${scheme}`), "Papers");
		await page.emulateMedia({ colorScheme: scheme });
		for (const width of [1280, 320]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(address);
			await page.getByLabel("Files", { exact: true }).setInputFiles([text(`${"a-long-name".repeat(9)}.txt`)]);
			await expect(page.getByText("Waiting")).toBeVisible();
			await expectAccessible();
			const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			await expect.poll(over).toBeLessThanOrEqual(0);
		}
	});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a request is made in the folder's panel, and two files are sent in one form", async ({ page, signIn }) => {
		const folder = unique("Plainly asked for");
		await signIn("admin@fjordvik.test");
		await openNewFolderPlainly(page, folder);
		await page.getByRole("link", { name: "Request files" }).last().click();
		await page.getByLabel("Title").fill("Plain papers");
		await page.getByRole("button", { name: "Make the request" }).click();
		const request = await page.getByRole("link", { name: "See the request" }).getAttribute("href");
		await page.goto(await page.getByLabel("Address", { exact: true }).inputValue());
		await page.getByLabel("Your name").fill("Ann Vik");
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.locator("#file-error")).toBeVisible();
		await expect(page.getByLabel("Your name")).toHaveValue("Ann Vik");
		await page.getByLabel("Files", { exact: true }).setInputFiles([text("one.txt"), text("two.txt")]);
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, your files have arrived");
		await expect(page.getByText("two.txt")).toBeVisible();
		await page.goto(request ?? "");
		await expect(page.getByText("Ann Vik")).toBeVisible();
		await expect(page.getByRole("link", { name: "one.txt" })).toBeVisible();
	});
});
