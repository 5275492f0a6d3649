import type { BrowserContext, Page } from "@playwright/test";
import { comeAlive, expect, test, unique } from "../support/browser";

const phone = { width: 390, height: 844 };
const photo = { name: "vern.jpg", mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]) };

test.use({
	serviceWorkers: "allow",
	viewport: phone,
	expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (401|422|503)/,
});

/** Waits until the browser lets the worker answer for this page. */
async function takenOver(page: Page): Promise<void> {
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
}

async function keep(page: Page): Promise<void> {
	await takenOver(page);
	await page.getByRole("button", { name: "Keep on this device" }).click();
	await expect(page.getByRole("main").getByText(/^Kept /)).toBeVisible({ timeout: 30_000 });
}

/** As somebody who closes the tab, and opens the portal again later. */
async function reopened(context: BrowserContext, page: Page, address: string): Promise<Page> {
	const next = await context.newPage();
	await next.setViewportSize(phone);
	await page.close();
	await next.goto(address);
	return next;
}

test("a round is walked without a network, with a photo, over a closed page, and arrives once", async ({
	page: first,
	context,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	let page = first;
	const name = unique("Kjeller og lager");
	const list = unique("Uten nett");
	await signIn("advisor@fjordvik.test");
	await page.goto("/hms/new_checklist");
	await page.getByLabel("Name", { exact: true }).fill(list);
	await page.getByLabel("Points").fill("# Lager\nEr rømningsveien fri?\nVirker nødlyset?\nEr reolene festet?");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("main").getByRole("link", { name: list })).toBeVisible();
	await page.goto("/hms/new_company");
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByRole("button", { name: "Add company" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
	await page.getByRole("main").getByRole("link", { name: "Plan round" }).click();
	await page.getByRole("radio", { name: new RegExp(list) }).check();
	await page.getByLabel("Safety area").fill("Kjeller");
	await page.getByRole("button", { name: "Plan round" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(list);
	const round = page.url();
	await keep(page);

	await context.setOffline(true);
	await page.getByRole("link", { name: "Start the inspection" }).click();
	await expect(page.getByText(/You are reading a copy that was kept/)).toBeVisible();
	await expect(page.getByText("Point 1 of 3")).toBeVisible();
	await page.getByText("Not applicable", { exact: true }).click();
	await page.getByLabel("Comment").fill("Ingen rømningsvei her.");
	await page.getByLabel("Add photos").setInputFiles(photo);
	await page.getByRole("button", { name: "Next point" }).click();
	await expect(page.getByText("Point 2 of 3")).toBeVisible();
	await page.getByText("Yes", { exact: true }).click();
	await page.getByRole("button", { name: "Next point" }).click();
	await expect(page.getByText("Point 3 of 3")).toBeVisible();
	await expect(page.getByText("2 entries are saved on this device, not sent yet.")).toBeVisible();

	page = await reopened(context, page, round);
	await page.getByRole("link", { name: "Er rømningsveien fri?" }).click();
	await expect(page.getByText("Saved on this device", { exact: true })).toBeVisible();
	await expect(page.getByLabel("Comment")).toHaveValue("Ingen rømningsvei her.");
	await expect(page.getByRole("radio", { name: "Not applicable" })).toBeChecked();
	expect(
		await page.getByLabel("Add photos").evaluate((input: HTMLInputElement) => [...(input.files ?? [])].length),
	).toBe(1);
	// Sent again before there is a network, it takes the place of the first.
	await page.getByLabel("Comment").fill("Ingen rømningsvei i kjelleren.");
	await page.getByRole("button", { name: "Next point" }).click();
	await expect(page.getByText("Point 2 of 3")).toBeVisible();
	await page.goto("/hms/plan");
	await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
	await expect(page.getByText("Ingen rømningsvei")).toHaveCount(0);
	await expect(page.getByText("Saved on this device", { exact: true })).toHaveCount(2);
	await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
	await expectAccessible(page);

	await context.setOffline(false);
	await page.goto(round);
	await expect(page.getByText("Sent: 2 entries that were saved on this device.")).toBeVisible();
	await expect(page.getByText("2/3")).toBeVisible();
	const point = page.getByRole("listitem").filter({ hasText: "Er rømningsveien fri?" });
	await expect(point).toContainText("Ingen rømningsvei i kjelleren. · 1 photo");
	await page.reload();
	await expect(point).toContainText("1 photo");
});

test("a round of 120 points is kept, and what was answered over a closed page arrives whole and once", async ({
	page: first,
	context,
	signIn,
}) => {
	test.setTimeout(240_000);
	let page = first;
	const name = unique("Lang runde");
	await signIn("advisor@fjordvik.test");
	await page.goto("/hms/new_checklist");
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page
		.getByLabel("Points")
		.fill(Array.from({ length: 120 }, (_, nth) => `Er punkt ${nth + 1} i orden?`).join("\n"));
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
	await page.goto("/hms/new_form");
	await page.getByLabel("Company", { exact: true }).selectOption({ index: 1 });
	await page.getByRole("radio", { name: new RegExp(name) }).check();
	await page.getByLabel("Safety area").fill("Kjeller");
	await page.getByRole("button", { name: "Plan round" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
	const round = page.url();
	await keep(page);

	await context.setOffline(true);
	const points = Array.from({ length: 30 }, (_, nth) => 120 - nth * 4);
	for (const [nth, point] of points.entries()) {
		if (nth === 15) page = await reopened(context, page, round);
		await page.goto(`${round}/points/p${point}`);
		await expect(page.getByText(`Point ${point} of 120`)).toBeVisible();
		await page.getByText("Yes", { exact: true }).click();
		if (nth % 5 === 0) await page.getByLabel("Add photos").setInputFiles(photo);
		await page.getByRole("button", { name: /^(Next point|Finish the inspection)$/ }).click();
		await page.waitForURL((url) => !url.pathname.endsWith(`/p${point}`));
	}
	await context.setOffline(false);
	await page.goto(round);
	await expect(page.getByText("30/120")).toBeVisible({ timeout: 90_000 });
	await page.reload();
	await expect(page.getByRole("main").getByText("1 photo", { exact: true })).toHaveCount(6);
	await page.goto(`${round}/points/p120`);
	await expect(page.getByText(/answers to this point/)).toHaveCount(0);
});

test("a day of the log is filled in without a network, told of before logging out, and nobody else sees it", async ({
	page,
	context,
	signIn,
}) => {
	test.setTimeout(120_000);
	const title = unique("Filled in on the bus");
	await signIn("advisor@fjordvik.test");
	await page.goto("/logform/new");
	await comeAlive(page);
	await page.getByLabel("Client").selectOption({ label: "Amina Yusuf" });
	await page.getByLabel("Name of the log").fill(title);
	await page.getByLabel("What is logged").first().fill("Pages read");
	await page.getByLabel("Answered by").first().selectOption("number");
	await page.getByRole("button", { name: "Make the log" }).click();
	await expect(page.getByText(`“${title}” is made`)).toBeVisible();
	await signIn("client@fjordvik.test");
	await page.goto("/logform/dashboard");
	await page.getByRole("main").getByRole("link", { name: title }).first().click();
	await expect(page.getByLabel("Pages read")).toBeVisible();
	const log = page.url();
	await page.goto(log);
	await keep(page);
	await context.setOffline(true);
	await page.goto(log);
	await expect(page.getByText(/You are reading a copy that was kept/)).toBeVisible();
	const change = page.getByRole("main").getByRole("button", { name: "Send this day" });
	await page.getByLabel("Pages read").fill("12");
	await change.click();
	await expect(page.getByText("1 entry is saved on this device, not sent yet.")).toBeVisible();
	await expect(page.getByText("Saved on this device", { exact: true })).toBeVisible();

	await page.locator("summary, button").filter({ hasText: "Your menu:" }).first().click();
	await page
		.getByRole("button", { name: "Log out" })
		.or(page.getByRole("menuitem", { name: "Log out" }))
		.click();
	await expect(page.getByRole("dialog")).toContainText("1 entry on this device has not been sent.");
	await page.getByRole("button", { name: "Stay logged in" }).click();

	// Somebody else signs in where the session of the first has ended, without a word of logging out.
	await context.clearCookies();
	await context.setOffline(false);
	await signIn("advisor@fjordvik.test");
	await page.goto("/home");
	await takenOver(page);
	await expect
		.poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("kept/"))))
		.toEqual([]);
	await page.goto("/offline");
	await expect(page.getByText("Nothing is waiting.")).toBeVisible();
	await expect(page.getByText("No page is kept.")).toBeVisible();
	await context.setOffline(true);
	await page.goto(log);
	await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();

	// The first one comes back, and what waited for them is sent.
	await context.setOffline(false);
	await signIn("client@fjordvik.test");
	await page.goto(log);
	await expect(page.getByText("Sent: 1 entry that was saved on this device.")).toBeVisible();
});

test("a tenant that keeps nothing on devices offers nothing, and what cannot be sent is not kept", async ({
	page,
	context,
	signIn,
}) => {
	await signIn("admin@nordlys.test");
	await page.goto("/user/organisation?tab=security");
	await expect(page.getByLabel("Data may be kept on devices")).not.toBeChecked();
	await takenOver(page);
	await context.setOffline(true);
	await page.goto("/user/organisation?tab=security");
	await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
	await expect(page.getByText("Nothing is kept on this device.").or(page.getByText("No page is kept."))).toBeVisible();
});

test("a link that finds out that the network is gone opens the copy, or says that there is none", async ({
	page,
	context,
	signIn,
}) => {
	// A browser that goes on believing in its network, and one that asks for the routes of a link only when it is pressed.
	await page.addInitScript(() => {
		Object.defineProperty(Navigator.prototype, "onLine", { get: () => true });
		Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } });
	});
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn("client@fjordvik.test");
	const menu = page.getByRole("navigation", { name: "Main menu" });
	const linkTo = (address: string) => menu.locator(`a[href$="${address}"]`);
	const log = linkTo("/logform/dashboard");
	await page.goto("/home");
	await page.goto((await log.getAttribute("href")) ?? "");
	await keep(page);

	const copy = page.getByText(/You are reading a copy that was kept/);
	for (const way of ["its routes are not known", "its routes are known"]) {
		await page.goto("/home");
		await takenOver(page);
		if (way === "its routes are known") {
			await log.click();
			await expect(page).toHaveURL(/logform/);
			await page.goBack();
			await expect(page).toHaveURL(/home/);
		}
		await context.setOffline(true);
		await log.click();
		await expect(copy, way).toBeVisible();
		await context.setOffline(false);
	}

	await page.goto("/home");
	await takenOver(page);
	await context.setOffline(true);
	await linkTo("/courses").click();
	await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
});

test("a spoken answer waits on the device, or in its form where nothing may be kept, and is sent once", async ({
	page,
	context,
	signIn,
}) => {
	test.setTimeout(120_000);
	const main = page.getByRole("main");
	const sound = { name: "svar.webm", mimeType: "audio/webm", buffer: Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]) };
	for (const [tenant, isKept] of [
		["fjordvik", true],
		["nordlys", false],
	] as const) {
		const title = unique("Tell about your day");
		await signIn(`admin@${tenant}.test`);
		await page.goto("/norwegian_learning/production/tasks/new");
		await page.getByLabel("Title", { exact: true }).fill(title);
		await page.getByLabel("Type", { exact: true }).selectOption("speaking");
		await page.getByLabel("The task", { exact: true }).fill("Fortell om en vanlig dag.");
		await page.getByLabel("Status", { exact: true }).selectOption("open");
		await main.getByRole("button", { name: "Create task" }).click();
		await expect(main.getByRole("link", { name: title })).toBeVisible();
		await signIn(`client@${tenant}.test`);
		await page.goto("/norwegian_learning/production");
		// By a link it would load itself once more, for the microphone, and may find no network then.
		await page.goto(
			(await main.getByRole("link", { name: `Begin: ${title}`, exact: true }).getAttribute("href")) ?? "",
		);
		await takenOver(page);
		await page.waitForLoadState("networkidle");
		await context.setOffline(true);
		await main.locator("input[type=file]").setInputFiles(sound);
		await main.getByRole("button", { name: "Keep this file" }).click();
		if (isKept) await expect(main.getByText("Saved on this device", { exact: true })).toBeVisible();
		else await expect(main.getByText("You are offline, so this was not sent.")).toBeVisible();
		await context.setOffline(false);
		if (isKept) {
			await expect(page.getByText("Sent: 1 entry that was saved on this device.")).toBeVisible({ timeout: 30_000 });
			await page.goto(page.url());
		} else await main.getByRole("button", { name: "Keep this file" }).click();
		await expect(main.getByRole("heading", { name: "Your recording" })).toBeVisible();
		await expect(main.getByText("2 recordings left")).toBeVisible();
	}
});
