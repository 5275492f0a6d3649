import { expect, test, unique } from "../support/browser";

test("an event goes the whole way: made, published, full, given back, checked in and judged", async ({
	page,
	signIn,
	browser,
	expectAccessible,
}) => {
	await signIn("advisor@fjordvik.test");
	await page.goto("/followup_events/events/new");
	const title = unique("Course");
	await page.getByLabel("Title", { exact: true }).fill(title);
	await page.getByLabel("Starts", { exact: true }).fill("2027-05-03T10:00");
	await page.getByLabel("Ends", { exact: true }).fill("2027-05-03T12:00");
	await page.getByLabel(/^Places/).fill("1");
	await page.getByRole("button", { name: "Make the draft" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(title);

	await page.getByRole("link", { name: "Programme", exact: true }).click();
	await page.getByLabel("Title", { exact: true }).fill("Opening");
	await page.getByRole("button", { name: "Add the session" }).click();
	await expect(page.getByText("Opening").first()).toBeVisible();

	await page.getByRole("link", { name: "Edit", exact: true }).click();
	await page.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByText("The event is published")).toBeVisible();
	await expectAccessible();
	const address = await page.getByRole("link", { name: "See the page" }).getAttribute("href");

	// Strangers on a phone, without scripts.
	const phone = await browser.newContext({
		viewport: { width: 390, height: 844 },
		javaScriptEnabled: false,
		locale: "en",
	});
	const guest = await phone.newPage();
	const origin = new URL(page.url()).origin;
	const register = async (name: string, button: RegExp) => {
		await guest.goto(`${origin}${address}?lang=en`);
		await guest.getByLabel("Name").fill(name);
		await guest.getByLabel("E-mail").fill(`${name.toLowerCase()}@example.test`);
		await guest.getByRole("checkbox").check();
		await guest.getByRole("button", { name: button }).click();
	};
	await register("Amalie", /^Register/);
	await expect(guest.getByText("You have a place")).toBeVisible();
	await expect(guest.getByRole("img", { name: "QR code of your ticket" })).toBeVisible();
	const first = guest.url();
	await register("Birk", /you will be number 1/);
	await expect(guest.getByText("You are on the waiting list")).toBeVisible();
	await guest.goto(first);
	await guest.locator("summary", { hasText: "Cancel registration" }).click();
	await guest.locator("button", { hasText: "Cancel registration" }).click();
	await expect(guest.getByText("You are not registered any more")).toBeVisible();
	await phone.close();

	await page.getByRole("link", { name: "Registered people", exact: true }).click();
	await page.getByLabel("One a line").fill("Cato; cato@example.test");
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(page.getByText("Added: 1")).toBeVisible();
	await expect(page.getByText("birk@example.test")).toBeVisible();
	await expectAccessible();

	await page.setViewportSize({ width: 390, height: 844 });
	await page.getByRole("link", { name: "Check in", exact: true }).click();
	await page.getByLabel("Code of the ticket").fill("WRONG");
	await page.getByRole("button", { name: "Check in", exact: true }).click();
	await expect(page.getByText("Not valid")).toBeVisible();
	await expectAccessible();

	await page.getByRole("link", { name: "Edit", exact: true }).click();
	await page.getByRole("button", { name: "Cancel the event" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Cancel the event" }).click();
	await expect(page.getByText("Cancelled").first()).toBeVisible();
});
