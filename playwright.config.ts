import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/chromium.mjs";
import { freePort } from "./scripts/project.mjs";

// Playwright reads this file again in each of its workers: the first reading chooses the port for all.
process.env.E2E_PORT ??= String(await freePort());
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
	testDir: "tests/e2e",
	outputDir: "test-results",
	workers: 2,
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	// A browser on a busy machine stumbles now and then: what passes when it is tried again is told at the end and limited
	// (`tried.ts`). All tries meet the same server, so what a test makes bears a name of its try (`unique`).
	retries: process.env.CI ? 2 : 0,
	timeout: 90_000,
	expect: { timeout: 10_000 },
	reporter: [["list"], ["./tests/support/retries.ts"]],
	use: {
		baseURL: address,
		locale: "en-GB",
		// A button that moves holds up whoever is to press it.
		contextOptions: { reducedMotion: "reduce" },
		timezoneId: "Europe/Oslo",
		// It answers behind the back of a test that holds requests up; the tests of what works without a network let it in.
		serviceWorkers: "block",
		// The page as it was at each step costs much of a run: it is kept where a test is tried again, a film of it nowhere.
		trace: { mode: process.env.CI ? "on-first-retry" : "retain-on-failure", screenshots: false },
		launchOptions: { args: chromiumFlags, executablePath: findChromium().executablePath },
	},
	projects: [{ name: "chromium", use: { browserName: "chromium", viewport: { width: 1280, height: 800 } } }],
	webServer: {
		command: "node scripts/start.mjs --memory",
		env: { PORT: process.env.E2E_PORT },
		url: `${address}/login`,
		timeout: 240_000,
		reuseExistingServer: false,
		gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
		stdout: "ignore",
		stderr: "pipe",
	},
});
