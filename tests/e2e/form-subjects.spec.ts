import { expect, test, unique } from "../support/browser";

test("a form is about a company: who answers looks it up, and its page in CRM shows how it has gone", async ({
	page,
	signIn,
	baseURL,
	expectAccessible,
}) => {
	test.setTimeout(120_000);
	await signIn("admin@fjordvik.test");
	const me = (await (await page.request.get("/api/me")).json()) as { roleObj: { tenant_guid: string }[] };
	const tenant = me.roleObj[0]?.tenant_guid ?? "";
	const headers = { Origin: baseURL ?? "" };
	const company = unique("Nordvik Mekaniske");
	const made = await page.request.post("/api/crm/customers", { headers, data: { tenant_guid: tenant, name: company } });
	const { guid } = (await made.json()) as { guid: string };
	const title = unique("Sikkerhet på jobb");
	const drawn = await page.request.post("/api/form_builder/forms", {
		headers,
		data: { tenant_guid: tenant, title, text: "Hvordan går vernearbeidet? (0-10)", language: "nb" },
	});
	const form = (await drawn.json()) as { id: string; guid: string; name: string };

	await page.goto(`/${tenant}/form_builder/forms/${form.name}/settings`);
	await page.getByRole("heading", { name: "Who answers" }).click();
	await page.getByLabel("A company").check();
	await page.getByRole("button", { name: "Save settings" }).click();
	await expect(page.getByText("saved").first()).toBeVisible();
	await page.request.post("/api/form_builder/forms/publish", { headers, data: { id: form.id, revision: 1 } });

	for (const point of ["3", "8"]) {
		await page.goto(`/${tenant}/form_builder/form_reply/${form.guid}`);
		await expect(page.getByText("Which company do you answer about?")).toBeVisible();
		await page.getByLabel("Name of the company").fill(company);
		await page.keyboard.press("Enter");
		await expectAccessible();
		await page.getByRole("link", { name: company }).click();
		await expect(page.getByText("It is about")).toBeVisible();
		await expect(page.getByText(company)).toBeVisible();
		await page.getByRole("button", { name: "Begin" }).click();
		await page.getByRole("radio", { name: point, exact: true }).check();
		await page.getByRole("button", { name: "Next" }).last().click();
		await page.getByRole("button", { name: "Send answers" }).click();
		await expect(page).toHaveURL(/form_reply_complete/);
	}

	await page.goto(`/${tenant}/form_builder/forms/${form.name}`);
	await expect(page.getByRole("columnheader", { name: "Company" })).toBeVisible();
	await expect(page.getByRole("row").filter({ hasText: company })).toHaveCount(2);
	await page.goto(`/${tenant}/form_builder/forms/${form.name}/share`);
	await expect(page.getByLabel("Other addresses")).toHaveCount(0);
	await page.getByLabel("Name of the company").fill(company);
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name: company }).click();
	await expect(page.getByRole("link", { name: "Choose another" })).toBeVisible();
	await expectAccessible();

	await page.goto(`/${tenant}/dashboardCRM/customers/${guid}`);
	await page.getByRole("link", { name: "Replies about it" }).click();
	await expect(page.getByRole("heading", { name: title })).toBeVisible();
	await expect(page.getByText("2 measurements").first()).toBeVisible();
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await expectAccessible();
	}
	await page.getByRole("link", { name: `Answer: ${title}` }).click();
	await expect(page.getByText("It is about")).toBeVisible();
});
