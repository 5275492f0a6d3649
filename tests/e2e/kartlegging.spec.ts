import { expect, test, unique } from "../support/browser";

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

test.use({ expectedErrors: /status of 422/ });

test("an advisor adds a company, assesses it on a visit and by a link, and follows it up", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	const main = page.getByRole("main");
	const name = unique("Lyngvik Sag");
	await signIn("advisor@fjordvik.test");
	await page.setViewportSize(desk);
	await page.goto("/kartlegging");
	await main.getByRole("link", { name: "Add company" }).first().click();
	await page.getByRole("button", { name: "Add company" }).click();
	await expect(page.getByText("This field is required").first()).toBeVisible();
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByLabel("Municipality").fill("Lyngvik");
	await page.getByLabel("Employees").fill("12");
	await expectAccessible();
	await page.getByRole("button", { name: "Add company" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(name);

	await page.getByLabel("Next step").fill("Ring sjefen");
	await page.getByLabel("When", { exact: true }).fill("2031-02-03");
	await page.getByLabel("Status").selectOption("booked");
	await page.getByRole("button", { name: "Save status" }).click();
	await expect(page.getByText("The status was saved")).toBeVisible();
	await main.getByText("Add contact person").click();
	await page.getByRole("textbox", { name: "Name", exact: true }).fill("Kari Nes");
	await page.getByRole("button", { name: "Save contact person" }).click();
	const contact = main.getByRole("list", { name: "Contact persons" }).getByRole("listitem");
	await contact.locator("summary", { hasText: "Edit Kari Nes" }).click();
	await contact.getByLabel("Phone").fill("912 34 567");
	await contact.getByRole("button", { name: "Save contact person" }).click();
	await expect(main.getByRole("link", { name: "912 34 567" })).toBeVisible();
	await page.getByLabel("New note").fill("Ønsker to kandidater");
	await page.getByRole("button", { name: "Save note" }).click();
	await expect(main.getByText("Ønsker to kandidater").first()).toBeVisible();
	await page
		.getByLabel("Add files")
		.setInputFiles({ name: "avtale.txt", mimeType: "text/plain", buffer: Buffer.from("avtale") });
	await page.getByRole("button", { name: "Upload" }).click();
	await expect(main.getByRole("link", { name: "avtale.txt" })).toBeVisible();
	await expectAccessible();

	await main.getByRole("link", { name: "Edit company" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Edit company" })).toBeVisible();
	await expect(page).toHaveURL(/\/kartlegging\/companies\/[^/]+\/edit$/);
	await page.getByLabel("Phone").fill("72 45 18 90");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(main.getByRole("link", { name: "72 45 18 90" })).toBeVisible();

	await page.setViewportSize(phone);
	await main
		.getByRole("link", { name: /^On a visit/ })
		.first()
		.click();
	await expect(page.getByText(name)).toBeVisible();
	await page.getByRole("button", { name: "Begin" }).click();
	await answerAll();
	await page.getByRole("button", { name: "Send answers" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
	await expect(main.getByText("Assessed").first()).toBeVisible();
	await expect(main.getByText("Visit", { exact: true })).toBeVisible();
	await expectAccessible();

	await page.getByRole("button", { name: "Make a link" }).click();
	const link = await page.getByLabel("Link for the company").inputValue();
	const company = page.url();
	// What the page before still asks must not be answered without its session.
	await page.goto("about:blank");
	await page.context().clearCookies({ name: "session" });
	await page.goto(link);
	await expect(page.getByText(name)).toBeVisible();
	await page.getByRole("button", { name: "Begin" }).click();
	await answerAll();
	await page.getByRole("button", { name: "Send answers" }).click();
	await expect(page).toHaveURL(/kartlegging\/sent/);

	await signIn("advisor@fjordvik.test");
	await page.setViewportSize(desk);
	await page.goto(company);
	await main.getByRole("link", { name: "Changes over time" }).click();
	await expect(page.getByText("2 measurements").first()).toBeVisible();
	await expectAccessible();
	await page.goto("/kartlegging/companies");
	await page.getByLabel("Search companies").fill(name);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/q=Lyngvik/);
	await expect(main.getByRole("row").filter({ hasText: name })).toContainText("Assessed");
	await main.getByRole("checkbox", { name: new RegExp(name) }).check();
	await page.getByRole("button", { name: "Move to trash" }).click();
	await expect(main.getByRole("row").filter({ hasText: name })).toHaveCount(0);
	await page.goto("/kartlegging/form");
	await page.getByLabel("Title").fill(unique("Kort kartlegging"));
	await page.getByLabel("Begin with").selectOption("template");
	await page.getByRole("button", { name: "Make form" }).click();
	await expect(page.getByText("is open for answers").first()).toBeVisible();

	/** Every scale and choice of the module's own form, page by page. */
	async function answerAll() {
		// A press of "Next" before the scripts are there sends the page as a whole.
		await page.waitForLoadState();
		const pages = [
			["Yes", "4"],
			["No", "3", "3", "3"],
			["4", "4"],
		];
		for (const [before, names] of pages.entries()) {
			await expect(page.getByText(new RegExp(`Page ${before + 1}\\b`)).first()).toBeVisible();
			const groups = page
				.getByRole("radiogroup")
				.or(page.getByRole("group"))
				.filter({ has: page.getByRole("radio") });
			for (const [at, option] of names.entries())
				await groups.nth(at).getByRole("radio", { name: option, exact: true }).check();
			await page.getByRole("button", { name: "Next" }).last().click();
		}
	}
});

test("somebody puts companies into a campaign and notes what a call came to", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("admin@fjordvik.test");
	await page.goto("/kartlegging/campaigns");
	const name = unique("Autumn calls");
	await page.getByLabel("Name of the campaign").fill(name);
	await page.getByLabel("To be done by").fill("2030-10-01");
	await page.getByRole("button", { name: "Make the campaign" }).click();
	await expect(page.getByRole("heading", { name })).toBeVisible();
	await page.getByRole("link", { name: "Choose companies" }).click();
	await page.locator("tbody input[type=checkbox]").first().check();
	await page.locator("summary", { hasText: "Add to a campaign" }).click();
	await page.getByLabel("Campaign", { exact: true }).selectOption({ label: name });
	await page.locator("details[open]").getByRole("button", { name: "Add to a campaign" }).click();
	await expect(page.getByText(`Added to “${name}”: 1`)).toBeVisible();
	await page.goto("/kartlegging/campaigns");
	await page.getByRole("link", { name }).click();
	await page.getByText("Note the call").click();
	await page.getByRole("combobox", { name: "Result" }).selectOption({ label: "Booked" });
	await page.getByLabel("What was said").fill("A visit on Friday");
	await expectAccessible();
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("The call was noted")).toBeVisible();
	await expect(page.getByText("1 of 1 settled").first()).toBeAttached();
});

test("a need stands on the board, a task follows, and the company sees a page of its own", async ({
	page,
	browser,
	signIn,
	expectAccessible,
}) => {
	const main = page.getByRole("main");
	const need = unique("Welder");
	await signIn("advisor@fjordvik.test");
	await page.goto("/kartlegging/openings");
	await page.getByRole("button", { name: "Add a need" }).click();
	await expect(page.getByText("This field is required").first()).toBeVisible();
	const companies = page.getByLabel("Company", { exact: true });
	const company = await companies.getByRole("option").nth(1).innerText();
	await companies.selectOption({ label: company });
	await page.getByLabel("What is needed").fill(need);
	await page.getByRole("button", { name: "Add a need" }).click();
	await expect(page.getByText("The need is on the board")).toBeVisible();
	await page.getByLabel("Search in jobs, skills and companies").fill(need);
	await page.getByRole("button", { name: "Search", exact: true }).click();
	// The others are there until the answer has come.
	await expect(page).toHaveURL(/[?&]q=Welder/);
	await expect(main.getByText(need)).toBeVisible();
	await expectAccessible();
	await main.getByRole("link", { name: company }).click();
	await main.getByText("Add a follow-up", { exact: true }).first().click();
	await page.getByLabel("What is to be done").fill(`${need}: suggest two`);
	await page.getByLabel("By when").fill("2030-01-01");
	await page.getByRole("button", { name: "Add a follow-up" }).click();
	await expect(main.getByText(`${need}: suggest two`)).toBeVisible();
	await page.getByRole("button", { name: /Make the page|Make a new address/ }).click();
	const address = await page.getByLabel("Address of the page").inputValue();
	const own = await browser.newPage();
	await own.goto(`${address}?lang=en`);
	await expect(own.getByRole("heading", { level: 1, name: company })).toBeVisible();
	await own
		.getByRole("button", { name: /^Answer anew/ })
		.first()
		.click();
	await expect(own).toHaveURL(/form_reply/);
	await own.close();
	await page.goto(`/kartlegging/openings?q=${encodeURIComponent(need)}`);
	await page.getByRole("button", { name: `Filled or withdrawn: ${need}` }).click();
	await expect(page.getByText("It is off the board")).toBeVisible();
});
