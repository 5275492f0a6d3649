import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildPortal } from "../../scripts/build.mjs";
import { inProject, root, runScript, StepFailed } from "../../scripts/project.mjs";
import { chosen, isBuilt, planted } from "./suites.mjs";

/** The operations that the matrix asks here: some behind each kind of guard. The whole matrix is a test of its own. */
const sample = [
	"page /home$",
	"page /notifications$",
	"(page|POST) /:guid\\?/user/users( deactivate)?$",
	"page /:guid\\?/followup/tenants$",
	"GET /api/(user|client|tenant|me|notifications)\\b",
	"(GET|POST|DELETE) /api/(client|notifications|admin/moduletenants)\\b",
].join("|");

await runScript(async () => {
	const started = Date.now();
	console.log(`${chosen.length} defects.`);
	const copy = chosen.some(isBuilt) ? openCopy() : undefined;
	try {
		// A test reads what the browser gets.
		await buildPortal();
		const ofSource = chosen.some((defect) => !isBuilt(defect)) ? [tryOut(root, "source")] : [];
		const runs = [...ofSource, ...(copy ? [buildWithAll(copy).then(() => tryOut(copy, "built"))] : [])];
		const trouble = (await Promise.allSettled(runs)).flatMap((run) => (run.status === "rejected" ? [run.reason] : []));
		if (trouble.length > 0) throw new StepFailed(trouble.map(({ message }) => message).join("\n"));
		console.log(`All ${chosen.length} were noticed, in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
	} finally {
		if (copy) rmSync(copy, { recursive: true, force: true });
	}
});

/** A copy of the project as it stands now, with git to list its files. */
function openCopy() {
	const copy = mkdtempSync(join(tmpdir(), "followup-sabotage-"));
	const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
	for (const path of list.toString().split("\0").filter(Boolean)) {
		mkdirSync(dirname(join(copy, path)), { recursive: true });
		cpSync(inProject(path), join(copy, path));
	}
	symlinkSync(inProject("node_modules"), join(copy, "node_modules"));
	execFileSync("git", ["init", "-q"], { cwd: copy });
	execFileSync("git", ["add", "-A"], { cwd: copy });
	return copy;
}

/**
 * Builds the copy with all defects that show in what is built, each asleep until it is named.
 * @param {string} copy
 */
async function buildWithAll(copy) {
	for (const defect of chosen.filter(isBuilt)) {
		const path = join(copy, defect.file);
		const on = `((globalThis as { defect?: string }).defect === ${JSON.stringify(defect.name)})`;
		writeFileSync(path, planted(readFileSync(path, "utf8"), defect, on));
	}
	for (const target of [[], ["--ssr"]])
		await run(copy, ["node_modules/vite/bin/vite.js", "build", ...target, "--minify", "false", "--logLevel", "error"]);
	await run(copy, ["-e", 'import("./scripts/build.mjs").then(({ bundleWorker }) => bundleWorker(true))']);
}

/**
 * Runs the tests that notice defects of one kind, each without any and with each of its own.
 * @param {string} folder
 * @param {"source" | "built"} kind
 */
async function tryOut(folder, kind) {
	const config = "tests/sabotage/vitest.config.ts";
	console.log(await run(folder, ["node_modules/vitest/vitest.mjs", "run", "--config", config], { SABOTAGE_RUN: kind }));
}

/**
 * @param {string} cwd
 * @param {string[]} args
 * @param {Record<string, string>} [more]
 * @returns {Promise<string>} what it said
 */
function run(cwd, args, more) {
	const env = {
		...process.env,
		FOLLOWUP_LOCAL: "1",
		FOLLOWUP_BUILT: "1",
		ISOLATION_EXTENT: "reduced",
		ISOLATION_ONLY: sample,
		NODE_ENV: more ? "test" : "production",
		NO_COLOR: "1",
		...more,
	};
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
		let output = "";
		const keep = (/** @type {Buffer} */ part) => {
			output += part;
		};
		child.stdout.on("data", keep);
		child.stderr.on("data", keep);
		child.on("error", reject);
		child.on("close", (code) =>
			code === 0 ? resolve(output.trim()) : reject(new StepFailed(`${args.slice(0, 2).join(" ")} failed:\n${output}`)),
		);
	});
}
