import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

/** The address of the demo's open test at Nordlys, which is the same in every database. */
const LINK = "a3d94c07-81be-4f62-b5d0-16e7f29c8b34";
/** The same of the test that fits whoever takes it. */
const FITTING = "d72b5e90-3a68-4c1d-9e47-8b0f64a1c253";

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 422/ });

/** Answers what is asked, as people do on a phone: a press for each thing. Some of it is right. */
const answering: Record<string, (page: Page) => Promise<void>> = {
	"Choose the right answer": (page) => page.locator("#item input[type=radio]").first().check(),
	"Choose all the right answers": (page) => page.locator("#item input[type=checkbox]").first().check(),
	async "Fill in the gaps"(page) {
		await page.locator("#item select").first().selectOption({ index: 1 });
	},
	async "Write what is missing"(page) {
		await page.getByLabel("Gap 1", { exact: true }).fill("bl");
		await page.getByRole("button", { name: "å", exact: true }).click();
		await expect(page.getByLabel("Gap 1", { exact: true })).toHaveValue("blå");
	},
	async "Put the words in the gaps"(page) {
		const words = page.getByRole("list", { name: "Words to choose from" });
		const word = (await words.getByRole("button").first().textContent()) ?? "";
		await words.getByRole("button").first().click();
		await expect(page.getByText(`“${word}” is chosen. Now press a place.`)).toBeVisible();
		await page.getByRole("button", { name: /^Place 1, empty/ }).click();
		await expect(page.getByRole("button", { name: `Place 1: ${word}` })).toBeVisible();
		await page.getByRole("button", { name: `Place 1: ${word}` }).click();
		await page.getByRole("button", { name: /^Place 1, empty/ }).press("Enter");
		await words.getByRole("button").last().press("Enter");
		await expect(page.getByRole("button", { name: /^Place 1: / })).toBeVisible();
	},
	async "Put them in the right order"(page) {
		const words = page.getByRole("list", { name: "Words to choose from" }).getByRole("button");
		for (const word of await words.all()) await word.click();
		await expect(page.getByRole("button", { name: /, empty/ })).toHaveCount(0);
	},
	async "Find the word for each picture"(page) {
		await page.getByRole("list", { name: "Words to choose from" }).getByRole("button").first().click();
		await page.getByRole("button", { name: /^Place 2, empty/ }).click();
		await expect(page.getByRole("button", { name: /^Place 2: / })).toBeVisible();
	},
	"True, false or not stated?": (page) => page.locator("#item").getByRole("radio", { name: "True" }).first().check(),
	"Mark words in the text": (page) => page.locator("#item label").first().click(),
	"Write what you hear": (page) => page.getByLabel("What you hear").fill("Hun bor i en liten by"),
};

test("a stranger takes the whole test on a phone, loses the network once, comes back, and keeps the result", async ({
	page,
	context,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/norwegian_learning/norwegian_learning_test/${LINK}?lang=en`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nivåtest i norsk");
	await page.getByRole("button", { name: "Play a sound", exact: true }).click();
	await expect(page.getByText("You should have heard three notes.")).toBeVisible();
	await expectAccessible();
	await page.getByLabel("E-mail").fill("no address");
	await page.getByRole("button", { name: "Begin the test", exact: true }).click();
	await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
	await page.getByLabel("Name").fill("Amina Yusuf");
	await page.getByLabel("E-mail").fill("");
	await page.getByRole("button", { name: "Begin the test", exact: true }).click();

	const task = page.locator("#task");
	const item = page.locator("#item input[name=item]");
	const seen = new Set<string>();
	await expect(task).toBeVisible();
	await page.getByRole("button", { name: "Next", exact: true }).click();
	await expect(page.getByRole("alert").getByText("Answer the task")).toBeVisible();
	for (let at = 1; (await task.count()) > 0; at += 1) {
		const [kind, id] = [(await task.textContent()) ?? "", await item.inputValue()];
		if (!seen.has(kind)) await expectAccessible();
		seen.add(kind);
		const play = page.getByRole("button", { name: "Play the recording", exact: true });
		if (seen.has("played") === false && (await play.count()) > 0) {
			await play.click();
			await expect(page.getByText("1 of 2 plays left")).toBeVisible();
			seen.add("played");
		}
		const go = page.locator("#item button[value=answer]");
		if (at === 2) {
			await page.getByRole("link", { name: "Back", exact: true }).click();
			await expect(item).not.toHaveValue(id);
			await page.getByRole("button", { name: "I don’t know", exact: true }).click();
			await expect(item).toHaveValue(id);
		}
		await answering[kind]?.(page);
		if (at === 3) {
			await context.setOffline(true);
			await expect(page.getByText("No network.")).toBeVisible();
			await go.click();
			await expect(page.getByText("Your answer was not sent.")).toBeVisible();
			await expect(page.locator("#item :checked").first()).toBeVisible();
			await context.setOffline(false);
		}
		await go.click();
		// Each press goes on, to another item or to the result.
		await expect(page.locator(`#item input[value="${id}"]`)).toHaveCount(0);
		if (at === 4) {
			const now = await item.inputValue();
			await page.reload();
			await expect(item).toHaveValue(now);
		}
	}
	expect([...seen].filter((kind) => kind !== "played").sort()).toEqual(Object.keys(answering).sort());
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Your level: /);
	await expect(page.getByText("not the official Norskprøve")).toBeVisible();
	await expectAccessible();
	const saving = page.waitForEvent("download");
	await page.getByRole("link", { name: "Save as PDF", exact: true }).click();
	expect((await saving).suggestedFilename()).toBe("Nivåtest i norsk Amina Yusuf.pdf");
	await page.getByLabel("Send a link to the result to").fill("amina@example.test");
	await page.getByRole("button", { name: "Send by e-mail", exact: true }).click();
	await expect(page.getByText("The link to the result is on its way to your e-mail")).toBeVisible();
});

test("a stranger takes the test that fits on a phone, reloads in the middle, and learns how sure the level is", async ({
	page,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/norwegian_learning/norwegian_learning_test/${FITTING}?lang=en`);
	await expect(page.getByText("You cannot go back")).toBeVisible();
	await page.getByRole("button", { name: "Begin the test", exact: true }).click();
	await page.getByLabel("say my name and where I live in Norwegian").check();
	await page.getByLabel("understand simple signs and prices").check();
	await expectAccessible();
	await page.getByRole("button", { name: "To the first task", exact: true }).click();
	const item = page.locator("#item input[name=item]");
	const result = page.getByRole("heading", { level: 1, name: /^Your level: / });
	await expect(item).toHaveCount(1);
	for (let at = 1; (await result.count()) === 0; at += 1) {
		const id = await item.inputValue();
		if (at === 5) {
			await page.reload();
			await expect(item).toHaveValue(id);
			await expect(page.getByText(/Task 5 · about/)).toBeVisible();
			await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveCount(0);
		}
		await page.getByRole("button", { name: "I don’t know", exact: true }).click();
		await expect(page.locator(`#item input[value="${id}"]`)).toHaveCount(0);
		await expect(item.or(result).first()).toBeAttached();
	}
	await expect(page.getByText(/\(\d+ % likely\)/).first()).toBeVisible();
	await expect(page.getByText("not the official Norskprøve")).toBeVisible();
	await expectAccessible();
});

test("a stranger who has begun by reading changes to listening, and stays there", async ({
	page,
	expectAccessible,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/norwegian_learning/norwegian_learning_test/${FITTING}?lang=en`);
	await page.getByRole("link", { name: "I read", exact: true }).click();
	await page.getByLabel("Name").fill(unique("Halima Yusuf"));
	await page.getByRole("button", { name: "Begin the test", exact: true }).click();
	const change = page.getByRole("button", { name: "I would rather listen and look", exact: true });
	await expect(change).toBeVisible();
	await expectAccessible();
	await change.focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("#item input[name=item]")).toHaveCount(1);
	await expect(change).toHaveCount(0);
	await page.reload();
	await expect(page.locator("#item input[name=item]")).toHaveCount(1);
	await expect(change).toHaveCount(0);
});

test("a stranger who does not read listens and presses pictures on a phone, and is advised the reading track", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	test.setTimeout(180_000);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/norwegian_learning/norwegian_learning_test/${FITTING}?lang=nb`);
	await expect(page.getByRole("link", { name: "Jeg leser", exact: true })).toBeVisible();
	await expectAccessible();
	await page.getByRole("link", { name: "Jeg vil heller lytte og se", exact: true }).click();
	await expect(page.getByText("Trykk på bildet som passer. Trykk så på pila.")).toBeVisible();
	await expectAccessible();
	await page.getByText("Til en hjelper: Skriv navnet her").click();
	const name = unique("Halima Warsame");
	await page.getByLabel("Navn").fill(name);
	await page.getByRole("button", { name: "Begynn testen", exact: true }).click();

	const item = page.locator("#item input[name=item]");
	const advice = page.getByRole("heading", { name: "Vi foreslår spor for lese- og skriveopplæring" });
	await expect(item).toHaveCount(1);
	for (let at = 1; (await advice.count()) === 0; at += 1) {
		const id = await item.inputValue();
		if (at === 1 || at === 11) {
			for (const part of await page.locator("#item button, #item label").all())
				expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(56);
			await expectAccessible();
		}
		if (at === 2) {
			await page.getByRole("button", { name: "Neste", exact: true }).click();
			await expect(page.locator("#task-error")).toBeVisible();
			await page.reload();
			await expect(item).toHaveValue(id);
		}
		if (at === 3) await page.getByRole("button", { name: "Vet ikke", exact: true }).click();
		else {
			await page.locator("#item label").first().click();
			await page.getByRole("button", { name: "Neste", exact: true }).click();
		}
		await expect(page.locator(`#item input[value="${id}"]`)).toHaveCount(0);
		await expect(item.or(advice).first()).toBeAttached();
	}
	await expect(page.getByText("Snakk med den som ga deg testen")).toBeVisible();
	await expect(page.getByText("Norsk alfa: lese og skrive fra begynnelsen")).toBeVisible();
	await expect(page.getByText(/A1/)).toHaveCount(0);
	await expectAccessible();

	await signIn("admin@nordlys.test");
	await page.goto(`/norwegian_learning/results?q=${encodeURIComponent(name)}`);
	await page.getByRole("link", { name }).click();
	await expect(page.getByText("Listening path", { exact: true })).toBeVisible();
	await expect(page.getByRole("heading", { name: /^Suggested: the reading track/ })).toBeVisible();
	await expectAccessible();
});
