import { ensureInstalled } from "./ensure-installed.mjs";
import { inProject, runProgram, runScript, runTool, StepFailed } from "./project.mjs";

/** Everything that CI asks of a change, cheapest first; stops at the first step that fails. */
await runScript(async () => {
	ensureInstalled();
	const { buildPortal } = await import("./build.mjs");
	await step("Format and lint", () => runTool("@biomejs/biome/bin/biome", ["check", "."]));
	await step("Borders", () =>
		runTool("dependency-cruiser/bin/dependency-cruise.mjs", [
			"app",
			"db",
			"workers",
			"--config",
			".dependency-cruiser.cjs",
		]),
	);
	// Each of the two keeps one core busy, and neither needs the other.
	await together(
		step("Types", () => runTool("typescript/bin/tsc", ["-p", "tsconfig.json", "--noEmit"])),
		step("Build", () => buildPortal()),
	);
	await step("Unit and portal tests", () => runTool("vitest/vitest.mjs", ["run"]));
	await step("Sabotage", () => runProgram(process.execPath, [inProject("tests/sabotage/run.mjs")]));
	await step("Browser tests", async () => {
		await installChromium();
		await runTool("@playwright/test/cli.js", ["test"]);
	});
	console.log("\nEverything passed, 0 failed.");
});

/**
 * @param {string} name
 * @param {() => Promise<unknown>} run
 */
async function step(name, run) {
	console.log(`\n── ${name}`);
	const started = Date.now();
	await run();
	console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Waits until all have ended, so that none runs on behind the back of one that failed.
 * @param {Promise<void>[]} running
 */
async function together(...running) {
	for (const outcome of await Promise.allSettled(running)) if (outcome.status === "rejected") throw outcome.reason;
}

async function installChromium() {
	const { findChromium } = await import("./chromium.mjs");
	if (findChromium().found) return;
	await runTool("@playwright/test/cli.js", ["install", "chromium"]).catch(() => {
		throw new StepFailed(
			"No Chromium was found and none could be fetched. Install one and set CHROMIUM_PATH to its program.",
		);
	});
}
