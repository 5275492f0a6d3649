import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inProject, root, runScript, StepFailed } from "../../scripts/project.mjs";
import { defects } from "./defects.mjs";

/** Two at a time: as many as the smallest machine that runs this has cores. */
const LANES = 2;

/** What finds a defect: the tests that run, and whether they need the Worker built anew. */
const suites = {
	rows: { project: "isolation", files: ["rows"], isBuilt: false },
	matrix: { project: "isolation", files: ["matrix"], isBuilt: true },
	architecture: {
		project: "architecture",
		files: ["every-route-is-guarded", "every-table-has-an-owner", "source-rules"],
		isBuilt: true,
	},
};

/** The operations that the matrix asks here: some behind each kind of guard. The whole matrix is a test of its own. */
const sample = [
	"page /home$",
	"page /notifications$",
	"(page|POST) /:guid\\?/user/users( deactivate)?$",
	"page /:guid\\?/followup/tenants$",
	"GET /api/(user|client|tenant|me|notifications)\\b",
	"(GET|POST|DELETE) /api/(client|notifications|admin/moduletenants)\\b",
].join("|");

/** @typedef {import("./defects.mjs").Defect} Defect */

await runScript(async () => {
	const only = process.argv[2];
	const chosen = defects.filter(({ name }) => !only || name.includes(only));
	const lanes = Array.from({ length: Math.min(LANES, chosen.length) }, openLane);
	try {
		console.log(`${chosen.length} defects, ${lanes.length} at a time; first without any.`);
		const trouble = (await Promise.all(lanes.map(prepare))).flat();
		const waiting = [...chosen];
		if (trouble.length === 0)
			await Promise.all(
				lanes.map(async (lane) => {
					for (let defect = waiting.shift(); defect; defect = waiting.shift())
						trouble.push(...(await tryOne(lane, defect)));
				}),
			);
		if (trouble.length > 0) throw new StepFailed(trouble.join("\n"));
		console.log(`All ${chosen.length} were noticed.`);
	} finally {
		for (const lane of lanes) rmSync(lane, { recursive: true, force: true });
	}
});

/** A copy of the project as it stands now, with the pages built and git to list its files. */
function openLane() {
	const lane = mkdtempSync(join(tmpdir(), "followup-sabotage-"));
	const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
	for (const path of list.toString().split("\0").filter(Boolean)) {
		mkdirSync(dirname(join(lane, path)), { recursive: true });
		cpSync(inProject(path), join(lane, path));
	}
	symlinkSync(inProject("node_modules"), join(lane, "node_modules"));
	execFileSync("git", ["init", "-q"], { cwd: lane });
	execFileSync("git", ["add", "-A"], { cwd: lane });
	return lane;
}

/**
 * Builds a copy and sees that every test passes there: a test that fails anyway notices nothing.
 * @param {string} lane
 * @param {number} index
 */
async function prepare(lane, index) {
	await mustRun(lane, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]);
	await buildWorker(lane);
	const half = Object.values(suites).filter((_suite, at) => at % LANES === index % LANES);
	const failed = [];
	for (const suite of half) {
		const { code, output } = await runSuite(lane, suite);
		if (code !== 0) failed.push(`Without any defect ${suite.files.join(", ")} fails:\n${output.slice(-3_000)}`);
	}
	return failed;
}

/**
 * @param {string} lane
 * @param {Defect} defect
 * @returns {Promise<string[]>} what is wrong: nothing where the defect was noticed
 */
async function tryOne(lane, { name, file, find, replace, seenBy }) {
	const path = join(lane, file);
	const sound = readFileSync(path, "utf8");
	if (!sound.includes(find)) return [`"${name}" cannot be put in: ${file} does not hold its text any more.`];
	const started = Date.now();
	writeFileSync(
		path,
		sound.replace(find, () => replace),
	);
	try {
		const needed = seenBy.map((suite) => suites[suite]);
		if (needed.some(({ isBuilt }) => isBuilt)) await buildWorker(lane);
		for (const suite of needed) {
			const { code, output } = await runSuite(lane, suite);
			if (code === 0) return [`"${name}" was not noticed by ${suite.files.join(", ")}.`];
			if (!/Tests .*failed/.test(output)) return [`"${name}" broke the run itself:\n${output.slice(-2_000)}`];
		}
		console.log(`  noticed in ${((Date.now() - started) / 1000).toFixed(0).padStart(3)} s: ${name}`);
		return [];
	} finally {
		writeFileSync(path, sound);
	}
}

/** @param {string} lane */
async function buildWorker(lane) {
	await mustRun(lane, ["node_modules/vite/bin/vite.js", "build", "--ssr", "--minify", "false", "--logLevel", "error"]);
	await mustRun(lane, ["-e", 'import("./scripts/build.mjs").then(({ bundleWorker }) => bundleWorker(true))']);
}

/**
 * @param {string} lane
 * @param {typeof suites[keyof typeof suites]} suite
 */
function runSuite(lane, { project, files }) {
	return run(lane, ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...files]);
}

/**
 * @param {string} lane
 * @param {string[]} args
 */
async function mustRun(lane, args) {
	const { code, output } = await run(lane, args);
	if (code !== 0) throw new StepFailed(`${args.slice(0, 2).join(" ")} failed in the copy:\n${output.slice(-3_000)}`);
}

/**
 * @param {string} cwd
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run(cwd, args) {
	const env = {
		...process.env,
		FOLLOWUP_LOCAL: "1",
		FOLLOWUP_BUILT: "1",
		ISOLATION_EXTENT: "reduced",
		ISOLATION_ONLY: sample,
		NODE_ENV: args[0]?.includes("vitest") ? "test" : "production",
		NO_COLOR: "1",
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
		child.on("close", (code) => resolve({ code, output }));
	});
}
