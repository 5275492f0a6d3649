import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

type Json = Record<string, unknown> & { id: string };
type Part = { sections: { questions: Json[] }[] };
type Draft = { pages: Part[]; scores: (Json & { items: Json[] })[] };

/** Makes a form of a pasted list, opens its builder, and reads what is saved of it. */
async function build(page: Page, title: string, text: string) {
	await page.goto("/home");
	const me = (await (await page.request.get("/api/me")).json()) as { tenant_id: string };
	const made = await page.request.post("/api/form_builder/forms", {
		data: { title, text, tenant_id: me.tenant_id, language: "nb" },
		headers: { Origin: new URL(page.url()).origin },
	});
	expect(made.status()).toBe(201);
	const { id, name } = (await made.json()) as { id: string; name: string };
	await page.goto(`/form_builder/build/${name}`);
	const draft = async () => {
		await expect(page.locator("[data-saved]")).toBeVisible();
		const read = await page.request.get(`/api/form_builder/forms?id=${id}&tenant_id=${me.tenant_id}`);
		return ((await read.json()) as { definition: Draft }).definition;
	};
	const questions = async () => (await draft()).pages.flatMap((one) => one.sections.flatMap((part) => part.questions));
	return { name, draft, questions, cards: page.locator("[data-card]") };
}

test("options are carried on, an answer is put into a text, and rules stand in groups", async ({ page, signIn }) => {
	await signIn("advisor@fjordvik.test");
	const title = unique("Alt som kan skrives");
	const { cards, questions } = await build(page, title, "Hva gjør du? *\n- Jobber\n- Leser\nHva liker du best?\n- X");
	await cards.nth(1).click();
	await page.getByLabel("Where the options come from").selectOption({ label: "Chosen in “Hva gjør du?”" });
	await expect(page.getByRole("button", { name: "Add an option" })).toBeHidden();

	const words = page.getByLabel("Question", { exact: true });
	await words.fill("Hvorfor  da?");
	await words.press("Home");
	for (let step = 0; step < "Hvorfor ".length; step++) await words.press("ArrowRight");
	await page.getByLabel("Put an earlier answer into “Question”").click();
	await page.getByRole("menuitem", { name: "Hva gjør du?" }).click();
	await expect(words).toHaveValue("Hvorfor {{hva_gjor_du|…}} da?");
	await expect(words).toBeFocused();
	await page.keyboard.type("det");
	await expect(words).toHaveValue("Hvorfor {{hva_gjor_du|det}} da?");
	await expect(cards.nth(1)).toContainText("Hvorfor [hva_gjor_du] da?");

	await page.getByText("Rules: when the question is shown", { exact: true }).click();
	const rule = page.getByRole("group", { name: "Show if" });
	await rule.getByRole("button", { name: "Add a condition" }).click();
	await rule.getByRole("button", { name: "Add a group" }).click();
	const inner = rule.getByRole("group", { name: "Group 2" });
	await inner.getByRole("button", { name: "Add a condition" }).click();
	await inner.getByLabel("How the conditions of group 2 are joined").selectOption("none");
	await rule.getByLabel("How the conditions are joined", { exact: true }).selectOption("any");

	const [first, second] = await questions();
	expect(second).toMatchObject({ options_from: first?.id, label: { nb: `Hvorfor {{${first?.id}|det}} da?` } });
	expect(second?.show_if).toMatchObject({ any: [{ test: "is" }, { not: { any: [{ test: "is" }, { test: "is" }] } }] });
});

test("a score has weights, a table and its deviation; a question in a group has its own settings", async ({
	page,
	signIn,
}) => {
	await signIn("advisor@fjordvik.test");
	const { cards, draft, questions } = await build(page, unique("Skåret"), "Hvor ofte? (0-4)\nHvor mye? (0-4)");
	await cards.nth(1).focus();
	await page.keyboard.press("/");
	await page.keyboard.type("group");
	await page.keyboard.press("Enter");
	await page.getByLabel("Questions in the group, line 1").fill("Barnets alder");
	await page.getByLabel("Type of Barnets alder").selectOption({ label: "Number" });
	await page.getByText("Settings of Barnets alder").click();
	await page.getByLabel("Unit").fill("år");
	await page.getByLabel("What one time is called").fill("Barn");
	expect((await questions())[2]).toMatchObject({
		item_label: { nb: "Barn" },
		questions: [{ type: "number", label: { nb: "Barnets alder" }, unit: { nb: "år" } }],
	});

	await page.getByRole("link", { name: "Logic" }).click();
	await page.getByRole("button", { name: "Add a score" }).click();
	await page.locator("summary").filter({ hasText: "Score without a name" }).click();
	await page.getByLabel("Name", { exact: true }).fill("Plager");
	await page.getByLabel("Weight: Hvor mye?").fill("2");
	await page.getByLabel("So many may be missing").fill("1");
	await page.getByText("Conversion table").click();
	await page.getByRole("button", { name: "Add a line" }).click();
	await page.getByLabel("Becomes: 1").fill("30,5");
	await page.getByText("Real change").click();
	await page.getByLabel("Standard deviation").fill("4.2");
	await page.getByLabel("Reliability (0 to 1)").fill("0.9");
	const [score] = (await draft()).scores;
	expect(score).toMatchObject({
		...{ name: { nb: "Plager" }, max_missing: 1, min: 0, max: 8, deviation: 4.2, reliability: 0.9 },
		...{ conversion: [{ raw: 0, value: 30.5 }], items: [{}, { weight: 2 }] },
	});
});
