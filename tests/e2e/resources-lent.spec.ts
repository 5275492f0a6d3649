import { expect, test, unique } from "../support/browser";
import { addOpenType, beginResource, desk, onPage, phone } from "../support/resources";

// What is refused comes as 422.
test.use({ expectedErrors: /status of 422/ });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("somebody without an account books a room by a code from a letter, and gives it back", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(120_000);
	const { main, press, heading } = onPage(page);
	const [type, room, title] = [unique("Barns"), unique("Barn"), unique("Choir")];
	const email = `${unique("choir").replaceAll(" ", "").toLowerCase()}@outside.test`;
	await signIn("admin@fjordvik.test");
	await page.setViewportSize(desk);
	await addOpenType(page, type);
	await beginResource(page, room, type);
	await press("Save");
	await expect(heading).toContainText("Edit the resource");
	await page.goto(`${new URL(page.url()).pathname.replace(/\/edit$/, "")}/open`);
	await main.getByLabel("The page is open").check();
	await main.getByLabel("Somebody approves each booking").uncheck();
	await main.getByLabel(/^Price/).fill("450 kr an hour");
	await press("Save");
	await expectAccessible();
	const address = new URL(await main.getByLabel("Address of the page").inputValue()).pathname;

	await page.context().clearCookies({ name: "session" });
	await page.setViewportSize(phone);
	await page.goto(address);
	await expectAccessible();
	await main.getByLabel("Day", { exact: true }).fill(inDays(5));
	await press("Show free times");
	await main.getByLabel("From", { exact: true }).selectOption({ index: 20 });
	await main.getByLabel("Your name").fill("Kari");
	await main.getByLabel(/^E-mail/).fill(email);
	await main.getByLabel(/^What is it for/).fill(title);
	await main.getByLabel(/may keep what I write/).check();
	await expectAccessible();
	await press("Ask and get a code");
	await expect(heading).toHaveText(title);
	const own = page.url();
	const letters = page.getByRole("navigation").getByRole("link").filter({ hasText: email });
	await expect(async () => {
		await page.goto("/dev/mail");
		await expect(letters).toHaveCount(1, { timeout: 1000 });
	}).toPass();
	await letters.first().click();
	const says = page.getByText(/Your code for the booking: \d{6}/).last();
	const code = /\d{6}/.exec((await says.textContent()) ?? "")?.[0];
	await page.goto(own);
	await main.getByLabel("Code with six digits").fill(code ?? "");
	await press("Confirm");
	await expect(main.getByText("It is booked")).toBeVisible();
	await expectAccessible();
	await press("Cancel the booking");
	await page.getByRole("dialog").getByRole("button", { name: "Cancel the booking" }).click();
	await expect(main.getByText("It is cancelled")).toBeVisible();
});

test("units of a model are found free with a room, booked, moved by keys, handed out, counted and taken back", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(150_000);
	const { main, press, heading } = onPage(page);
	const [type, model, title] = [unique("Kits"), unique("Model"), unique("Course")];
	const units = [unique("Unit A"), unique("Unit B")];
	const day = inDays(40);
	await signIn("admin@fjordvik.test");
	await page.setViewportSize(desk);
	await addOpenType(page, type);
	for (const unit of units) {
		await beginResource(page, unit, type);
		await main.getByLabel(/^Model/).fill(model);
		await press("Save");
		await expect(heading).toContainText("Edit the resource");
	}

	await page.goto(`/task_library/resources/together?first=${day}&last=${day}&minutes=120`);
	await main.getByLabel("What you need, 1").selectOption({ label: `Any: ${type}` });
	await main.getByLabel("What you need, 2").selectOption({ label: units[1] });
	await press("Show proposals");
	await expect(main.getByText("Best fit")).toBeVisible();
	await expectAccessible();
	await main
		.getByRole("link", { name: /^Book / })
		.first()
		.click();
	for (const unit of units) await expect(main.getByLabel(unit)).toBeChecked();

	await page.goto(`/task_library/resources/book?startsAt=${day}T09:00&endsAt=${day}T10:00`);
	await main.getByLabel("Title", { exact: true }).fill(title);
	await main.getByLabel(`${model} (of 2)`).fill("1");
	await press("Book");
	await expect(main.getByText(`1 × ${model}`)).toBeVisible();
	const booking = new URL(page.url()).pathname;

	await page.goto(`/task_library/resources/calendar?span=day&day=${day}`);
	await main.getByLabel("Type", { exact: true }).selectOption({ label: type });
	await press("Show");
	await main.getByRole("link", { name: `Move “${title}”` }).click();
	await expect(main.getByText(`Where does “${title}” go?`)).toBeVisible();
	await main.getByRole("button", { name: `Move to ${units[0]} at 09:00` }).focus();
	await page.keyboard.press("ArrowDown");
	await expectAccessible();
	await page.keyboard.press("Enter");
	await expect(main.getByText(`Where does “${title}” go?`)).toHaveCount(0);
	await page.goto(booking);
	await expect(main.getByText(/09:15/).first()).toBeVisible();

	await page.goto(`${booking}/handout`);
	const second = main.getByLabel("Code of the unit");
	await second.fill("no such code");
	await press("Hand out");
	await expect(main.getByText("No resource has this code").first()).toBeVisible();
	await main.getByRole("button", { name: `Hand “${units[0]}” out` }).click();
	await expect(main.getByText(/^Out since/)).toBeVisible();
	await expectAccessible();

	await page.goto("/task_library/resources/stocktakes");
	await main.getByLabel("Name of the stocktake").fill(title);
	await main.getByLabel("Type", { exact: true }).selectOption({ label: type });
	await press("Start counting");
	await expect(heading).toHaveText(title);
	await main.getByRole("button", { name: `“${units[1]}” is here` }).click();
	await expect(main.getByText("Found: 1 of 2")).toBeVisible();
	await expectAccessible();
	await press("End the stocktake");
	await page.getByRole("dialog").getByRole("button", { name: "End the stocktake" }).click();
	await expect(main.getByRole("button", { name: "It is here" })).toHaveCount(0);

	await page.setViewportSize(phone);
	await page.goto("/task_library/resources/loans");
	await expectAccessible();
	await main.getByRole("button", { name: `Take “${units[0]}” back` }).click();
	await expect(main.getByRole("link", { name: units[0], exact: true })).toHaveCount(0);
});
