import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { expect, test } from "../support/browser";

const PASSWORD = "followup-demo";

test.use({ expectedErrors: /status of 422/ });

test("a second factor is set up, asked for at the next login and turned off again", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	// Of somebody whom no other story needs: turning it on ends their other sessions.
	await signIn("admin@nordlys.test");
	await page.goto("/user/users");
	const others = page.getByRole("row").filter({ hasText: /[a-z]+\.[a-z]+@nordlys\.test/, hasNotText: "Deactivated" });
	const email = /[a-z.-]+@nordlys\.test/.exec(await others.first().innerText())?.[0] ?? "";
	await signIn(email);
	await page.goto("/yourprofile/second_factor");
	await page.getByLabel("Current password").fill(PASSWORD);
	await page.getByRole("button", { name: "Continue" }).click();
	const typed = await page.getByLabel("Or type this key into the app").inputValue();
	const secret = base32.decode(typed.replaceAll(" ", ""), { strict: false });
	await expectAccessible();
	await page.getByLabel("Code that the app shows").fill(await generateHOTP(secret, Math.floor(Date.now() / 30_000)));
	await page.getByRole("button", { name: "Turn on" }).click();
	const codes = page.getByRole("main").getByRole("listitem");
	await expect(codes).toHaveCount(10);
	const recovery = await codes.first().innerText();
	await page.getByRole("link", { name: "I have kept them" }).click();

	await page.context().clearCookies({ name: "session" });
	await page.goto("/login?redirectTo=/yourprofile/second_factor");
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
	await page.getByLabel("Code").fill("aaaa-aaaa-aaaa");
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page.getByText("The code is wrong or has been used already.").first()).toBeVisible();
	await expectAccessible();
	await page.getByLabel("Code").fill(recovery);
	await page.getByRole("button", { name: "Log in" }).click();
	await expect(page.getByText("9 codes are left.")).toBeVisible();

	const off = page
		.locator("form")
		.filter({ has: page.getByRole("button", { name: "Turn off two-step verification" }) });
	await off.getByLabel("Current password").fill(PASSWORD);
	await off.getByRole("button").last().click();
	await expect(page.getByText("Two-step verification is off")).toBeVisible();
});
