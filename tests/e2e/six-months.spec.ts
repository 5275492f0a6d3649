import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { runCrons } from "../../scripts/cron.mjs";
import { AGAIN } from "../support/browser";
import { expect, type OwnPortal, test } from "../support/own-portal";

const DAY = 86_400_000;
/** Sleep and energy as they were answered before, month by month, and how they are answered on the phone. */
const before = [
	{ ago: 182, sleep: 2, energy: 3 },
	{ ago: 150, sleep: 3, energy: 3 },
	{ ago: 120, sleep: 3, energy: 4 },
	{ ago: 91, sleep: 4, energy: 5 },
	{ ago: 60, sleep: 6, energy: 5 },
	{ ago: 30, sleep: 5, energy: 6 },
];
const now = { sleep: 7, energy: 4 };

test("an advisor builds a form by mouse and by keyboard, a client answers it on a phone in Turkish, and both see how six months went", async ({
	page,
	signIn,
	portal,
	browser,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	await signIn("advisor@fjordvik.test");
	const name = await build(page);
	await expectAccessible();
	await giveToClient(page, name);
	runCrons(portal.miniflare, ["5 * * * *"])();

	const phone = await openPhone(browser, portal.address);
	await answerInTurkish(phone);
	await bringMonths(portal);

	await phone.goto("/yourforms?lang=tr");
	await phone.getByRole("link", { name: "Nasıl gittiğini gör: Aydan aya" }).click();
	await expect(phone.getByText(/^İlk/).first()).toBeVisible();
	await expect(phone.getByText(/^Önceki/).first()).toBeVisible();
	await expect(phone.getByText(/^Şu anki/).first()).toBeVisible();
	await expect(phone.getByRole("img", { name: /Nasıl uyudunuz/ }).first()).toBeVisible();
	expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await expectAccessible(phone);

	await page.goto(`/form_builder/formreports/${name}`);
	await page.getByRole("link", { name: "Over time" }).click();
	await page.getByLabel("Person").selectOption({ label: "Amina Yusuf" });
	await page.getByRole("button", { name: "Show" }).click();
	await expect(page.getByRole("heading", { name: "Amina Yusuf" })).toBeVisible();
	const sleep = page
		.getByRole("region", { name: "The numbers", exact: true })
		.getByRole("row", { name: /Sov du godt/ });
	const [first, previous, current, since, whole] = await sleep.getByRole("cell").allInnerTexts();
	expect([first, previous, current]).toEqual(["2", "5", "7"]);
	expect([since, whole].map((cell) => cell?.trim())).toEqual(["+2\nHigher", "+5\nHigher"]);
	const days = page.getByRole("region", { name: /^The numbers: Sov du godt/ }).getByRole("row");
	await expect(days).toHaveCount(before.length + 2);
	await expect(page.getByRole("img", { name: /^Har du krefter.* over time/ })).toBeVisible();
	await expectAccessible();
	await page.emulateMedia({ colorScheme: "dark" });
	await phone.context().close();
});

/** Begins with the mouse, goes on with the keys alone, says it in Turkish too, and publishes. */
async function build(page: Page): Promise<string> {
	await page.goto("/form_builder/new");
	await page.getByLabel("Title").fill("Måned for måned");
	await page.getByRole("button", { name: "Make the form" }).click();
	await expect(page).toHaveURL(/\/build\//);
	const cards = page.locator("[data-card]");
	const count = await cards.count();
	await page.getByRole("button", { name: "Scale", exact: true }).click();
	await expect(cards).toHaveCount(count + 1);
	await page.getByLabel("Question", { exact: true }).fill("Sov du godt?");
	await cards.last().focus();
	await page.keyboard.press("/");
	await page.keyboard.type("scale");
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Question", { exact: true })).toBeFocused();
	await page.keyboard.type("Har du krefter?");
	await expect(cards).toHaveCount(count + 2);
	await cards.last().focus();
	await page.keyboard.press("Alt+ArrowUp");
	await page.keyboard.press("Alt+ArrowDown");
	await expect(cards.last()).toContainText("Har du krefter?");
	await page.getByRole("link", { name: /^Languages/ }).click();
	await page.getByLabel("Add a language").selectOption({ label: "Türkçe" });
	await page.getByLabel("“Måned for måned” in Türkçe").fill("Aydan aya");
	await page.getByLabel("“Sov du godt?” in Türkçe").fill("Nasıl uyudunuz?");
	await page.getByLabel("“Har du krefter?” in Türkçe").fill("Gücünüz var mı?");
	await expect(page.locator("[data-saved]")).toBeVisible();
	await page
		.getByRole("link", { name: "Publish …" })
		.or(page.getByRole("button", { name: "Publish …" }))
		.click();
	await page.getByRole("button", { name: "Publish version 1" }).click();
	await expect(page).toHaveURL(/\/forms\/[^/]+\/share$/);
	return new URL(page.url()).pathname.split("/").at(-2) ?? "";
}

async function giveToClient(page: Page, name: string) {
	await page.goto(`/form_builder/forms/${name}/share`);
	await page.getByRole("heading", { name: "Ask on a schedule" }).click();
	const schedule = page.locator("form").filter({ has: page.getByRole("button", { name: "Ask members" }) });
	await schedule.getByRole("combobox", { name: /^Members/ }).fill("amina");
	await schedule.getByRole("option", { name: /Amina Yusuf/ }).click();
	await schedule.getByLabel("Opens at (hour)").fill("0");
	await schedule.getByRole("button", { name: "Ask members" }).click();
	await expect(page.getByText("1 member is asked")).toBeVisible();
}

async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
	const context = await browser.newContext({
		...{ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
		...{ locale: "tr-TR", timezoneId: "Europe/Oslo" },
	});
	const phone = await context.newPage();
	const data = { email: "client@fjordvik.test", password: "followup-demo" };
	const answer = await phone.request.post("/api/login", { data, headers: { Origin: baseURL }, ...AGAIN });
	expect(answer.status()).toBe(200);
	const { token } = (await answer.json()) as { token: string };
	await context.addCookies([
		{ name: "session", value: token, url: baseURL, httpOnly: true, sameSite: "Lax" },
		{ name: "setlanguage", value: "tr", url: baseURL },
	]);
	return phone;
}

/** The clock has asked: the form waits on the client's own page, and is answered by touch. */
async function answerInTurkish(phone: Page) {
	const link = phone.getByRole("link", { name: /^Yanıtla: (Aydan aya|Måned for måned)/ });
	await expect(async () => {
		await phone.goto("/yourforms");
		await expect(link).toBeVisible({ timeout: 1000 });
	}).toPass({ timeout: 30_000 });
	await link.tap();
	const foot = phone.locator(".answer-foot");
	await expect(phone.getByRole("heading", { level: 1 })).toContainText("Aydan aya");
	await foot.getByRole("button", { name: "Başla" }).tap();
	const send = phone.getByRole("button", { name: "Yanıtları gönder" });
	for (const [question, value] of [
		["Nasıl uyudunuz?", now.sleep],
		["Gücünüz var mı?", now.energy],
	] as const) {
		const group = phone.getByRole("group", { name: question });
		await group.getByRole("radio", { name: String(value), exact: true }).check();
		await expect(group.getByRole("radio", { name: String(value), exact: true })).toBeChecked();
	}
	await foot.getByRole("button", { name: "İleri" }).tap();
	await expect(phone.getByText("Nasıl uyudunuz?")).toBeVisible();
	await send.tap();
	await expect(phone).toHaveURL(/form_reply_complete/);
}

/** Replies of the months before, as the one that came by the phone. */
async function bringMonths({ miniflare }: OwnPortal) {
	const db = await miniflare.getD1Database("DB");
	const row = await db
		.prepare(
			"select r.* from form_replies r join forms f on f.id = r.form_id where f.title = 'Måned for måned' and r.status <> 'draft'",
		)
		.first<Record<string, unknown>>();
	if (!row) throw new Error("The reply has not come in.");
	const answers = JSON.parse(String(row.answers)) as Record<string, number>;
	const idOf = (value: number) => Object.keys(answers).find((id) => answers[id] === value) ?? "";
	const [sleep, energy] = [idOf(now.sleep), idOf(now.energy)];
	const months = before.map((month) => {
		const at = Number(row.submitted_at) - month.ago * DAY;
		const id = randomUUID();
		return {
			...row,
			...{ id, guid: id, send_key: id, occasion_id: null, submitted_at: at, started_at: at, created_at: at },
			day: new Date(at).toISOString().slice(0, 10),
			answers: JSON.stringify({ [sleep]: month.sleep, [energy]: month.energy }),
		};
	});
	const columns = Object.keys(row);
	const insert = `insert into form_replies (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`;
	await db.batch(
		months.map((month) =>
			db.prepare(insert).bind(...columns.map((column) => (month as Record<string, unknown>)[column])),
		),
	);
}
