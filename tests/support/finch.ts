import { expect, type Page } from "@playwright/test";

/** The demo's Finch has ended yesterday: the provider extends it, as a test needs it that looks at its screens. */
export async function giveFinch(page: Page, signIn: (email: string) => Promise<void>): Promise<void> {
	await signIn("super@followup.test");
	await page.goto("/followup/tenants?q=Fjordvik");
	await page.getByRole("main").getByRole("link", { name: "Fjordvik kommune" }).first().click();
	const panel = page.getByRole("complementary", { name: "Fjordvik kommune" });
	await panel.getByRole("button", { name: "Extend 1 year: Finch" }).click();
	await expect(panel.getByRole("switch", { name: "Finch" })).toHaveAttribute("aria-checked", "true");
	// The page is read anew behind the switch: that is not to be answered to whoever signs in next.
	await page.goto("about:blank");
}
