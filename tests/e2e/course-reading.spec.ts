import type { Page } from "@playwright/test";
import { comeAlive, expect, test, unique } from "../support/browser";
import { silence } from "../support/silence";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };
const EASY =
	"Si hei. Smil. Vent litt. Gjesten sier hva hun vil ha. Du sier ja. Så lager du kaffen. Til slutt sier du takk for nå.";

/** Sends the form of a part of the editor, and waits until it is taken. */
async function send(page: Page, button: string): Promise<void> {
	const answer = page.waitForResponse(
		(response) => response.request().method() === "POST" && response.status() === 202,
	);
	await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
	await answer;
}

async function makeCourse(page: Page, title: string) {
	const main = page.getByRole("main");
	await page.goto("/courses/course_dashboard");
	await main.getByText("New course").click();
	await page.getByLabel("Course title").fill(title);
	await page.getByLabel("Original language").selectOption("nb");
	await page.getByRole("button", { name: "Create course" }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	for (const [name, place] of [
		["Ved disken", "As a chapter at the end"],
		["Si hei", "As a lesson in Ved disken"],
	] as const) {
		await page.getByLabel("New chapter or lesson").fill(name);
		await page.getByLabel("Place", { exact: true }).selectOption({ label: place });
		await main.getByRole("button", { name: "Add", exact: true }).first().click();
		await expect(page.getByRole("textbox", { name: /^(Chapter|Lesson) title/ })).toHaveValue(name);
	}
	const text = page.getByRole("textbox", { name: "Text", exact: true });
	await expect(text).toHaveAttribute("contenteditable", "true");
	return { main, text };
}

test("a lesson has a warning, a sound in its text, easy words and a recording, and is read on a phone as its learner likes", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	page.setDefaultTimeout(20_000);
	const [title, recording] = [unique("Hilse lett"), `${unique("hilsen i teksten")}.wav`];
	await signIn("admin@fjordvik.test");
	await page.setViewportSize(desk);
	await page.goto("/files/yourfiles");
	await page.locator("[data-upload-files]").setInputFiles({
		...{ name: recording, mimeType: "audio/wav", buffer: silence(64 + test.info().retry) },
	});
	await expect(page.getByRole("link", { name: recording, exact: true })).toBeVisible();

	const { main, text } = await makeCourse(page, title);
	await text.click();
	await page.keyboard.type("Kaffen er varm.");
	const bar = page.getByRole("toolbar", { name: "Formatting: Text", exact: true });
	await bar.getByRole("button", { name: "Callout" }).click();
	await page.getByRole("group", { name: "Callout" }).getByRole("button", { name: "Warning" }).click();
	await expect(text.locator(".callout.warning")).toHaveText(/Warning\s*Kaffen er varm\./);
	await expectAccessible();
	// An empty paragraph leads out of the box.
	await page.keyboard.press("End");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await page.keyboard.type("Hør her.");
	await bar.getByRole("button", { name: "Video or sound to play" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel(recording).check();
	await dialog.getByRole("button", { name: "Use the file" }).click();
	await expect(text.getByText(`▶ ${recording}`)).toBeVisible();
	await text.getByText(`▶ ${recording}`).click();
	await bar.getByRole("button", { name: "Video or sound to play" }).click();
	const about = page.getByRole("group", { name: recording });
	await about.getByLabel("Caption file").setInputFiles({
		...{
			name: "said.vtt",
			mimeType: "text/vtt",
			buffer: Buffer.from("WEBVTT\n\n00:00.000 --> 00:01.000\nHei, og velkommen."),
		},
	});
	await expect(about).toBeHidden();
	await text.getByText(`▶ ${recording}`).click();
	await bar.getByRole("button", { name: "Video or sound to play" }).click();
	await expect(about.getByText("There is 1 line.")).toBeVisible();
	await expectAccessible();
	await about.getByRole("button", { name: "Cancel" }).click();
	await main.getByText("Easy version", { exact: true }).click();
	const easy = page.getByRole("textbox", { name: "The same in easy words" });
	await easy.click();
	await page.keyboard.type(EASY);
	await expect(main.getByText(/^Reading ease: LIX \d+, very easy$/)).toBeVisible();
	await expectAccessible();
	await send(page, "Save");
	await page.locator("#sound").setInputFiles({
		...{ name: "lest.wav", mimeType: "audio/wav", buffer: silence(32 + test.info().retry) },
	});
	await send(page, "Save the recording");
	await expect(main.getByRole("button", { name: "Remove the recording" })).toBeVisible();
	await main.getByRole("link", { name: "About the course" }).click();
	await main.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByRole("heading", { name: "Status Published" })).toBeVisible();

	const played: string[] = [];
	await signIn("client@fjordvik.test");
	await page.setViewportSize(phone);
	await page.goto(`/courses/course_dashboard?q=${encodeURIComponent(title)}`);
	await main.getByRole("link", { name: title }).first().click();
	page.on("request", (request) => {
		if (request.resourceType() === "media") played.push(request.url());
	});
	await main.getByRole("button", { name: "Begin the course" }).click();
	await expect(main.getByRole("note")).toHaveText(/^Advarsel\s*Kaffen er varm\.$/);
	const player = main.getByLabel(recording, { exact: true });
	await expect(player).toBeVisible();
	await comeAlive(page);
	expect(played).toEqual([]);
	await main.getByText("Read what is said").click();
	await expect(main.getByText("Hei, og velkommen.")).toBeVisible();
	await player.evaluate((media: HTMLMediaElement) => media.play());
	await expect.poll(() => played.length).toBeGreaterThan(0);
	await expectAccessible();

	await main.getByRole("button", { name: "Easy to read" }).click();
	await expect(main.getByText(EASY)).toBeVisible();
	await expect(main.getByRole("note")).toHaveCount(0);
	await expect(main.getByRole("button", { name: "Easy to read" })).toHaveAttribute("aria-pressed", "true");
	await page.waitForLoadState("networkidle");
	await page.reload();
	await expect(main.getByText(EASY)).toBeVisible();
	await comeAlive(page);
	await main.getByRole("button", { name: "Listen" }).click();
	await expect(main.getByText("Read aloud by those who made the course.")).toBeVisible();
	await expect(main.getByLabel("lest.wav", { exact: true })).toBeVisible();
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await expectAccessible();
});

test("a lesson without a recording is read by a voice of the device where it has one, block by block", async ({
	page,
	signIn,
}) => {
	test.setTimeout(90_000);
	page.setDefaultTimeout(20_000);
	// Browsers under test have no voices: this one says at once what it is given.
	await page.addInitScript(() => {
		const said: string[] = [];
		const voices = [{ lang: "nb-NO", localService: true, name: "Nora" }];
		class Said {
			onend?: () => void;
			constructor(readonly text: string) {}
		}
		const speechSynthesis = {
			getVoices: () => voices,
			addEventListener: () => {},
			removeEventListener: () => {},
			cancel: () => {},
			speak: (one: Said) => {
				said.push(one.text);
				queueMicrotask(() => one.onend?.());
			},
		};
		Object.defineProperties(window, {
			speechSynthesis: { value: speechSynthesis },
			SpeechSynthesisUtterance: { value: Said },
			said: { value: said },
		});
	});
	await signIn("admin@fjordvik.test");
	const { main, text } = await makeCourse(page, unique("Lest av enheten"));
	await text.click();
	await page.keyboard.type("Si hei først.");
	await page.keyboard.press("Enter");
	await page.keyboard.type("Vent på svar.");
	await send(page, "Save");
	await main.getByRole("link", { name: "Preview as learner" }).click();
	await expect(page).toHaveURL(/\/course\/[^/]+\?preview/);
	await main.getByRole("link", { name: "Si hei" }).first().click();
	await main.getByRole("button", { name: "Listen" }).click();
	await expect(main.getByText("A voice of your own device reads the text.")).toBeVisible();
	await main.getByRole("button", { name: "Read aloud" }).click();
	await expect
		.poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
		.toEqual(["Si hei først.", "Vent på svar."]);
	await expect(main.getByRole("button", { name: "Read aloud" })).toBeVisible();
});
