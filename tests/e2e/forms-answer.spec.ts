import type { Page } from "@playwright/test";
import { expect, holdBack, test } from "../support/browser";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const ask = (type: string, id: string, label: { nb: string; tr: string }, more: object = {}) => ({
	...{ id, code: id, type, label, isRequired: true },
	...more,
});
const definition = {
	format: 1,
	languages: ["nb", "tr"],
	title: { nb: "Ukens status", tr: "Haftalık durum" },
	pages: [
		{
			id: "p",
			sections: [
				{
					id: "s",
					questions: [
						ask(
							"choice",
							"way",
							{ nb: "Hvordan gikk uka?", tr: "Hafta nasıl geçti?" },
							{
								options: [
									{ id: "good", label: { nb: "Bra", tr: "İyi" } },
									{ id: "bad", label: { nb: "Tungt", tr: "Zor" } },
								],
								hasComment: true,
							},
						),
						ask("scale", "mood", { nb: "Hvor sikker er du?", tr: "Ne kadar eminsin?" }, { min: 0, max: 10 }),
						ask("longText", "more", { nb: "Noe mer?", tr: "Başka?" }, { isRequired: false }),
						ask("signature", "sign", { nb: "Signer", tr: "İmzala" }, { isRequired: false }),
					],
				},
			],
		},
	],
	...{ scores: [], lineage: [], tests: [] },
};

/** A form of the demo's tenant, made by its admin, who then leaves. */
async function makeForm(page: Page, signIn: (email: string) => Promise<void>, baseURL = "", settings: object = {}) {
	await signIn("admin@fjordvik.test");
	const me = (await (await page.request.get("/api/me")).json()) as { roleObj: { tenant_guid: string }[] };
	const tenant = me.roleObj[0]?.tenant_guid ?? "";
	const headers = { Origin: baseURL };
	const data = { tenant_guid: tenant, definition, settings: { presentation: "questions", ...settings } };
	const made = await page.request.post("/api/form_builder/forms", { headers, data });
	expect(made.status(), await made.text()).toBe(201);
	const { id, guid } = (await made.json()) as { id: string; guid: string };
	const out = await page.request.post("/api/form_builder/forms/publish", { headers, data: { id, revision: 1 } });
	expect(out.status(), await out.text()).toBe(200);
	const count = async () => {
		await signIn("admin@fjordvik.test");
		const answer = await page.request.get(`/api/form_builder/forms?id=${id}`);
		return ((await answer.json()) as { replies: number }).replies;
	};
	const publish = async (next: object) => {
		await signIn("admin@fjordvik.test");
		const { revision } = (await (await page.request.get(`/api/form_builder/forms?id=${id}`)).json()) as {
			revision: number;
		};
		const kept = await page.request.post("/api/form_builder/forms", {
			headers,
			data: { id, revision, definition: next },
		});
		expect(kept.status(), await kept.text()).toBe(200);
		const { revision: now } = (await kept.json()) as { revision: number };
		const again = await page.request.post("/api/form_builder/forms/publish", { headers, data: { id, revision: now } });
		expect(again.status(), await again.text()).toBe(200);
		await page.context().clearCookies();
	};
	const remove = async () => {
		await signIn("admin@fjordvik.test");
		expect((await page.request.delete(`/api/form_builder/forms?id=${id}`, { headers })).status()).toBe(200);
		await page.context().clearCookies();
	};
	await page.context().clearCookies();
	return { guid, remove, path: `/${tenant}/form_builder/form_reply/${guid}`, count, publish };
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const noScroll = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test.describe("on a phone", () => {
	test.use({ ...phone, expectedErrors: /net::ERR|Failed to (fetch|load)/ });

	test("a form is answered in Turkish with Norwegian under it, by touch, and comes in once", async ({
		page,
		signIn,
		baseURL,
		expectAccessible,
	}) => {
		const { path, count } = await makeForm(page, signIn, baseURL);
		await page.goto(`${path}?lang=tr&second=nb`);
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Haftalık durum");
		await expectAccessible();
		await page.locator(".answer-foot").getByRole("button").first().click();
		await expect(page.getByRole("group", { name: /Hafta nasıl geçti/ })).toBeVisible();
		await expect(page.locator('span[lang="nb"]', { hasText: "Hvordan gikk uka?" })).toBeVisible();
		await expectAccessible();
		expect(await noScroll(page)).toBe(true);
		const next = page.locator(".answer-foot").getByRole("button").first();
		await next.click();
		await expect(page.getByRole("alert").first()).toBeVisible();
		await page.getByText("Zor", { exact: true }).click();
		await next.click();
		await page.getByRole("radio", { name: "7", exact: true }).check();
		await next.click();
		await page.getByRole("textbox").fill("İyi günler");
		await next.click();
		await expect(page.getByText(/İmzala/)).toBeVisible();
		await expectAccessible();
		await next.click();
		await expect(page.getByText("İyi günler")).toBeVisible();
		await expect(page.getByText("Zor", { exact: true })).toBeVisible();
		await expectAccessible();
		await next.click();
		await expect(page).toHaveURL(/form_reply_complete/);
		await expectAccessible();
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("main").getByRole("link").first().click(),
		]);
		expect(download.suggestedFilename()).toMatch(/\.pdf$/);
		expect(await count()).toBe(1);
	});

	test("nothing is lost where the network goes, and the reply comes in once when it is back", async ({
		page,
		signIn,
		baseURL,
	}) => {
		const { path, count } = await makeForm(page, signIn, baseURL);
		await page.goto(`${path}?lang=en`);
		await press(page, "Begin");
		await page.getByText("Bra", { exact: true }).click();
		await page.context().setOffline(true);
		await press(page, "Next");
		await expect(page.getByRole("alert").first()).toContainText("No connection");
		await expect(page.getByRole("radio", { name: "Bra" })).toBeChecked();
		await page.context().setOffline(false);
		await press(page, "Next");
		await page.getByRole("radio", { name: "4", exact: true }).check();
		for (let step = 0; step < 3; step++) await press(page, "Next");
		await expect(page.getByRole("heading", { name: "Check your answers" })).toBeVisible();
		// The reply arrives, its answer does not.
		await page.route(/form_reply\/.*\.data/, async (route) => {
			await route.fetch();
			await route.abort();
		});
		await press(page, "Send answers");
		await expect(page.getByRole("alert").first()).toContainText("No connection");
		await page.unroute(/form_reply\/.*\.data/);
		await press(page, "Send answers");
		await expect(page.getByRole("heading", { name: "Your answers are sent. Thank you." })).toBeVisible();
		await expect(page.getByText(/has received them and reads them/)).toBeVisible();
		expect(await count()).toBe(1);
	});

	test("each step has the focus, the title and a word of its own, and the points of a scale stand in one row", async ({
		page,
		signIn,
		baseURL,
		expectAccessible,
	}) => {
		const { path } = await makeForm(page, signIn, baseURL);
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(`${path}?lang=en`);
		await press(page, "Begin");
		const heading = page.getByRole("heading", { level: 1 });
		await expect(heading).toBeFocused();
		await expect(heading).toContainText("Hvordan gikk uka?");
		await expect(page).toHaveTitle(/^Question 1 of 4 · .* – Ukens status/);
		await expect(page.getByRole("status").filter({ hasText: "Question 1 of 4" })).toBeAttached();
		const progress = page.getByRole("progressbar");
		await expect(progress).toHaveAttribute("aria-valuenow", "1");
		await page.getByText("Bra", { exact: true }).click();
		await press(page, "Next");
		await expect(heading).toContainText("Hvor sikker er du?");
		await expect(heading).toBeFocused();
		await expect(progress).toHaveAttribute("aria-valuetext", /^Question 2 of 4/);
		const tops = await page
			.locator(".answer-point")
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
		expect(new Set(tops).size).toBe(1);
		expect(await noScroll(page)).toBe(true);
		await expectAccessible();
	});

	test("rules leave the progress where it is, and say how many pages there are at most", async ({
		page,
		signIn,
		baseURL,
	}) => {
		const { path, publish } = await makeForm(page, signIn, baseURL, { presentation: "pages" });
		const of = { kind: "answer", question: "way" };
		const questions = definition.pages[0]?.sections[0]?.questions ?? [];
		const pageOf = (id: string, showIf?: object) => ({
			...{ id: `${id}p`, sections: [{ id: `${id}s`, questions: questions.filter((one) => one.id === id) }] },
			...(showIf && { showIf }),
		});
		await publish({
			...definition,
			pages: [pageOf("way"), pageOf("mood", { of, test: "is", value: "bad" }), pageOf("more")],
		});
		await page.goto(`${path}?lang=en`);
		await press(page, "Begin");
		await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "Page 1, at most 3");
	});

	test("a file is sent once, also where the step was refused with it", async ({
		page,
		signIn,
		baseURL,
		expectAccessible,
	}) => {
		const photo = ask("file", "photo", { nb: "Bilde", tr: "Resim" }, { accepts: "any", maxFiles: 3 });
		const words = ask("shortText", "words", { nb: "Hva er det?", tr: "Bu ne?" });
		const { path, publish } = await makeForm(page, signIn, baseURL, { presentation: "all" });
		await publish({ ...definition, pages: [{ id: "p", sections: [{ id: "s", questions: [photo, words] }] }] });
		await page.goto(`${path}?lang=en`);
		await press(page, "Begin");
		const field = page.getByLabel("Bilde: choose a file");
		await field.setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("Hei") });
		await expectAccessible();
		await press(page, "Next");
		await expect(page.getByRole("alert").first()).toBeVisible();
		await expect(page.getByRole("checkbox", { name: /note\.txt/ })).toBeChecked();
		await expect(field).toHaveValue("");
		await page.getByLabel(/Hva er det/).fill("En lapp");
		await press(page, "Next");
		await expect(page.getByRole("heading", { name: "Check your answers" })).toBeVisible();
		await expect(page.getByText("note.txt")).toHaveCount(1);
	});

	test("what was begun is kept until it is said that it may go", async ({ page, signIn, baseURL }) => {
		const { path } = await makeForm(page, signIn, baseURL, { presentation: "all" });
		const kept = () => page.evaluate(() => JSON.stringify(Object.values(localStorage)));
		await page.goto(`${path}?lang=en`);
		await press(page, "Begin");
		await page.getByLabel(/Noe mer/).fill("Half a thought");
		await expect.poll(kept).toContain("Half a thought");
		await page.goto(`${path}?lang=en`);
		await press(page, "Begin anew");
		await press(page, "Keep my answers");
		expect(await kept()).toContain("Half a thought");
		await press(page, "Begin anew");
		await press(page, "Delete and begin anew");
		await expect(page.getByLabel(/Noe mer/)).toHaveValue("");
		await page.getByLabel(/Noe mer/).fill("Another one");
		await expect.poll(kept).toContain("Another one");
		expect(await kept()).not.toContain("Half a thought");
	});

	test("what was begun is there when the page is opened anew, also what was only typed", async ({
		page,
		signIn,
		baseURL,
	}) => {
		const { path } = await makeForm(page, signIn, baseURL, { presentation: "all" });
		await page.goto(`${path}?lang=en`);
		await press(page, "Begin");
		await page.getByLabel(/Noe mer/).fill("Half a thought");
		await expect
			.poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
			.toContain("Half a thought");
		await page.goto(`${path}?lang=en`);
		await press(page, "Continue where you left off");
		await expect(page.getByLabel(/Noe mer/)).toHaveValue("Half a thought");
	});

	test("what was begun goes on in the version it was begun in", async ({ page, signIn, baseURL }) => {
		const { path, publish } = await makeForm(page, signIn, baseURL, { presentation: "all" });
		await page.goto(`${path}?lang=en`);
		await press(page, "Begin");
		await page.getByLabel(/Noe mer/).fill("Of the first version");
		await expect
			.poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
			.toContain("first version");
		const [section] = definition.pages[0]?.sections ?? [];
		const questions = section?.questions.filter(({ id }) => id !== "more");
		await publish({ ...definition, pages: [{ id: "q", sections: [{ id: "s", questions }] }] });
		await page.goto(`${path}?lang=en`);
		await press(page, "Continue where you left off");
		await expect(page.getByLabel(/Noe mer/)).toHaveValue("Of the first version");
	});

	test("what is typed before the page has come alive is kept too", async ({ page, signIn, baseURL }) => {
		const { path } = await makeForm(page, signIn, baseURL, { presentation: "all" });
		const arrive = await holdBack(page, "**/entry.client-*.js");
		await page.goto(`${path}?lang=en`, { waitUntil: "commit" });
		await press(page, "Begin");
		await page.getByLabel(/Noe mer/).fill("An early thought");
		arrive();
		await expect
			.poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
			.toContain("An early thought");
	});
});

test.describe("a form that takes no more while somebody types", () => {
	test.use({ expectedErrors: /status of (410|404|503)/ });

	test("shows what was typed, then and when the page is opened anew", async ({
		page,
		signIn,
		baseURL,
		expectAccessible,
	}) => {
		const { path, guid } = await makeForm(page, signIn, baseURL, { presentation: "all", maxReplies: 1 });
		await page.goto(`${path}?lang=en`);
		await press(page, "Begin");
		await page.getByText("Tungt", { exact: true }).click();
		await page.getByLabel(/Noe mer/).fill("Half a thought");
		await expect
			.poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
			.toContain("Half a thought");
		const data = { guid, answers: { way: "good", mood: 3 } };
		const other = await page.request.post("/api/form_builder/replies", { headers: { Origin: baseURL ?? "" }, data });
		expect(other.status(), await other.text()).toBe(201);
		await press(page, "Next");
		for (let opened = 0; opened < 2; opened++) {
			await expect(page.getByText("This form has all the replies it can take.")).toBeVisible();
			const kept = page.getByRole("region", { name: "What you had answered" });
			await expect(kept).toContainText("Tungt");
			await expect(kept).toContainText("Half a thought");
			await expect(kept.getByRole("button", { name: "Print" })).toBeVisible();
			await expectAccessible();
			await page.goto(`${path}?lang=en`);
		}
	});

	test("keeps nothing in the browser once the reply is in, wherever that leads", async ({ page, signIn, baseURL }) => {
		const leadsTo = "https://example.org/takk";
		await page.route(leadsTo, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }));
		const { path } = await makeForm(page, signIn, baseURL, { presentation: "all", leadsTo });
		await page.goto(`${path}?lang=en`);
		await press(page, "Begin");
		await page.getByText("Tungt", { exact: true }).click();
		await page.getByRole("radio", { name: "7", exact: true }).check();
		await page.getByLabel(/Noe mer/).fill("For their eyes only");
		await press(page, "Next");
		await expect(page.getByRole("button", { name: "Send answers", exact: true })).toBeVisible();
		await expect
			.poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
			.toContain("For their eyes only");
		await press(page, "Send answers");
		await expect(page.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
		await page.goto(`${path}?lang=en`);
		await expect(page.getByRole("button", { name: "Begin", exact: true })).toBeVisible();
		expect(await page.evaluate(() => JSON.stringify(Object.values(localStorage)))).not.toContain("eyes only");
	});

	test("stands as it is typed where it was deleted, and says so", async ({ page, signIn, baseURL }) => {
		const { path, remove } = await makeForm(page, signIn, baseURL, { presentation: "all" });
		await page.goto(`${path}?lang=en`);
		await press(page, "Begin");
		await page.getByLabel(/Noe mer/).fill("Half a thought");
		await remove();
		await press(page, "Next");
		await expect(page.getByText("This form is closed.")).toBeVisible();
		await expect(page.getByLabel(/Noe mer/)).toHaveValue("Half a thought");
	});
});

test("by keyboard alone: Enter goes on, arrows choose, and the focus goes to what is to be mended", async ({
	page,
	signIn,
	baseURL,
}) => {
	const { path } = await makeForm(page, signIn, baseURL);
	await page.goto(`${path}?lang=en`);
	await page.getByRole("button", { name: "Begin", exact: true }).press("Enter");
	const first = page.getByRole("radio", { name: "Bra" });
	await first.press("Enter");
	await expect(page.getByRole("alert").first()).toBeVisible();
	await first.press("ArrowDown");
	await expect(page.getByRole("radio", { name: "Tungt" })).toBeChecked();
	await page.keyboard.press("1");
	await expect(first).toBeChecked();
	await page.keyboard.press("2");
	await page.getByRole("radio", { name: "Tungt" }).press("Enter");
	await expect(page.getByRole("group", { name: /Hvor sikker er du/ })).toBeVisible();
	await page.keyboard.press("7");
	await expect(page.getByRole("radio", { name: "7", exact: true })).toBeChecked();
	await page.keyboard.press("Enter");
	// What is written stays what is written.
	await page.getByLabel(/Noe mer/).fill("");
	await page.getByLabel(/Noe mer/).press("5");
	await expect(page.getByLabel(/Noe mer/)).toHaveValue("5");
	expect(new URL(page.url()).searchParams.get("lang")).toBe("en");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, ...phone });

	test("every screen is there, fits a narrow phone, and the reply comes in", async ({ page, signIn, baseURL }) => {
		const { path } = await makeForm(page, signIn, baseURL);
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(`${path}?lang=tr&second=nb`);
		const next = page.locator(".answer-foot").getByRole("button").first();
		await next.click();
		await page.getByText("Zor", { exact: true }).click();
		await next.click();
		await page.getByRole("radio", { name: "7", exact: true }).check();
		await next.click();
		await next.click();
		await next.click();
		await next.click();
		await expect(page).toHaveURL(/form_reply_complete/);
	});

	test("a slider that nobody has touched is not answered", async ({ page, signIn, baseURL }) => {
		const pain = ask("slider", "pain", { nb: "Hvor vondt gjør det?", tr: "Ne kadar ağrıyor?" }, { min: 0, max: 100 });
		const pages = [{ id: "p", sections: [{ id: "s", questions: [pain] }] }];
		const { path, publish } = await makeForm(page, signIn, baseURL);
		await publish({ ...definition, pages });
		await page.goto(`${path}?lang=en`);
		const next = page.locator(".answer-foot").getByRole("button").first();
		await next.click();
		await next.click();
		await expect(page.getByRole("alert").first()).toBeVisible();
		await page.getByRole("spinbutton", { name: "Hvor vondt gjør det?" }).fill("30");
		await next.click();
		await expect(page.getByText("30", { exact: true })).toBeVisible();
	});
});
