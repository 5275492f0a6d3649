import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

const calls = "/api/crm/contactform";
const wait = 3_500;

/** A form of the demo's tenant, made by its admin; the page stays signed in. */
async function makeForm(page: Page, signIn: (email: string) => Promise<void>, baseURL = "", more: object = {}) {
	await signIn("admin@fjordvik.test");
	const me = (await (await page.request.get("/api/me")).json()) as { roleObj: { tenant_guid: string }[] };
	const fields = ["name", "company", "email", "phone", "org_no", "post_code", "city", "message"].map((key) => ({
		key,
		required: ["name", "email", "message"].includes(key),
	}));
	const answer = await page.request.post(calls, {
		headers: { Origin: baseURL },
		data: {
			tenant_guid: me.roleObj[0]?.tenant_guid,
			name: "E2E",
			fields,
			texts: {
				title: { en: "Write to us", nb: "Skriv til oss" },
				consent: { en: "You may keep this.", nb: "Dere kan lagre dette." },
			},
			...more,
		},
	});
	expect(answer.status(), await answer.text()).toBe(201);
	return (await answer.json()) as { id: string; guid: string };
}

/** Listens on a port that is free, which it gives. */
const listening = (server: Server) =>
	new Promise<number>((resolve) =>
		server.listen(0, "localhost", () => resolve((server.address() as AddressInfo).port)),
	);

async function fillIn(page: Page | ReturnType<Page["frameLocator"]>) {
	await page.getByLabel("Name", { exact: true }).fill("Kari Moe");
	await page.getByLabel("E-mail").fill("kari@example.test");
	await page.getByLabel("Message").fill("Can you call me?");
	await page.getByRole("checkbox").check();
}

test.describe("the whole way", () => {
	test.use({ expectedErrors: /422/ });

	test("a message goes the whole way: form, inbox, customer, and its sender sees it", async ({
		page,
		signIn,
		baseURL,
		expectAccessible,
	}) => {
		const { guid } = await makeForm(page, signIn, baseURL);
		await page.goto(`/contactForm/${guid}?lang=en`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Write to us");
		await expectAccessible();
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.getByRole("alert").first()).toBeVisible();
		await expectAccessible();
		await fillIn(page);
		// Others send as Kari Moe at the same time.
		const sender = unique("Liv Strand");
		await page.getByLabel("Name", { exact: true }).fill(sender);
		await page.locator("summary").click();
		await page.getByRole("button", { name: "Norsk bokmål" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skriv til oss");
		await expect(page.getByLabel("Melding")).toHaveValue("Can you call me?");
		await page.waitForTimeout(wait);
		await page.getByRole("button", { name: "Send" }).click();
		await expect(page.getByText("Mottatt", { exact: true })).toBeVisible();
		await expectAccessible();
		const status = page.url();
		await page.goto("/dashboardCRM/contactForm");
		await page.getByRole("link", { name: sender }).first().click();
		await expectAccessible();
		await page.getByRole("button", { name: "File it" }).click();
		await expect(page.getByRole("main").getByText("Being handled", { exact: true })).toBeVisible();
		await page.goto(status);
		await expect(page.locator('[aria-current="step"]')).toContainText("Under behandling");
		await page.setViewportSize({ width: 320, height: 640 });
		for (const path of [
			status,
			`/contactForm/${guid}`,
			"/dashboardCRM/contactForm",
			"/dashboardCRM/contactForm/settings",
		]) {
			await page.goto(path);
			await expect
				.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
				.toBeLessThanOrEqual(320);
		}
	});
});

test("a form is sent without JavaScript", async ({ page, signIn, baseURL, browser }) => {
	const { guid } = await makeForm(page, signIn, baseURL);
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: "en-GB" });
	const plain = await context.newPage();
	await plain.goto(`/contactForm/${guid}`);
	await fillIn(plain);
	await plain.getByLabel("Message").fill("");
	await plain.getByRole("button", { name: "Send" }).click();
	await expect(plain.getByRole("alert").first()).toBeVisible();
	await expect(plain.getByLabel("Name", { exact: true })).toHaveValue("Kari Moe");
	await plain.getByLabel("Message").fill("Can you call me?");
	await plain.waitForTimeout(wait);
	await plain.getByRole("button", { name: "Send" }).click();
	await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Your message");
	await context.close();
});

test.describe("in a frame of another site", () => {
	test.use({ expectedErrors: /frame-ancestors|Refused to frame|violates|sessionStorage/ });

	test("it is shown where it may be, gets its height, and can be sent", async ({ page, signIn, baseURL }) => {
		let html = "";
		const site = createServer((_, answer) => answer.setHeader("Content-Type", "text/html").end(html));
		const another = createServer((_, answer) => answer.setHeader("Content-Type", "text/html").end(html));
		const [port, foreign] = [await listening(site), await listening(another)];
		const { guid } = await makeForm(page, signIn, baseURL, { allowed_domains: [`localhost:${port}`] });
		const frame = `<iframe title="Form" style="width:100%;height:200px" src="${baseURL}/contactForm/${guid}?lang=en&contentonly"></iframe>`;
		html = `<!doctype html><title>Site</title>${frame}<script src="${baseURL}/contact-form.js"></script>`;
		await page.context().clearCookies();
		await page.goto(`http://localhost:${port}/`);
		const form = page.frameLocator("iframe");
		await fillIn(form);
		await expect.poll(() => page.locator("iframe").evaluate((element) => element.clientHeight)).toBeGreaterThan(400);
		await page.waitForTimeout(wait);
		await form.getByRole("button", { name: "Send" }).click();
		await expect(form.getByText("Received", { exact: true })).toBeVisible();
		await page.goto(`http://localhost:${foreign}/`);
		await expect(page.frameLocator("iframe").getByRole("heading", { name: "Write to us" })).toHaveCount(0);
		for (const server of [site, another]) server.close();
	});
});

test("a form is set up: fields in order, texts, and shown as it was saved", async ({
	page,
	signIn,
	baseURL,
	expectAccessible,
}) => {
	const { id, guid } = await makeForm(page, signIn, baseURL);
	await page.goto(`/dashboardCRM/contactForm/settings/${id}`);
	await expectAccessible();
	await page.getByRole("button", { name: "Move Message up" }).click();
	await page.getByRole("checkbox", { name: "Phone", exact: true }).uncheck();
	await page.getByLabel("Name", { exact: true }).first().fill("Renamed");
	await page.getByRole("button", { name: "Save the form" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Renamed");
	await page.goto(`/contactForm/${guid}?lang=en`);
	const labels = await page.locator("form label").allTextContents();
	expect(labels.join()).not.toContain("Phone");
	const placeOf = (text: string) => labels.findIndex((label) => label.startsWith(text));
	expect(placeOf("Message")).toBeLessThan(placeOf("Town"));
});
