import type { Page } from "@playwright/test";
import { AGAIN, expect, test, unique } from "../support/browser";
import { openNewFolderPlainly } from "../support/plain-folder";

// What is refused on purpose, and the link that has ended.
test.use({ expectedErrors: /status of 4(04|22)/ });

const panel = (page: Page, name: string) => page.getByRole("complementary", { name });

/** A folder of its own with one text in it, and the panel of that text. */
async function openFile(page: Page, folder: string, name: string, content = `What stands in ${name}.`) {
	await page.goto("/files/yourfiles");
	await page.locator("summary", { hasText: "New folder" }).click();
	await page.getByLabel("Name of the folder").fill(folder);
	await page.getByRole("button", { name: "Make the folder" }).click();
	await page.getByRole("link", { name: folder, exact: true }).click();
	await expect(page.getByRole("heading", { name: "This folder is empty" })).toBeVisible();
	await put(page, name, content);
	await page.getByRole("button", { name: "Close the uploads" }).click();
	await page.getByRole("link", { name, exact: true }).click();
	await expect(panel(page, name)).toBeVisible();
}

/** A content that the library does not hold yet: else it asks first. */
const put = (page: Page, name: string, content: string) =>
	page
		.locator("[data-upload-files]")
		.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(unique(content)) });

const part = (page: Page, name: string) =>
	page.getByRole("navigation", { name: "Parts of the panel" }).getByRole("link", { name });

test("a file is shared to be read, read and confirmed, and its reader sees why", async ({
	page,
	browser,
	baseURL,
	signIn,
	expectAccessible,
}) => {
	await signIn("admin@fjordvik.test");
	const file = `${unique("Routine to read")}.txt`;
	await openFile(page, unique("Shared to be read"), file);
	const aside = panel(page, file);
	await part(page, "Sharing").click();
	await expect(aside.getByText("Shared with nobody yet.")).toBeVisible();
	await aside.locator("summary", { hasText: "Share the file" }).click();
	await aside.getByRole("button", { name: "Share", exact: true }).click();
	await expect(aside.getByText("Choose who gets access.").first()).toBeVisible();
	await aside.getByLabel("Who gets access").selectOption({ label: "Role: Client" });
	await aside.getByLabel("Ask them to confirm that they have read it").check();
	await expectAccessible();
	await aside.getByRole("button", { name: "Share", exact: true }).click();
	await expect(aside.getByText("To be confirmed")).toBeVisible();
	await expect(aside.getByText(/0 of \d+ have confirmed/)).toBeVisible();
	await aside.locator("summary", { hasText: "Who can open it?" }).click();
	await expect(aside.getByText("Shared with the role Client").first()).toBeVisible();
	await expectAccessible();

	const other = await browser.newContext({ baseURL });
	const reader = await other.newPage();
	const answer = await reader.request.post("/api/login", {
		data: { email: "client@fjordvik.test", password: "followup-demo" },
		headers: { Origin: baseURL ?? "" },
		...AGAIN,
	});
	const { token } = (await answer.json()) as { token: string };
	await other.addCookies([
		{ name: "session", value: token, url: baseURL },
		{ name: "setlanguage", value: "en", url: baseURL },
	]);
	await reader.goto("/files/sharedfiles?part=withme");
	await reader.getByRole("link", { name: file }).click();
	await reader.getByRole("button", { name: "I have read it" }).click();
	await expect(reader.getByText("You confirmed that you have read it:")).toBeVisible();
	await part(reader, "Sharing").click();
	await expect(reader.getByText("Why you can open it")).toBeVisible();
	await expectAccessible(reader);
	await other.close();

	await page.reload();
	await expect(aside.getByText(/1 of \d+ have confirmed/)).toBeVisible();
	await aside.getByText("Change", { exact: true }).click();
	await aside.getByRole("button", { name: "Remove access" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Remove access" }).click();
	await expect(aside.getByText("Shared with nobody yet.")).toBeVisible();
});

test("a file is shared with several people at once, found by their names", async ({ page, signIn }) => {
	await signIn("admin@fjordvik.test");
	const file = `${unique("For two")}.txt`;
	await openFile(page, unique("Shared with two"), file);
	const aside = panel(page, file);
	await part(page, "Sharing").click();
	await aside.locator("summary", { hasText: "Share the file" }).click();
	for (const name of ["Amina Yusuf", "Ingrid Solheim"]) {
		await aside.getByRole("combobox", { name: "People" }).fill(name.slice(0, 5));
		await aside.getByRole("option", { name: new RegExp(name) }).click();
	}
	await aside.getByRole("button", { name: "Share", exact: true }).click();
	await expect(aside.getByRole("heading", { name: /^Shared with ?2$/ })).toBeVisible();
	for (const name of ["Amina Yusuf", "Ingrid Solheim"])
		await expect(aside.getByText(name, { exact: true }).first()).toBeVisible();
});

test("a link is made, copied once, opened by a guest, and ended with others from the list", async ({
	page,
	browser,
	baseURL,
	signIn,
	expectAccessible,
}) => {
	await signIn("admin@fjordvik.test");
	await openFile(page, unique("With links"), "For the board.txt");
	const aside = panel(page, "For the board.txt");
	await part(page, "Sharing").click();
	const [board, web] = [unique("To the board"), unique("To the web site")];
	const make = async (label: string, password = "") => {
		await aside.locator("summary", { hasText: "Make a link" }).click();
		await aside.locator("#link-label").fill(label);
		await aside.locator("#link-password").fill(password);
		await aside.getByRole("button", { name: "Make the link" }).click();
		await expect(aside.getByText(label, { exact: true })).toBeVisible();
		return aside.getByLabel("Address").inputValue();
	};
	const address = await make(board, "a long one");
	await expect(aside.getByRole("img", { name: /QR code that leads to/ })).toBeVisible();
	await expectAccessible();
	await make(web);

	const guest = await (await browser.newContext({ baseURL, locale: "en-GB" })).newPage();
	await guest.goto(address);
	await guest.locator("#password").fill("a long one");
	await guest.getByRole("button", { name: "Open" }).click();
	await expect(guest.getByRole("heading", { name: "For the board.txt" })).toBeVisible();
	await expect(guest.getByText("The link can be used until")).toBeVisible();

	await page.goto("/files/links");
	for (const label of [board, web])
		await page.getByRole("row").filter({ hasText: label }).getByRole("checkbox").check();
	await page.getByRole("button", { name: "End 2 links" }).click();
	await expect(page.getByRole("dialog").getByRole("button", { name: "End 2 links" })).toBeVisible();
	await expectAccessible();
	await page.getByRole("dialog").getByRole("button", { name: "End 2 links" }).click();
	await expect(page.getByText("2 links or shares ended")).toBeVisible();
	await expect(page.getByRole("row").filter({ hasText: board })).toHaveCount(0);
	expect((await guest.reload())?.status()).toBe(404);
	await guest.context().close();
});

test("an earlier version is named and comes back", async ({ page, signIn, expectAccessible }) => {
	await signIn("admin@fjordvik.test");
	await openFile(page, unique("With versions"), "Plan.txt", "The first words.");
	const path = page.url();
	await put(page, "Plan.txt", "Other words.");
	await page.getByRole("dialog").getByRole("combobox").selectOption({ label: "Replace" });
	await page.getByRole("button", { name: "Upload 1 file" }).click();
	await page.getByRole("button", { name: "Close the uploads" }).click();
	await page.goto(`${path}&tab=versions`);
	const aside = panel(page, "Plan.txt");
	await expect(aside.getByText("Version 2, the current one")).toBeVisible();
	await aside.getByText("Name it").click();
	await aside.getByLabel("Name of the version").fill("As agreed");
	await aside.getByRole("button", { name: "Save" }).click();
	await expect(aside.getByText("As agreed", { exact: true })).toBeVisible();
	await expectAccessible();
	await aside.getByRole("button", { name: "Restore" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
	await expect(aside.getByText("Version 3, the current one")).toBeVisible();
	await part(page, "Activity").click();
	await expect(aside.getByText(/restored an earlier version/)).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a link is made, and its address stands there", async ({ page, signIn }) => {
		const folder = unique("Plainly shared");
		await signIn("admin@fjordvik.test");
		await openNewFolderPlainly(page, folder);
		const aside = panel(page, folder);
		await aside.locator("summary", { hasText: "Make a link" }).click();
		await aside.getByLabel("Name of the link").fill("Plain");
		await aside.getByRole("button", { name: "Make the link" }).click();
		await expect(aside.getByLabel("Address")).toHaveValue(/\/file_link\//);
		await aside.locator("summary", { hasText: "Share the folder" }).click();
		await aside.getByLabel("Who gets access").selectOption({ label: "All members" });
		await aside.getByRole("button", { name: "Share", exact: true }).click();
		await expect(aside.getByText("All members", { exact: true }).first()).toBeVisible();
	});
});
