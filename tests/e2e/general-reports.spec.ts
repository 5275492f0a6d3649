import { expect, test, unique } from "../support/browser";

const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };

test.use({ expectedErrors: /status of 422/ });

test("a manager makes a project and asks in it, a client answers on a phone, and the reply is reviewed and mended", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	const main = page.getByRole("main");
	const [project, form] = [unique("Green jobs"), unique("First month")];
	const slug = project.toLowerCase().replaceAll(" ", "-");
	await signIn("advisor@fjordvik.test");
	await page.goto("/general_reports/dashboard");
	await main.getByRole("link", { name: "New project" }).click();
	await page.getByRole("button", { name: "Make the project" }).click();
	await expect(page.getByText("This field is required").first()).toBeVisible();
	await page.getByLabel("Name").fill(project);
	await page.getByRole("button", { name: "Make the project" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(project);
	await expectAccessible();

	await main.getByRole("link", { name: "Members" }).click();
	await main.getByRole("combobox").fill("amina");
	await page.getByRole("option", { name: /Amina Yusuf/ }).click();
	await page.getByRole("button", { name: "Add members" }).click();
	await expect(page.getByText("1 member added")).toBeVisible();
	await expectAccessible();

	await main.getByRole("link", { name: "Forms" }).click();
	await main.getByRole("link", { name: "Add a form" }).click();
	await page.getByRole("radio", { name: /A pasted list/ }).check();
	await page.getByLabel("Title", { exact: true }).fill(form);
	await page.getByLabel("Questions", { exact: true }).fill("What went well?\nWhat was hard?");
	await page.getByRole("button", { name: "Make the form" }).click();
	await expect(page.getByRole("heading", { level: 1, name: form })).toBeVisible();
	await main
		.getByRole("button", { name: "Publish…" })
		.or(main.getByRole("button", { name: "Publish" }))
		.first()
		.click();
	await page.getByRole("button", { name: /^Publish version 1/ }).click();
	await expect(page.getByText(/Version 1/).first()).toBeVisible();

	await page.goto(`/general_reports/dashboard/${slug}`);
	await main.getByRole("link", { name: form }).click();
	await page.getByRole("button", { name: "Ask them" }).click();
	await expect(page.getByText("2 people asked")).toBeVisible();
	await expect(main.getByText("Waiting").first()).toBeVisible();
	await expectAccessible();

	await signIn("client@fjordvik.test");
	await page.setViewportSize(phone);
	await page.goto("/general_reports/profile");
	await expectAccessible();
	await main.getByRole("link", { name: `Answer ${form}` }).click();
	await expect(page.getByText("Amina Yusuf").first()).toBeVisible();
	await page.getByRole("button", { name: "Begin" }).click();
	await page.getByLabel(/What went well/).fill("The team");
	await page.getByRole("main").getByRole("button", { name: "Next", exact: true }).click();
	await page.getByRole("button", { name: "Send answers" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("sent");
	await page.goto("/general_reports/profile");
	await expect(main.getByRole("link", { name: `Answer ${form}` })).toHaveCount(0);
	await page.setViewportSize(narrow);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);

	await signIn("advisor@fjordvik.test");
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(`/general_reports/dashboard/${slug}/replies`);
	await expectAccessible();
	await main.getByRole("link", { name: /Answered: Amina Yusuf/ }).click();
	await expect(page.getByText("The team")).toBeVisible();
	await page.getByLabel("Status").selectOption("clarify");
	await page.getByLabel("Message to the respondent").fill("Which team was it?");
	await page.getByRole("button", { name: "Save status" }).click();
	await expect(page.getByText("Which team was it?").first()).toBeVisible();

	await signIn("client@fjordvik.test");
	await page.goto("/general_reports/profile");
	await main.getByRole("link", { name: form }).first().click();
	await expect(page.getByText("Which team was it?")).toBeVisible();
	await page.getByLabel(/What went well/).fill("The kitchen team");
	await page.getByRole("button", { name: "Save the corrections" }).click();
	await expect(page.getByText("Your reply is corrected.")).toBeVisible();
	await expectAccessible();
});

test("a project in the archive can be read, and nothing in it is offered to be changed", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	await page.goto("/general_reports/dashboard?state=archived");
	const main = page.getByRole("main");
	await main.getByRole("link", { name: "Sommerjobb for unge" }).click();
	await expect(main.getByText("This project is in the archive.")).toBeVisible();
	await expect(main.getByRole("link", { name: "Add a form" })).toHaveCount(0);
	await main.getByRole("link", { name: "Members" }).click();
	await expect(main.getByRole("button")).toHaveCount(0);
});
