import type { Locator, Page } from "@playwright/test";
import { expect, expectNoViolations, test } from "../support/browser";
import { giveFinch } from "../support/finch";

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };
/** How many screens one test visits: few enough that a screen that fails is soon tried again. */
const AT_A_TIME = 8;
/** Each width in each theme, and each long language; else one half of it for every other screen. */
const isFull = process.env.TESTS_EXTENT === "full";

const screens: Record<string, string[]> = {
	"": [
		"/login",
		"/forgotpassword",
		"/resetpassword/no-such-link",
		"/confirmemail/no-such-link",
		"/invitation/no-such-link",
		"/api/docs",
		"/offline",
		"/norwegian_learning/norwegian_learning_test/a3d94c07-81be-4f62-b5d0-16e7f29c8b34",
		"/norwegian_learning/norwegian_learning_test/d72b5e90-3a68-4c1d-9e47-8b0f64a1c253?again&listen",
		"/verdal_week/demo-week",
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
		"/followup/learning_library",
		"/followup/announcements",
		"/followup/exports",
	],
	"admin@fjordvik.test": [
		"/home",
		"/yourprofile",
		"/yourprofile/second_factor",
		"/user/organisation",
		"/user/organisation?tab=branding",
		"/user/organisation?tab=security",
		"/user/organisation?tab=modules",
		"/user/organisation?tab=log",
		"/notifications",
		"/news/list/editing",
		"/news/list/editing?f=status.any.draft&draft=language",
		"/user/users",
		"{participant}",
		"{participant}?view=about",
		"{participant}?kind=placements",
		"/user/users/invite",
		"/user/users/invitations",
		"/user/users/groups",
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
		"/form_builder/library/take",
		"/form_builder/forms/ukens-status",
		"/form_builder/forms/ukens-status/dictionary",
		"/form_builder/forms/ukens-status/share",
		"/form_builder/forms/ukens-status/settings",
		"/form_builder/build/ukens-status/following",
		"/form_builder/build/ukens-status/following?of=answer:sleep&does=task",
		"/form_builder/build/ukens-status/following?of=band:wellbeing&does=message",
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
		"/kartlegging/companies",
		"/kartlegging/companies/trash",
		"/kartlegging/new?q=Havbris",
		"{company}",
		"{company}/results",
		"/kartlegging/openings",
		"/kartlegging/form",
		"/kartlegging/form/trash",
		"/hms/companies",
		"/hms/companies/trash",
		"/hms/new_company",
		"{safety company}",
		"{own safety company}/edit",
		"{own safety company}/posters",
		"{own safety company}/schedules",
		"{own safety company}/duties",
		"{safety document}",
		"/hms/advising",
		"/hms/mine",
		"/hms/observations",
		"{privacy breach}",
		"/hms/year",
		"{poster}",
		"/hms/new_form",
		"/hms/rounds",
		"/hms/rounds/trash",
		"{open round}",
		"{round point}",
		"{protocol}",
		"/hms/checklists",
		"/hms/new_checklist?from=office",
		"{checklist}",
		"/hms/deviations",
		"/hms/deviations/trash",
		"/hms/new_deviation",
		"{deviation}",
		"/hms/plan",
		"/hms/plan/trash",
		"/hms/new_measure",
		"/hms/settings",
		"/hms/settings/letters",
		"/hms/settings/letters/measureDue",
		"/hms/statistics",
		"{measure}",
		"/verdal/skjema",
		"/verdal/new_skjema",
		"{placement}",
		"{placement}/workplace?q=Havbris",
		"{placement}/agreement",
		"{placement}/change",
		"{placement}/progress",
		"{placement}/nav",
		"{closed placement}",
		"/verdal/overview",
		"/verdal/overview/board",
		"/verdal/overview/timeline",
		"/verdal/overview/capacity",
		"/verdal/overview/statistics",
		"/verdal/overview/trash",
		"/verdal/archive",
		"/verdal/stillingskode",
		"/verdal/stillingskode/trash",
		"/verdal/stillingskode/import",
		"/verdal/new_stillingskode",
		"{position code}",
		"/verdal/stillingsgruppe",
		"/verdal/stillingsgruppe/trash",
		"/verdal/new_stillingsgruppe",
		"{position group}",
		"/verdal/settings",
		"/verdal/settings/endsSoon",
		"/finch/students",
		"/finch/students/trash",
		"/finch/students/import",
		"/finch/new",
		"{student}",
		"{student}/edit",
		"/finch/codes",
		"/finch/next_year",
		"/finch/settings",
		"{student code}",
		"/finch/list",
		"/finch/list/trash",
		"/finch/reports",
		"{student report}",
		"/finch/form",
		"/finch/formreports/slik-har-jeg-det-pa-skolen?by=@student.group",
		"/kartlegging/forms/kartlegging-av-bedriftens-behov",
		"/kartlegging/campaigns",
		"/kartlegging/formreports/kartlegging-av-bedriftens-behov?by=@company.municipality",
		"/logform/dashboard",
		"/logform/new",
		"/logform/templates",
		"/logform/trash",
		"/business_evaluator/entrepreneurs",
		"{entrepreneur}",
		"{entrepreneur ratings}",
		"{entrepreneur canvas}",
		"/business_evaluator/cohort?from=2020-01-01",
		"/business_evaluator/weights",
		"/business_evaluator/settings",
		"/business_evaluator/form",
		"/business_evaluator/demo",
		"/veksttorget/statistics",
		"/veksttorget/intakes",
		"{intake}",
		"/veksttorget/board",
		"{board report}",
		"{public figures}",
		"/courses/course_dashboard",
		"{course}",
		"{course}/learners",
		"{course}/hand_ins",
		"{course}/cohorts",
		"{cohort}",
		"{path}",
		"{course}/figures",
		"{course}/translations",
		"{course}/check",
		"/courses/import",
		"/courses/questions",
		"/courses/questions/new",
		"/courses/questions/take",
		"{course}/edit_course",
		"{course}/edit_course?part",
		"/courses/trash",
		"{course}/certificate",
		"/norwegian_learning/dashboard",
		"/norwegian_learning/items",
		"/norwegian_learning/items/trash",
		"/norwegian_learning/items/new",
		"/norwegian_learning/items/take",
		"/norwegian_learning/items/new?kind=match",
		"{language item}",
		"{language item}/edit",
		"{language item}/answers",
		"/norwegian_learning/tests",
		"{language test}",
		"{language test}/links",
		"/norwegian_learning/production",
		"/norwegian_learning/production/tasks/new",
		"/norwegian_learning/words",
		"/norwegian_learning/words/review?more=1",
		"/norwegian_learning/words/lists/new",
		"{word list}",
		"{word list}/give",
		"{word}",
		"/norwegian_learning/results",
		"{language result}",
		"/task_library/library?as=list",
		"/task_library/library/new?kind=youtube",
		"/task_library/library/trash",
		"{content}/edit",
		"{content}/task",
		"/task_library/tasks/given",
		"/task_library/learningscenes",
		"/task_library/learningscenes/trash",
		"{scene}/edit",
		"/veksttorget/settings",
		"/veksttorget/settings/letters",
		"/veksttorget/settings/letters/received",
		"/veksttorget/form",
		"/followup_events/events/trash",
		"{event}",
		"{event}/tickets",
		"{event}/messages",
		"{event}/dates",
		"{event}/program",
		"{event}/checkin",
		"{event}/checkin?q=a",
		"{event}/doors",
		"{event}/badges",
		"{event}/speakers",
		"/followup_events/events/report",
		"/followup_events/events/embed",
		"{full event}/needs",
		"{event}/feedback",
		"{event}/edit",
		"{event}/print",
		"{event page}",
		"/task_library/resources",
		"/task_library/resources?as=list",
		"/task_library/resources?as=plan",
		"/task_library/resources/calendar?span=day",
		"/task_library/resources/calendar?span=week",
		"/task_library/resources/calendar?span=month",
		"/task_library/resources/bookings",
		"/task_library/resources/book",
		"/task_library/resources/settings",
		"/task_library/resources/new",
		"/task_library/resources/faults",
		"/task_library/resources/loans",
		"/task_library/resources/together",
		"/task_library/resources/stocktakes",
		"/task_library/resources/feeds",
		"/task_library/resources/usage",
		"/task_library/resources/handover",
		"{resource}",
		"{resource}/edit",
		"{resource}/rules",
		"{resource}/retire",
		"{resource}/asset",
		"{resource}/door",
		"{resource}/open",
		"{resource}/fault",
		"{resource}/now",
		"{booking}",
		"{booking}/edit",
		"/task_library/news",
		"/error?access=not%20allowed&from=%2Fuser%2Fusers",
	],
	"client@fjordvik.test": [
		"{own page}",
		"{own page}?view=about",
		"/followup_events/dashboard",
		"/followup_events/needs",
		"{ticket}",
		"{ticket}/feedback",
		"/general_reports/dashboard",
		"/general_reports/profile",
		"/general_reports/dashboard/inkludering-i-arbeidslivet",
		"/courses/course_dashboard",
		"/courses/tutorial",
		"{course}",
		"{course}/step",
		"/courses/notes",
		"/courses/paths",
		"{path}",
		"/task_library/dashboard",
		"/task_library/library",
		"{content}",
		"/task_library/learningscenes",
		"/task_library/tasks",
		"{scene}",
		"{lesson}",
		"/logform/dashboard",
		"/logform/readreply",
		"/home",
		"/psych_eval/user_forms",
		"/yourforms",
		"/yourtasks",
		"/psych_eval/reports",
		"/psych_eval/reports/meeting",
		"/psych_eval/reports/reads",
		"/error?access=not%20allowed&from=%2Fuser%2Fusers",
	],
	"advisor@fjordvik.test": [
		"/search?q=amina",
		"/followup_events/dashboard",
		"/followup_events/events",
		"/followup_events/events?view=coming&f=starts.after.-1&sort=starts",
		"/followup_events/events/new",
		"/form_builder/build/ukens-status",
		"/form_builder/build/ukens-status?part=logic",
		"/form_builder/build/ukens-status?part=languages",
		"/form_builder/build/ukens-status?part=settings",
		"/form_builder/build/ukens-status/publish",
		"/form_builder/build/ukens-status/preview",
		"/form_builder/build/ukens-status/list",
		"/form_builder/builder",
		"/form_builder/builder/ukens-status",
		"/dashboardCRM/dashboard",
		"/dashboardCRM/dashboard?edit=1",
		"/dashboardCRM/notes",
		"/dashboardCRM/notes?f=kind.any.call&draft=author",
		"/dashboardCRM/notes/trash",
		"/dashboardCRM/contactForm",
		"/dashboardCRM/contactForm/trash",
		"/dashboardCRM/customers",
		"/dashboardCRM/customers/board",
		"/dashboardCRM/customers/municipalities",
		"/dashboardCRM/customers/lists",
		"/dashboardCRM/customers/trash",
		"/dashboardCRM/customers/import",
		"/dashboardCRM/calendar?whose=all",
		"/dashboardCRM/calendar?whose=all&span=week",
		"/yourtasks",
		"/yourtasks?module=hms",
		"/yourtasks/new",
		"/dashboardCRM/tasks",
		"/dashboardCRM/tasks?as=board",
		"/dashboardCRM/tasks/trash",
		"/dashboardCRM/tasks/import",
		"/dashboardCRM/contacts",
		"/dashboardCRM/contacts/new",
		"/dashboardCRM/meetings",
		"/dashboardCRM/meetings/new",
		"/dashboardCRM/search?q=havbris",
		"{log}",
	],
	"nobody@followup.test": ["/home"],
};

/** What needs no look of its own: the menu, which is looked at on home, and the shape that the calls are described in. */
const exceptions = (path: string) => [
	...(path === "/home" ? [] : ["#side-menu"]),
	...(path === "/api/docs" ? ["main > section:nth-of-type(n + 13)"] : []),
];

test.use({ expectedErrors: /status of 4(03|04|10)|about:srcdoc/ });

/** Where the demo lists the records whose addresses stand in a list alone, and by what name. */
const listed: Record<string, { list: string; name: string }> = {
	"{customer}": { list: "/dashboardCRM/customers?q=Havbris+Industri", name: "Havbris Industri AS" },
	"{company}": { list: "/kartlegging/companies?q=Havbris+Industri", name: "Havbris Industri AS" },
	"{resource}": { list: "/task_library/resources?as=list&q=Fyret", name: "Fyret" },
	"{booking}": { list: "/task_library/resources/bookings?q=Jobbmesse", name: "Jobbmesse" },
	"{event}": { list: "/followup_events/events?q=Jobbmesse", name: "Jobbmesse" },
	"{content}": { list: "/task_library/library?q=kaninen", name: "Watch and tell: the rabbit in the wood" },
	"{scene}": { list: "/task_library/learningscenes?q=helse", name: "Health and safety" },
	"{language item}": { list: "/norwegian_learning/items?q=oppslag", name: "Les: oppslag om svømmehallen" },
	"{language test}": { list: "/norwegian_learning/tests?q=Niv%C3%A5test", name: "Nivåtest i norsk" },
	"{language result}": { list: "/norwegian_learning/results?q=Tomasz", name: "Tomasz Kowalski" },
	"{full event}": { list: "/followup_events/events?q=CV-verksted", name: "CV-verksted" },
};

/** Of these the first link of the page leads there. */
const firstLinks: Record<string, { from: string; link: string; withQuery?: true }> = {
	"{path}": { from: "/courses/paths", link: "h2 a" },
	"{cohort}": { from: "{course}/cohorts", link: "a[href*='/courses/cohort/']" },
	"{protocol}": { from: "/hms/rounds?f=status.any.done", link: "tbody a", withQuery: true },
	"{public figures}": { from: "/veksttorget/settings", link: "a[href$='/figures']" },
	"{board report}": { from: "/veksttorget/board", link: "tbody a" },
	"{intake}": { from: "/veksttorget/intakes", link: "tbody a" },
	"{entrepreneur ratings}": { from: "{entrepreneur}", link: "a[href$='/ratings']" },
	"{entrepreneur canvas}": { from: "{entrepreneur}", link: "a[href$='/canvas']" },
	"{entrepreneur}": { from: "/business_evaluator/entrepreneurs", link: "tbody a" },
	"{safety company}": { from: "/hms/companies", link: "tbody a" },
	"{own safety company}": { from: "/hms/companies?q=Granlia+barnehage", link: "tbody a" },
	"{safety document}": { from: "{own safety company}/duties", link: "a[href*='/documents/']" },
	"{privacy breach}": { from: "/hms/deviations?f=kind.any.privacy", link: "tbody a" },
	"{poster}": { from: "{own safety company}/posters", link: "a[href*='/hms/posters/']" },
	"{open round}": { from: "/hms/rounds?f=status.any.inspection", link: "tbody a" },
	"{round point}": { from: "{open round}", link: "a[href*='/points/']" },
	"{log}": { from: "/logform/dashboard", link: "a[href*='/logform/readreply/']" },
	"{checklist}": { from: "/hms/checklists", link: "a[href*='/hms/checklists/']" },
	"{deviation}": { from: "/hms/deviations?f=status.not.closed", link: "tbody a" },
	"{measure}": { from: "/hms/plan", link: "tbody a" },
	"{placement}": { from: "/verdal/overview?f=status.any.underway", link: "tbody a" },
	"{closed placement}": { from: "/verdal/archive", link: "tbody a" },
	"{position code}": { from: "/verdal/stillingskode?f=used.is.yes", link: "tbody a" },
	"{position group}": { from: "/verdal/stillingsgruppe?f=used.is.yes", link: "tbody a" },
	"{word list}": { from: "/norwegian_learning/words", link: "tbody a" },
	"{word}": { from: "{word list}", link: "tbody a" },
	"{student}": { from: "/finch/students", link: "tbody a" },
	"{student code}": { from: "/finch/codes", link: "a[href$='/finch/code']" },
	"{student report}": { from: "/finch/list", link: "tbody a" },
	"{event page}": { from: "{full event}", link: "a[href^='/event/']" },
	"{lesson}": { from: "{scene}", link: "nav a[href*='content=']" },
	"{participant}": { from: "/search?q=yusuf", link: "a[href*='/user/users/']" },
	"{own page}": { from: "/yourprofile", link: "a[href*='/user/users/']" },
	"{ticket}": { from: "/followup_events/dashboard", link: "a[href*='/ticket/']" },
};

/** The addresses that were looked up, by who asked and what for: several screens are of one record. */
const known = new Map<string, string>();

/** The address of a screen, with the demo's own record in the place of its name in braces. */
async function inDemo(path: string, page: Page, email: string): Promise<string> {
	const [start, rest] = /^(\{[^}]+\})(.*)$/.exec(path)?.slice(1) ?? [];
	if (start === undefined || rest === undefined) return path;
	if (start === "{course}") return inCourse(rest, page, email);
	return `${await lookedUp(start, email, () => recordOf(start, page, email))}${rest}`;
}

async function lookedUp(name: string, email: string, look: () => Promise<string>): Promise<string> {
	const key = `${email} ${name}`;
	const address = known.get(key) ?? (await look());
	known.set(key, address);
	return address;
}

async function recordOf(name: string, page: Page, email: string): Promise<string> {
	const [first, record] = [firstLinks[name], listed[name]];
	await page.goto(first ? await inDemo(first.from, page, email) : (record?.list ?? ""));
	const main = page.getByRole("main");
	const href = await hrefOf(first ? main.locator(first.link) : main.getByRole("link", { name: record?.name }));
	return first?.withQuery ? href : href.replace(/[?#].*/, "");
}

/** A screen of the demo's course that has a quiz at its end; the certificate is checked by its organisation's own address. */
async function inCourse(screen: string, page: Page, email: string): Promise<string> {
	const course = await lookedUp("course", email, async () => {
		await page.goto("/courses/course_dashboard");
		const link = page.getByRole("main").getByRole("link", { name: /På vei til jobb|On the way to work/ });
		return (await hrefOf(link)).replace(/\/step\/.*/, "");
	});
	if (screen === "") return course;
	if (screen === "/certificate") return course.replace(/\/course\/.*/, "/certificate?code=ABCD-EFGH-JKMN-PQRS");
	if (["/learners", "/hand_ins", "/cohorts", "/figures", "/translations", "/check"].includes(screen))
		return course.replace("/course/", `${screen}/`);
	const step = await lookedUp("step", email, async () => {
		await page.goto(course);
		return (await page.locator("main nav a").last().getAttribute("href")) ?? "";
	});
	if (screen === "/step") return step;
	const part = screen.endsWith("?part") ? `?part=${step.split("/step/")[1]}` : "";
	return `${course.replace("/course/", "/edit_course/")}/course${part}`;
}

const hrefOf = async (link: Locator) => (await link.first().getAttribute("href")) ?? "";

/** A group of screens in one browser, each in one visit. */
for (const [email, all] of Object.entries(screens))
	for (let from = 0; from < all.length; from += AT_A_TIME) {
		const paths = all.slice(from, from + AT_A_TIME);
		test(`screens of ${email || "a stranger"} from ${paths[0]} are accessible and fit`, async ({ page, signIn }) => {
			test.setTimeout(paths.length * 30_000);
			if (paths.some((path) => path.includes("finch") || path.includes("{student"))) await giveFinch(page, signIn);
			if (email) await signIn(email);
			const failures: unknown[] = [];
			for (const [index, path] of paths.entries())
				await test.step(path, () => visit(page, path, email, index % 2 === 0)).catch((error) => failures.push(error));
			expect(failures.map(String).join("\n\n")).toBe("");
		});
	}

async function visit(page: Page, path: string, email: string, isEven: boolean): Promise<void> {
	await speak(page, "en");
	await page.setViewportSize(desk);
	const address = await inDemo(path, page, email);
	for (const [index, language] of languagesOf(path, isEven).entries()) {
		await speak(page, language);
		await page.setViewportSize(desk);
		await page.goto(address);
		if (index === 0) {
			if (isEven || isFull) await look(page, path, "light");
			await page.setViewportSize(phone);
			if (!isEven || isFull) await look(page, path, "dark");
		}
		await fits(page, `${path} in ${language}`);
	}
}

/** German and Greek are the longest: what has room in them has room in all. The calls are described in English. */
function languagesOf(path: string, isEven: boolean): string[] {
	if (path.startsWith("/api/")) return ["en"];
	return isFull ? ["en", "de", "el"] : [isEven ? "de" : "el"];
}

async function look(page: Page, path: string, theme: "light" | "dark"): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
	await expectNoViolations(page, theme, exceptions(path));
	if (isFull) await expectNoViolations(page, theme === "light" ? "dark" : "light", exceptions(path));
}

async function fits(page: Page, message: string): Promise<void> {
	await page.setViewportSize(narrow);
	await expect
		.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message })
		.toBeLessThanOrEqual(narrow.width);
}

const speak = (page: Page, language: string) =>
	page.context().addCookies([{ name: "setlanguage", value: language, url: test.info().project.use.baseURL }]);
