import { expect, test, unique } from "../support/browser";

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

test("a module of one's own gets its pages, in the order that they are moved to", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	const name = unique("Transport planner");
	await signIn("super@followup.test");
	await page.goto("/followup/modules");
	await page.getByRole("link", { name: "New module" }).click();
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByText("Names in single languages").click();
	await page.getByLabel("Norsk bokm\u00e5l").fill(unique("Reiseplanlegger"));
	await page.getByRole("button", { name: "Create module" }).click();
	const panel = page.getByRole("complementary", { name });
	await expect(panel).toBeVisible();
	for (const title of ["Trips", "Timetables"]) {
		await panel.getByText("Add a page outside the portal").first().click();
		const form = panel
			.locator("form")
			.filter({ has: page.getByRole("button", { name: "Add a page outside the portal" }) });
		await form.getByLabel("Name", { exact: true }).fill(title);
		await form.getByRole("textbox", { name: "Address" }).fill(`https://trips.example/${title.toLowerCase()}`);
		await form.getByRole("button", { name: "Add a page outside the portal" }).click();
		await expect(panel.getByRole("switch", { name: `Visible in the menu: ${title}` })).toBeVisible();
	}
	const pages = panel.getByRole("switch");
	await expect(pages.first()).toHaveAccessibleName("Visible in the menu: Trips");
	await panel.getByRole("button", { name: "Move up: Timetables" }).click();
	await expect(pages.first()).toHaveAccessibleName("Visible in the menu: Timetables");
	await panel.getByRole("button", { name: "Move up: Trips" }).click();
	await expect(pages.first()).toHaveAccessibleName("Visible in the menu: Trips");
	await pages.first().click();
	await expect(pages.first()).toHaveAttribute("aria-checked", "false");
	await expectAccessible();
});

test("the log and the exports are looked through", async ({ page, signIn, expectAccessible, baseURL }) => {
	await signIn("super@followup.test");
	const slug = unique("short-lived", "-");
	const origin = { headers: { Origin: baseURL ?? "" } };
	const made = await page.request.post("/api/tenant", {
		...origin,
		data: { name: unique("Short lived"), slug },
	});
	const { id } = (await made.json()) as { id: string };
	expect((await page.request.delete("/api/tenant", { ...origin, data: { id } })).ok()).toBe(true);
	for (const size of [desk, phone]) {
		await page.setViewportSize(size);
		await expect(async () => {
			await page.goto(`/followup/exports?q=${slug}`);
			await expect(page.getByRole("table").getByText(new RegExp(`^${slug}-\\d{4}-`))).toBeVisible({ timeout: 1000 });
		}).toPass();
		await page
			.getByText(/\d+ files?$/)
			.first()
			.click();
		await expectAccessible();
	}
	await page.setViewportSize(desk);
	await page.goto("/followup/audit");
	await page.getByRole("searchbox", { name: "E-mail or request id" }).fill("super@");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/q=super/);
	await page.goto("/followup/audit?q=super%40&draft=kind");
	await page.getByRole("checkbox", { name: "tenant", exact: true }).check();
	await page.getByRole("button", { name: "Add filter" }).click();
	await expect(page.getByRole("rowheader", { name: /tenant/ }).first()).toBeVisible();
	await expectAccessible();
});

const panels = [
	["super@followup.test", "/followup/modules"],
	["super@followup.test", "/followup/tenants"],
	["admin@fjordvik.test", "/user/users"],
] as const;
for (const [email, path] of panels)
	test(`the side panel of ${path} is accessible`, async ({ page, signIn, expectAccessible }) => {
		await signIn(email);
		await page.goto(path);
		await page.locator("main .row-link").first().click();
		await expect(
			page.getByRole("complementary").filter({ has: page.getByRole("link", { name: "Close" }) }),
		).toBeVisible();
		for (const size of [desk, phone]) {
			await page.setViewportSize(size);
			await expectAccessible();
		}
	});

test("every tab of a tenant is accessible", async ({ page, signIn, expectAccessible }) => {
	test.setTimeout(240_000);
	await signIn("super@followup.test");
	await page.goto("/followup/tenants?q=Fjordvik");
	await page.locator("main .row-link").first().click();
	const tabs = page.getByRole("navigation", { name: "Parts of the tenant" }).getByRole("link");
	await expect(tabs).toHaveText(["Overview", "Modules", "Users", "Branding", "Security", "Event log"]);
	for (const tab of (await tabs.all()).slice(1)) {
		await tab.click();
		await expect(tab).toHaveAttribute("aria-current", "page");
		await expectAccessible();
	}
});

test("maintenance is announced over every page and put away by whoever has read it", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	const text = unique("The portal is down on Sunday at six");
	await signIn("super@followup.test");
	await page.goto("/followup/announcements");
	await page.getByRole("radio", { name: /^Important/ }).check();
	await page.getByLabel("English").fill(text);
	await page.getByRole("button", { name: "Announce" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
	const bar = page.getByRole("region", { name: "From the provider" });
	await expect(bar.getByText(text)).toBeVisible();
	await page.setViewportSize(phone);
	await expectAccessible();
	await bar.locator("div").filter({ hasText: text }).getByRole("button").click();
	await expect(bar.getByText(text)).toBeHidden();
	await page.getByRole("listitem").filter({ hasText: text }).getByRole("button").click();
	await expect(page.getByRole("listitem").filter({ hasText: text })).toBeHidden();
});
