import { expect, test, unique } from "../support/browser";

const desk = { width: 1280, height: 900 };

test.use({ expectedErrors: /status of 422/ });

test("items are written, tried, put together to a test, and shared by links", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	page.setDefaultTimeout(20_000);
	const main = page.getByRole("main");
	const heading = page.getByRole("heading", { level: 1 });
	const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
	const confirm = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
	const [question, gap, title] = [unique("Read the notice"), unique("Fill the gap"), unique("Placement")];

	await signIn("advisor@fjordvik.test");
	await page.setViewportSize(desk);
	await page.goto("/norwegian_learning/items/new");
	await press("Create item");
	await expect(main.getByText("This field is required").first()).toBeVisible();
	await page.getByLabel("Title", { exact: true }).fill(question);
	await page.getByLabel("Question or instruction").fill("Når åpner butikken?");
	await page.getByLabel("Answer 1", { exact: true }).fill("Klokka ni");
	await page.getByLabel("Answer 2", { exact: true }).fill("Klokka ti");
	await page.getByLabel("Answer 1 is right").check();
	await page.getByLabel("Status").selectOption("live");
	await press("Create item");
	await expect(heading).toContainText(question);
	await page.getByRole("radio", { name: "Klokka ti" }).check();
	await press("Check this answer");
	await expect(main.getByText("0% of it is right.")).toBeVisible();
	await expectAccessible();

	await main.getByRole("link", { name: "Edit item" }).click();
	await expect(heading).toHaveText("Edit item");
	await press("Choose a picture");
	await page.locator("input[type=file]").first().setInputFiles("docs/images/tenants.png");
	await expect(page.getByRole("img", { name: "The picture as it will be" })).toBeVisible();
	await press("Use the picture");
	await press("Remove the picture");
	await expect(main.getByRole("button", { name: "Remove the picture", exact: true })).toBeHidden();
	await page.getByLabel("Answer 3", { exact: true }).fill("Klokka elleve");
	await press("Save");
	await expect(main.getByRole("radio", { name: "Klokka elleve" })).toBeVisible();

	await page.goto("/norwegian_learning/items/new?kind=gapTyped");
	await page.getByLabel("Title", { exact: true }).fill(gap);
	await page.getByLabel("Question or instruction").fill("Skriv ordet.");
	await page.getByLabel("Text", { exact: true }).fill("Hun [[leser]] avisa.");
	await page.getByLabel("Status").selectOption("live");
	await press("Create item");
	await expect(heading).toContainText(gap);

	await page.goto("/norwegian_learning/items/new?kind=match");
	await page.getByLabel("Title", { exact: true }).fill(unique("Pictures"));
	await page.getByLabel("Question or instruction").fill("Finn ordet.");
	for (const [at, word] of ["et hus", "et tre"].entries()) {
		await page.getByLabel(`Picture ${at + 1}`, { exact: true }).setInputFiles("docs/images/tenants.png");
		await page.getByLabel(`Word ${at + 1}`, { exact: true }).fill(word);
		await page.getByLabel(`Description of picture ${at + 1}`).fill(`Bilde ${at + 1}`);
	}
	await press("Create item");
	await expect(main.getByRole("img", { name: "Bilde 2" })).toBeVisible();
	await press("Delete");
	await confirm("Delete");
	await expect(page).toHaveURL(/norwegian_learning\/items$/);

	await page.goto(`/norwegian_learning/items?q=${encodeURIComponent(gap)}`);
	await main.getByRole("checkbox", { name: gap }).check();
	await main.locator("summary", { hasText: "Set status" }).click();
	await page.locator("select[name=status]").selectOption("retired");
	await press("Set status");
	await expect(main.getByRole("table").getByText("Retired", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).first().click();
	await expect(main.getByRole("table").getByText("In use", { exact: true })).toBeVisible();

	await page.goto("/norwegian_learning/tests");
	await main.getByText("New test", { exact: true }).click();
	await page.getByLabel("Title", { exact: true }).fill(title);
	await press("Create test");
	await expect(heading).toContainText(title);
	await press("Open the test");
	await expect(main.getByText("Add at least one item that is in use").first()).toBeVisible();
	const add = async (name: string) => {
		await page.getByLabel("Search items").fill(name);
		await press("Search");
		await main.getByRole("button", { name: `Add: ${name}` }).click();
		await expect(main.getByRole("button", { name: `Remove from the test: ${name}` })).toBeVisible();
	};
	await add(question);
	await add(gap);
	const reading = main.getByRole("list", { name: "Reading" });
	await expect(reading.getByRole("link")).toHaveText([question, gap]);
	await press(`Move up: ${gap}`);
	await expect(reading.getByRole("link")).toHaveText([gap, question]);
	await reading.getByRole("listitem").nth(1).dragTo(reading.getByRole("listitem").first());
	await expect(reading.getByRole("link")).toHaveText([question, gap]);
	await press(`Remove from the test: ${gap}`);
	await expect(reading.getByRole("link")).toHaveText([question]);
	await page.getByLabel("Minutes, about").fill("20");
	await page.getByRole("combobox", { name: /^A1/ }).fill("Norsk A1");
	await press("Save");
	await expect(main.getByText("20 min")).toBeVisible();
	await press("Open the test");
	await expect(main.getByText("Anyone with a link can begin.")).toBeVisible();
	await expectAccessible();

	await main.getByRole("link", { name: "Links", exact: true }).click();
	await page.getByLabel("Most candidates").fill("20");
	await press("Make an open link");
	await expect(main.getByText("0 of 20")).toBeVisible();
	await page.getByLabel("How many").fill("2");
	await press("Make one-time links");
	await expect(main.getByText("2 one-time links that nobody has used")).toBeVisible();
	await main.getByRole("link", { name: "QR code: Open link" }).click();
	await expect(main.getByRole("img", { name: "QR code: Open link" })).toBeVisible();
	await press("Close: Open link");
	await expect(main.getByRole("button", { name: "Open again: Open link" })).toBeVisible();
	await press("Open again: Open link");
	await expect(main.getByRole("button", { name: "Close: Open link" })).toBeVisible();
	await expectAccessible();

	await signIn("admin@fjordvik.test");
	await page.goto("/norwegian_learning/results?q=Fatima");
	await main.getByRole("link", { name: "Fatima Yusuf" }).click();
	await expect(main.getByRole("heading", { name: /Overall level/ })).toBeVisible();
	await press("Delete result");
	await confirm("Delete result");
	await expect(page).toHaveURL(/norwegian_learning\/results$/);
	await page.goto(`/norwegian_learning/tests?q=${encodeURIComponent(title)}`);
	await main.getByRole("link", { name: title }).click();
	await press("Delete");
	await confirm("Delete");
	await expect(page).toHaveURL(/norwegian_learning\/tests$/);

	await signIn("client@fjordvik.test");
	await page.goto("/norwegian_learning/dashboard");
	await expect(main.getByRole("heading", { name: "Tests you can take" })).toBeVisible();
	await expect(main.getByRole("link", { name: "Go to the test: Nivåtest i norsk" })).toBeVisible();
	await expectAccessible();
});
