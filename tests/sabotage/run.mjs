import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inProject, root, runScript, StepFailed } from "../../scripts/project.mjs";
import { defects, switches } from "./defects.mjs";

/** Two at a time: as many as the smallest machine that runs this has cores. */
const LANES = 2;

/** What finds a defect: the tests that run, and whether they look at what was built. */
const suites = {
	rows: { project: "isolation", files: ["rows"], isBuilt: false },
	sources: { project: "architecture", files: ["every-table-has-an-owner", "source-rules"], isBuilt: false },
	routes: { project: "architecture", files: ["every-route-is-guarded"], isBuilt: true },
	matrix: { project: "isolation", files: ["matrix"], isBuilt: true },
};
/** What was built, as the tests read it. */
const built = ["dist/app.js", "build/server/index.js"];

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
	const lanes = Array.from({ length: LANES }, openLane);
	try {
		console.log(`${chosen.length} defects, ${lanes.length} at a time; first without any.`);
		const trouble = await prepare(lanes);
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

/** A copy of the project as it stands now, with git to list its files. */
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
 * Builds one copy with every defect behind its switch, all of them off, gives the others what was built, and sees that
 * every test passes there: a test that fails anyway notices nothing.
 * @param {string[]} lanes
 * @returns {Promise<string[]>} what is wrong
 */
async function prepare(lanes) {
	const [first = "", ...others] = lanes;
	const [inSource, inBuild] = [false, true].map((isBuilt) =>
		Object.values(suites).filter((one) => one.isBuilt === isBuilt),
	);
	await build(first);
	for (const lane of others)
		for (const folder of ["build", "dist"]) cpSync(join(first, folder), join(lane, folder), { recursive: true });
	const failed = await Promise.all(
		[inSource, inBuild].map(async (part, index) => {
			const all = [];
			for (const suite of part ?? []) {
				const { code, output } = await runSuite(lanes[index] ?? first, suite);
				if (code !== 0) all.push(`Without any defect ${suite.files.join(", ")} fails:\n${output.slice(-3_000)}`);
			}
			return all;
		}),
	);
	return failed.flat();
}

/**
 * The pages as they are, then the Worker with the switches in it; the copy's source stays sound.
 * @param {string} lane
 */
async function build(lane) {
	await mustRun(lane, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]);
	const files = new Set(defects.filter(({ shape }) => shape).map(({ file }) => file));
	const sound = new Map([...files].map((file) => [file, readFileSync(join(lane, file), "utf8")]));
	for (const [file, text] of sound) {
		const all = defects.filter((defect) => defect.file === file && defect.shape);
		writeFileSync(join(lane, file), all.reduce(withSwitch, text));
	}
	await mustRun(lane, ["node_modules/vite/bin/vite.js", "build", "--ssr", "--minify", "false", "--logLevel", "error"]);
	await mustRun(lane, ["-e", 'import("./scripts/build.mjs").then(({ bundleWorker }) => bundleWorker(true))']);
	for (const [file, text] of sound) writeFileSync(join(lane, file), text);
}

/**
 * @param {string} text
 * @param {Defect} defect
 */
function withSwitch(text, defect) {
	const { name, file, find, shape } = defect;
	if (!shape || !text.includes(find)) throw new StepFailed(missing(name, file));
	return text.replace(find, () => switches[shape](defect, `globalThis.sabotage === ${JSON.stringify(name)}`));
}

const missing = (/** @type {string} */ name, /** @type {string} */ file) =>
	`"${name}" cannot be put in: ${file} does not hold its text any more.`;

/**
 * @param {string} lane
 * @param {Defect} defect
 * @returns {Promise<string[]>} what is wrong: nothing where the defect was noticed
 */
async function tryOne(lane, { name, file, find, replace, seenBy }) {
	const started = Date.now();
	for (const suite of seenBy.map((one) => suites[one])) {
		const changed = suite.isBuilt ? built : [file];
		const sound = changed.map((path) => readFileSync(join(lane, path), "utf8"));
		if (!suite.isBuilt && !sound[0]?.includes(find)) return [missing(name, file)];
		const put = (/** @type {string} */ text) =>
			suite.isBuilt ? `globalThis.sabotage = ${JSON.stringify(name)};\n${text}` : text.replace(find, () => replace);
		changed.forEach((path, index) => void writeFileSync(join(lane, path), put(sound[index] ?? "")));
		const { code, output } = await runSuite(lane, suite, ["--bail=1"]);
		changed.forEach((path, index) => void writeFileSync(join(lane, path), sound[index] ?? ""));
		if (code === 0) return [`"${name}" was not noticed by ${suite.files.join(", ")}.`];
		if (!/Tests .*failed/.test(output)) return [`"${name}" broke the run itself:\n${output.slice(-2_000)}`];
	}
	console.log(`  noticed in ${((Date.now() - started) / 1000).toFixed(0).padStart(3)} s: ${name}`);
	return [];
}

/**
 * @param {string} lane
 * @param {typeof suites[keyof typeof suites]} suite
 * @param {string[]} [more] for Vitest
 */
function runSuite(lane, { project, files }, more = []) {
	return run(lane, ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...files, ...more]);
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
