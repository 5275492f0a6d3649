import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { inProject, root, runScript, runTool } from "./project.mjs";

const SOURCES = [
	"app",
	"db/schema",
	"locales",
	"public",
	"workers",
	"scripts/build.mjs",
	"scripts/vite",
	"package-lock.json",
	"package.json",
	"patches",
	"tsconfig.json",
	"vite.config.ts",
];
const stamp = inProject("dist", ".source-hash");

/**
 * Builds the pages (build/client, build/server) and the Worker (dist/app.js), unless the last build had the same sources.
 * @param {{ local?: boolean, force?: boolean }} [options] local: with the pages under /dev, never for a deploy
 * @returns {Promise<boolean>} whether something was built
 */
export async function buildPortal({ local = true, force = false } = {}) {
	const hash = hashSources(local);
	if (!force && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return false;
	rmSync(stamp, { force: true });
	const flags = { FOLLOWUP_LOCAL: local ? "1" : "0", NODE_ENV: "production" };
	await runTool("@remix-run/dev/dist/cli.js", ["vite:build", "--logLevel", "error"], flags);
	await bundleWorker(local);
	await bundleServiceWorker(hash);
	writeFileSync(stamp, hash);
	printSizes();
	return true;
}

/**
 * Bundles the built pages with the worker's doors into dist/app.js.
 * @param {boolean} local
 */
export async function bundleWorker(local) {
	const { build } = await import("esbuild");
	rmSync(inProject("dist"), { recursive: true, force: true });
	await build({
		entryPoints: [inProject("workers/app.ts")],
		outfile: inProject("dist/app.js"),
		absWorkingDir: root,
		bundle: true,
		format: "esm",
		platform: "browser",
		target: "es2022",
		conditions: ["workerd", "worker", "browser"],
		mainFields: ["browser", "module", "main"],
		minify: true,
		external: ["node:*", "cloudflare:*"],
		define: {
			__LOCAL__: JSON.stringify(local),
			"process.env.NODE_ENV": '"production"',
			// A Worker has no address that pdfkit's could be told from; it asks for that of a file which the portal does not use.
			"import.meta.url": '"file:///app.js"',
		},
		logLevel: "warning",
		// One that fontkit has.
		logOverride: { "duplicate-object-key": "silent" },
	});
}

/**
 * Bundles what answers in the browser while there is no network: one file, at the root, as its reach is where it lies.
 * @param {string} hash of all sources
 */
async function bundleServiceWorker(hash) {
	const { build } = await import("esbuild");
	const texts = readdirSync(inProject("build/client/assets")).find((name) => name.startsWith("texts-"));
	await build({
		entryPoints: [inProject("app/offline/worker/worker.ts")],
		outfile: inProject("build/client/sw.js"),
		absWorkingDir: root,
		bundle: true,
		format: "iife",
		target: "es2022",
		minify: true,
		define: {
			__BUILD__: JSON.stringify(hash.slice(0, 12)),
			__TEXTS__: JSON.stringify(`/assets/${texts}`),
			"process.env.NODE_ENV": '"production"',
		},
		logLevel: "warning",
	});
}

/** @param {boolean} local */
function hashSources(local) {
	const hash = createHash("sha256").update(local ? "local" : "deploy");
	for (const source of SOURCES) {
		for (const file of filesUnder(inProject(source))) hash.update(file.slice(root.length)).update(readFileSync(file));
	}
	return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]} every file under the path, in a fixed order
 */
function filesUnder(path) {
	if (!existsSync(path)) return [];
	if (statSync(path).isFile()) return [path];
	return readdirSync(path)
		.sort()
		.flatMap((name) => filesUnder(join(path, name)));
}

function printSizes() {
	const assets = filesUnder(inProject("build/client/assets"));
	const row = (/** @type {string} */ label, /** @type {string[]} */ files) => {
		const raw = files.map((file) => readFileSync(file));
		const bytes = raw.reduce((sum, content) => sum + content.length, 0);
		const zipped = raw.reduce((sum, content) => sum + gzipSync(content).length, 0);
		console.log(`  ${label.padEnd(22)}${kilobytes(bytes)}  ${kilobytes(zipped)} gzip`);
	};
	console.log("Built:");
	row("Worker", [inProject("dist/app.js")]);
	row(
		"client JavaScript, all",
		assets.filter((file) => file.endsWith(".js")),
	);
	row("service worker", [inProject("build/client/sw.js")]);
	row(
		"CSS",
		assets.filter((file) => file.endsWith(".css")),
	);
}

/** @param {number} bytes */
function kilobytes(bytes) {
	return `${(bytes / 1024).toFixed(1)} KiB`.padStart(12);
}

if (process.argv[1] === import.meta.filename) {
	await runScript(async () => {
		const { ensureInstalled } = await import("./ensure-installed.mjs");
		ensureInstalled();
		const built = await buildPortal({
			local: !process.argv.includes("--deployed") && !process.env.FOLLOWUP_DEPLOYED,
			force: process.argv.includes("--force"),
		});
		if (!built) console.log("The build is up to date (npm run build -- --force builds anyway).");
	});
}
