import { expect, test } from "../support/browser";

test("the first page that a stranger sees is the login, whole and in both themes accessible", async ({
	page,
	expectAccessible,
}) => {
	await page.goto("/");
	await expect(page).toHaveURL(/\/login/);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expectAccessible();
});
