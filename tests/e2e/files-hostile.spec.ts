import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/browser";
import { corpus } from "../support/corpus";

type Made = { id: string; guid: string; file_url: string; file_name: string };

const drawnOrRefused = (page: Page) =>
	page.locator("li canvas").or(page.getByText("The PDF could not be shown")).first();

test.describe("what people who mean ill have sent", () => {
	test.use({ expectedErrors: /Content Security Policy|sandboxed|Refused to|status of|ERR_|Failed to load/i });

	test("runs nothing, wherever it is opened", async ({ page, signIn, baseURL }) => {
		test.setTimeout(300_000);
		await signIn("admin@fjordvik.test");
		const ran: string[] = [];
		page.on("dialog", (dialog) => {
			ran.push(`${page.url()}: ${dialog.message()}`);
			void dialog.dismiss();
		});
		const plain = await (await page.request.get("/files/yourfiles")).text();
		const tenant = /tenant_id=([\w-]+)/.exec(plain)?.[1] ?? "";
		await page.goto("/files/yourfiles");
		const sent = corpus
			.filter(([, , , verdict]) => verdict === "taken")
			.map(([, name, bytes]) => ({ name, bytes: [...bytes] }));
		const made = await page.evaluate(
			async ({ files, folder, tenant }) => {
				const all: unknown[] = [];
				for (const { name, bytes } of files) {
					const form = new FormData();
					form.set("tenant_id", tenant);
					form.set("on_conflict", "keep_both");
					form.set("path", `${folder}/${name.split(/[\\/]/).at(-1)}`);
					form.set("File", new File([new Uint8Array(bytes)], name));
					const answer = await fetch("/api/media", { method: "POST", body: form });
					all.push(answer.status === 201 ? await answer.json() : `${name}: ${answer.status} ${await answer.text()}`);
				}
				return all as Made[];
			},
			{ files: sent, folder: unique("Hostile"), tenant },
		);
		expect(made.filter((one) => typeof one === "string")).toEqual([]);
		for (const { id, file_url, file_name } of made) {
			// What is saved and not shown leaves the page where it is.
			await page.goto(file_url).catch(() => {});
			await page.waitForTimeout(50);
			expect(await page.evaluate(() => "pwned" in window).catch(() => false)).toBe(false);
			await page.goto(`/files/yourfiles?file=${id}&preview=1`);
			await expect(page.locator("#preview-name")).toBeVisible();
			await page.evaluate((address) => {
				const frame = document.createElement("iframe");
				frame.src = address;
				const script = document.createElement("script");
				script.src = address;
				for (const one of [frame, script]) document.body.appendChild(one);
			}, file_url);
			// A PDF is drawn by then; a script of it would have had its time.
			if (file_name.endsWith(".pdf")) await expect(drawnOrRefused(page)).toBeVisible();
			await page.waitForTimeout(150);
			for (const frame of page.frames())
				expect(await frame.evaluate(() => "pwned" in window).catch(() => false), frame.url()).toBe(false);
		}
		expect(ran).toEqual([]);
		expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? "").origin);
	});
});
