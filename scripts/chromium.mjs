import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The one without windows first: the same tests take it two thirds of the time. */
const SYSTEM = [
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The browser for the tests: $CHROMIUM_PATH, else the one that Playwright installed, else the system's.
 * @returns {{ found: boolean, executablePath?: string }} no path where Playwright knows its own
 */
export function findChromium() {
	const asked = process.env.CHROMIUM_PATH;
	if (asked) return { found: existsSync(asked), executablePath: asked };
	if (existsSync(chromium.executablePath())) return { found: true };
	const executablePath = SYSTEM.find(existsSync);
	return executablePath ? { found: true, executablePath } : { found: false };
}

/** Without these a browser in a closed network tries to call home all the time; a sandbox cannot be had as root. */
export const chromiumFlags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];
