import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";
import { giveFinch } from "../support/finch";

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

test.use({ expectedErrors: /status of 422/ });

test("a teacher adds a student, gives a form by code on a shared device, and reports on it", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	const main = page.getByRole("main");
	const name = unique("Ella Lyngvik");
	const group = unique("10C");
	await giveFinch(page, signIn);
	await signIn("advisor@fjordvik.test");
	await page.setViewportSize(desk);
	await page.goto("/finch");
	await main.getByRole("link", { name: "Add student" }).first().click();
	await page.getByRole("button", { name: "Add student" }).click();
	await expect(page.getByText("This field is required").first()).toBeVisible();
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByLabel("Class or group").fill(group);
	await page.getByRole("textbox", { name: "School" }).fill("Lyngvik skole");
	await page.getByRole("button", { name: "Add student" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
	await expect(main.getByText("The guardian’s consent is missing")).toBeVisible();

	await page.getByLabel("Consent", { exact: true }).selectOption("given");
	await page.getByLabel("Guardian").fill("Kari Lyngvik");
	await page.getByRole("button", { name: "Save consent" }).click();
	await expect(main.getByText("Noted by")).toBeVisible();
	await main.getByRole("link", { name: "Edit student" }).click();
	await expect(page).toHaveURL(/\/finch\/students\/[^/]+\/edit$/);
	await page.getByRole("textbox", { name: "School" }).fill("Lyngvik ungdomsskole");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(main.getByText("Lyngvik ungdomsskole").first()).toBeVisible();
	await page.getByRole("button", { name: "Make a link" }).click();
	await expect(page.getByLabel("Link for the student")).toHaveValue(/form_reply/);
	await expectAccessible();
	await main.getByRole("link", { name: "Students", exact: true }).click();
	await main.getByRole("link", { name: "Codes for a group" }).click();
	await page.getByLabel("Class or group").selectOption({ label: `${group} · Lyngvik ungdomsskole (1)` });
	await page.getByRole("radio", { name: /One code for the class/ }).check();
	await page.getByRole("button", { name: "Make codes" }).click();
	await expect(main.getByText("Code of the class", { exact: true })).toBeVisible();
	await page.getByRole("radio", { name: /A code for each student/ }).check();
	await page.getByRole("button", { name: "Make codes" }).click();
	await expect(main.getByText("Code of the class", { exact: true })).toHaveCount(0);
	const row = main.getByRole("list", { name: "The codes" }).getByRole("listitem").filter({ hasText: name });
	const code = (await row.locator("span").last().textContent()) ?? "";
	const address = (await main.getByText(/finch\/code$/).textContent()) ?? "";
	await expectAccessible();
	await main.getByRole("link", { name: "See who is done" }).click();
	await expect(main.getByText("0 of 1 has answered")).toBeVisible();
	const session = page.url();
	await expectAccessible();

	await page.context().clearCookies({ name: "session" });
	await page.setViewportSize(phone);
	await page.goto(address);
	await page.getByLabel("Code").fill("QQQQQQ");
	await page.getByRole("button", { name: "Open the form" }).click();
	await expect(page.getByText("This code does not open anything").first()).toBeVisible();
	await expectAccessible();
	await page.getByLabel("Code").fill(code.toLowerCase());
	await page.getByRole("button", { name: "Open the form" }).click();
	await expect(page.getByText(name)).toBeVisible();
	await page.getByRole("button", { name: "Begin" }).click();
	await answerAll(page);
	await page.getByRole("button", { name: "Send answers" }).click();
	await expect(page.getByText("The next one can type their code now.")).toBeVisible();
	await expect(page.getByLabel("Code")).toBeVisible();

	await signIn("advisor@fjordvik.test");
	await page.goto(session);
	await expect(main.getByText("1 of 1 has answered")).toBeVisible();
	await page.goto("/finch/next_year");
	const own = main.getByLabel(new RegExp(`^${group} · Lyngvik`));
	for (const field of await main.getByRole("textbox").all())
		if ((await field.getAttribute("id")) !== (await own.getAttribute("id"))) await field.fill("");
	await own.fill(`${group} neste`);
	await page.getByRole("button", { name: "Move the groups on" }).click();
	await expect(page.getByText("1 group was moved on")).toBeVisible();
	await page.goto("/finch/students");
	await page.getByLabel("Search students").fill(name);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/q=Ella/);
	await main.getByRole("link", { name, exact: true }).click();
	await expect(main.getByText("1 of 1 answered").first()).toBeVisible();
	await main.getByRole("link", { name: "New report" }).click();
	await page.getByRole("button", { name: "Make report" }).click();
	await expect(page.getByText("1 reply").first()).toBeVisible();
	await expect(main.getByRole("img").first()).toBeVisible();
	await expectAccessible();
	await page.setViewportSize(desk);
	await page.getByLabel("Status").selectOption("ready");
	await page.getByLabel("Your own words").fill("God start på året");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("The report was saved")).toBeVisible();
	const pdf = page.waitForEvent("download");
	await main.getByRole("link", { name: "Download PDF" }).click();
	expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);
	await page.goto(`/finch/list?f=status.any.ready&q=${encodeURIComponent(name)}`);
	await main.getByRole("checkbox", { name: new RegExp(name) }).check();
	await page.getByRole("button", { name: "Move to trash" }).click();
	await expect(main.getByRole("row").filter({ hasText: name })).toHaveCount(0);
	await page.goto("/finch/form");
	await page.getByLabel("Title").fill(unique("Kort elevskjema"));
	await page.getByLabel("Begin with").selectOption("template");
	await page.getByRole("button", { name: "Make form" }).click();
	await expect(page.getByText("is open for answers").first()).toBeVisible();
});

/** Every scale and choice of the module's own form, page by page. */
async function answerAll(page: Page) {
	const pages = [
		["4", "4", "3"],
		["4", "4", "3"],
		["2", "2", "No"],
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
