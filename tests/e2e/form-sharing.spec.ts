import { expect, test, unique } from "../support/browser";

test("a form is sent, its links withdrawn, members asked on a schedule, and it is closed, opened and deleted", async ({
	page,
	signIn,
	baseURL,
	expectAccessible,
}) => {
	await signIn("admin@fjordvik.test");
	const me = (await (await page.request.get("/api/me")).json()) as { roleObj: { tenant_guid: string }[] };
	const tenant = me.roleObj[0]?.tenant_guid ?? "";
	const headers = { Origin: baseURL ?? "" };
	const title = unique("Delt skjema");
	const data = { tenant_guid: tenant, title, text: "Hvordan gikk det?", language: "nb" };
	const made = await page.request.post("/api/form_builder/forms", { headers, data });
	const { id, name } = (await made.json()) as { id: string; name: string };
	await page.request.post("/api/form_builder/forms/publish", { headers, data: { id, revision: 1 } });
	const at = `/${tenant}/form_builder/forms/${name}`;

	await page.goto(`${at}/share`);
	const email = unique("mona", "-").concat("@example.test");
	await page.getByLabel("Other e-mail addresses").fill(email);
	await page.getByRole("button", { name: "Send links" }).click();
	await expect(page.getByText(email)).toBeVisible();
	await page.getByRole("button", { name: "Remind those who have not answered" }).click();
	await expect(page.getByText(/reminder|reminded/).first()).toBeVisible();
	await page.getByRole("button", { name: "Withdraw link" }).click();
	await expect(page.getByText(email)).toHaveCount(0);
	await page.getByLabel("How many", { exact: true }).fill("2");
	await page.getByRole("button", { name: "Make links" }).click();
	await expect(page.getByText("2 links", { exact: true })).toBeVisible();
	const schedule = page.locator("form").filter({ has: page.getByRole("button", { name: "Ask members" }) });
	await schedule.getByLabel("Amina Yusuf").check();
	await schedule.getByLabel("Starts").fill("2099-01-05");
	await schedule.getByRole("button", { name: "Ask members" }).click();
	await page.getByRole("button", { name: "Pause" }).click();
	await expect(page.getByText("Paused")).toBeVisible();
	await page.getByRole("button", { name: "End", exact: true }).click();
	await expect(page.getByText("Paused")).toHaveCount(0);
	await expectAccessible();

	await page.goto(`${at}/settings`);
	await page.getByLabel("One question at a time").check();
	await page.getByRole("button", { name: "Save settings" }).click();
	await expect(page.getByText("The settings are saved")).toBeVisible();
	await page.getByRole("button", { name: "Close form" }).click();
	await page.getByRole("button", { name: "Open again" }).click();
	await expect(page.getByRole("button", { name: "Close form" })).toBeVisible();
	await page.getByRole("button", { name: "Delete form" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Delete form" }).click();
	await expect(page).toHaveURL(/form_builder\/forms$/);
	await expect(page.getByRole("table").getByText(title)).toHaveCount(0);
});
