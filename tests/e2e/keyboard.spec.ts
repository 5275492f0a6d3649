import { expect, test } from "../support/browser";

const sizes = [
	{ width: 1280, height: 800 },
	{ width: 390, height: 844 },
];
/** Enough to come past bar, menu and the head of a page into its first rows. */
const STOPS = 45;

const screens: Record<string, string[]> = {
	"admin@fjordvik.test": ["/home", "/yourprofile", "/notifications", "/user/users", "/user/users/invite"],
	"super@followup.test": ["/followup", "/followup/tenants", "/followup/modules", "/followup/audit"],
};

/** What is wrong with the place where the focus is; null where nothing is, undefined where it has left the page. */
function faultOfFocus(): string | null | undefined {
	const focused = document.activeElement;
	if (!focused || focused === document.body) return undefined;
	const box = focused.getBoundingClientRect();
	const x = box.left + box.width / 2;
	const y = box.top + box.height / 2;
	const there = document.elementFromPoint(x, y);
	const label = focused.closest("label");
	const isSeen = there !== null && (focused.contains(there) || there.contains(focused) || label?.contains(there));
	const styles = [focused, label, focused.parentElement, focused.nextElementSibling].flatMap((one) =>
		one ? [getComputedStyle(one), getComputedStyle(one, "::after")] : [],
	);
	const hasRing = styles.some(
		({ outlineStyle, outlineWidth, boxShadow }) =>
			(outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) || / 0px 0px 0px [12]px/.test(boxShadow),
	);
	const name = `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent?.trim().slice(0, 40)}`;
	if (!isSeen) return `${name}: is covered or out of sight`;
	return hasRing ? null : `${name}: shows no focus`;
}

for (const [email, paths] of Object.entries(screens))
	test(`whatever the keyboard reaches can be seen, with its focus, by ${email}`, async ({ page, signIn }) => {
		test.setTimeout(240_000);
		await signIn(email);
		for (const size of sizes) {
			await page.setViewportSize(size);
			for (const path of paths) {
				await page.goto(path);
				await expect(page.getByRole("button", { name: /Open or close the menu/ })).toBeVisible();
				let stops = 0;
				for (; stops < STOPS; stops++) {
					await page.keyboard.press("Tab");
					const fault = await page.evaluate(faultOfFocus);
					if (fault === undefined) break;
					expect(fault, `${path} at ${size.width}, stop ${stops + 1}`).toBeNull();
				}
				expect(stops).toBeGreaterThan(10);
			}
		}
	});

test("a panel that was opened by the keyboard closes with Escape, and the focus is where it was", async ({
	page,
	signIn,
}) => {
	await signIn("both@followup.test");
	const header = page.locator("header");
	// A menu is a plain <details> until it is touched or focused.
	for (const name of ["Organisation:", "Language:", "Your menu:", "Notifications", "Search or go to"]) {
		await page.goto("/home");
		await expect(page.getByRole("button", { name: /Open or close the menu/ })).toBeVisible();
		const isMenu = name.endsWith(":");
		const button = header.getByRole("button", { name });
		await (isMenu ? header.locator("summary", { hasText: name }) : button).focus();
		await expect(button).toBeFocused();
		await page.keyboard.press("Enter");
		const panel = page.getByRole(isMenu ? "menu" : "dialog");
		await expect(panel).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(panel).toHaveCount(0);
		await expect(button).toBeFocused();
	}
});
