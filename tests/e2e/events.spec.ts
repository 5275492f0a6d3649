import type { Browser, Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

// What is refused comes as 422.
test.use({ expectedErrors: /status of 422/ });

test("an event goes the whole way: made, published, full, given back, checked in and judged; and its copy is called off", async ({
	page,
	signIn,
	browser,
	baseURL,
	expectAccessible,
}) => {
	test.setTimeout(240_000);
	const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
	const follow = (name: string) => page.getByRole("link", { name, exact: true }).click();
	// One word is shown after the other: what is said last waits for those before it.
	const said = (text: string) => expect(page.getByText(text).last()).toBeVisible({ timeout: 40_000 });
	const heading = page.getByRole("heading", { level: 1 });
	const title = unique("Course");

	await signIn("advisor@fjordvik.test");
	await page.setViewportSize(desk);
	await page.goto("/followup_events/events/new");
	await page.getByLabel("Title", { exact: true }).fill(title);
	await page.getByLabel("Starts", { exact: true }).fill("2027-05-03T10:00");
	await page.getByLabel("Ends", { exact: true }).fill("2027-05-03T12:00");
	await page.getByLabel(/^Places/).fill("1");
	await page.getByLabel("Ask about diet and access").check();
	await press("Add a question");
	await page.getByLabel("Question 1").fill("Where do you come from?");
	await press("Make the draft");
	await expect(heading).toContainText(title);

	await follow("Set up");
	await follow("Programme");
	await expect(page).toHaveURL(/\/followup_events\/events\/[\w-]+\/program$/);
	for (const session of ["Opening", "Closing"]) {
		const form = page.getByRole("main").locator("section form").last();
		await form.getByLabel("Title", { exact: true }).fill(session);
		await form.getByLabel(/^Seats/).fill("5");
		await form.getByRole("button", { name: "Add the session" }).click();
		await expect(page.getByRole("main").locator("summary", { hasText: session })).toBeVisible();
	}
	await page.getByRole("main").locator("summary", { hasText: "Closing" }).click();
	await page.getByRole("button", { name: "Remove the session" }).last().click();
	await expect(page.getByRole("main").locator("summary", { hasText: "Closing" })).toHaveCount(0);

	await follow("Speakers");
	await expect(page).toHaveURL(/\/speakers$/);
	await page.getByLabel("Name", { exact: true }).fill("Siri Taler");
	await press("Add");
	await said("The link is made");
	const speakers = await page.getByLabel("Link for Siri Taler").inputValue();
	await page.getByLabel("Title", { exact: true }).fill("Slides");
	await page.getByLabel("Or a link").fill("https://example.org/slides");
	await press("Add the material");
	await said("The material is added");
	await press("Remove Slides");
	await said("The material is removed");
	await expectAccessible();

	await follow("Edit");
	await expect(page).toHaveURL(/\/followup_events\/events\/[\w-]+\/edit$/);
	const edit = page.url();
	await page.getByLabel("Choose a picture").setInputFiles("docs/images/tenants.png");
	await press("Save the picture");
	await said("The picture is saved");
	await press("Remove the picture");
	await expect(page.getByRole("button", { name: "Remove the picture" })).toBeHidden();
	await press("Save as a template");
	await said("Saved as a template");
	await press("Make a copy");
	await said("The copy is made as a draft");
	const copy = page.url();
	await page.goto(edit);
	await press("Publish");
	await said("The event is published");
	await expectAccessible();
	const address = await page.getByRole("link", { name: "See the page" }).getAttribute("href");

	// Strangers on a phone, without scripts.
	const strangers = await browser.newContext({ viewport: phone, javaScriptEnabled: false, locale: "en", baseURL });
	const guest = await strangers.newPage();
	await guest.goto(speakers);
	await guest.getByLabel("Title", { exact: true }).fill("Notes");
	await guest.getByLabel("File", { exact: true }).setInputFiles("docs/images/tenants.png");
	await guest.getByRole("button", { name: "Add the material" }).click();
	await expect(guest.getByRole("link", { name: "Notes" })).toBeVisible();
	await guest.getByRole("button", { name: "Remove Notes" }).click();
	await expect(guest.getByRole("link", { name: "Notes" })).toHaveCount(0);
	const [first, second] = [
		await register(guest, `${address}?lang=en`, "Amalie", /^Register/),
		await register(guest, `${address}?lang=en`, "Birk", /you will be number 1/),
	];
	await expect(guest.getByText("You are on the waiting list")).toBeVisible();
	await guest.goto(first);
	// A camera reads dark squares on a light ground alone.
	await guest.emulateMedia({ colorScheme: "dark" });
	const code = guest.getByRole("img", { name: "QR code of your ticket" });
	await expect(code).toHaveCSS("background-color", "rgb(255, 255, 255)");
	await guest.getByLabel("Vegetarian", { exact: true }).check();
	await guest.getByLabel("Anything else you need").fill("A chair by the door");
	await guest.getByRole("button", { name: "Save the answers" }).click();
	await expect(guest.getByLabel("Vegetarian", { exact: true })).toBeChecked();
	await expect(guest.getByLabel("Anything else you need")).toHaveValue("A chair by the door");
	await guest.getByRole("button", { name: "Take a seat" }).click();
	await expect(guest.getByRole("button", { name: "Give the seat back" })).toBeVisible();
	await guest.locator("summary", { hasText: "Cancel registration" }).click();
	await guest.locator("button", { hasText: "Cancel registration" }).click();
	await expect(guest.getByText("You are not registered any more")).toBeVisible();
	const accept = guest.getByRole("button", { name: "Accept the place" });
	await expect(async () => {
		await guest.goto(second);
		await expect(accept).toBeVisible({ timeout: 500 });
	}).toPass();
	await accept.click();
	await expect(guest.getByText("You have a place")).toBeVisible();
	const picture = [await code.getAttribute("viewBox"), await code.innerHTML()] as const;
	await guest.goto(first);
	await guest.getByRole("button", { name: "Full – join the waiting list" }).click();
	await expect(guest.getByText("You are on the waiting list")).toBeVisible();

	await follow("Registered people");
	await page.getByLabel("One a line").fill("Cato; cato@example.test");
	await press("Add");
	await said("Added: 1");
	await follow("Messages");
	await expect(page).toHaveURL(/\/messages$/);
	await page.getByLabel("Subject", { exact: true }).fill("Bring a pen, {nobody}");
	await page.getByLabel("Message", { exact: true }).fill("We write by hand.");
	await press("Send");
	await expect(page.getByText("nobody is not filled in").first()).toBeVisible();
	await page.getByLabel("Subject", { exact: true }).fill("Bring a pen, {name}");
	await press("Send");
	await said("The message is on its way");
	await expectAccessible();
	await follow("Bring a pen, {name}");
	await expect(page.getByRole("row", { name: /birk@example.test/ })).toBeVisible();
	await expectAccessible();
	await follow("Messages");
	await page.getByLabel("Subject", { exact: true }).fill("Later");
	await page.getByLabel("Message", { exact: true }).fill("Later.");
	await page.getByLabel(/^Send at a time/).fill("2027-05-02T10:00");
	await press("Send");
	await follow("Later");
	await press("Stop the message");
	await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
	await follow("Messages");
	await follow("Registered people");
	await press("Cancel the registration of Cato");
	await said("The registration is cancelled");
	await press("Give Cato a place");
	await said("No place is free: moved to the waiting list");
	await expectAccessible();

	await page.setViewportSize(phone);
	await follow("Check in");
	await expect(page).toHaveURL(/\/followup_events\/events\/[\w-]+\/checkin$/);
	await page.getByLabel("Code of the ticket").fill("WRONG");
	await press("Check in");
	await said("Not valid");
	await page.getByLabel("Search by name").fill("Birk");
	await press("Search");
	await press("Check in Birk");
	await expect(page.getByText("1 of 1")).toBeVisible();
	await press("Undo for Birk");
	await expect(page.getByText("0 of 1")).toBeVisible();
	await expectAccessible();

	await follow("Doors and lists");
	await expect(page).toHaveURL(/\/doors$/);
	await page.getByLabel("Name of the list").fill("North door");
	await page.getByLabel("People are also checked out").check();
	await press("Add the list");
	await page.locator("summary", { hasText: "New link" }).click();
	await page.getByLabel("Who gets it, or where it stands").fill("Nora");
	await press("Make the link");
	const door = await page.getByLabel("Link for Nora").inputValue();
	await expectAccessible();
	const tabs = page.getByRole("navigation", { name: "Pages of the event" });
	await tabs.getByRole("link", { name: "Check in", exact: true }).click();
	await follow("Doors and lists");
	await page.getByRole("main").getByRole("link", { name: "Check in" }).last().click();
	await press("Check in Birk");
	await expect(page.getByText("1 of 1")).toBeVisible();
	await press("Undo for Birk");
	await expect(page.getByText("0 of 1")).toBeVisible();
	await guest.goto(`${door}?lang=en`);
	await guest.getByRole("button", { name: "Check in Birk" }).click();
	await expect(guest.getByText("Inside now: 1")).toBeVisible();
	await guest.getByRole("link", { name: "Going out" }).click();
	await guest.getByRole("button", { name: "Check out Birk" }).click();
	await expect(guest.getByText("Inside now: 0")).toBeVisible();
	await noNetworkAtTheDoor(browser, door);
	await cameraAtTheDoor(browser, door, picture);

	// Held at last.
	await page.goto(edit);
	await page.getByLabel("Starts", { exact: true }).fill("2026-01-05T10:00");
	await page.getByLabel("Ends", { exact: true }).fill("2026-01-05T12:00");
	await press("Save");
	await expect(page.getByRole("heading", { name: "What the change does" })).toBeVisible();
	await expect(page.getByText(/New time:|Ny tid:/).first()).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: /^Save and tell everybody/ }).click();
	await said("Everybody who is registered gets an e-mail");
	await guest.goto(second);
	await guest.getByRole("link", { name: "How was it?" }).click();
	await expect(guest).toHaveURL(/\/event\/[\w-]+\/ticket\/[\w-]+\/feedback/);
	await guest.getByText("Very good", { exact: true }).click();
	await guest.getByLabel("What was good, and what could be better?").fill("All of it.");
	await guest.getByRole("button", { name: "Send" }).click();
	await expect(guest.getByText("Thank you")).toBeVisible();
	await strangers.close();
	await follow("Feedback");
	await expect(page.getByText("All of it.")).toBeVisible();

	await page.goto(copy);
	await page.getByLabel("Registrations must be approved").check();
	await page.getByLabel("Contact", { exact: false }).fill("Front desk");
	await press("Save");
	await expect(page).toHaveURL(/\/followup_events\/events\/[\w-]+$/);
	await page.goto(copy);
	await expect(page.getByLabel("Registrations must be approved")).toBeChecked();
	await press("Publish");
	await said("The event is published");
	await follow("Ticket types");
	await expect(page).toHaveURL(/\/tickets$/);
	for (const [name, price] of [
		["Full day", "NOK 450"],
		["Morning", ""],
	] as const) {
		const form = page.getByRole("main").locator("section form").last();
		await form.getByLabel("Name", { exact: true }).fill(name);
		await form.getByLabel(/^Price/).fill(price);
		await form.getByRole("button", { name: "Add the type" }).click();
		await expect(page.getByRole("main").locator("summary", { hasText: name })).toBeVisible();
	}
	await expectAccessible();
	await page.getByRole("main").locator("summary", { hasText: "Morning" }).click();
	await page.getByRole("button", { name: "Remove the type" }).last().click();
	await expect(page.getByRole("main").locator("summary", { hasText: "Morning" })).toHaveCount(0);
	await follow("Dates");
	await expect(page).toHaveURL(/\/dates$/);
	await page.getByLabel("How many new dates").fill("2");
	await press("Add the dates");
	await said("New dates: 2");
	await expectAccessible();
	const copied = (await page.getByRole("link", { name: "See the page" }).getAttribute("href")) ?? "";
	await signIn("client@fjordvik.test");
	await page.goto(copied);
	await expect(page.getByLabel(/^Full day/)).toBeChecked();
	await page.getByLabel("All dates").check();
	await press("Send the request");
	await said("Your registration is waiting for an answer");
	await expect(page.getByRole("heading", { name: "Your other dates" })).toBeVisible();
	await press("Add Opening to my agenda");
	await expect(page.getByRole("link", { name: "Add my agenda to the calendar" })).toBeVisible();
	await expectAccessible();
	await page.goto("/followup_events/dashboard");
	await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
	await press("Make a calendar address");
	await expect(page.getByLabel("Calendar address")).toHaveValue(/\/event\/calendar\//);
	await press("Close the address");
	await said("The calendar address is closed");

	await signIn("advisor@fjordvik.test");
	await page.goto(copy);
	await press("Cancel the event");
	await page.getByRole("dialog").getByRole("button", { name: "Cancel the event" }).click();
	await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
	await page.goto("/followup_events/events/new");
	await page.getByLabel("Begin with a template").selectOption({ label: title });
	await press("Use the template");
	await expect(page.getByLabel("Question 1")).toHaveValue("Where do you come from?");
});

test("what one needs is said once and withdrawn, and events stand in another site", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("client2@fjordvik.test");
	await page.goto("/followup_events/needs");
	await page.getByLabel("Vegan", { exact: true }).check();
	await page.getByLabel("Hearing loop", { exact: true }).check();
	await page.getByRole("button", { name: "Keep this" }).click();
	await expect(page.getByText("Tick the box so that this may be kept.").first()).toBeVisible();
	await page.getByLabel(/may keep this health information/).check();
	await page.getByRole("button", { name: "Keep this" }).click();
	await expect(page.getByText("Kept for your next registrations")).toBeVisible();
	await expect(page.getByLabel("Vegan", { exact: true })).toBeChecked();
	await expect(page.getByLabel("Hearing loop", { exact: true })).toBeChecked();
	await expectAccessible();
	await page.getByRole("button", { name: "Withdraw consent" }).first().click();
	await page.getByRole("dialog").getByRole("button", { name: "Withdraw consent" }).click();
	await expect(page.getByLabel("Vegan", { exact: true })).not.toBeChecked();

	await signIn("admin@fjordvik.test");
	await page.goto("/followup_events/events");
	await page.getByRole("link", { name: "On your website" }).click();
	await page.getByLabel("Sites that may show events").fill("www.fjordvik.no\nbiblioteket.example");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByLabel("The list of all events")).toHaveValue(/<iframe src="[^"]+\?contentonly"/);
	await expectAccessible();
});

/** A phone whose browser reads no codes by itself: a decoder of ours does. */
async function cameraAtTheDoor(browser: Browser, door: string, [box, path]: readonly [string | null, string]) {
	const phones = await browser.newContext({ viewport: phone, locale: "en" });
	const helper = await phones.newPage();
	const ticket = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360" viewBox="${box}">${path}</svg>`;
	await helper.addInitScript((svg) => {
		Object.defineProperty(window, "BarcodeDetector", { value: undefined });
		navigator.mediaDevices.getUserMedia = async () => {
			const canvas = Object.assign(document.createElement("canvas"), { width: 480, height: 480 });
			const picture = Object.assign(new Image(), { src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
			await picture.decode();
			const draw = () => {
				const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
				pen.fillStyle = "#fff";
				pen.fillRect(0, 0, 480, 480);
				pen.drawImage(picture, 60, 60, 360, 360);
			};
			draw();
			setInterval(draw, 100);
			return canvas.captureStream(10);
		};
	}, ticket);
	await helper.goto(door);
	await helper.getByRole("button", { name: "Scan with the camera" }).click();
	await expect(helper.getByRole("status").filter({ hasText: "Already checked in" })).toContainText("Birk", {
		timeout: 30_000,
	});
	await phones.close();
}

/** A helper's phone loses its network: the list that is open on it answers, and what was scanned arrives afterwards. */
async function noNetworkAtTheDoor(browser: Browser, door: string): Promise<void> {
	const phones = await browser.newContext({ viewport: phone, locale: "en" });
	const helper = await phones.newPage();
	await helper.goto(door);
	await helper.getByRole("button", { name: "Open the list here" }).click();
	await expect(helper.getByText("Names: 1")).toBeVisible();
	await phones.setOffline(true);
	await helper.getByRole("button", { name: "Check in Birk" }).click();
	await expect(helper.getByText("Saved on this device. It is sent when there is a network.")).toBeVisible();
	await expect(helper.getByText("not sent yet: 1")).toBeVisible();
	await helper.getByRole("button", { name: "Check in Birk" }).click();
	await expect(helper.getByText("Already checked in")).toBeVisible();
	await phones.setOffline(false);
	await expect(helper.getByText("Sent: 1")).toBeVisible({ timeout: 30_000 });
	await helper.getByRole("button", { name: "Close the list" }).click();
	await expect(helper.getByText("The list is not open on this device.")).toBeVisible();
	await phones.close();
}

/** Somebody registers; gives the address of their own page. */
async function register(guest: Page, address: string, name: string, button: RegExp): Promise<string> {
	await guest.goto(address);
	await guest.getByLabel("Name").fill(name);
	await guest.getByLabel("E-mail").fill(`${name.toLowerCase()}@example.test`);
	await guest.locator("input[name=consent]").check();
	await guest.getByRole("button", { name: button }).click();
	await guest.waitForURL(/\/event\/[\w-]+\/ticket\//);
	return guest.url();
}
