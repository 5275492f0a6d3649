import { expect, test, unique } from "../support/browser";
import { addOpenType, beginResource, desk, onPage, phone } from "../support/resources";

test("a room gets its sign, is taken on the spot, breaks, is mended, and stands in the report and in a calendar", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(120_000);
	const { main, press, heading } = onPage(page);
	const [type, room, fault] = [unique("Pods"), unique("Pod"), unique("Lamp")];

	await signIn("admin@fjordvik.test");
	await page.setViewportSize(desk);
	await addOpenType(page, type);

	await beginResource(page, room, type);
	await main.getByLabel("Hearing loop").check();
	await main.getByLabel(/^Door width/).fill("95");
	await press("Save");
	await expect(heading).toContainText("Edit the resource");

	await page.goto(`/task_library/resources?access=hearingLoop&as=list&q=${encodeURIComponent(room)}`);
	await main.getByRole("link", { name: room, exact: true }).click();
	await expect(main.getByText("Door 95 cm wide")).toBeVisible();
	const address = new URL(page.url()).pathname;

	await page.goto(`${address}/door`);
	await press("Make the door sheet");
	await expect(main.getByRole("article").getByRole("img")).toBeVisible();
	await expectAccessible();
	const screen = new URL(await main.getByLabel("Address of the screen").inputValue()).pathname;

	await page.setViewportSize(phone);
	await page.goto(screen);
	await expect(main.getByText("Free now")).toBeVisible();
	await expectAccessible();
	await page.goto(screen.replace("/display", ""));
	await expectAccessible();
	await main.getByLabel("What does not work?").fill(fault);
	await press("Report the fault");
	await expect(main.getByText("The fault is reported")).toBeVisible();
	await main.getByRole("link", { name: "Book now" }).click();
	await expectAccessible();
	await main.getByRole("button", { name: /^15 min/ }).click();
	await expect(heading).toContainText("Booked on the spot");

	await page.setViewportSize(desk);
	await page.goto(`${address}/fault`);
	await expect(main.getByText(fault)).toBeVisible();
	await main.getByLabel("What does not work?").fill(`${fault} again`);
	await main.getByLabel(/^Cannot be used/).check();
	await press("Report the fault");
	await expect(heading).toContainText(room);

	await page.goto("/task_library/resources/faults");
	await main.getByRole("link", { name: `${fault} again` }).click();
	await main.getByLabel("What becomes of “Booked on the spot”").selectOption({ label: "Only tell of the fault" });
	await expectAccessible();
	await press("Do it and tell them");
	await expect(page.getByText("Told: 1")).toBeVisible();
	await press("Take out of use");
	await expect(main.getByText("Out of order")).toBeVisible();
	await main.getByLabel("What was done?").fill("A new bulb");
	await press("It is mended");
	await expect(main.getByText("Mended").first()).toBeVisible();

	await page.goto(`${address}/asset`);
	await main.getByLabel(/^Serial number/).fill("SN-1");
	await main.getByLabel(/^Months between/).fill("12");
	await press("Save");
	await expect(page.getByText("Saved")).toBeVisible();
	await main.getByLabel("What was done?").fill("New filter");
	await press("Note a service");
	await expect(main.getByText("New filter", { exact: true })).toBeVisible();
	await expectAccessible();

	await page.goto(`/task_library/resources/usage?type=&from=2026-01-01&to=2099-01-01`);
	await main.getByLabel("Type", { exact: true }).selectOption({ label: type });
	await press("Show");
	await expect(main.getByRole("link", { name: room, exact: true })).toBeVisible();
	await expectAccessible();

	await page.goto("/task_library/resources/feeds");
	await main.getByLabel("What the calendar shows").selectOption({ label: room });
	await main.getByLabel("Free/busy only").check();
	await press("Make an address");
	await expect(main.getByLabel("Calendar address")).toHaveValue(/\/resource\/calendar\//);
	await expectAccessible();
	const row = main.getByRole("listitem").filter({ hasText: room });
	await row.getByRole("button", { name: "Close address" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Close address" }).click();
	await expect(row).toHaveCount(0);
});
