import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

const main = (page: Page) => page.getByRole("main");

/** A draft of Fjordvik's admin with a text in Norwegian; the page stays on it. */
async function write(page: Page, { title, text }: { title: string; text: string }) {
	await page.goto("/news/create");
	await main(page).getByLabel("Title", { exact: true }).fill(title);
	await main(page).getByLabel("Language", { exact: true }).selectOption("nb");
	await page.getByRole("button", { name: "Create draft" }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(page).toHaveURL(/\/news\/edit\//);
	await writeBody(page, text);
}

async function writeBody(page: Page, text: string) {
	const body = page.getByRole("textbox", { name: "Text", exact: true });
	await expect(body).toHaveAttribute("contenteditable", "true");
	await body.click();
	await page.keyboard.type(text);
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByText("Draft saved")).toBeVisible();
}

/** Chosen and not saved: what is published goes by it all the same. */
async function openTo(page: Page, audience: string, role?: string) {
	await page.getByRole("radio", { name: audience }).check();
	if (role) await page.getByRole("checkbox", { name: role, exact: true }).check();
}

async function publish(page: Page): Promise<string> {
	await page.getByRole("button", { name: /^Publish/ }).click();
	await expect(page.getByText("The item is published")).toBeVisible();
	const address = await main(page).getByRole("link", { name: "View the article" }).getAttribute("href");
	return address ?? "";
}

test("an item that is kept for guests is alive for the second of them as for the first", async ({
	page,
	signIn,
	browser,
	baseURL,
}) => {
	const title = unique("Åpen dag");
	await signIn("admin@fjordvik.test");
	await write(page, { title, text: "Kom og se." });
	await openTo(page, "Everyone, also without logging in");
	const address = await publish(page);
	for (const isKept of [false, true]) {
		const context = await browser.newContext({ baseURL, locale: "nb-NO" });
		const guest = await context.newPage();
		const errors: string[] = [];
		guest.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
		const answer = await guest.goto(address);
		expect(answer?.headers()["cf-cache-status"] === "HIT").toBe(isKept);
		await expect(guest.getByRole("heading", { level: 1, name: title })).toBeVisible();
		await guest.waitForFunction(() => "__remixRouter" in window);
		expect(errors).toEqual([]);
		await context.close();
	}
});

test("an item in two languages is read by guests, each in their own, also without JavaScript", async ({
	page,
	signIn,
	browser,
	baseURL,
	expectAccessible,
}) => {
	const [norwegian, english] = [unique("Nye åpningstider"), unique("New opening hours")];
	await signIn("admin@fjordvik.test");
	await write(page, { title: norwegian, text: "Vi åpner klokken åtte." });
	await openTo(page, "Everyone, also without logging in");
	await expect(page.getByRole("button", { name: "Publish for everybody, also without login" })).toBeVisible();
	await expectAccessible();
	const address = await publish(page);

	await page.getByLabel("Add a language").selectOption("en");
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(page.getByRole("link", { name: "English · Draft" })).toHaveAttribute("aria-current", "page");
	await main(page).getByLabel("Title", { exact: true }).fill(english);
	await writeBody(page, "We open at eight.");

	const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: "en-GB" });
	const guest = await context.newPage();
	await guest.goto(address);
	await expect(guest.getByRole("heading", { level: 1, name: norwegian })).toHaveAttribute("lang", "nb");
	await publish(page);
	await guest.goto(address);
	await expect(guest.getByRole("heading", { level: 1 })).toHaveText(english);
	await expect(guest.getByText("We open at eight.")).toBeVisible();
	await main(guest).getByRole("link", { name: "Norsk bokmål" }).click();
	await expect(guest.getByRole("heading", { level: 1 })).toHaveText(norwegian);
	await expect(guest.getByText("Vi åpner klokken åtte.")).toBeVisible();
	await guest.goto(address.replace(/view\/.*/, "list"));
	await expect(
		main(guest)
			.getByRole("link", { name: new RegExp(`${english}|${norwegian}`) })
			.first(),
	).toBeVisible();
	await context.close();

	await page.goto(address);
	await expectAccessible();
	await page.setViewportSize({ width: 320, height: 640 });
	for (const path of [address, "/news/list", "/news/list/editing", "/news/create", "/news/list/categories"]) {
		await page.goto(path);
		await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
		await expect
			.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
			.toBeLessThanOrEqual(320);
	}
});

test("what was chosen beside the text stays when a picture is picked, and is kept with the text", async ({
	page,
	signIn,
}) => {
	await signIn("admin@fjordvik.test");
	await write(page, { title: unique("Kun for veiledere"), text: "Møte fredag." });
	await openTo(page, "Only those chosen below", "Advisor");
	await page.getByLabel("First day").fill("2031-05-01");
	await page.getByRole("button", { name: "Choose a picture" }).click();
	await page.locator("input[type=file]").setInputFiles("docs/images/tenants.png");
	await page.getByLabel("Alternative text").first().fill("En rød prikk");
	await page.getByRole("button", { name: "Use the picture" }).click();
	await expect(page.getByRole("button", { name: "Change picture" })).toBeVisible();
	const isKept = async () => {
		await expect(page.getByRole("radio", { name: "Only those chosen below" })).toBeChecked();
		await expect(page.getByRole("checkbox", { name: "Advisor", exact: true })).toBeChecked();
		await expect(page.getByLabel("First day")).toHaveValue("2031-05-01");
	};
	await isKept();
	await page.reload();
	await isKept();
	await expect(page.getByRole("button", { name: /^Publish for \d+ (person|people) in Fjordvik/ })).toBeVisible();
});

test.describe("for some only", () => {
	test.use({ expectedErrors: /status of 404/ });

	test("an item for participants is read by them, and is not there for advisors and guests", async ({
		page,
		signIn,
		browser,
		baseURL,
	}) => {
		const title = unique("Til deg som deltar");
		await signIn("admin@fjordvik.test");
		await write(page, { title, text: "Kurset begynner mandag." });
		await openTo(page, "Only those chosen below", "Client");
		const address = await publish(page);
		await signIn("client2@fjordvik.test");
		await page.goto("/news/list");
		await page.getByRole("link", { name: title }).click();
		await expect(page.getByText("Kurset begynner mandag.")).toBeVisible();
		await signIn("advisor@fjordvik.test");
		expect((await page.goto(address))?.status()).toBe(404);
		const guest = await browser.newPage({ baseURL });
		expect((await guest.goto(address))?.status()).toBe(404);
		await guest.close();
	});
});
