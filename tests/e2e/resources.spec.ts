import { expect, test, unique } from "../support/browser";
import { addType, beginResource, desk, onPage, phone } from "../support/resources";

test("a room is made, found free, booked, refused to the next, booked as a series and given back", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(120_000);
	const { main, press, heading } = onPage(page);
	const [type, room, title] = [unique("Studios"), unique("Studio"), unique("Rehearsal")];

	await signIn("admin@fjordvik.test");
	await page.setViewportSize(desk);
	await addType(page, type);

	await beginResource(page, room, type);
	await main.getByLabel(/^Seats/).fill("4");
	await press("Save");
	await expect(heading).toContainText("Edit the resource");
	await press("Choose a picture");
	await page.locator("input[type=file]").first().setInputFiles("docs/images/tenants.png");
	await expect(page.getByRole("img", { name: "The picture as it will be" })).toBeVisible();
	await press("Use the picture");
	await expect(main.getByRole("button", { name: "Remove the picture" })).toBeVisible();

	await page.setViewportSize(phone);
	const wanted = `day=2027-09-06&from=09:00&until=10:00&q=${encodeURIComponent(room)}`;
	await page.goto(`/task_library/resources?${wanted}`);
	await expectAccessible();
	await main.getByRole("link", { name: `Book ${room}` }).click();
	await main.getByLabel("Title", { exact: true }).fill(title);
	await press("Book");
	await expect(heading).toContainText(title);

	await page.goto(`/task_library/resources?${wanted}`);
	await expect(main.getByRole("link", { name: `Book ${room}` })).toHaveCount(0);

	await page.setViewportSize(desk);
	await page.goto("/task_library/resources/book?startsAt=2027-08-30T09:00&endsAt=2027-08-30T10:00");
	await main.getByLabel("Title", { exact: true }).fill(`${title} weekly`);
	await main.getByLabel(room).check();
	await main.getByLabel("Repeats").selectOption("weekly");
	await main.getByLabel(/^Until/).fill("2027-09-13");
	await press("Book");
	await expect(main.getByText(title).last()).toBeVisible();
	await expect(main.getByText("Not free")).toHaveCount(1);
	await press("Book the series");
	await expect(heading).toContainText(`${title} weekly`);

	await page.goto(`/task_library/resources/bookings?q=${encodeURIComponent(title)}`);
	await expect(main.getByRole("link", { name: title })).toHaveCount(3);
	await main
		.getByRole("link", { name: `${title} weekly` })
		.first()
		.click();
	await main.getByLabel("All that are still to come").check();
	await press("Cancel the booking");
	await expect(main.getByText("Cancelled").first()).toBeVisible();

	await page.goto("/task_library/news");
	const notice = unique("Notice");
	await main.getByLabel("Heading").fill(notice);
	await main.getByLabel("Resource", { exact: true }).selectOption({ label: room });
	await press("Publish the notice");
	await expect(main.getByText(notice, { exact: true })).toBeVisible();
	await page.goto("/task_library/resources/calendar?span=day&day=2027-09-06");
	await expectAccessible();
});
