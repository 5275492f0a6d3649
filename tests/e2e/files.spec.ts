import { createHash, randomBytes } from "node:crypto";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import { expect, test, unique } from "../support/browser";

const panel = (page: Page) => page.getByRole("region", { name: "Uploads" });
const list = (page: Page) => page.getByRole("table", { name: "Your files" });
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
/** A file of a content that the library does not hold yet: else it asks first. */
const text = (name: string, content = name) => ({
	name,
	mimeType: "text/plain",
	buffer: Buffer.from(unique(content)),
});

/** Opens a folder of its own, so that tests which run beside each other do not meet. */
async function openFolder(page: Page, name: string) {
	await page.goto("/files/yourfiles");
	await page.locator("summary", { hasText: "New folder" }).click();
	await page.getByLabel("Name of the folder").fill(name);
	await page.getByRole("button", { name: "Make the folder" }).click();
	await page.getByRole("link", { name, exact: true }).click();
	await expect(page.getByRole("heading", { name: "This folder is empty" })).toBeVisible();
}

const choose = (page: Page, files: Parameters<Page["setInputFiles"]>[1]) =>
	page.locator("[data-upload-files]").setInputFiles(files);

/** A file on the disk, so that it is the same one when it is picked again. */
async function onDisk(info: TestInfo, name: string, bytes: Buffer): Promise<string> {
	const path = info.outputPath(name);
	await writeFile(path, bytes);
	await utimes(path, 1_700_000_000, 1_700_000_000);
	return path;
}

/** What the browser has kept of the queue beyond the page. */
const kept = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<Record<string, { status: string; kept: number }>>((resolve, reject) => {
				const opening = indexedDB.open("followup.uploads");
				opening.onupgradeneeded = () => opening.transaction?.abort();
				opening.onerror = () => resolve({});
				opening.onsuccess = () => {
					const reading = opening.result.transaction("items").objectStore("items").getAll();
					reading.onerror = () => reject(reading.error);
					reading.onsuccess = () => {
						opening.result.close();
						resolve(Object.fromEntries(reading.result.map(({ item }) => [item.picked.name, item])));
					};
				};
			}),
	);

test("thirty files arrive, never more than five on their way at once", async ({ page, signIn, expectAccessible }) => {
	await signIn("admin@fjordvik.test");
	await openFolder(page, unique("Thirty"));
	let now = 0;
	let most = 0;
	await page.route(
		({ pathname, search }) => pathname === "/api/media" && search === "",
		async (route) => {
			if (route.request().method() !== "POST") return route.continue();
			now += 1;
			most = Math.max(most, now);
			await new Promise((later) => setTimeout(later, 250));
			const answer = await route.fetch();
			now -= 1;
			await route.fulfill({ response: answer });
		},
	);
	await choose(
		page,
		Array.from({ length: 30 }, (_, index) => text(`Note ${index + 1}.txt`)),
	);
	const bar = panel(page).getByRole("progressbar", { name: "Uploads" });
	await expect(bar).toHaveAttribute("aria-valuetext", /of 30 files, \d+%/);
	await page.getByRole("link", { name: "Shared files", exact: true }).last().click();
	await expect(page.getByRole("heading", { level: 1, name: "Shared files" })).toBeVisible();
	await expect(panel(page).getByRole("heading")).toHaveText("30 files uploaded", { timeout: 60_000 });
	expect(most).toBe(5);
	await expectAccessible();
	await panel(page).getByRole("button", { name: "Close the uploads" }).click();
	await expect(panel(page)).toBeHidden();
	await page.getByRole("link", { name: "Your files", exact: true }).last().click();
	await page.getByRole("link", { name: unique("Thirty"), exact: true }).click();
	await expect(list(page).locator("tbody tr")).toHaveCount(30);
});

test.describe("a tab that is closed half-way", () => {
	test.use({ expectedErrors: /ERR_FAILED/ });

	test("goes on with the file picked again, and what arrives is what was picked", async ({ page, signIn }, info) => {
		await signIn("admin@fjordvik.test");
		await openFolder(page, unique("Half-way"));
		const folder = page.url();
		const bytes = Buffer.from(randomBytes(6 * 1024 * 1024).toString("hex"));
		const path = await onDisk(info, "Minutes.txt", bytes);
		// The first two parts come through, the third never does. One that was only held might set out as the tab closes.
		await page.route(/\/api\/media\/upload\/[^/]+\/3$/, (route) => route.abort());
		const arrived = Promise.all([1, 2].map((part) => page.waitForResponse(new RegExp(`/upload/[^/]+/${part}$`))));
		await choose(page, path);
		await expect(panel(page).getByText("Uploading 1 file")).toBeVisible();
		await arrived;
		await expect.poll(async () => (await kept(page))["Minutes.txt"]?.kept).toBeGreaterThan(0);
		const again = await page.context().newPage();
		await page.close({ runBeforeUnload: false });
		await again.goto(folder);
		await expect(panel(again).getByRole("heading")).toHaveText("1 file has not arrived");
		await expect(panel(again).getByText("The page was closed before it had arrived.")).toBeVisible();
		const sent: string[] = [];
		again.on("request", (request) => {
			if (request.method() === "PUT") sent.push(request.url().split("/").at(-1) ?? "");
		});
		await again.locator("[data-pick-again]").setInputFiles(path);
		await expect(panel(again).getByRole("heading")).toHaveText("1 file uploaded", { timeout: 60_000 });
		expect(sent).toEqual(["3"]);
		await again.getByRole("link", { name: "Minutes.txt" }).click();
		const address = await again.getByRole("complementary").getByRole("link", { name: "Download" }).getAttribute("href");
		const downloaded = await again.request.get(address ?? "");
		expect(sha256(await downloaded.body())).toBe(sha256(bytes));
	});
});

test.describe("a file whose answer is lost", () => {
	test.use({ expectedErrors: /ERR_CONNECTION_RESET|status of 409/ });
	/** What becomes of each upload, by turns, the last of it of all others: it arrives and its answer is lost or never comes; it does not get there; all is well. */
	async function meddle(page: Page, fates: ("lost" | "unanswered" | "cut" | "well")[], urlPattern = "*/api/media") {
		let sent = 0;
		// By the browser's own protocol: a request that a test sends on for a page has lost the file that was in it.
		const browser = await page.context().newCDPSession(page);
		browser.on("Fetch.requestPaused", async ({ requestId, responseStatusCode }) => {
			if (responseStatusCode === undefined) sent += 1;
			const fate = fates[Math.min(sent, fates.length) - 1];
			const isAnswer = responseStatusCode !== undefined;
			if (fate === (isAnswer ? "lost" : "cut"))
				await browser.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" });
			else if (!isAnswer || fate === "well")
				await browser.send("Fetch.continueRequest", { requestId, interceptResponse: !isAnswer });
		});
		await browser.send("Fetch.enable", { patterns: [{ urlPattern, requestStage: "Request" }] });
		return () => sent;
	}

	test("has arrived, and is not asked about when it is sent again", async ({ page, signIn }, info) => {
		await signIn("admin@fjordvik.test");
		await openFolder(page, unique("Lost answer"));
		const path = await onDisk(info, "Once.txt", Buffer.from(unique("Once")));
		const sent = await meddle(page, ["lost", "well"]);
		await choose(page, path);
		await expect(panel(page).getByRole("heading")).toHaveText("1 file uploaded");
		expect(sent()).toBe(2);
		await expect(list(page).locator("tbody tr")).toHaveCount(1);
	});

	for (const { size, address } of [
		{ size: 1000, address: "*/api/media" },
		{ size: 6_000_000, address: "*/api/media?mode=finish" },
	])
		test(`of ${size} bytes stays the one that was kept beside another`, async ({ page, signIn }, info) => {
			await signIn("admin@fjordvik.test");
			await openFolder(page, unique(`Kept both ${size}`));
			await choose(page, await onDisk(info, "Plan.txt", Buffer.from(unique(`First ${size}`))));
			await expect(panel(page).getByRole("heading")).toHaveText("1 file uploaded");
			const sent = await meddle(page, ["lost", "well"], address);
			await choose(page, await onDisk(info, "Plan.txt", Buffer.from(unique(`Second ${size}`).padEnd(size))));
			const check = page.getByRole("dialog", { name: "1 file needs a look before the upload" });
			await expect(check.getByLabel("What to do with Plan.txt")).toHaveValue("keep_both");
			await check.getByRole("button", { name: "Upload 1 file" }).click();
			await expect(panel(page).getByRole("heading")).toHaveText("2 files uploaded");
			expect(sent()).toBe(2);
			await expect(list(page).locator("tbody tr")).toHaveCount(2);
			await expect(list(page).getByRole("link", { name: "Plan (2).txt" })).toBeVisible();
		});

	test("is found in its folder by the page that comes after", async ({ page, signIn }, info) => {
		await signIn("admin@fjordvik.test");
		await openFolder(page, unique("Closed meanwhile"));
		const folder = page.url();
		const [there = "", missing = ""] = await Promise.all(
			["There.txt", "Missing.txt"].map((name) => onDisk(info, name, Buffer.from(unique(name)))),
		);
		const sent = await meddle(page, ["unanswered", "cut"]);
		const again = await page.context().newPage();
		await choose(page, there);
		await expect
			.poll(async () => {
				await again.goto(folder);
				return list(again).getByRole("link", { name: "There.txt" }).count();
			})
			.toBe(1);
		await choose(page, missing);
		await expect.poll(sent).toBeGreaterThan(1);
		// A page beside it finds nothing of its own to tell of, and must not forget what the other still keeps.
		await again.goto(folder, { waitUntil: "networkidle" });
		await page.close({ runBeforeUnload: false });
		// A tab that is closing still holds what it sends for a moment.
		await expect(async () => {
			await again.goto(folder);
			await expect(panel(again).getByRole("heading")).toHaveText("1 file has not arrived", { timeout: 3000 });
		}).toPass();
		await expect(panel(again).getByRole("listitem").filter({ hasText: "There.txt" })).toContainText("Uploaded");
		await expect(panel(again).getByRole("listitem").filter({ hasText: "Missing.txt" })).toContainText(
			"The page was closed",
		);
	});
});

test("files come by a drop on a row or beside the list, from the clipboard and with their folders", async ({
	page,
	signIn,
}, info) => {
	await signIn("admin@fjordvik.test");
	await openFolder(page, unique("Ways"));
	await page.locator("summary", { hasText: "New folder" }).click();
	await page.getByLabel("Name of the folder").fill("Inner");
	await page.getByRole("button", { name: "Make the folder" }).click();
	const inner = list(page).getByRole("row", { name: /Inner/ });
	await expect(inner).toBeVisible();
	const here = page.url();
	const holding = (name: string, type = "text/plain") =>
		page.evaluateHandle(
			({ name, type, content }) => {
				const data = new DataTransfer();
				data.items.add(new File([content], name, { type }));
				return data;
			},
			{ name, type, content: unique(name) },
		);
	const onRow = await holding("On the row.txt");
	await inner.dispatchEvent("dragenter", { dataTransfer: onRow });
	await expect(page.getByText(/^Drop/)).toBeVisible();
	await inner.dispatchEvent("dragover", { dataTransfer: onRow });
	await inner.dispatchEvent("drop", { dataTransfer: onRow });
	await expect(panel(page).getByRole("heading")).toHaveText("1 file uploaded");
	await expect(page.getByText(/^Drop/)).toBeHidden();
	// The bar above is no part of the list; a browser would open what is dropped there.
	const beside = page.getByRole("banner");
	await beside.dispatchEvent("dragenter", { dataTransfer: await holding("Beside.txt") });
	await expect(page.getByText(/^Drop/)).toBeVisible();
	await beside.dispatchEvent("drop", { dataTransfer: await holding("Beside.txt") });
	await expect(list(page).getByRole("link", { name: "Beside.txt" })).toBeVisible();
	await page.evaluate((content) => {
		const clipboardData = new DataTransfer();
		clipboardData.items.add(new File([content], "Note.txt", { type: "text/plain" }));
		document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
	}, unique("Pasted"));
	await expect(list(page).getByRole("link", { name: "Note.txt" })).toBeVisible();
	const folder = info.outputPath("Course");
	await mkdir(`${folder}/Week 1`, { recursive: true });
	await writeFile(`${folder}/Week 1/Sheet.txt`, unique("Sheet"));
	await page.locator("input[webkitdirectory]").first().setInputFiles(folder);
	await expect(list(page).getByRole("link", { name: "Course" })).toBeVisible();
	await list(page).getByRole("link", { name: "Course" }).click();
	await list(page).getByRole("link", { name: "Week 1" }).click();
	await expect(list(page).getByRole("link", { name: "Sheet.txt" })).toBeVisible();
	await page.goto(here);
	await list(page).getByRole("link", { name: "Inner" }).click();
	await expect(list(page).getByRole("link", { name: "On the row.txt" })).toBeVisible();
});

test("a film is shown with the captions that lie beside it, those in one's own language at once", async ({
	page,
	signIn,
}) => {
	await signIn("admin@fjordvik.test");
	await openFolder(page, unique("Film"));
	const captions = (name: string, said: string) => ({
		name,
		mimeType: "text/vtt",
		buffer: Buffer.from(`WEBVTT\n\nNOTE ${unique(name)}\n\n00:00.000 --> 01:00.000\n${said}\n`),
	});
	await choose(page, [
		{ name: "Film.webm", mimeType: "video/webm", buffer: await filmed(page) },
		captions("Film.en.vtt", "Good morning"),
		captions("Film.nb.vtt", "God morgen"),
		captions("Filmen.nb.vtt", "En annen film"),
	]);
	await expect(panel(page).getByRole("heading")).toHaveText("4 files uploaded");
	const link = await list(page).getByRole("link", { name: "Film.webm" }).getAttribute("href");
	// Found also where the list shows no captions.
	await page.goto(`${link}&kind=video&preview=1`);
	const film = page.locator("video");
	const tracks = () =>
		film.evaluate((video: HTMLVideoElement) =>
			[...video.textTracks].map(({ label, language, mode, activeCues }) => ({
				...{ label, language, mode },
				said: [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text),
			})),
		);
	await film.evaluate((video: HTMLVideoElement) => {
		video.muted = true;
		return video.play();
	});
	await expect.poll(tracks).toEqual([
		{ label: "en", language: "en", mode: "showing", said: ["Good morning"] },
		{ label: "nb", language: "nb", mode: "disabled", said: [] },
	]);
	await film.evaluate((video: HTMLVideoElement) => {
		for (const track of video.textTracks) track.mode = track.language === "nb" ? "showing" : "disabled";
		video.currentTime = 0;
		return video.play();
	});
	await expect.poll(async () => (await tracks())[1]?.said).toEqual(["God morgen"]);
});

/** A second of film, made by the browser itself. */
async function filmed(page: Page): Promise<Buffer> {
	const bytes = await page.evaluate(async () => {
		const canvas = document.createElement("canvas");
		const pen = canvas.getContext("2d");
		const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm;codecs=vp8" });
		const parts: Blob[] = [];
		recorder.ondataavailable = ({ data }) => parts.push(data);
		const ended = new Promise((resolve) => {
			recorder.onstop = resolve;
		});
		recorder.start();
		for (let frame = 0; frame < 25; frame++) {
			if (pen) pen.fillStyle = frame % 2 ? "teal" : "white";
			pen?.fillRect(0, 0, canvas.width, canvas.height);
			await new Promise((later) => setTimeout(later, 40));
		}
		recorder.stop();
		await ended;
		return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
	});
	// An element of the format that says nothing, so that no other run has made the same film.
	const own = Buffer.from(unique("film").slice(0, 100));
	return Buffer.concat([Buffer.from(bytes), Buffer.from([0xec, 0x80 | own.length]), own]);
}

test.describe("what cannot be taken", () => {
	test.use({ expectedErrors: /status of 4(09|15|22)/ });

	test("is said before a byte moves, and after a reload the panel still tells what arrived and what did not", async ({
		page,
		signIn,
		expectAccessible,
	}) => {
		await signIn("admin@fjordvik.test");
		await openFolder(page, unique("Truth"));
		await choose(page, [text("Plan.txt", "one")]);
		await expect(panel(page).getByRole("heading")).toHaveText("1 file uploaded");
		await choose(page, [
			text("Plan.txt", "two"),
			text("Tool.exe"),
			text("Good.txt"),
			{ name: "Lie.png", mimeType: "image/png", buffer: Buffer.from("no picture") },
		]);
		const check = page.getByRole("dialog", { name: "2 files need a look before the upload" });
		await expect(check.getByText("1 file of a type that is not taken")).toBeVisible();
		await check.getByLabel("What to do with Plan.txt").selectOption("keep_both");
		await expectAccessible();
		await check.getByRole("button", { name: "Upload 3 files" }).click();
		await expect(panel(page).getByRole("heading")).toHaveText("1 file has not arrived");
		await expect(panel(page).getByText(/^Failed: What is in the file/)).toBeVisible();
		await expect(list(page).getByRole("link", { name: "Plan (2).txt" })).toBeVisible();
		await expect
			.poll(() => kept(page))
			.toMatchObject({ "Lie.png": { status: "failed" }, "Good.txt": { status: "uploaded" } });
		await page.reload();
		await expect(panel(page).getByRole("heading")).toHaveText("1 file has not arrived");
		await expect(panel(page).getByText(/^Failed: What is in the file/)).toBeVisible();
		await expect(panel(page).getByText("Good.txt")).toBeVisible();
		await expect(panel(page).getByRole("button", { name: "Pick the missing file again" })).toBeVisible();
	});
});

test.describe("a member whose network goes", () => {
	test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

	test("reads that the upload waits, and it goes on by itself where it stopped", async ({ page, signIn }, info) => {
		await signIn("admin@fjordvik.test");
		await openFolder(page, unique("Network gone"));
		const path = await onDisk(info, "Log.txt", Buffer.from(randomBytes(6 * 1024 * 1024).toString("hex")));
		const sent: string[] = [];
		page.on("requestfinished", (request) => {
			if (request.method() === "PUT") sent.push(request.url().split("/").at(-1) ?? "");
		});
		await page.route(/\/api\/media\/upload\/[^/]+\/2$/, (route) => route.abort());
		await choose(page, path);
		await expect.poll(() => sent).toEqual(["1"]);
		await page.context().setOffline(true);
		await expect(panel(page).getByText("You are offline. The upload goes on by itself")).toBeVisible();
		await page.unroute(/\/api\/media\/upload\/[^/]+\/2$/);
		await page.context().setOffline(false);
		await expect(panel(page).getByRole("heading")).toHaveText("1 file uploaded", { timeout: 60_000 });
		expect(sent).toEqual(["1", "2", "3"]);
	});
});

test("each file on its way tells its own speed and time left, in full on a narrow screen", async ({ page, signIn }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await signIn("admin@fjordvik.test");
	await openFolder(page, unique("Pace"));
	const devtools = await page.context().newCDPSession(page);
	const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 150 * 1024 };
	await devtools.send("Network.emulateNetworkConditions", slow);
	const large = () => Buffer.from(randomBytes(2 * 1024 * 1024).toString("hex"));
	await choose(page, [
		{ ...text("First.txt"), buffer: large() },
		{ ...text("Second.txt"), buffer: large() },
	]);
	const paces = () =>
		panel(page)
			.locator("[data-pace]")
			.evaluateAll((lines) =>
				lines.map((line) => ({
					isTold: /^[\d.]+ [kM]B\/s · \d+ (sec|min)s? left$/.test(line.textContent ?? ""),
					fits: line.scrollWidth <= line.clientWidth,
					// Said by itself, at each tick.
					isLive: line.closest("[aria-live], [role=status], [role=alert]") !== null,
				})),
			);
	const well = { isTold: true, fits: true, isLive: false };
	await expect.poll(paces).toEqual([well, well]);
	await panel(page).getByRole("button", { name: "Pause all" }).click();
	await expect(panel(page).locator("[data-pace]")).toHaveCount(0);
});

test("a list of files is walked, looked into, renamed and emptied by keys", async ({
	page,
	signIn,
	expectAccessible,
}) => {
	await signIn("admin@fjordvik.test");
	await openFolder(page, unique("Keys"));
	await choose(page, [text("Alpha.txt", "first letter"), text("Beta.md", "# Second letter"), text("Gamma.txt")]);
	await expect(list(page).locator("tbody tr")).toHaveCount(3);
	await panel(page).getByRole("button", { name: "Close the uploads" }).click();
	const names = list(page).locator(".row-link");
	await names.first().focus();
	await page.keyboard.press("ArrowDown");
	await expect(names.nth(1)).toBeFocused();
	await page.keyboard.press(" ");
	await expect(page.getByRole("heading", { name: "Second letter" })).toBeVisible();
	await expectAccessible();
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByText("first letter")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("complementary", { name: "Alpha.txt" })).toBeVisible();
	await expectAccessible();
	await page.keyboard.press("Escape");
	await names.first().focus();
	await page.keyboard.press("F2");
	const field = page.getByLabel("New name for Alpha.txt");
	await expect(field).toBeFocused();
	await page.keyboard.type("Omega");
	await page.keyboard.press("Enter");
	await expect(names).toHaveText(["Beta.md", "Gamma.txt", "Omega.txt"]);
	await names.first().focus();
	await page.keyboard.press("Control+a");
	await expect(page.getByText("3 chosen")).toBeVisible();
	await page.keyboard.press("Delete");
	await expect(page.getByRole("heading", { name: "This folder is empty" })).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(names).toHaveCount(3);
});

test("a name is written anew though the panel closes at that very moment", async ({ page, signIn }) => {
	await signIn("admin@fjordvik.test");
	await openFolder(page, unique("Moment"));
	await choose(page, text("Alpha.txt"));
	const name = list(page).getByRole("link", { name: "Alpha.txt" });
	await name.click();
	await expect(page.getByRole("complementary", { name: "Alpha.txt" })).toBeVisible();
	// F2 comes when the address says already that the panel is closed, and React has not drawn that yet.
	await page.evaluate(() => {
		const push = history.pushState;
		history.pushState = function (...address) {
			history.pushState = push;
			push.apply(this, address);
			queueMicrotask(() => {
				const link = document.querySelector<HTMLElement>(".row-link");
				link?.focus();
				link?.dispatchEvent(new KeyboardEvent("keydown", { key: "F2", bubbles: true, cancelable: true }));
			});
		};
	});
	await page.keyboard.press("Escape");
	await expect(page.getByLabel("New name for Alpha.txt")).toBeFocused();
	await expect(page.getByRole("complementary", { name: "Alpha.txt" })).toBeHidden();
	const both = new URL(page.url());
	both.searchParams.set("file", both.searchParams.get("renaming")?.replace("files:", "") ?? "");
	await page.goto(both.href);
	await expect(page.getByRole("complementary", { name: "Alpha.txt" })).toBeVisible();
	await expect(page.getByLabel("New name for Alpha.txt")).toBeFocused();
});

test.describe("where chosen files go", () => {
	test.use({ expectedErrors: /status of 409/ });

	test("is asked over the list, by keys and by mouse", async ({ page, signIn, expectAccessible }) => {
		await signIn("admin@fjordvik.test");
		const [from, inside] = [unique("Over the list"), unique("Inside")];
		await openFolder(page, from);
		const path = page.url();
		await page.locator("summary", { hasText: "New folder" }).click();
		await page.getByLabel("Name of the folder").fill(inside);
		await page.getByRole("button", { name: "Make the folder" }).click();
		await choose(page, [text("One.txt"), text("Two.txt")]);
		await expect(page.getByRole("link", { name: "Two.txt", exact: true })).toBeVisible();
		await page.getByRole("button", { name: "Close the uploads" }).click();
		const dialog = page.getByRole("dialog");
		const menu = page.getByLabel("What to do with One.txt");

		await menu.focus();
		await page.keyboard.press("Enter");
		await page.getByRole("menuitem", { name: "Move to …" }).click();
		await expect(dialog.getByRole("list", { name: `Folders in ${from}` })).toBeVisible();
		await expect(dialog.locator(":focus")).toHaveCount(1);
		await expectAccessible();
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await expect(menu).toBeFocused();

		await page.keyboard.press("Enter");
		await page.getByRole("menuitem", { name: "Copy to …" }).click();
		await dialog.getByRole("link", { name: inside }).click();
		await expect(dialog.getByRole("list", { name: `Folders in ${inside}` })).toBeFocused();
		await dialog.getByRole("button", { name: `Copy to ${inside}` }).click();
		await expect(page.getByText("1 item copied")).toBeVisible();
		await expect(dialog).toHaveCount(0);
		expect(page.url()).toBe(path);
		await expect(page.getByRole("link", { name: "One.txt", exact: true })).toBeVisible();

		for (const name of ["One.txt", "Two.txt"]) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
		await page.getByRole("link", { name: "Move to …" }).click();
		await dialog.getByRole("link", { name: inside }).click();
		await dialog.getByRole("button", { name: `Move to ${inside}` }).click();
		await expect(dialog.getByText("“One.txt” is already in the folder")).toBeVisible();
		await dialog.getByLabel("Keep both").check();
		await dialog.getByRole("button", { name: `Move to ${inside}` }).click();
		await expect(page.getByText("2 items moved")).toBeVisible();
		await expect(page.getByRole("link", { name: "One.txt", exact: true })).toHaveCount(0);
		await page.getByRole("link", { name: inside, exact: true }).click();
		await expect(page.getByRole("link", { name: /^(One|Two).*txt$/ })).toHaveCount(3);
	});
});

test("files are moved without dragging, deleted and put back, and all of it works without JavaScript", async ({
	page,
	signIn,
	browser,
	baseURL,
}) => {
	await signIn("admin@fjordvik.test");
	await openFolder(page, unique("Plain"));
	const folder = page.url();
	const letter = unique("Letter");
	const cookies = await page.context().cookies();
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	await context.addCookies(cookies);
	const plain = await context.newPage();
	await plain.goto(folder);
	await plain.locator("summary", { hasText: "Upload" }).click();
	await plain.getByLabel("File", { exact: true }).setInputFiles(text(`${letter}.txt`, "Dear all"));
	await plain.getByRole("button", { name: "Upload", exact: true }).click();
	await expect(plain.getByRole("link", { name: `${letter}.txt`, exact: true })).toBeVisible();
	await plain.getByLabel(`What to do with ${letter}.txt`).click();
	await plain.getByRole("link", { name: "Move to …" }).click();
	await plain
		.getByRole("navigation", { name: "Whose files" })
		.getByRole("link", { name: "The organisation's files" })
		.click();
	await plain.getByRole("button", { name: "Move to The organisation's files" }).click();
	await expect(plain.getByText("1 item moved")).toBeVisible();
	await plain.goto("/files/sharedfiles");
	await plain.getByLabel(`What to do with ${letter}.txt`).click();
	await plain
		.getByRole("row", { name: new RegExp(`${letter}\\.txt`) })
		.getByRole("button", { name: "Delete", exact: true })
		.click();
	await expect(plain.getByText("1 item moved to the trash")).toBeVisible();
	await plain.goto("/files/trash?part=organisation");
	await plain.getByRole("button", { name: `Put back ${letter}.txt` }).click();
	await plain.goto("/files/sharedfiles");
	await expect(plain.getByRole("link", { name: `${letter}.txt`, exact: true })).toBeVisible();
	await context.close();
});
