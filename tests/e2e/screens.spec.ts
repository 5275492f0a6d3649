import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser";

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };

const screens: Record<string, string[]> = {
	"": [
		"/login",
		"/forgotpassword",
		"/resetpassword/no-such-link",
		"/confirmemail/no-such-link",
		"/invitation/no-such-link",
		"/api/docs",
		"/dev/mail",
		"/nonsense",
	],
	"super@followup.test": [
		"/home",
		"/followup",
		"/followup/tenants",
		"/followup/tenants/new",
		"/followup/modules",
		"/followup/modules?new=1",
		"/followup/audit",
		"/followup/audit?f=action.any.added&draft=at",
		"/followup/form_library",
		"/followup/form_library/new",
		"/followup/exports",
	],
	"admin@fjordvik.test": [
		"/home",
		"/yourprofile",
		"/notifications",
		"/news/list/editing",
		"/news/list/editing?f=status.any.draft&draft=language",
		"/user/users",
		"/user/users/invite",
		"/user/users/invitations",
		"/files/yourfiles",
		"/files/yourfiles?view=grid",
		"/files/sharedfiles",
		"/files/sharedfiles?part=withme",
		"/files/move",
		"/files/trash",
		"/files/rules",
		"/files/links",
		"/files/links?kind=request",
		"/files/links?kind=people",
		"/files/access",
		"/form_builder/forms",
		"/form_builder/new",
		"/form_builder/trash",
		"/form_builder/library",
		"/form_builder/forms/ukens-status",
		"/form_builder/forms/ukens-status/dictionary",
		"/form_builder/forms/ukens-status/share",
		"/form_builder/forms/ukens-status/settings",
		"/form_builder/formreports/ukens-status",
		"/form_builder/formreports/evaluering-av-kurs?by=recommend",
		"/form_builder/formreports/ukens-status?view=leaving",
		"/form_builder/formreports/ukens-status/pages",
		"/general_reports/reports/inkludering-i-arbeidslivet/manedsrapport",
		"/general_reports/reports/inkludering-i-arbeidslivet/manedsrapport/pages",
		"/general_reports/yourreports/inkludering-i-arbeidslivet/manedsrapport",
		"/psych_eval/users",
		"/psych_eval/users?filter=alerts",
		"/psych_eval/users/group",
		"/psych_eval/new_form",
		"/psych_eval/categories",
		"/general_reports/dashboard",
		"/general_reports/dashboard?state=archived",
		"/general_reports/new",
		"/general_reports/trash",
		"/general_reports/dashboard/inkludering-i-arbeidslivet",
		"/general_reports/dashboard/inkludering-i-arbeidslivet/replies",
		"/general_reports/dashboard/inkludering-i-arbeidslivet/members",
		"/general_reports/dashboard/inkludering-i-arbeidslivet/settings",
		"/general_reports/dashboard/inkludering-i-arbeidslivet/add",
		"/general_reports/forms/manedsrapport",
		"/general_reports/forms/manedsrapport/questions",
		"/general_reports/forms/manedsrapport/replies",
		"/general_reports/build/sluttrapport",
		"{customer}/forms",
		"/logform/dashboard",
		"/logform/new",
		"/logform/templates",
		"/logform/trash",
		"/error?access=not%20allowed&from=%2Fuser%2Fusers",
	],
	"client@fjordvik.test": [
		"/general_reports/dashboard",
		"/general_reports/profile",
		"/general_reports/dashboard/inkludering-i-arbeidslivet",
		"/logform/dashboard",
		"/logform/readreply",
		"/home",
		"/psych_eval/user_forms",
		"/yourforms",
		"/psych_eval/reports",
		"/psych_eval/reports/meeting",
		"/psych_eval/reports/reads",
		"/error?access=not%20allowed&from=%2Fuser%2Fusers",
	],
	"advisor@fjordvik.test": [
		"/form_builder/build/ukens-status",
		"/form_builder/build/ukens-status?part=logic",
		"/form_builder/build/ukens-status?part=languages",
		"/form_builder/build/ukens-status?part=settings",
		"/form_builder/build/ukens-status/publish",
		"/form_builder/build/ukens-status/preview",
		"/form_builder/build/ukens-status/list",
		"/form_builder/builder",
		"/form_builder/builder/ukens-status",
	],
	"nobody@followup.test": ["/home"],
};

test.use({ expectedErrors: /status of 4(03|04|10)|about:srcdoc/ });

/** The addresses of the demo's first customer stand in the list alone. */
async function inDemo(path: string, page: Page): Promise<string> {
	if (!path.startsWith("{customer}")) return path;
	await page.goto("/dashboardCRM/customers?q=Havbris+Industri");
	const link = page.getByRole("main").getByRole("link", { name: "Havbris Industri AS" }).first();
	const href = (await link.getAttribute("href")) ?? "";
	return path.replace("{customer}", href.replace(/[?#].*/, ""));
}

for (const [email, paths] of Object.entries(screens))
	for (const path of paths)
		test(`${path} of ${email || "a stranger"} is accessible and fits`, async ({ page, signIn, expectAccessible }) => {
			if (email) await signIn(email);
			await page.setViewportSize(desk);
			await page.goto(await inDemo(path, page));
			for (const size of [desk, phone]) {
				await page.setViewportSize(size);
				await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
				await expectAccessible();
			}
			await page.setViewportSize(narrow);
			await expect
				.poll(() => page.evaluate(() => document.documentElement.scrollWidth))
				.toBeLessThanOrEqual(narrow.width);
		});

/** German and Greek are the longest: every screen still fits the narrowest phone. */
for (const language of ["de", "el"])
	test(`every screen fits 320 pixels in ${language}`, async ({ page, signIn, baseURL }) => {
		test.setTimeout(120_000);
		await page.setViewportSize(narrow);
		for (const [email, paths] of Object.entries(screens)) {
			if (email) await signIn(email);
			await page.context().addCookies([{ name: "setlanguage", value: language, url: baseURL }]);
			for (const path of paths.filter((one) => !one.startsWith("/api"))) {
				await page.goto(await inDemo(path, page));
				await expect
					.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${path} in ${language}` })
					.toBeLessThanOrEqual(narrow.width);
			}
		}
	});
