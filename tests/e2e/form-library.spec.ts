import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

async function build(page: Page, title: string, text: string) {
	await page.goto("/home");
	const me = (await (await page.request.get("/api/me")).json()) as { tenant_id: string };
	const made = await page.request.post("/api/form_builder/forms", {
		data: { title, text, tenant_id: me.tenant_id, language: "nb" },
		headers: { Origin: new URL(page.url()).origin },
	});
	expect(made.status()).toBe(201);
	const { name } = (await made.json()) as { name: string };
	await page.goto(`/form_builder/build/${name}`);
	return page.locator("[data-card]");
}

// A form that is refused answers with 422.
test.use({ expectedErrors: /status of 422/ });

const saved = (page: Page) => expect(page.locator("[data-saved]")).toBeVisible();

test("a form is kept locked in the library, put into another one, and stays as it is there", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("admin@fjordvik.test");
	const name = unique("Mestringsskala");
	await build(page, name, "Jeg klarer det jeg vil (0-4)\nJeg gir ikke opp (0-4)");
	await page.getByText("Keep in the library", { exact: true }).first().click();
	await page.getByLabel("Wording").check();
	await page.getByLabel("Scoring").check();
	await page.getByRole("button", { name: "Keep in the library" }).click();
	await expect(page.getByText("Choose an answer").or(page.getByText("This field is required")).first()).toBeVisible();
	await page.getByLabel("Source").fill("Hansen 2019");
	await page.getByLabel("Licence").fill("CC BY 4.0");
	await page.getByRole("button", { name: "Keep in the library" }).click();
	await expect(page.getByText(`“${name}” is in the library.`)).toBeVisible();

	await page.goto("/form_builder/library");
	const row = page.getByRole("row").filter({ hasText: name });
	await expect(row).toContainText("Source: Hansen 2019 · Licence: CC BY 4.0");
	await expectAccessible();

	const cards = await build(page, unique("Tar med skalaen"), "Hva heter du?");
	await cards.first().focus();
	await page.keyboard.press("/");
	// An earlier try of the same test has left its own there.
	await page.keyboard.type(name.toLowerCase());
	await page.keyboard.press("Enter");
	await expect(cards).toHaveCount(3);
	await saved(page);
	await cards.nth(1).click();
	await expect(page.getByText("Source: Hansen 2019 · Licence: CC BY 4.0")).toBeVisible();
	const words = page.getByLabel("Question", { exact: true });
	await words.fill("Noe annet");
	await expect(page.getByText("The wording is locked, and stays as it is.")).toBeVisible();
	await expect(words).toHaveValue("Jeg klarer det jeg vil");
	await page.getByLabel("Help text").first().click();
	await page.getByRole("button", { name: "Delete (Del)" }).click();
	await expect(page.getByText("These questions belong together.")).toBeVisible();
	await expect(cards).toHaveCount(3);
	await page.getByRole("button", { name: `Remove all of “${name}”` }).click();
	await expect(cards).toHaveCount(1);
	await saved(page);
});

test("the provider offers what an organisation has kept, renames it, and withdraws it", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(120_000);
	await signIn("admin@fjordvik.test");
	const name = unique("Trivselsskala");
	await build(page, name, "Jeg trives her (0-4)\nJeg gleder meg til i morgen (0-4)");
	await page.getByText("Keep in the library", { exact: true }).first().click();
	await page.getByRole("button", { name: "Keep in the library" }).click();
	await expect(page.getByText(`“${name}” is in the library.`)).toBeVisible();
	await page.goto("/form_builder/library");
	const own = page.getByRole("row").filter({ hasText: name });
	await expect(own).toBeVisible();
	await own.getByRole("link", { name: "Change" }).click();
	const kept = unique("Trivsel");
	await page.getByLabel("Name in the library").fill(kept);
	await page.getByRole("button", { name: "Save the name" }).click();
	const renamed = page.getByRole("row").filter({ hasText: kept });
	await expect(renamed).toBeVisible();
	await expect(page.getByRole("link", { name: "Offer to all" })).toHaveCount(0);
	const { roleObj } = (await (await page.request.get("/api/me")).json()) as { roleObj: { tenant_guid: string }[] };
	const tenant = roleObj[0]?.tenant_guid;

	await signIn("super@followup.test");
	await page.goto(`/${tenant}/form_builder/library?q=${kept}`);
	await renamed.getByRole("link", { name: "Offer to all" }).click();
	await expect(page.getByText("Jeg gleder meg til i morgen")).toBeVisible();
	await page.getByLabel("Wording").check();
	await page.getByRole("button", { name: "Offer to all" }).click();
	await expect(page.getByText("This field is required").first()).toBeVisible();
	await page.getByLabel("Source").fill("Hansen 2019");
	await page.getByLabel("Licence").fill("CC BY 4.0");
	await expectAccessible();
	await page.getByRole("button", { name: "Offer to all" }).click();
	const offered = page.getByRole("row").filter({ hasText: kept });
	await expect(offered).toContainText("Offered");
	await offered.getByRole("link", { name: "Change" }).click();
	const title = unique("Trivselsskalaen");
	await page.getByLabel("Name (Norsk bokmål)").fill(title);
	await page.getByRole("button", { name: "Save the names" }).click();
	const given = page.getByRole("row").filter({ hasText: title });
	await expect(given).toBeVisible();
	await given.getByRole("link", { name: "Change" }).click();
	await expect(page.getByText("keep the old locks there too")).toBeVisible();
	await page.getByLabel("Order").check();
	await page.getByRole("button", { name: "Save the locks" }).click();
	await expect(page.getByText("The new locks are for who takes it from now on").first()).toBeVisible();
	await expectAccessible();

	await signIn("admin@fjordvik.test");
	await page.goto("/form_builder/library");
	await expect(page.getByRole("list", { name: "From the provider" }).getByText(title).first()).toBeVisible();
	await expectAccessible();
	const cards = await build(page, unique("Tar inn trivsel"), "Hva heter du?");
	await cards.first().focus();
	await page.keyboard.press("/");
	await page.keyboard.type(title.slice(0, 15));
	await expect(page.getByRole("option").filter({ hasText: "From the provider" }).first()).toBeVisible();
	await page.getByRole("option").filter({ hasText: title }).click();
	await expect(cards).toHaveCount(3);
	await saved(page);
	await cards.nth(1).click();
	await page.getByLabel("Question", { exact: true }).fill("Noe annet");
	await expect(page.getByText("The wording is locked, and stays as it is.")).toBeVisible();

	await signIn("super@followup.test");
	await page.goto(`/followup/form_library?q=${title}`);
	await given.getByRole("button", { name: "Withdraw" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
	await expect(given).toContainText("Withdrawn");
	await signIn("admin@fjordvik.test");
	await page.goto("/form_builder/library");
	await expect(page.getByText(title)).toHaveCount(0);
});
