import { expect, test } from "../support/browser";

test("an administrator says for how long what former members learnt is kept", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("admin@nordlys.test");
	await page.goto("/user/organisation?tab=privacy");
	await expectAccessible();
	const kept = page.getByLabel("Delete it");
	for (const months of ["12", "1"]) {
		await kept.selectOption(months);
		await page.getByRole("main").getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("Saved", { exact: true })).toBeVisible();
		await page.goto("/user/organisation?tab=privacy");
		await expect(kept).toHaveValue(months);
	}
});
