import type { Page } from "@playwright/test";
import { addDays, today } from "#app/platform/clock";
import { expect, test, unique } from "../support/browser";

/** The newest caught letter to somebody: the address in it. */
async function linkMailedTo(page: Page, email: string): Promise<string> {
	const letter = page.getByRole("navigation").getByRole("link").filter({ hasText: email }).first();
	await expect(async () => {
		await page.goto("/dev/mail");
		await expect(letter).toBeVisible({ timeout: 1000 });
	}).toPass();
	await letter.click();
	await expect(page.getByText(`To ${email}`)).toBeVisible();
	const text = await page.frameLocator("iframe").first().locator("body").innerText();
	return text.match(/https?:\S+/)?.[0] ?? "";
}

test.use({ expectedErrors: /status of 422|about:srcdoc/ });

test("a placement is opened, agreed on, closed with a conclusion, and read before the next one", async ({
	page,
	browser,
	baseURL,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	const main = page.getByRole("main");
	const save = page.getByRole("button", { name: "Save", exact: true });
	const heading = page.getByRole("heading", { level: 1 });
	const company = unique("Nordhavn Verft");
	const lesson = unique("Learns best by watching once");
	const day = (count: number) => addDays(today("Europe/Oslo", new Date()), count);
	await signIn("admin@fjordvik.test");

	await page.goto("/verdal");
	await main.getByLabel("Status", { exact: true }).selectOption("draft");
	await main.getByRole("button", { name: "Show", exact: true }).click();
	await page.waitForURL(/status=draft/);
	await main.getByRole("link", { name: "New placement" }).click();
	await page.waitForURL(/new_skjema/);
	// Of many participants one is searched for: somebody who has had no placement, in an earlier try of this test neither.
	const choose = page.getByRole("combobox", { name: /^Participant/ });
	await choose.pressSequentially("a");
	await page
		.getByRole("option")
		.nth(10 + test.info().retry)
		.click();
	await page.waitForURL(/participant=/);
	const participant = page.url();
	await expect(page.getByText("Nothing before this.")).toBeVisible();
	await page.getByRole("button", { name: "Open placement" }).click();
	await page.waitForURL(/\/verdal\/skjema\//);
	const placement = page.url();
	await expect(page.getByText("9 things are missing")).toBeVisible();

	await main.getByRole("link", { name: "Find or add another workplace" }).click();
	await page.getByLabel("Name or organisation number").fill("Havbris");
	await page.getByRole("button", { name: "Search", exact: true }).last().click();
	await page.waitForURL(/q=Havbris/);
	await page.getByRole("button", { name: "Choose Havbris Industri AS" }).first().click();
	await page.waitForURL(/#supervisorName/);
	await main.getByRole("link", { name: "Find or add another workplace" }).click();
	await page.getByLabel("Name", { exact: true }).fill(company);
	await page.getByRole("button", { name: "Add and choose" }).click();
	await page.waitForURL(/#supervisorName/);
	await expect(page.getByRole("group", { name: "Workplace" })).toContainText(company);

	await main.getByRole("link", { name: "Contact person at the workplace" }).click();
	await expect(page.getByLabel("Contact person at the workplace", { exact: true })).toBeFocused();
	await page.keyboard.type("Per Lie");
	await page.getByLabel("E-mail of the contact person").fill(`${unique("per", "-")}@nordhavn.test`);
	await expect(page.getByLabel("Position code", { exact: true })).toBeHidden();
	await page.getByRole("radio", { name: /Linked to a position/ }).check();
	await expect(page.getByLabel("Position code", { exact: true })).toBeVisible();
	await page.getByRole("radio", { name: /Work trial/ }).check();
	await page.getByLabel("Get a job in the company").fill("A job in the yard");
	await page.getByLabel("First day").fill(day(-7));
	await page.getByLabel("Last day").fill(day(600));
	await expect(page.getByText("Longer than 18 months")).toBeVisible();
	await page.getByLabel("Last day").fill(day(62));
	await expect(page.getByText("10 weeks")).toBeVisible();
	await page.getByLabel("Percentage of full-time").fill("50");
	await page.getByLabel("Days per week").fill("2.5");
	await page.getByLabel("Work tasks").fill("Tidies and welds.");
	await expect(page.getByText("The agreement has all that it must have.")).toBeVisible();
	await expect(page.getByText(/^Saved at/)).toBeVisible();
	await expect(heading).toContainText("Underway");
	await page.getByLabel("Job title", { exact: true }).fill("Welder’s help");
	await save.click();
	await expect(page.getByText("The placement was saved")).toBeVisible();
	await expect(page.getByLabel("Job title", { exact: true })).toHaveValue("Welder’s help");
	await expectAccessible();

	await page.getByLabel("Reason for cancelling", { exact: true }).selectOption("mistake");
	await page.getByRole("button", { name: "Cancel placement" }).click();
	await expect(page.getByText("This placement is cancelled")).toBeVisible();
	await page.getByRole("button", { name: "Take it up again" }).click();
	await expect(page.getByText("This placement is cancelled")).toBeHidden();

	await main.getByRole("link", { name: "Agreement", exact: true }).click();
	await expect(heading).toContainText("Agreement on a work trial");
	await expectAccessible();
	const downloading = page.waitForEvent("download");
	await main.getByRole("link", { name: "Download as PDF" }).click();
	expect((await downloading).suggestedFilename()).toContain(".pdf");

	await page.goto(placement);
	const supervisor = `${unique("per", "-")}@nordhavn.test`;
	await page.getByRole("button", { name: "Send for approval" }).click();
	await expect(heading).toContainText("Awaiting approval");
	const first = await linkMailedTo(page, supervisor);
	const phone = await browser.newContext({ viewport: { width: 320, height: 700 }, javaScriptEnabled: false, baseURL });
	const guest = await phone.newPage();
	await guest.goto(first);
	await expect(guest.getByText("Tidies and welds.")).toBeVisible();
	expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	await guest.getByLabel("Your name").fill("Per Lie");
	await guest.getByRole("button", { name: "Approve the agreement" }).click();
	await expect(guest.getByText("You have approved")).toBeVisible();

	await page.goto(placement);
	await expect(page.getByText("The agreement has been approved")).toBeVisible();
	await expectAccessible();
	await main.getByRole("link", { name: "Change tasks" }).click();
	await expect(page.getByText("This change lifts the approvals")).toBeVisible();
	await page.getByLabel("Work tasks", { exact: true }).fill("Paints the hull.");
	await page.getByRole("button", { name: "Change agreement" }).click();
	await expect(page.getByText("This field is required").first()).toBeVisible();
	await page.getByLabel("Reason", { exact: true }).fill("The welding is done.");
	await expectAccessible();
	await page.getByRole("button", { name: "Change agreement" }).click();
	await expect(page.getByText("The agreement was changed")).toBeVisible();
	await expect(main.getByRole("list", { name: "History" })).toContainText("Approvals lifted: Workplace");
	await guest.goto(first);
	await expect(guest.getByText("The agreement has been changed")).toBeVisible();
	await expect(guest.getByText("The welding is done.")).toBeVisible();
	await expect(guest.getByRole("button", { name: "Approve the agreement" })).toBeHidden();
	await phone.close();

	await page.goto(placement);
	await page.getByLabel("Summary", { exact: true }).fill("Went well.");
	await page.getByRole("button", { name: "Close and archive" }).click();
	await expect(page.getByText("This field is required").first()).toBeVisible();
	await expect(page.getByLabel("Summary", { exact: true })).toHaveValue("Went well.");
	await page.getByLabel("End reason", { exact: true }).selectOption("job");
	await page.getByRole("radio", { name: "Partly" }).check();
	await page.getByLabel("Conclusion", { exact: true }).fill(lesson);
	await page.getByLabel("Recommended next step", { exact: true }).fill("A job in the yard.");
	await page.getByRole("button", { name: "Close and archive" }).click();
	await expect(page.getByText("This placement is closed and can only be read")).toBeVisible();
	await page.goto(`/verdal/archive?q=${encodeURIComponent(company)}`);
	await expect(main.getByRole("row").filter({ hasText: company })).toContainText(lesson);
	await page.goto(participant);
	await expect(page.getByText(`Last conclusion: ${company}`)).toBeVisible();
	await expect(page.getByText(lesson).first()).toBeVisible();
	await page.goto(placement);
	await page.getByRole("button", { name: "Take out of the archive" }).click();
	await expect(save).toBeVisible();

	await page.goto(`/verdal/overview?q=${encodeURIComponent(company)}`);
	await expect(main.getByRole("row").filter({ hasText: company })).toContainText("Awaiting approval");
	await main.getByRole("link", { name: "Board" }).click();
	await page.waitForURL(/overview\/board/);
	await expect(main.getByRole("region", { name: "Awaiting approval" })).toContainText(company);
	await main.getByRole("link", { name: "Timeline" }).click();
	await page.waitForURL(/overview\/timeline/);
	await expect(main.getByRole("region", { name: "Timeline" })).toContainText(company);
	await page.goto(`/verdal/overview?q=${encodeURIComponent(company)}`);
	await page.getByRole("checkbox", { name: "Select all on this page" }).check();
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(main.getByRole("row").filter({ hasText: company })).toBeVisible();
	await page.goto(placement);
	await page.getByRole("button", { name: "Delete placement" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete placement" }).click();
	await expect(page.getByText("The placement is in the trash")).toBeVisible();
	await page.goto(`/verdal/overview/trash?q=${encodeURIComponent(company)}`);
	await page.getByRole("checkbox", { name: "Select all on this page" }).check();
	await page.getByRole("button", { name: "Restore", exact: true }).click();
	await expect(page.getByRole("checkbox", { name: "Select all on this page" })).toBeHidden();
	await page.goto(placement);
	await expect(save).toBeVisible();
});

test("a workplace says without JavaScript how the week was, and an advisor approves what it proposes", async ({
	page,
	browser,
	baseURL,
	signIn,
	expectAccessible,
}) => {
	const main = page.getByRole("main");
	const guest = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: "en-GB" });
	const open = await guest.newPage();
	await open.goto("/verdal_week/demo-week");
	for (const question of ["How many of the agreed days", "How did the tasks go", "How did you work together"])
		await open.getByRole("group", { name: question }).getByRole("radio").nth(3).check();
	await open.getByRole("button", { name: "Send", exact: true }).click();
	await expect(open.getByRole("link", { name: /How was the follow-up/ })).toBeVisible();
	for (const question of ["How was the follow-up", "towards the goal"])
		await open.getByRole("group", { name: question }).getByRole("radio").last().check();
	await open.getByLabel("Anything else?").fill("A good week on the forklift.");
	await open.getByRole("button", { name: "Send", exact: true }).click();
	await expect(open.getByText("Thank you, it has come in")).toBeVisible();
	await expect(open.getByText("Awaits the advisor")).toBeVisible();
	await guest.close();

	await signIn("admin@fjordvik.test");
	await page.goto("/verdal/overview?q=Lagermedarbeider");
	await main.locator("tbody a").first().click();
	await page.waitForURL(/\/skjema\//);
	await expect(main.getByText("A good week on the forklift.")).toBeVisible();
	await expectAccessible();
	await main.getByRole("link", { name: "Progress" }).click();
	await page.waitForURL(/\/progress/);
	await expect(main.getByRole("table", { name: "Week by week" })).toContainText("A good week on the forklift.");
	await page.goBack();
	await main.getByRole("button", { name: "Approve and change the agreement" }).click();
	await expect(main.getByRole("list", { name: "History" })).toContainText("Extended");
	await main.getByRole("link", { name: "For NAV’s form" }).click();
	await page.waitForURL(/\/nav$/);
	await expect(main.getByText("Få jobb i bedriften")).toBeVisible();

	await page.goto("/verdal/overview/capacity");
	await main.getByRole("spinbutton", { name: "Places at Bakeriet på Torget" }).fill("3");
	await main.getByRole("button", { name: "Save places at Bakeriet på Torget" }).click();
	await expect(page.getByText("Places at Bakeriet på Torget saved")).toBeVisible();
	await page.goto("/verdal/settings");
	await main.getByLabel("Make closed placements anonymous").selectOption("36");
	await main.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Saved when closed placements become anonymous")).toBeVisible();
});
