import { expect, test, unique } from "../support/browser";

const definition = {
	...{ format: 1, languages: ["en", "nb"], title: { en: "Hearing", nb: "Høring" }, intro: { en: "Tell us." } },
	pages: [
		{
			id: "p",
			sections: [
				{ id: "s", questions: [{ id: "why", code: "why", type: "shortText", label: { en: "What do you say?" } }] },
			],
		},
	],
	...{ scores: [], lineage: [], tests: [] },
};

// The caught letter is shown in a frame in which nothing may run; a refused address answers 422.
test.use({ expectedErrors: /about:srcdoc|status of 422/ });

test("whoever answers confirms an e-mail address, which the reviewer sees", async ({
	page,
	signIn,
	baseURL,
	browser,
	expectAccessible,
}) => {
	await signIn("admin@fjordvik.test");
	const me = (await (await page.request.get("/api/me")).json()) as { roleObj: { tenant_guid: string }[] };
	const tenant = me.roleObj[0]?.tenant_guid ?? "";
	const headers = { Origin: baseURL ?? "" };
	const data = { tenant_guid: tenant, definition, settings: { presentation: "pages" } };
	const made = await page.request.post("/api/form_builder/forms", { headers, data });
	const { id, guid, name } = (await made.json()) as { id: string; guid: string; name: string };
	await page.request.post("/api/form_builder/forms/publish", { headers, data: { id, revision: 1 } });
	await page.goto(`/${tenant}/form_builder/forms/${name}/settings`);
	await page.getByRole("heading", { name: "Who answers" }).click();
	await page.getByLabel("The sender confirms an e-mail address").check();
	await page.getByRole("button", { name: "Save settings" }).click();
	await expect(page.getByText("The settings are saved")).toBeVisible();

	const context = await browser.newContext({
		baseURL,
		javaScriptEnabled: false,
		viewport: { width: 390, height: 844 },
	});
	const guest = await context.newPage();
	const email = unique("kari", "-").concat("@example.test");
	await guest.goto(`/${tenant}/form_builder/form_reply/${guid}?lang=en`);
	await expect(guest.getByText("What do you say?")).toHaveCount(0);
	await guest.getByLabel("Your e-mail address").fill("kari@nowhere");
	await guest.getByRole("button", { name: "Send me the link" }).click();
	await expect(guest.getByText("Write the e-mail address like name@example.com.").first()).toBeVisible();
	await guest.getByLabel("Your e-mail address").fill(email);
	await guest.getByRole("button", { name: "Send me the link" }).click();
	await expect(guest.getByText("Look in your mailbox")).toBeVisible();

	const letters = page.getByRole("navigation").getByRole("link").filter({ hasText: email });
	await expect(async () => {
		await page.goto("/dev/mail");
		await expect(letters).toHaveCount(1, { timeout: 1000 });
	}).toPass();
	await letters.first().click();
	await expect(page.getByText(`To ${email}`)).toBeVisible();
	const address = (await page.frameLocator("iframe").first().getByRole("link").getAttribute("href")) ?? "";
	await guest.goto(address);
	await expect(guest.getByText(email)).toBeVisible();
	await guest.getByRole("button", { name: "Begin" }).click();
	await guest.getByLabel("What do you say?").fill("Yes");
	await guest.getByRole("button", { name: "Next" }).click();
	await guest.getByRole("button", { name: "Send answers" }).click();
	await expect(guest.getByText("Your answers are sent. Thank you.")).toBeVisible();
	await guest.goto(address);
	await expect(guest.getByText("This link has been used already.")).toBeVisible();
	await context.close();

	await page.goto(`/${tenant}/form_builder/forms/${name}`);
	await page
		.getByRole("link", { name: /\d{4}|:/ })
		.filter({ hasText: ":" })
		.first()
		.click();
	await expect(page.getByText("E-mail confirmed")).toBeVisible();
	await expect(page.getByText(email).first()).toBeVisible();
	const fresh = await browser.newContext({ baseURL, viewport: { width: 320, height: 700 } });
	const other = await fresh.newPage();
	await other.goto(`/${tenant}/form_builder/form_reply/${guid}?lang=en`);
	await other.getByLabel("Your e-mail address").fill(unique("per", "-").concat("@example.test"));
	await other.getByRole("button", { name: "Send me the link" }).click();
	await expect(other.getByText("Look in your mailbox")).toBeVisible();
	await expectAccessible(other);
	await fresh.close();
});
