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
	for (const part of ["Send personal links", "Anonymous single-use links", "Ask on a schedule"])
		await page.getByRole("heading", { name: part }).click();
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
	await schedule.getByRole("combobox", { name: /^Members/ }).fill("amina");
	await schedule.getByRole("option", { name: /Amina Yusuf/ }).click();
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

test("from the builder a form goes to six participants and more in four presses, and one of them answers it on a phone", async ({
	page,
	signIn,
	baseURL,
	expectAccessible,
}) => {
	await signIn("advisor@fjordvik.test");
	const me = (await (await page.request.get("/api/me")).json()) as { roleObj: { tenant_guid: string }[] };
	const tenant = me.roleObj[0]?.tenant_guid ?? "";
	const headers = { Origin: baseURL ?? "" };
	const title = unique("Sendt til seks");
	const data = { tenant_guid: tenant, title, text: "Hvordan gikk det?", language: "nb" };
	const { name } = (await (await page.request.post("/api/form_builder/forms", { headers, data })).json()) as {
		name: string;
	};

	await page.goto(`/${tenant}/form_builder/build/${name}`);
	await page.getByRole("button", { name: "Publish …" }).click();
	await page.getByRole("button", { name: "Publish version 1" }).click();
	await expect(page.getByText("Version 1 is published. Now send it.")).toBeVisible();
	const given = page.locator("form").filter({ has: page.getByRole("button", { name: /^Send( to .*)?$/ }) });
	await given.getByRole("button", { name: /^My participants \(\d+\)$/ }).click();
	const send = given.getByRole("button", { name: /^Send to \d+ people$/ });
	const all = Number((await send.innerText()).match(/\d+/)?.[0]);
	expect(all).toBeGreaterThanOrEqual(6);
	await send.click();
	await expect(page.getByText(`${all} people have got the form`)).toBeVisible();
	await expect(given.getByRole("button", { name: "Send", exact: true })).toBeVisible();
	await page.getByText("What they will see").click();
	await expect(page.frameLocator("iframe").getByText(title).first()).toBeVisible();
	await expectAccessible();

	await signIn("client@fjordvik.test");
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/home");
	const waiting = page.getByRole("link", { name: new RegExp(`^Answer ?: ${title}$`) });
	await waiting.click();
	await page.getByRole("button", { name: "Begin" }).click();
	await page.getByLabel("Hvordan gikk det?").fill("Bra");
	await page.getByRole("button", { name: "Next" }).last().click();
	await page.getByRole("button", { name: "Send answers" }).click();
	await expect(page).toHaveURL(/form_reply_complete/);
	await page.goto("/home");
	await expect(waiting).toHaveCount(0);
});
