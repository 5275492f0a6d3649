import { readFileSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { inProject } from "../../scripts/project.mjs";
import { runs } from "./runs";

const DEMO_PASSWORD = "followup-demo";

type Fixtures = {
	/** The console messages that a test brings about on purpose; any other error fails it. */
	expectedErrors: RegExp | null;
	/** Signs the page in as one of the demo's people; the session is asked for once in each worker. */
	signIn: (email: string) => Promise<void>;
	/** Fails with axe's list where the page has a violation: in light and in dark by turns, in the full run in both. */
	expectAccessible: (on?: Page) => Promise<void>;
	quietConsole: undefined;
};

/** What Remix says of a page that was still being read when a newer one was asked for. */
const OVERTAKEN = /^AbortError: (signal is aborted without reason|BodyStreamBuffer was aborted)/;

/** What a page is told that asks who is there while the test signs somebody else in. */
const LEFT = /status of 401 .*\/api\/me\)$/;

/** The server closes a connection that has rested for five seconds, maybe just as it is used again: that is tried again. */
export const AGAIN = { maxRetries: 2 };

const sessions = new Map<string, string>();

export const test = base.extend<Fixtures>({
	expectedErrors: [null, { option: true }],

	// What only reads may be asked for twice: all of `page.request.get`.
	context: async ({ context }, use) => {
		const { request } = context;
		const get = request.get.bind(request);
		request.get = (url, options) => get(url, { ...AGAIN, ...options });
		await use(context);
	},

	signIn: async ({ page, baseURL, playwright }, use) => {
		await use(async (email) => {
			let token = sessions.get(email);
			if (!token) {
				// To sign in ends the session that a browser comes with, and others still use that one: it is done without the browser.
				const outside = await playwright.request.newContext({ baseURL });
				const answer = await outside.post("/api/login", {
					data: { email, password: DEMO_PASSWORD },
					headers: { Origin: baseURL ?? "" },
					...AGAIN,
				});
				expect(answer.status(), `sign-in as ${email}`).toBe(200);
				token = ((await answer.json()) as { token: string }).token;
				await outside.dispose();
				sessions.set(email, token);
			}
			await page.context().addCookies([
				{ name: "session", value: token, url: baseURL, httpOnly: true, sameSite: "Lax" },
				{ name: "setlanguage", value: "en", url: baseURL },
			]);
		});
	},

	expectAccessible: async ({ page }, use) => {
		let looks = 0;
		await use(async (on = page) => {
			const themes = looks++ % 2 === 0 ? (["light", "dark"] as const) : (["dark", "light"] as const);
			for (const theme of themes.slice(0, runs({ usual: 1, full: 2 }))) await expectNoViolations(on, theme);
			await on.emulateMedia({ colorScheme: null, reducedMotion: null });
		});
	},

	quietConsole: [
		async ({ page, expectedErrors }, use) => {
			const errors: string[] = [];
			const note = (text: string) => {
				if (!expectedErrors?.test(text) && !OVERTAKEN.test(text) && !LEFT.test(text)) errors.push(text);
			};
			page.on("pageerror", (error) => note(String(error)));
			page.on("console", (message) => {
				if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
			});
			await use(undefined);
			expect(errors, "errors in the console").toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/**
 * A name that is the running try's own: the server keeps what an earlier try of the same test has made. `joint` stands
 * between the name and the number of the try, as an address or a short name needs it.
 */
export function unique(name: string, joint = " "): string {
	const { retry, repeatEachIndex } = test.info();
	const earlier = repeatEachIndex * 10 + retry;
	return earlier === 0 ? name : `${name}${joint}${earlier}`;
}

/** Waits until the page has come alive: before that no key does anything. */
export async function comeAlive(page: Page): Promise<void> {
	await expect(page.getByRole("button", { name: /Open or close the menu/ })).toBeVisible();
}

/** Holds back the answers to `url`, as a slow network would; what it gives lets them through. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(url, async (route) => {
		await released;
		await route.continue();
	});
	return release;
}

/** Half as much to read for each page as what the package itself hands out. */
const axeSource = readFileSync(inProject("node_modules/axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
/** What passes is a thousand times as much, and nobody reads it; what a frame holds is a page with a test of its own. */
const options = {
	runOnly: { type: "tag", values: tags },
	resultTypes: ["violations"],
	iframes: false,
} satisfies axe.RunOptions;
/** What is there in one shape as often as there are records: the first rows stand for the others. */
const alike = ["tbody tr:nth-child(n + 6)"];

/** Fails with axe's list where the page, in this theme, breaks one of its rules; `except` are elements to leave out. */
export async function expectNoViolations(
	page: Page,
	colorScheme: "light" | "dark",
	except: string[] = [],
): Promise<void> {
	await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
	expect(await violations(page, except), `axe, ${colorScheme}, ${page.url()}`).toEqual([]);
}

/** Looks at the page in a window as tall as it is, where no bar that stays at an edge covers half of a button. */
async function violations(page: Page, except: string[]): Promise<string[]> {
	const size = page.viewportSize();
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	if (size) await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
	// A colour that is on its way to another is neither of them. It sets out with the frame after the theme has changed.
	await page.evaluate(async () => {
		await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
		const moving = Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
		// Where less motion is wanted each of them is short; what stands still does not hold the test up.
		await Promise.race([moving, new Promise((next) => setTimeout(next, 1000))]);
	});
	// A page that is looked at again has it already.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
	const look = () =>
		page.evaluate(
			async ([elements, options]) => {
				const inPage = window as unknown as { axe: typeof axe };
				const tall = document.documentElement.scrollHeight;
				const { violations } = await inPage.axe.run({ exclude: elements.map((element) => [element]) }, options);
				return { violations, hasGrown: document.documentElement.scrollHeight !== tall };
			},
			[["iframe", ...alike, ...except], options] as const,
		);
	const first = await look();
	// What came while it was looked at, as an editor that is fetched when it is needed, has moved the rest.
	const { violations } = first.hasGrown && first.violations.length > 0 ? await look() : first;
	if (size) await page.setViewportSize(size);
	return violations.map(
		({ id, help, nodes }) =>
			`${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(" ")} ${failureSummary}`).join("\n")}`,
	);
}
