import { comeAlive, expect, test, unique } from "../support/browser";

const CRM = "/dashboardCRM";

test("a colleague is named from the list that comes after an @, and a file goes with the note", async ({
	page,
	signIn,
}) => {
	await signIn("advisor@fjordvik.test");
	await page.goto(`${CRM}/customers?q=Havbris+Industri`);
	await page.locator("tbody").getByRole("link").first().click();
	await page.getByLabel("Note", { exact: true }).click();
	await expect(page.locator(".ProseMirror")).toBeVisible();
	await page.keyboard.type("Ask @Kris");
	await expect(page.getByRole("option", { name: "Kristin Halvorsen" })).toBeVisible();
	await page.keyboard.press("Enter");
	const about = unique("about it");
	await page.keyboard.type(about);
	await page.getByText("Attach files").click();
	await page.locator("input#files").setInputFiles({
		name: "agreement.pdf",
		mimeType: "application/pdf",
		buffer: Buffer.from("%PDF-1.4 agreement"),
	});
	await page.getByRole("button", { name: "Save note" }).click();
	const note = page.getByRole("listitem").filter({ hasText: `Ask @Kristin Halvorsen ${about}` });
	await expect(note.getByRole("link", { name: /agreement\.pdf/ })).toBeVisible();
	await page.getByRole("button", { name: "Who can see this?" }).click();
	await expect(page.getByRole("dialog").getByText("Kristin Halvorsen")).toBeVisible();
	await expect(page.getByRole("dialog").getByText("Administrator")).toBeVisible();
});

test("what was typed into a note is offered back", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	await page.goto(`${CRM}/customers`);
	await page.locator("tbody tr").nth(1).getByRole("link").first().click();
	await page.getByLabel("Note", { exact: true }).click();
	await expect(page.locator(".ProseMirror")).toBeVisible();
	await page.keyboard.type("Half a thought");
	await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("Half a thought")));
	await page.reload();
	await page.getByRole("button", { name: "Restore it" }).click();
	await expect(page.locator(".ProseMirror")).toHaveText("Half a thought");
});

test("a filtered list is worked through by keys", async ({ page, signIn, expectAccessible }) => {
	await signIn("advisor@fjordvik.test");
	await page.goto(`${CRM}/next?f=owner.any.me`);
	const title = page.getByRole("heading", { level: 1 });
	await comeAlive(page);
	const first = await title.textContent();
	await page.keyboard.press("j");
	await expect(title).not.toHaveText(first ?? "");
	await page.keyboard.press("k");
	await expect(title).toHaveText(first ?? "");
	await page.keyboard.press("n");
	await expect(page.getByText(`Noted that ${first} did not answer`)).toBeVisible();
	await expect(title).not.toHaveText(first ?? "");
	await expectAccessible();
});

test("the head of a note ends no line with a dot, however narrow it is", async ({ page, signIn, expectAccessible }) => {
	await signIn("advisor@fjordvik.test");
	await page.goto(`${CRM}/notes`);
	const dots = () =>
		page.getByRole("main").evaluate((main) =>
			[...main.querySelectorAll("ol li p span[aria-hidden]")]
				.filter((dot) => dot.textContent?.trim() === "·")
				.map((dot) => {
					const [at] = dot.getClientRects();
					const [next] = dot.nextElementSibling?.getClientRects() ?? [];
					return at && next ? at.bottom > next.top && next.left >= at.left : false;
				}),
		);
	for (const width of [320, 360, 390, 430, 520]) {
		await page.setViewportSize({ width, height: 800 });
		const kept = await dots();
		expect(kept.length).toBeGreaterThan(5);
		expect(kept).not.toContain(false);
	}
	await page.setViewportSize({ width: 390, height: 800 });
	await expectAccessible();
});
