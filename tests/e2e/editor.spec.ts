import { expect, holdBack, test } from "../support/browser";

const documentIn = (json: string) => JSON.parse(json) as { content: { type: string; content?: unknown[] }[] };

test("an article is written by the keyboard alone and comes out as its document", async ({
	page,
	expectAccessible,
}) => {
	await page.goto("/dev/ui?view=parts");
	const text = page.getByRole("textbox", { name: "Artikkel" });
	await expect(text).toHaveAttribute("contenteditable", "true");
	await text.click();
	await page.keyboard.press("End");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Alt+F10");
	const bar = page.getByRole("toolbar", { name: "Formatting: Artikkel" });
	await expect(bar.getByRole("button", { name: "Heading", exact: true })).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.type("Program");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Control+k");
	await page.getByRole("textbox", { name: "Address" }).fill("javascript:alert(1)");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Write an address such as")).toBeVisible();
	await page.getByRole("textbox", { name: "Address" }).fill("nav.no");
	await page.keyboard.press("Enter");
	await expect(text.getByRole("link", { name: "https://nav.no" })).toBeVisible();
	await bar.getByRole("button", { name: "Table" }).click();
	await page.getByRole("button", { name: /Insert a table/ }).click();
	await expect(text.getByRole("table")).toBeVisible();
	for (const heading of ["Tid", "Sted", "Tema"]) {
		await page.keyboard.type(heading);
		await page.keyboard.press("Tab");
	}
	const body = page.locator("input[name=body]");
	const typesSent = async () => documentIn(await body.inputValue()).content.map(({ type }) => type);
	await expect
		.poll(async () => (await typesSent()).slice(0, 4))
		.toEqual(["paragraph", "heading", "paragraph", "table"]);
	await expectAccessible();
	await page.setViewportSize({ width: 320, height: 640 });
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("a note's editor comes when somebody goes to it and takes over what was typed", async ({ page }) => {
	await page.goto("/dev/ui?view=parts");
	const note = page.getByLabel("Samtalenotat", { exact: true });
	await expect(note).toHaveValue("Ringte Kari.");
	await expect(page.getByRole("textbox", { name: "Artikkel" })).toHaveAttribute("contenteditable", "true");
	await note.click();
	const editor = page.getByRole("textbox", { name: "Samtalenotat" });
	await expect(editor).toHaveAttribute("contenteditable", "true");
	await expect(editor).toBeFocused();
	await page.keyboard.type(" Ring igjen.");
	await expect(page.locator("input[name=note]")).toHaveValue(/Ringte Kari\. Ring igjen\./);
});

test("no key is lost while a note's editor comes", async ({ page }) => {
	const arrive = await holdBack(page, "**/editor-frame-*.js");
	await page.goto("/dev/ui?view=parts");
	const note = page.getByLabel("Samtalenotat", { exact: true });
	await note.click();
	await page.keyboard.press("End");
	await page.keyboard.type(" Ring");
	arrive();
	const rest = " igjen i morgen, og send avtalen til arbeidsgiveren samme dag.";
	await page.keyboard.type(rest, { delay: 20 });
	await expect(page.getByRole("textbox", { name: "Samtalenotat" })).toHaveAttribute("contenteditable", "true");
	await expect(page.getByRole("textbox", { name: "Samtalenotat" })).toHaveText(`Ringte Kari. Ring${rest}`);
});

test("without JavaScript it is a field of plain text", async ({ browser, baseURL }) => {
	const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
	await page.goto("/dev/ui?view=parts");
	await expect(page.getByLabel("Artikkel", { exact: true })).toHaveValue("Dørene åpner klokken ti.");
	await expect(page.getByLabel("Artikkel", { exact: true })).toHaveAttribute("name", "body");
	await page.close();
});
