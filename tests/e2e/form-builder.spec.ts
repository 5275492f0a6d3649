import type { Locator, Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

test.use({ expectedErrors: /status of 409/ });

/** Makes a form of its own by the list of the module's call, and opens its builder. */
async function openNew(page: Page, title: string, text = "Hva heter du?\nHvordan sov du? (0-10)"): Promise<string> {
	const tenant = await tenantOf(page);
	const made = await page.request.post("/api/form_builder/forms", {
		data: { title, text, tenant_id: tenant, language: "nb" },
		headers: { Origin: new URL(page.url()).origin },
	});
	expect(made.status()).toBe(201);
	const { name } = (await made.json()) as { name: string };
	await page.goto(`/form_builder/build/${name}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	return name;
}

async function tenantOf(page: Page): Promise<string> {
	await page.goto("/home");
	const me = (await (await page.request.get("/api/me")).json()) as { tenant_id: string };
	return me.tenant_id;
}

const cards = (page: Page) => page.locator("[data-card]");
const saved = (page: Page) => expect(page.locator("[data-saved]")).toBeVisible();

test("a form is built by mouse, taken back, saved by itself, and published with its changes", async ({
	page,
	signIn,
}) => {
	await signIn("advisor@fjordvik.test");
	const name = await openNew(page, unique("Bygget med mus"));
	await expect(cards(page)).toHaveCount(2);
	await page.getByRole("button", { name: "Long text" }).first().click();
	await expect(cards(page)).toHaveCount(3);
	await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
	await page.keyboard.type("Hva ble vanskelig?");
	await expect(cards(page).nth(2)).toContainText("Hva ble vanskelig?");
	await page.getByRole("button", { name: "Move up (Alt ↑)" }).click();
	await expect(cards(page).nth(1)).toContainText("Hva ble vanskelig?");
	await page.getByRole("button", { name: "Delete (Del)" }).click();
	await expect(cards(page)).toHaveCount(2);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(cards(page).nth(1)).toContainText("Hva ble vanskelig?");
	await saved(page);
	await page.reload();
	await expect(cards(page).nth(1)).toContainText("Hva ble vanskelig?");

	await page.getByRole("button", { name: "Publish …" }).click();
	await page.getByRole("button", { name: "Publish version 1" }).click();
	await expect(page).toHaveURL(new RegExp(`/forms/${name}/share$`));
	await page.getByRole("link", { name: "Build", exact: true }).click();
	await cards(page).nth(1).click();
	await page.getByLabel("Question", { exact: true }).fill("Hva var vanskelig?");
	await page.getByRole("button", { name: "Publish …" }).click();
	await expect(page.getByText("“Hva ble vanskelig?” becomes “Hva var vanskelig?”")).toBeVisible();
	await page.getByRole("button", { name: "Publish version 2" }).click();
	await expect(page.getByText("Version 2 is published. Now send it.")).toBeVisible();
});

test("what is added to a long form comes into sight", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	await openNew(page, unique("Langt skjema"), Array.from({ length: 15 }, (_, at) => `Spørsmål ${at + 1}`).join("\n"));
	await page.getByRole("button", { name: "Long text" }).first().click();
	await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
	await expect(cards(page).nth(15)).toBeInViewport();
});

test("the map of a form shows its questions and what decides about them, and says it in words on a phone too", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("advisor@fjordvik.test");
	const tenant = await tenantOf(page);
	const headers = { Origin: new URL(page.url()).origin };
	const made = await page.request.post("/api/form_builder/forms", {
		data: { title: unique("Kartet"), text: "Liker du kart?\n- Ja\n- Nei\nHvorfor?", tenant_id: tenant, language: "nb" },
		headers,
	});
	const { id, name } = (await made.json()) as { id: string; name: string };
	const { revision, definition } = (await (await page.request.get(`/api/form_builder/forms?id=${id}`)).json()) as {
		revision: number;
		definition: { pages: { sections: { questions: { id: string; showIf?: object }[] }[] }[] };
	};
	const [first, second] = definition.pages[0]?.sections[0]?.questions ?? [];
	if (first && second)
		second.showIf = { of: { kind: "answer", question: first.id }, test: "is", value: "no-such-option" };
	const kept = await page.request.post("/api/form_builder/forms", {
		data: { id, revision, definition },
		headers,
	});
	expect(kept.status(), await kept.text()).toBe(200);
	await page.goto(`/form_builder/build/${name}?part=logic`);
	await expect(page.getByText("decides whether it is shown", { exact: true })).toBeVisible();
	const flow = page.getByRole("region", { name: "The way through the form" });
	await expect(flow.getByText("is never shown, whatever is answered").last()).toBeVisible();
	await expectAccessible();
	await page.setViewportSize({ width: 320, height: 700 });
	await expect(page.getByText("decides whether it is shown", { exact: true })).toBeHidden();
	await expect(flow.getByRole("link", { name: "2. Hvorfor?" })).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	await flow.getByRole("link", { name: "2. Hvorfor?" }).click();
	await expect(cards(page).nth(1)).toBeVisible();
});

test("a form is built by keyboard alone", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	await openNew(page, unique("Bygget med tastatur"));
	await cards(page).first().focus();
	await page.keyboard.press("/");
	await page.keyboard.type("yes or");
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
	await page.keyboard.type("Er du i arbeid?");
	await expect(cards(page).nth(1)).toContainText("Er du i arbeid?");
	await cards(page).nth(1).focus();
	await page.keyboard.press("Alt+ArrowDown");
	await expect(cards(page).nth(2)).toContainText("Er du i arbeid?");
	await expect(page.getByText("Er du i arbeid? is number 3 of 3")).toBeAttached();
	await page.keyboard.press("Control+d");
	await expect(cards(page)).toHaveCount(4);
	await page.keyboard.press("Delete");
	await expect(cards(page)).toHaveCount(3);
	await page.keyboard.press("Control+z");
	await expect(cards(page)).toHaveCount(4);
	await page.keyboard.press("Control+y");
	await expect(cards(page)).toHaveCount(3);
	await saved(page);
});

test("questions are dragged over one another and from the palette", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	await openNew(page, unique("Dratt med mus"), "En\nTo\nTre");
	const rows = page.locator("[data-question]");
	const lower = { x: 60, y: 50 };
	await rows
		.nth(0)
		.dragTo(rows.nth(2), { sourcePosition: { x: 60, y: 20 }, targetPosition: await lowerHalf(rows.nth(2)) });
	await expect(rows).toContainText(["To", "Tre", "En"]);
	await rows.nth(2).dragTo(rows.nth(0), { sourcePosition: { x: 60, y: 20 }, targetPosition: { ...lower, y: 5 } });
	await expect(rows).toContainText(["En", "To", "Tre"]);
	const scale = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Scale", exact: true }) });
	await scale.dragTo(rows.nth(1), { targetPosition: { ...lower, y: 5 } });
	await expect(rows).toHaveCount(4);
	await expect(rows.nth(1)).toContainText("Scale without words");
	await page.keyboard.press("Control+z");
	await expect(rows).toHaveCount(3);
	await saved(page);
});

/** A point in the lower half of a card, where what is dragged falls behind it. */
async function lowerHalf(card: Locator) {
	const { height = 0 } = (await card.boundingBox()) ?? {};
	return { x: 60, y: height - 5 };
}

test("what somebody else has saved meanwhile is told, and neither text is lost", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	const name = await openNew(page, unique("Skrevet av to"));
	const other = await page.context().newPage();
	await other.goto(`/form_builder/build/${name}/list`);
	await other.getByLabel("Title").fill("Deres tittel");
	await other.getByRole("button", { name: "Save the title" }).click();
	await expect(other.getByRole("heading", { level: 1 })).toContainText("Deres tittel");
	await other.close();
	await page.getByLabel("Title").fill("Min tittel");
	await page.getByRole("button", { name: "Go on with mine" }).click();
	await saved(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Min tittel");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deres tittel");
});

test("what replies use is said where it is changed, and what is chosen there is not asked again", async ({
	page,
	signIn,
}) => {
	await signIn("advisor@fjordvik.test");
	const title = unique("Brukt i svar");
	const tenant_id = await tenantOf(page);
	const headers = { Origin: new URL(page.url()).origin };
	const option = (id: string, nb: string) => ({ id, label: { nb } });
	const column = (id: string, nb: string) => ({ id, code: id, type: "number", label: { nb } });
	const questions = [
		{
			...{ id: "bor", code: "bor", type: "choice", label: { nb: "Hvor bor du?" } },
			options: [option("a", "Ved sjøen"), option("b", "På fjellet"), option("c", "I byen")],
		},
		{ id: "sov", code: "sov", type: "scale", label: { nb: "Hvordan sov du?" }, min: 0, max: 10 },
		{
			...{ id: "jobb", code: "jobb", type: "table", label: { nb: "Hva har du jobbet?" }, maxRows: 5 },
			columns: [column("timer", "Timer"), column("minutter", "Minutter")],
		},
	];
	const definition = {
		...{ format: 1, languages: ["nb"], title: { nb: title }, scores: [], lineage: [], tests: [] },
		pages: [{ id: "p", sections: [{ id: "s", questions }] }],
	};
	const call = async (path: string, data: object) => {
		const answer = await page.request.post(`/api/form_builder/${path}`, { data, headers });
		expect([200, 201]).toContain(answer.status());
		return (await answer.json()) as { id: string; guid: string; name: string };
	};
	const { id, guid, name } = await call("forms", { definition, tenant_id });
	await call("forms/publish", { id, revision: 1 });
	for (const bor of ["a", "a", "b"])
		await call("replies", { guid, answers: { bor, sov: 7, jobb: [{ timer: 2 }, { timer: 3 }] } });
	await page.goto(`/form_builder/build/${name}`);
	const notices = page.locator("[data-used]");
	await cards(page).first().click();
	await page.getByLabel("Options, line 1").fill("Langs kysten");
	await expect(notices).toContainText("It was “Ved sjøen” in what people have answered. 2 replies use this option.");
	await page.getByRole("button", { name: "It means the same" }).click();
	await expect(notices).toHaveCount(0);
	await expect(page.getByLabel("Options, line 1")).toBeFocused();
	await page.getByRole("button", { name: "Remove På fjellet" }).click();
	await expect(notices).toContainText("“På fjellet” is taken out. 1 reply uses this option.");
	await page.getByRole("button", { name: "Remove I byen" }).click();
	await expect(notices).toHaveCount(1);
	await page.getByLabel("Count the answers as").selectOption({ label: "Langs kysten" });
	await page.getByRole("button", { name: "Count them so" }).click();
	await expect(notices).toHaveCount(0);
	await cards(page).nth(2).click();
	await page.getByRole("button", { name: "Remove Timer" }).click();
	await expect(notices).toContainText("“Timer” is taken out. 6 answers use this column.");
	await page.getByRole("button", { name: "Put it back" }).click();
	await expect(page.getByLabel("Columns, line 1")).toHaveValue("Timer");
	await expect(page.getByLabel("Columns, line 1")).toBeFocused();
	await page.getByRole("button", { name: "Remove Timer" }).click();
	await page.getByLabel("Count the answers as").selectOption({ label: "Minutter" });
	await page.getByRole("button", { name: "Count them so" }).click();
	await expect(notices).toHaveCount(0);
	await cards(page).nth(1).focus();
	await page.keyboard.press("Delete");
	await expect(notices).toContainText("“Hvordan sov du?” is taken out. 3 replies answer this question.");
	await page.getByRole("button", { name: "Put it back" }).click();
	await expect(cards(page)).toHaveCount(3);
	await expect(cards(page).nth(1)).toBeFocused();
	await page.keyboard.press("Delete");
	await page.getByRole("button", { name: "Keep the answers under the old name" }).click();
	await expect(notices).toHaveCount(0);
	await saved(page);
	await page.reload();
	await expect(cards(page)).toHaveCount(2);
	await expect(notices).toHaveCount(0);
	await page.getByRole("button", { name: "Publish …" }).click();
	await expect(page.getByText("“Hvordan sov du?” is no longer asked")).toBeVisible();
	await expect(page.getByText("“Hva har du jobbet?”: column “Timer” goes")).toBeVisible();
	await expect(page.getByText("Answers to what is no longer asked")).toHaveCount(0);
	await page.getByRole("button", { name: "Publish version 2" }).click();
	await expect(page.getByText("Version 2 is published. Now send it.")).toBeVisible();
});

test("a trial of the draft shows what it would have kept", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	const name = await openNew(page, unique("Prøvd"), "Hva heter du?");
	await page.goto(`/form_builder/build/${name}/preview`);
	const frame = page.frameLocator("iframe");
	await frame
		.getByRole("button", { name: "Begynn" })
		.or(frame.getByRole("button", { name: "Begin" }))
		.click();
	await frame.getByLabel("Hva heter du?").fill("Kari");
	await frame.locator("button[value=next]:not([aria-hidden])").click();
	await frame.locator("button[value=send]:not([aria-hidden])").click();
	await expect(frame.getByText("Kari")).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("the plain list adds, words, moves, deletes and publishes", async ({ page, signIn }) => {
		await signIn("advisor@fjordvik.test");
		await page.goto("/form_builder/build/brukerundersokelse-2027/list");
		const words = unique("Uten skript?");
		const before = await page.locator("ol > li").count();
		await page.locator("#label").fill(words);
		await page.getByRole("button", { name: "Add the question" }).click();
		await expect(page.locator("ol > li")).toHaveCount(before + 1);
		const last = page.locator("ol > li").last();
		await last.locator("summary").click();
		await last.getByRole("button", { name: "Move up" }).click();
		const moved = page.locator("ol > li").nth(before - 1);
		await expect(moved).toContainText(words);
		await moved.locator("summary").click();
		await moved.getByRole("button", { name: "Delete the question" }).click();
		await expect(page.locator("ol > li")).toHaveCount(before);
	});
});
