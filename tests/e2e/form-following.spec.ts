import { expect, test, unique } from "../support/browser";

test.use({ expectedErrors: /status of 422/ });

const mood = {
	...{ id: "mood", code: "mood", type: "choice", label: { en: "How is it going?" } },
	options: [
		{ id: "well", label: { en: "Well" } },
		{ id: "badly", label: { en: "Badly" } },
	],
};

test("an author lets a task follow from an answer, and finds it on the reply and among the tasks", async ({
	page,
	signIn,
	baseURL,
	browser,
	expectAccessible,
}) => {
	await signIn("advisor@fjordvik.test");
	const headers = { Origin: baseURL ?? "" };
	const me = (await (await page.request.get("/api/me")).json()) as { roleObj: { tenant_guid: string }[] };
	const title = unique("A week");
	const definition = {
		...{ format: 1, languages: ["en"], title: { en: title }, scores: [], lineage: [], tests: [] },
		pages: [{ id: "p", sections: [{ id: "s", questions: [mood] }] }],
	};
	const data = { tenant_guid: me.roleObj[0]?.tenant_guid, definition, settings: { presentation: "all" } };
	const made = await page.request.post("/api/form_builder/forms", { headers, data });
	const { id, name, guid } = (await made.json()) as { id: string; name: string; guid: string };
	await page.request.post("/api/form_builder/forms/publish", { headers, data: { id, revision: 1 } });

	await page.goto(`/form_builder/build/${name}?part=logic`);
	await page.getByRole("region", { name: "What follows from answers" }).getByRole("link").click();
	await page.getByLabel("Question or score").selectOption({ label: "How is it going?" });
	await page.getByLabel("Make a task").check();
	await page.getByRole("button", { name: "Next" }).click();
	const text = unique("Call");
	await page.getByLabel("Value").selectOption({ label: "Badly" });
	await page.getByLabel("Task", { exact: true }).fill(text);
	await page.getByLabel("A person you choose").check();
	await page.getByRole("button", { name: "Save the rule" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "Staff member" })).toBeVisible();
	const staff = page.getByRole("combobox", { name: /Staff member/ });
	await staff.fill("Solheim");
	await page.getByRole("option", { name: /Ingrid Solheim/ }).click();
	await expectAccessible();
	await page.getByRole("button", { name: "Save the rule" }).click();
	await expect(page.getByText(`Task: ${text}`)).toBeVisible();
	await expect(page.getByText("When “How is it going?” is “Badly”")).toBeVisible();
	await page.getByRole("button", { name: `Turn off “${text}”` }).click();
	await expect(page.getByText("Off", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: `Turn on “${text}”` }).click();
	await expect(page.getByText("Off", { exact: true })).toBeHidden();

	const guest = await browser.newContext({ baseURL });
	const asked = await guest.newPage();
	await asked.goto(`/${me.roleObj[0]?.tenant_guid}/form_builder/form_reply/${guid}`);
	await asked.getByRole("button", { name: "Begin" }).click();
	await asked.getByLabel("Badly").check();
	await asked.getByRole("button", { name: "Next" }).last().click();
	await asked.getByRole("button", { name: "Send answers" }).click();
	await expect(asked).toHaveURL(/form_reply_complete/);
	await guest.close();

	const call = await page.request.get(`/api/form_builder/forms/replies?id=${id}`);
	const { items } = (await call.json()) as { items: { id: string }[] };
	await expect(async () => {
		await page.goto(`/form_builder/forms/${name}/replies/${items[0]?.id}`);
		await expect(page.getByRole("link", { name: `Task: ${text}` })).toBeVisible({ timeout: 1000 });
	}).toPass();
	await page.getByRole("link", { name: `Task: ${text}` }).click();
	await expect(page).toHaveURL(/\/dashboardCRM\/tasks/);
	await expect(page.getByRole("main").getByText(text).first()).toBeVisible();

	await page.goto(`/form_builder/build/${name}/following`);
	await page.getByRole("button", { name: "Delete" }).click();
	const asks = page.getByRole("dialog", { name: `Delete “${text}”?` });
	await asks.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText(`Task: ${text}`)).toBeHidden();
});
