import { comeAlive, expect, test, unique } from "../support/browser";

const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };

test("an advisor makes a log and puts its entries in order, the client fills in today on a phone, and the advisor reads it", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	const title = unique("Into the days");
	await signIn("advisor@fjordvik.test");
	await page.goto("/logform/new");
	await comeAlive(page);
	await page.getByLabel("Client").selectOption({ label: "Amina Yusuf" });
	await page.getByLabel("Name of the log").fill(title);
	const row = (number: number) => page.getByRole("group", { name: `Entry ${number}`, exact: true });
	await row(1).getByLabel("What is logged").fill("Words of the day");
	await row(1).getByLabel("Answered by").selectOption("text");
	await row(2).getByLabel("What is logged").fill("Went for a walk");
	const up = row(2).getByRole("button", { name: "Move entry 2 up" });
	await up.press("Enter");
	await expect(row(1).getByLabel("What is logged")).toHaveValue("Went for a walk");
	await expect(row(1).getByRole("button", { name: "Move entry 1 up" })).toBeFocused();
	await expectAccessible();
	await page.getByRole("button", { name: "Make the log" }).click();
	await expect(page.getByText(`“${title}” is made`)).toBeVisible();

	await signIn("client@fjordvik.test");
	await page.setViewportSize(phone);
	await page.goto("/logform/dashboard");
	await page.getByRole("main").getByRole("link", { name: title }).first().click();
	const day = page.getByRole("region", { name: "Today" });
	await expect(day.getByRole("group", { name: "Went for a walk" })).toBeVisible();
	const asked = await day.locator("legend, label[for]").allInnerTexts();
	expect(asked.indexOf("Went for a walk")).toBeLessThan(asked.indexOf("Words of the day"));
	await day.getByRole("radio", { name: "Yes" }).check({ force: true });
	await day.getByLabel("Words of the day").fill("Met a neighbour");
	await day.getByRole("button", { name: "Send this day", exact: true }).click();
	await expect(page.getByText("Your answers for today's form have been sent.")).toBeVisible();
	await expectAccessible();
	await page.setViewportSize(narrow);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);

	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn("advisor@fjordvik.test");
	await page.goto("/logform/dashboard");
	await page.getByRole("main").getByRole("listitem").filter({ hasText: title }).getByRole("link").first().click();
	await expect(page.getByRole("table").getByText("Met a neighbour")).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a day is filled in late, and says so", async ({ page, signIn }) => {
		const title = unique("Plain days");
		await signIn("advisor@fjordvik.test");
		await page.goto("/logform/new");
		await page.getByLabel("Client").selectOption({ label: "Amina Yusuf" });
		await page.getByLabel("Name of the log").fill(title);
		await page.getByLabel("What is logged").first().fill("Cups of coffee");
		await page.getByLabel("Answered by").first().selectOption("number");
		const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
		await page.getByLabel("First day").fill(yesterday);
		for (const day of ["Sat", "Sun"]) await page.getByRole("checkbox", { name: day }).uncheck();
		await page.getByRole("button", { name: "Make the log" }).click();
		await expect(page.getByText(`“${title}” is made`)).toBeVisible();

		await signIn("client@fjordvik.test");
		await page.goto("/logform/dashboard");
		await page.getByRole("main").getByRole("link", { name: title }).first().click();
		await expect(page.getByLabel("Cups of coffee")).toBeVisible();
		const day = `${page.url()}&day=${yesterday}`;
		await page.goto(day);
		// The demo's client may have been absent on that day, whatever the log.
		const back = page.getByRole("button", { name: "Take it back" });
		if ((await back.count()) > 0) await back.click();
		await page.goto(day);
		await page.getByLabel("Cups of coffee").fill("3");
		await page.getByRole("button", { name: "Send this day", exact: true }).click();
		await expect(page.getByRole("main").getByText(/Entered later: /)).toBeVisible();
	});
});
