import { expect, test, unique } from "../support/browser";
import { addType } from "../support/resources";

// What is refused comes as 422.
test.use({ expectedErrors: /status of 422/ });

test("a room gets rules and becomes part of a hall; its booking is approved, waited for and moved away", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(150_000);
	const main = page.getByRole("main");
	const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
	const heading = page.getByRole("heading", { level: 1 });
	const [type, room, hall, title] = [unique("Stages"), unique("Stage"), unique("Theatre"), unique("Show")];

	await signIn("admin@fjordvik.test");
	await addType(page, type, async (form) => {
		await form.getByLabel(/^Minutes to tidy and clean after/).fill("30");
	});
	for (const name of [room, hall]) {
		await page.goto("/task_library/resources/new");
		await main.getByLabel("Name", { exact: true }).fill(name);
		await main.getByLabel("Type", { exact: true }).selectOption({ label: type });
		await press("Save");
		await expect(heading).toContainText("Edit the resource");
	}

	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/task_library/resources?as=list&q=${encodeURIComponent(hall)}`);
	await main.getByRole("link", { name: hall, exact: true }).first().click();
	await main.getByRole("link", { name: "Rules and parts" }).click();
	await expectAccessible();
	await main.getByLabel(/^Longest booking in minutes/).fill("120");
	await main.getByLabel("Bookings must be approved").selectOption({ label: "Always approved" });
	await main.getByLabel(/^Hours until a request expires/).fill("48");
	await press("Save");
	await expect(page.getByText("Saved").first()).toBeVisible();
	await main.getByLabel(room).check();
	await press("Save the parts");
	await expect(heading).toContainText(hall);
	await expect(main.getByText("No more than 2 hours at a time.")).toBeVisible();
	await expect(main.getByText("Made of:")).toBeVisible();
	await page.setViewportSize({ width: 1280, height: 800 });

	const book = async (what: string, from: string, until: string) => {
		await page.goto(`/task_library/resources/book?startsAt=2027-09-07T${from}&endsAt=2027-09-07T${until}`);
		await main.getByLabel("Title", { exact: true }).fill(`${title} ${from}`);
		await main.getByLabel(what).check();
		await press("Book");
	};
	await signIn("advisor@fjordvik.test");
	await book(hall, "09:00", "12:00");
	await expect(main.getByText(/no more than 2 hours at a time/).first()).toBeVisible();
	await main.getByLabel("To", { exact: true }).fill("2027-09-07T10:00");
	await press("Book");
	await expect(heading).toContainText(title);
	const asked = page.url();
	await book(room, "10:15", "11:00");
	await expect(main.getByText(/10:30/).first()).toBeVisible();
	await press("Put me on the waiting list");
	await expect(main.getByText("Place on the waiting list: 1")).toBeVisible();
	await expectAccessible();
	const waiting = page.url();

	await signIn("admin@fjordvik.test");
	await page.goto(asked);
	await press("Decline");
	await expect(main.getByText("Write why the booking is declined.").first()).toBeVisible();
	await main.getByLabel(/^Message to/).fill("The stage is being painted");
	await expectAccessible();
	await press("Decline");
	await expect(main.getByText("The stage is being painted")).toBeVisible();

	await signIn("advisor@fjordvik.test");
	await expect(async () => {
		await page.goto(waiting);
		await expect(main.getByRole("button", { name: "Take the time" })).toBeVisible({ timeout: 1_000 });
	}).toPass();
	await press("Take the time");
	await expect(main.getByText("Booked", { exact: true }).first()).toBeVisible();

	await signIn("admin@fjordvik.test");
	await page.goto(`/task_library/resources?as=list&q=${encodeURIComponent(room)}`);
	await main.getByRole("link", { name: room, exact: true }).first().click();
	await main.getByRole("link", { name: "Change" }).click();
	await main.getByRole("link", { name: "Take out of use" }).click();
	await press("Take out of use");
	await expect(main.getByText(/Move or cancel them first/).first()).toBeVisible();
	await expectAccessible();
	await main.getByLabel("Move them to").selectOption({ label: "Fyret, Servicetorget, Storgata 12" });
	await press("Move the bookings");
	await expect(main.getByText(/Bookings to come: /)).toHaveCount(0);
	await press("Take out of use");
	await expect(heading).toContainText("Resources");
});
