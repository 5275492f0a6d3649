import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inProject, root, runScript, StepFailed } from "../../scripts/project.mjs";
import { defects } from "./defects.mjs";

/** Two at a time: as many as the smallest machine that runs this has cores. */
const LANES = 2;

/** What Remix writes: one file with all pages, of which the Worker is bundled. */
const BUILT = "build/server/index.js";

/** @typedef {import("./defects.mjs").Defect} Defect */
/** @typedef {Defect["seenBy"][number]} Suite */

/**
 * What finds a defect: the tests that run, whether they meet it in the source or as it was built, and which else need the build.
 * @type {Record<Suite, { project: string, file: string, isBuilt: boolean, needsBuild?: boolean }>}
 */
const suites = {
	rows: { project: "isolation", file: "rows", isBuilt: false },
	matrix: { project: "isolation", file: "matrix-pages-and-calls", isBuilt: true },
	sources: { project: "architecture", file: "source-rules", isBuilt: false, needsBuild: true },
	tables: { project: "architecture", file: "every-table-has-an-owner", isBuilt: false },
	routes: { project: "architecture", file: "every-route-is-guarded", isBuilt: true },
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

/** A suite that runs with one defect, or without any: a test that fails anyway notices nothing. */
/** @typedef {{ suite: Suite, defect?: Defect }} Try */

await runScript(async () => {
	const only = process.argv[2];
	const chosen = defects.filter(({ name }) => !only || name.includes(only));
	const needed = [...new Set(chosen.flatMap(({ seenBy }) => seenBy))];
	/** @type {Try[]} */
	const tries = [
		...needed.map((suite) => ({ suite })),
		...chosen.flatMap((defect) => defect.seenBy.map((suite) => ({ suite, defect }))),
	];
	// The source is looked at while the Worker is still being built.
	const waits = (/** @type {Try} */ { suite }) => suites[suite].isBuilt || suites[suite].needsBuild === true;
	const waiting = tries.sort((one, other) => Number(waits(one)) - Number(waits(other)));
	const lanes = Array.from({ length: LANES }, openLane);
	/** @type {string[]} */
	const trouble = [];
	const workThrough = async (/** @type {string} */ lane, /** @type {Promise<void>} */ built) => {
		for (let one = waiting.shift(); one; one = waiting.shift()) {
			if (waits(one)) await built;
			trouble.push(...(await tryOut(lane, one)));
		}
	};
	try {
		console.log(`${chosen.length} defects, ${tries.length} runs, ${LANES} at a time.`);
		const built = tries.some(waits) ? buildWithAll(lanes, chosen) : Promise.resolve();
		const [first, ...others] = lanes;
		await Promise.all([built.then(() => workThrough(first, built)), ...others.map((lane) => workThrough(lane, built))]);
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
 * Builds the first copy with all defects that show in what is built, each asleep until it is named, and gives the others the same.
 * @param {string[]} lanes
 * @param {Defect[]} chosen
 */
async function buildWithAll([first, ...others], chosen) {
	const built = chosen.filter(({ seenBy }) => seenBy.some((suite) => suites[suite].isBuilt));
	const restore = built.map((defect) => putIn(first, defect, `(globalThis.defect === ${JSON.stringify(defect.name)})`));
	for (const target of [[], ["--ssr", "--minify", "false"]])
		await mustRun(first, ["node_modules/vite/bin/vite.js", "build", ...target, "--logLevel", "error"]);
	for (const undo of restore.reverse()) undo();
	for (const lane of others) cpSync(join(first, "build"), join(lane, "build"), { recursive: true });
	for (const lane of [first, ...others]) cpSync(join(lane, BUILT), join(lane, `${BUILT}.asleep`));
}

/**
 * Changes the text of the source.
 * @param {string} lane
 * @param {Defect} defect
 * @param {string} on what the source says where the defect says ON
 * @returns {() => void} makes the source sound again
 */
function putIn(lane, { name, file, find, replace }, on) {
	const path = join(lane, file);
	const sound = readFileSync(path, "utf8");
	if (sound.split(find).length !== 2)
		throw new StepFailed(`"${name}" cannot be put in: ${file} does not hold its text just once.`);
	writeFileSync(
		path,
		sound.replace(find, () => replace.replaceAll(/\bON\b/g, on)),
	);
	return () => writeFileSync(path, sound);
}

/**
 * Wakes one of the defects that were built in, or none, and bundles the Worker.
 * @param {string} lane
 * @param {Defect} [defect]
 */
async function wake(lane, defect) {
	const asleep = readFileSync(join(lane, `${BUILT}.asleep`), "utf8");
	writeFileSync(join(lane, BUILT), `globalThis.defect = ${JSON.stringify(defect?.name ?? null)};\n${asleep}`);
	await mustRun(lane, ["-e", 'import("./scripts/build.mjs").then(({ bundleWorker }) => bundleWorker(true))']);
}

/**
 * @param {string} lane
 * @param {Try} one
 * @returns {Promise<string[]>} what is wrong: nothing where the suite fails with a defect and passes without
 */
async function tryOut(lane, { suite, defect }) {
	const { project, file, isBuilt } = suites[suite];
	const started = Date.now();
	if (isBuilt) await wake(lane, defect);
	const undo = defect && !isBuilt ? putIn(lane, defect, "true") : () => {};
	try {
		const { code, output } = await run(lane, [
			"node_modules/vitest/vitest.mjs",
			"run",
			"--bail",
			"1",
			"--project",
			project,
			file,
		]);
		if (!defect) return code === 0 ? [] : [`Without any defect ${file} fails:\n${output.slice(-3_000)}`];
		if (code === 0) return [`"${defect.name}" was not noticed by ${file}.`];
		if (!/Tests .*failed/.test(output)) return [`"${defect.name}" broke the run itself:\n${output.slice(-2_000)}`];
		console.log(`  noticed in ${((Date.now() - started) / 1000).toFixed(0).padStart(3)} s by ${file}: ${defect.name}`);
		return [];
	} finally {
		undo();
	}
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
