import type { Locator, Page } from "@playwright/test";
import { comeAlive, expect, test, unique } from "../support/browser";
import { pagesOf } from "../support/pdf-text";
import { silence } from "../support/silence";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

test.use({
	serviceWorkers: "allow",
	expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (404|422|503)/,
});

const formWith = (page: Page, label: string) =>
	page
		.getByRole("main")
		.locator("form")
		.filter({ has: page.getByLabel(label, { exact: true }) });

/** Sends a form of which the page shows nothing new, and waits until it is taken. */
async function send(page: Page, form: Locator, button: string): Promise<void> {
	const answer = page.waitForResponse((response) => response.request().method() === "POST");
	await form.getByRole("button", { name: button, exact: true }).click();
	expect((await answer).status()).toBe(202);
}

test("a course in Norwegian and Turkish out of library content is given to a group, done on a phone over a line that breaks, and ends with a certificate that anybody can check", async ({
	page,
	context,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(300_000);
	page.setDefaultTimeout(30_000);
	const main = page.getByRole("main");
	const title = unique("Hilse på gjester");
	const [group, recording, heard] = [unique("Kaffegruppa"), `${unique("hilsen")}.wav`, unique("Hør hilsenen")];
	await signIn("admin@fjordvik.test");
	await page.setViewportSize(desk);

	await page.goto("/files/yourfiles");
	await page.locator("[data-upload-files]").setInputFiles({
		...{ name: recording, mimeType: "audio/wav", buffer: silence(test.info().retry) },
	});
	await expect(page.getByRole("link", { name: recording, exact: true })).toBeVisible();
	await page.goto("/user/users/groups");
	await page.getByLabel("Name of the new group").fill(group);
	await page.getByRole("button", { name: "Make group" }).click();
	await expect(page.getByRole("heading", { level: 1, name: group })).toBeVisible();
	await page.getByRole("combobox", { name: /^Who:/ }).fill("Amina");
	await page.getByRole("option", { name: /Amina Yusuf/ }).click();
	await page.getByRole("button", { name: "Put in" }).click();
	await expect(main.getByText("Amina Yusuf").first()).toBeVisible();

	const choose = async () => {
		await page.getByRole("button", { name: "Choose from the files" }).click();
		const dialog = page.getByRole("dialog", { name: "Choose files" });
		await dialog.getByLabel(recording).check();
		await dialog.getByRole("button", { name: "Use 1 file" }).click();
	};
	await page.goto("/task_library/library/new?kind=audio");
	await page.getByLabel("Title", { exact: true }).fill(heard);
	await choose();
	await main.getByRole("button", { name: "Create content" }).click();
	await expect(page.getByRole("heading", { level: 1, name: heard })).toBeVisible();
	await main.getByRole("button", { name: "Publish", exact: true }).click();
	await expect(main.getByRole("heading", { name: "Status Published" })).toBeVisible();

	await page.goto("/courses/course_dashboard");
	await main.getByText("New course").click();
	await page.getByLabel("Course title").fill(title);
	await page.getByLabel("Original language").selectOption("nb");
	await page.getByRole("button", { name: "Create course" }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	const editor = page.url();
	const add = async (name: string, place: string) => {
		const form = formWith(page, "New chapter or lesson");
		await form.getByLabel("New chapter or lesson").fill(name);
		await form.getByLabel("Place").selectOption({ label: place });
		await form.getByRole("button", { name: "Add" }).click();
		await expect(page.getByRole("textbox", { name: /^(Chapter|Lesson) title/ })).toHaveValue(name);
	};
	const write = async (words: string) => {
		await page.getByRole("textbox", { name: "Text" }).click();
		await page.keyboard.type(words);
	};
	await add("Ved disken", "As a chapter at the end");
	await add("Si hei", "As a lesson in Ved disken");
	await write("Si hei først.");
	await choose();
	await send(page, formWith(page, "Minutes"), "Save");
	await page.getByLabel("Search the library").fill(heard);
	await main.getByRole("button", { name: "Search", exact: true }).click();
	await main.getByRole("button", { name: `Link: ${heard}` }).click();
	await expect(main.getByRole("list", { name: "Contents of the lesson" })).toContainText(heard);
	await main.getByText("New question").click();
	await page.getByLabel("Question", { exact: true }).fill("Hva kommer først?");
	await page.getByLabel("Answer 1", { exact: true }).fill("Hei");
	await page.getByLabel("Answer 2", { exact: true }).fill("Regningen");
	await page.getByLabel("Answer 1 is right").check();
	await page.getByRole("button", { name: "Add the question" }).click();
	await expect(main.getByText("1. Hva kommer først?")).toBeVisible();
	await page.locator("#another-language").selectOption("tr");
	await formWith(page, "Another language").getByRole("button", { name: "Add" }).click();
	await expect(page).toHaveURL(/language=tr/);
	const original = page.getByRole("region", { name: "Original" });
	await expect(original.getByText("Si hei først.")).toBeVisible();
	const places = () =>
		Promise.all([original, page.getByRole("textbox", { name: "Text" })].map((one) => one.boundingBox()));
	const [beside, field] = await places();
	expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(field?.x ?? 0);
	await page.setViewportSize(phone);
	const [above, below] = await places();
	expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
	await page.setViewportSize(desk);
	await page.getByRole("textbox", { name: /^Lesson title/ }).fill("Merhaba de");
	await write("Önce merhaba de.");
	await send(page, formWith(page, "Minutes"), "Save");
	await add("Takk for seg", "As a lesson in Ved disken");
	await page.goto(`${editor}?language=tr`);
	await page.getByLabel("Course title").fill("Misafirleri karşılamak");
	await send(page, formWith(page, "Summary"), "Save");
	await page.goto(editor);
	await main.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByRole("heading", { name: "Status Published" })).toBeVisible();
	await main.getByRole("link", { name: "Learners" }).click();
	await comeAlive(page);
	await main.getByText("Assign the course").first().click();
	await page.getByRole("button", { name: new RegExp(group) }).click();
	await expect(main.getByText("1 person chosen")).toBeVisible();
	await page.getByLabel("Due date").fill("2031-02-03");
	await expectAccessible();
	await page.getByRole("button", { name: "Assign the course" }).click();
	await expect(main.getByRole("row", { name: /Amina Yusuf/ })).toContainText("Not started");

	await signIn("client@fjordvik.test");
	await page.setViewportSize(phone);
	await page.goto(`/courses/course_dashboard?q=${encodeURIComponent(title)}`);
	await main.getByRole("link", { name: title }).first().click();
	await main.getByRole("button", { name: "Begin the course" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Si hei" })).toBeVisible();
	const step = page.url();
	const course = step.replace(/\/step\/.*/, "");
	await main.getByRole("link", { name: /Türkçe/ }).click();
	await expect(main.getByText("Önce merhaba de.")).toBeVisible();
	await page.goto(course);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
	await page.getByRole("button", { name: "Keep on this device" }).click();
	await expect(main.getByText(/^Kept .* MB$/)).toBeVisible({ timeout: 60_000 });
	await expectAccessible();

	await context.setOffline(true);
	const plays = async (nth: number) =>
		expect
			.poll(() =>
				page
					.locator("audio")
					.nth(nth)
					.evaluate((audio: HTMLAudioElement) => audio.readyState),
			)
			.toBeGreaterThan(0);
	await page.goto(course);
	await main.getByRole("link", { name: "Begin the course" }).click();
	await expect(main.getByText("Önce merhaba de.")).toBeVisible();
	await expect(main.getByRole("heading", { name: heard })).toBeVisible();
	await plays(0);
	await main.getByRole("link", { name: /Norsk/ }).click();
	await expect(main.getByText("Si hei først.")).toBeVisible();
	await page.goto(step);
	await expect(page.getByText(/You are reading a copy that was kept/)).toBeVisible();
	await expect(main.getByText("Si hei først.")).toBeVisible();
	for (const nth of [0, 1]) await plays(nth);
	await page.getByLabel("Hei", { exact: true }).check();
	await page.getByRole("button", { name: "Check my answers" }).click();
	await expect(main.getByText("Saved on this device", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Takk for seg" })).toBeVisible();
	await page.getByRole("button", { name: "Finish the course" }).click();
	await expect(page.getByText("3 entries are saved on this device, not sent yet.")).toBeVisible();
	await context.setOffline(false);
	await page.goto(course);
	await expect(main.getByText("You completed this course on")).toBeVisible({ timeout: 60_000 });
	await page.reload();
	await expect(main.getByText("2 of 2 steps").first()).toBeVisible();
	await page.getByRole("button", { name: "Remove", exact: true }).click();
	await expect(page.getByRole("button", { name: "Keep on this device" })).toBeVisible();

	const file = await page.request.get(`${course}/certificate`);
	const paper = (await pagesOf(await file.body())).join("\n");
	expect(paper).toContain(title);
	const code = /\b[A-Z0-9]{4}(-[A-Z0-9]{4}){3}\b/.exec(paper)?.[0] ?? "";
	await context.clearCookies({ name: "session" });
	await page.goto(`${course.replace(/\/course\/.*/, "/certificate")}?code=${code}`);
	await expect(main.getByText("The certificate is genuine: Amina")).toContainText(title);
});
