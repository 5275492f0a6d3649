import { expect, test, unique } from "../support/browser";

test.use({ expectedErrors: /status of 4(09|22)/ });

test("an administrator keeps groups and codes, and settles which e-mails placements bring", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	const main = page.getByRole("main");
	const button = (name: string) => page.getByRole("button", { name, exact: true });
	const told = (text: string) => expect(page.getByText(text).first()).toBeVisible();
	const [group, other] = [unique("Renholdsstillinger"), unique("Driftsstillinger")];
	await signIn("admin@fjordvik.test");

	for (const name of [group, other]) {
		await page.goto("/verdal/stillingsgruppe");
		await main.getByRole("link", { name: "New position group" }).first().click();
		await page.getByLabel("Name", { exact: true }).fill(name);
		await page.getByLabel("Requirement").fill("Fagbrev");
		await button("Add").click();
		await told(`${name} is added`);
	}
	await main.getByRole("link", { name: group }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(group);
	await page.getByLabel("Group in the collective agreement").fill("Gruppe 1");
	await button("Save").click();
	await told(`${group} is saved`);
	const atGroup = page.url();

	const number = String(1000 + Math.floor(Math.random() * 8000));
	const next = String(Number(number) + 1);
	for (const code of [number, next]) {
		await page.goto(atGroup);
		await main.getByRole("link", { name: "New position code" }).click();
		await page.getByLabel("Code", { exact: true }).fill("12");
		await page.getByLabel("Name", { exact: true }).fill("Renholder");
		await button("Add").click();
		await told("Enter four digits.");
		await page.getByLabel("Code", { exact: true }).fill(code);
		await button("Add").click();
		await told(`${code} Renholder is added`);
	}
	await page.goto(`/verdal/stillingskode?q=${number}`);
	await main.getByRole("link", { name: number }).click();
	await page.getByLabel("Valid from").fill("2024-05-01");
	await button("Save").click();
	await told(`${number} Renholder is saved`);
	await expectAccessible();

	// A group with codes stays until another one takes them.
	await page.goto(atGroup);
	await button("Deactivate").click();
	await told(`${group} is deactivated`);
	await page.getByLabel("Or move its codes to another group").selectOption({ label: other });
	await button("Move and delete").click();
	await told(`The codes of ${group} are moved to this group`);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(other);

	// So does a code with placements.
	await page.goto("/verdal/stillingskode?f=used.is.yes&f=state.any.valid");
	await main.locator("tbody th a").last().click();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const used = (await page.getByRole("heading", { level: 1 }).innerText()).split("\n")[0] ?? "";
	await button("Deactivate").click();
	await told("is deactivated");
	await page.getByLabel("Or replace it by another code").selectOption({ label: `${number} Renholder` });
	await button("Replace and delete").click();
	await told("is replaced by this code");
	await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
	await page.goto(`/verdal/stillingskode?q=${next}`);
	await main.getByRole("link", { name: next }).click();
	await button("Delete the code").click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete the code" }).click();
	await told(`${next} Renholder is moved to the trash`);
	await page.goto("/verdal/stillingskode/trash");
	await expect(main.getByText(`${next} Renholder`)).toBeVisible();
	expect(used).not.toBe("");

	await page.goto("/verdal/settings");
	await page.getByRole("switch", { name: "Placement changed" }).click();
	await told("The e-mail is switched on");
	await main.getByRole("link", { name: "Placement ended", exact: true }).click();
	await page.getByRole("checkbox", { name: "Send this e-mail" }).check();
	await button("Save").click();
	await told("The e-mail settings could not be saved.");
	await page.getByRole("checkbox", { name: "Advisor" }).check();
	await page.getByLabel("Subject").fill("Takk for innsatsen, {{participant}}");
	await button("Preview").click();
	await told("Takk for innsatsen, Amina Yusuf");
	await button("Send a test to me").click();
	await told("A test is on its way to admin@fjordvik.test.");
	await button("Save").click();
	await told("The e-mail is saved");
	await expectAccessible();
	await button("Use the portal’s text").click();
	await page.getByRole("dialog").getByRole("button", { name: "Use the portal’s text" }).click();
	await told("The e-mail has the portal’s text again");
	await expect(page.getByLabel("Subject")).toHaveValue("Placement ended: {{participant}}");
});
