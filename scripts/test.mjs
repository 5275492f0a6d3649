import { existsSync, readFileSync, rmSync } from "node:fs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { inProject, runProgram, runScript, runTool, StepFailed, testReport, triedTests } from "./project.mjs";

/** The steps that failed. @type {string[]} */
const failed = [];
/** What is said of the tests once more at the end. */
let report = "";

/**
 * Everything that CI asks of a change. One step that fails does not keep the next from being run: all is told at the end.
 * With `--full` the isolation matrix is walked by everybody, each screen is looked at in each theme on each width, what
 * chance decides is tried many times more, and planted defects must be noticed by the tests.
 */
await runScript(async () => {
	const isFull = process.argv.includes("--full");
	if (isFull) Object.assign(process.env, { ISOLATION_EXTENT: "full", TESTS_EXTENT: "full" });
	ensureInstalled();
	const { buildPortal } = await import("./build.mjs");
	// Each of the two keeps one core busy, and neither needs the other.
	const [, isBuilt] = await Promise.all([lookAtSource(), step("Build", () => buildPortal())]);
	if (isBuilt) {
		for (const file of [testReport, triedTests]) rmSync(file, { force: true });
		await step("Unit and portal tests", () => runTool("vitest/vitest.mjs", ["run"]));
		// The sabotage leaves one of its own there.
		if (existsSync(testReport)) report = readFileSync(testReport, "utf8");
		if (isFull) await step("Sabotage", () => runProgram(process.execPath, [inProject("tests/sabotage/run.mjs")]));
		await step("Browser tests", async () => {
			await installChromium();
			await runTool("@playwright/test/cli.js", ["test"]);
		});
	}
	if (report !== "") console.log(`\n${report}`);
	if (failed.length > 0) throw new StepFailed(`Failed: ${failed.join("; ")}.`);
	console.log("\nEverything passed, 0 failed.");
});

async function lookAtSource() {
	await step("Format and lint", () => runTool("@biomejs/biome/bin/biome", ["check", "."]));
	const folders = ["app", "db", "workers", "--config", ".dependency-cruiser.cjs"];
	await step("Borders", () => runTool("dependency-cruiser/bin/dependency-cruise.mjs", folders));
	const cache = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/tsbuild.json"];
	await step("Types", () => runTool("typescript/bin/tsc", ["-p", "tsconfig.json", "--noEmit", ...cache]));
}

/**
 * @param {string} name
 * @param {() => Promise<unknown>} run
 * @returns {Promise<boolean>} whether it went well
 */
async function step(name, run) {
	console.log(`\n── ${name}`);
	const started = Date.now();
	const tell = (/** @type {string} */ outcome) =>
		console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s${outcome}`);
	try {
		await run();
		tell("");
		return true;
	} catch (problem) {
		if (!(problem instanceof StepFailed)) console.error(problem);
		else console.error(`\n${problem.message}`);
		tell(", FAILED");
		failed.push(name);
		return false;
	}
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
