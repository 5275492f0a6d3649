import { expect, test, unique } from "../support/browser";

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

test.use({ expectedErrors: /status of 422/ });

test("an advisor inspects a company and signs the protocol, a stranger reports by a poster, and two close it", async ({
	page,
	browser,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	const main = page.getByRole("main");
	const name = unique("Lyngvik Verksted");
	const list = unique("Kort liste");
	await signIn("advisor@fjordvik.test");
	await page.setViewportSize(desk);
	await page.goto("/hms");
	await main.getByRole("link", { name: "Add company" }).first().click();
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByLabel("Safety representative").fill("Kari Nes");
	await page.getByRole("button", { name: "Add company" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
	const company = page.url();
	await main.getByRole("link", { name: "Edit company" }).click();
	await expect(page).toHaveURL(/\/hms\/companies\/[^/]+\/edit$/);
	await page.getByLabel("Employees").fill("ten");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByLabel("Employees")).toHaveAttribute("aria-invalid", "true");
	await page.getByLabel("Employees").fill("10");
	await page.getByLabel("Phone").fill("72 45 18 90");
	await expectAccessible();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(main.getByText("72 45 18 90").first()).toBeVisible();
	await expect(page).toHaveURL(company);
	await page.getByLabel("Months between rounds").fill("6");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("Saved").first()).toBeVisible();

	await page.goto("/hms/new_checklist");
	await page.getByLabel("Name", { exact: true }).fill(list);
	await page.getByLabel("Points").fill("# Maskiner\nEr bevegelige deler skjermet?\nVirker nødstoppen?");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(main.getByRole("link", { name: list })).toBeVisible();

	await page.goto(company);
	await main.getByRole("link", { name: "Plan round" }).click();
	await page.getByRole("radio", { name: new RegExp(list) }).check();
	await page.getByRole("button", { name: "Plan round" }).click();
	await expect(page.getByText("This field is required").first()).toBeVisible();
	await page.getByLabel("Safety area").fill("Verksted");
	await page.getByRole("button", { name: "Plan round" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(list);
	await page.getByRole("button", { name: "Go on: Pre-meeting" }).click();
	await expect(page.getByText("The round has moved on")).toBeVisible();
	await page.getByLabel("Name", { exact: true }).fill("Ola Vik");
	await page.getByRole("button", { name: "Add participant" }).click();
	await expect(main.getByRole("list", { name: "Participants" })).toContainText("Ola Vik");

	await page.setViewportSize(phone);
	await main.getByRole("link", { name: "Start the inspection" }).click();
	await page.getByText("No", { exact: true }).click();
	await page.getByLabel("Comment").fill("Vernet på slipemaskin 2 er tatt av.");
	await page.getByLabel("Add photos").setInputFiles({
		...{ name: "vern.jpg", mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]) },
	});
	await page.getByRole("button", { name: "Next point" }).click();
	await expect(page.getByText("Say what is to be done").first()).toBeVisible();
	await expect(page.getByLabel("Comment")).toHaveValue(/slipemaskin/);
	await page.getByLabel("Measure").fill("Montere vernet");
	await page.getByLabel("Responsible").selectOption({ index: 1 });
	await page.getByLabel("Deadline").fill("2031-02-03");
	await expectAccessible();
	await page.getByRole("button", { name: "Next point" }).click();
	await expect(page.getByText("Point 2 of 2")).toBeVisible();
	await page.getByText("Yes", { exact: true }).click();
	await page.getByRole("button", { name: "Finish the inspection" }).click();
	await page.getByLabel("Summary").fill("God runde");
	await page.getByRole("button", { name: "End the round" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Protocol");
	await main.locator("summary", { hasText: "Sign Kari Nes" }).click();
	await main.getByRole("button", { name: "Sign the protocol" }).first().click();
	await expect(main.getByRole("listitem").filter({ hasText: "Kari Nes" })).toContainText(/Signed \d/);
	await expectAccessible();

	await page.goto(company);
	await main.getByRole("link", { name: "QR posters" }).click();
	await page.getByLabel("Safety area").fill("Lager");
	await page.getByRole("button", { name: "Make poster" }).click();
	await main.getByRole("link", { name: "Lager" }).click();
	const poster = await page.getByLabel("Address of the code").inputValue();
	await expectAccessible();

	// Somebody who has come by the code on the wall, without a login.
	const outside = await browser.newContext({ viewport: phone, locale: "en" });
	const guest = await outside.newPage();
	await guest.goto(`${new URL(poster).pathname}?lang=en`);
	await guest.getByRole("radio", { name: "Near miss" }).check();
	await guest.getByRole("button", { name: "Send report" }).click();
	await expect(guest.getByText("This field is required").first()).toBeVisible();
	await guest.getByLabel("What happened?").fill("Pallen gled ut av reolen.");
	await expectAccessible(guest);
	await guest.getByRole("button", { name: "Send report" }).click();
	await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Your report");
	await expect(guest.locator("[aria-current=step]")).toContainText("Received");
	await expectAccessible(guest);

	await page.setViewportSize(desk);
	await page.goto(company);
	await main.getByRole("link", { name: "Pallen gled ut av reolen." }).click();
	await expect(main.getByText("Anonymous · by QR poster")).toBeVisible();
	await page.getByLabel("Status").selectOption("measureInPlace");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByText("The deviation was saved")).toBeVisible();
	await page.getByLabel("Likelihood").first().selectOption("4");
	await page.getByLabel("Consequence").first().selectOption("5");
	await page.getByRole("button", { name: "Save assessment" }).click();
	await expect(main.getByText("High · 4 × 5 = 20").first()).toBeVisible();
	await page.getByLabel("Why? (1)").fill("Reolen hadde ingen bakstopp.");
	await page.getByLabel("Kind of cause").selectOption("Fault in equipment");
	await page.getByRole("button", { name: "Save analysis" }).click();
	await expect(page.getByLabel("Why? (1)")).toHaveValue(/bakstopp/);
	await expectAccessible();
	await page.getByRole("button", { name: "Send to effect check" }).click();
	await expect(page.getByText("This field is required").first()).toBeVisible();
	await page.getByLabel("What was done").fill("Bakstopp er montert.");
	await page.getByRole("button", { name: "Send to effect check" }).click();
	await expect(main.getByText("Somebody else checks the effect", { exact: true })).toBeVisible();
	const deviation = page.url();
	await signIn("admin@fjordvik.test");
	await page.goto(deviation);
	await page.getByLabel("Yes, close the deviation").check();
	await page.getByLabel("What you have looked at").fill("Ingen paller har falt siden.");
	await page.getByRole("button", { name: "Save effect check" }).click();
	await expect(page.getByText("The deviation is closed", { exact: true })).toBeVisible();
	await guest.reload();
	await expect(guest.locator("[aria-current=step]")).toContainText("Closed");
	await outside.close();
	await signIn("advisor@fjordvik.test");

	await page.goto(`/hms/plan?q=${encodeURIComponent(name)}`);
	await main.getByRole("link", { name: "Montere vernet" }).click();
	await page.getByLabel("What was done").fill("Vernet er på plass.");
	await page.getByRole("button", { name: "Mark as done" }).click();
	await expect(page.getByText("The measure is done")).toBeVisible();
	await page.goto("/hms/companies");
	await page.getByLabel("Search companies").fill(name);
	await page.keyboard.press("Enter");
	await expect(main.getByRole("row").filter({ hasText: name })).toContainText("Up to date");
});

test("somebody gives a role, puts a document on the shelf, reports what is serious and what went well", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(120_000);
	const main = page.getByRole("main");
	const name = unique("Trygghet");
	await signIn("advisor@fjordvik.test");
	await page.goto("/hms/new_company");
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByRole("button", { name: "Add company" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
	await page.getByLabel("Who", { exact: true }).selectOption({ label: "Ingrid Solheim" });
	await page.getByLabel("Role", { exact: true }).selectOption({ label: "Manager" });
	await page.getByRole("button", { name: "Give the role" }).click();
	await expect(main.getByRole("list", { name: "Roles" })).toContainText("Ingrid Solheim");

	await main.getByRole("link", { name: "Internal control" }).click();
	await page.getByText("Add a document", { exact: true }).click();
	await page.getByLabel("Title", { exact: true }).fill("Goals");
	await page.getByRole("button", { name: "Put on the shelf" }).click();
	await expect(page.getByText("This field is required").first()).toBeVisible();
	await page.getByLabel("What it says").fill("Nobody is hurt.");
	await page.getByRole("button", { name: "Put on the shelf" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Goals" })).toBeVisible();
	await page.getByRole("button", { name: "I have read and understood" }).click();
	await expect(page.getByText("It is noted that you have read it")).toBeVisible({ timeout: 40_000 });
	await expectAccessible();
	await page.getByRole("link", { name: "Internal control" }).first().click();
	await expect(page.getByText("1/8")).toBeVisible();
	await expectAccessible();

	await page.goto("/hms/new_deviation");
	await page.getByLabel("Company", { exact: true }).selectOption({ label: name });
	await page.getByText("Personal injury", { exact: true }).click();
	await page.getByLabel("Somebody is badly hurt or has died").check();
	await page.getByLabel("In brief").fill("Fell from a ladder");
	await page.getByLabel("What happened").fill("The ladder tipped.");
	await page.getByLabel("Where it happened").fill("Yard");
	await page.getByRole("button", { name: "Send report" }).click();
	await expect(page.getByRole("link", { name: /Police 02800/ })).toBeVisible();
	await page.getByRole("button", { name: "Tick off: The police are called" }).click();
	await expect(page.getByRole("button", { name: "Not done: The police are called" })).toBeVisible();
	await page.goto("/hms/mine?role=manager");
	await expect(main.getByRole("link", { name: "Fell from a ladder" }).first()).toBeVisible();

	await page.goto("/hms/observations");
	await page.getByLabel("What did you see go well?").fill(`${name}: a tidy yard`);
	await page.getByLabel("Company", { exact: true }).selectOption({ label: name });
	await page.getByRole("button", { name: "Send", exact: true }).click();
	await expect(page.getByText("Thank you for telling")).toBeVisible();
	await signIn("admin@fjordvik.test");
	await page.goto("/hms/observations");
	const seen = main.getByRole("listitem").filter({ hasText: name });
	await seen.getByRole("button", { name: "Say thanks" }).click();
	await expect(seen).toContainText("Thanked");
});

test("an advisor of many companies writes to those that are late", async ({ page, signIn, expectAccessible }) => {
	const main = page.getByRole("main");
	const [name, subject] = [unique("Etternøler"), unique("Your HSE work")];
	await signIn("advisor@fjordvik.test");
	await page.goto("/hms/new_company");
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByRole("textbox", { name: "E-mail" }).fill("late@company.test");
	await page.getByRole("button", { name: "Add company" }).click();
	await main.getByRole("link", { name: "Plan round" }).click();
	await page.getByLabel("Safety area").fill("Yard");
	await page.getByLabel("Planned for").fill("2020-01-02");
	await page.getByRole("button", { name: "Plan round" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.goto("/hms/advising");
	await expectAccessible();
	for (const box of await main.getByRole("checkbox").all()) await box.uncheck();
	await page.getByLabel("What you want to say").fill("Call me if you need help.");
	await page.getByLabel("Subject").fill(subject);
	await page.getByRole("button", { name: "Send to those ticked" }).click();
	await expect(page.getByText("Tick at least one company.").first()).toBeVisible();
	await main.getByRole("checkbox", { name }).check();
	await page.getByRole("button", { name: "Send to those ticked" }).click();
	await expect(page.getByText("Sent to 1 company")).toBeVisible();
	await expect(main.getByRole("list", { name: "Letters you have sent" })).toContainText(subject);
	await page.setViewportSize(phone);
	await expectAccessible();
});

test("an administrator words a letter of the module, looks at it and switches another on", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	const main = page.getByRole("main");
	const button = (name: string) => page.getByRole("button", { name, exact: true });
	await signIn("admin@fjordvik.test");
	await page.goto("/hms/settings");
	await main.getByRole("link", { name: "Letters", exact: true }).click();
	const other = page.getByRole("switch", { name: "Safety round planned" });
	await other.click();
	await expect(page.getByText("The e-mail is switched on")).toBeVisible();
	await other.click();
	await expect(page.getByText("The e-mail is switched off")).toBeVisible();
	await expectAccessible();
	await main.getByRole("link", { name: "Document to read", exact: true }).click();
	await page.getByLabel("Subject").fill("{{cpr}}");
	await button("Save").click();
	await expect(page.getByText("cannot be used: “cpr”").first()).toBeVisible();
	await page.getByLabel("Subject").fill("Read this: {{document}}");
	await button("Preview").click();
	await expect(page.getByRole("heading", { name: "Read this: Rutine for truckkjøring" })).toBeVisible();
	await button("Send a test to me").click();
	await expect(page.getByText("A test is on its way to admin@fjordvik.test.")).toBeVisible();
	await button("Save").click();
	await expect(page.getByText("The e-mail is saved")).toBeVisible();
	await expectAccessible();
	await button("Use the portal’s text").click();
	await page.getByRole("dialog").getByRole("button", { name: "Use the portal’s text" }).click();
	await expect(page.getByText("The e-mail has the portal’s text again")).toBeVisible();
});
