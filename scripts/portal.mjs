import { subscribe } from "node:diagnostics_channel";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { inProject, root } from "./project.mjs";

// The platform would ask the network for facts about the machine's address; a local portal needs none of it.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
process.env.WRANGLER_SEND_METRICS = "false";

// Miniflare waits for its own thread by Atomics.wait and takes every wake-up for an answer, also one that an earlier call
// sent late. Only a changed value is an answer.
const wait = Atomics.wait;
Atomics.wait = (/** @type {Int32Array} */ cells, /** @type {number} */ index, /** @type {number} */ value, timeout) => {
	for (;;) {
		const outcome = wait(cells, index, value, timeout);
		if (outcome !== "ok" || Atomics.load(cells, index) !== value) return outcome;
	}
};

// Miniflare's queue asks Node's server for a line of its log after each batch. Node closes a connection after five idle
// seconds, the request fails on it, and the queue stands still for good: no connection is closed for being idle.
subscribe("http.server.request.start", (message) => {
	const { server } = /** @type {{ server: import("node:http").Server }} */ (message);
	server.keepAliveTimeout = 0;
});

// With two cores V8 has one thread beside the main one. Where that one compiles and waits for a collection, while the main one
// waits for it to sweep, neither goes on: on a small machine V8 does all on the main thread (patches/, decision 017).
if (availableParallelism() < 4) process.env.MINIFLARE_WORKERD_V8_FLAGS ??= "--single-threaded";

/** Where `npm start` keeps D1 and R2: the folder that `wrangler dev` and `wrangler d1 execute --local` use too. */
export const stateFolder = inProject(".wrangler", "state", "v3");

const builtWorker = {
	modules: [{ type: /** @type {const} */ ("ESModule"), path: inProject("dist/app.js") }],
	modulesRoot: inProject("dist"),
};
const noWorker = {
	modules: true,
	script: "export default { fetch: () => new Response(null, { status: 404 }) }",
	queueConsumers: {},
};

/** Stands in for what a deployed portal has as secrets (docs/deploy.md). */
const localSecrets = { SECRET_KEY: "local-demo-only" };

/**
 * Miniflare's options for the built Worker, read out of wrangler.toml so that the local portal has the bindings of the deployed one.
 * @param {{ persist?: boolean, port?: number, host?: string, worker?: boolean, onLog?: (line: string) => void, overrides?: (settings: Record<string, any>, vars: Record<string, any>) => Record<string, unknown> }} [options] worker false: the bindings alone; onLog: gets each line that the Worker writes, in place of the terminal; overrides: what stands in place of wrangler.toml's settings
 * @returns {Promise<import("miniflare").MiniflareOptions>}
 */
export async function portalOptions({
	persist = false,
	port = 0,
	host = "127.0.0.1",
	worker = true,
	onLog,
	overrides = () => ({}),
} = {}) {
	const { settings, vars } = await wranglerSettings(worker ? "worker" : "bindings");
	// Letters of the queue and the clock, which nobody asked for at an address, need one too.
	const bindings = { ...localSecrets, ...settings.bindings };
	if (port !== 0) bindings.PUBLIC_ORIGIN ||= `http://${host}:${port}`;
	return {
		...settings,
		bindings,
		...(worker ? builtWorker : noWorker),
		...overrides(settings, { ...localSecrets, ...vars }),
		host,
		port,
		cf: false,
		logRequests: false,
		...(onLog && { handleStructuredLogs: (/** @type {{ message: string }} */ { message }) => void onLog(message) }),
		...(persist && {
			defaultPersistRoot: stateFolder,
			d1Persist: `${stateFolder}/d1`,
			r2Persist: `${stateFolder}/r2`,
			cachePersist: `${stateFolder}/cache`,
		}),
	};
}

/**
 * What wrangler.toml says, in Miniflare's words. Wrangler takes a second of work to load: whoever starts many processes
 * that ask for this keeps the answers in FOLLOWUP_SETTINGS, as JSON.
 * @param {"worker" | "bindings"} of the whole Worker, of which the pages must have been built, or its bindings alone
 * @returns {Promise<{ settings: Record<string, any>, vars: Record<string, any> }>}
 */
export async function wranglerSettings(of) {
	const kept = JSON.parse(process.env.FOLLOWUP_SETTINGS ?? "{}")[of];
	if (kept) return kept;
	const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = await import("wrangler");
	const config = unstable_readConfig({ config: inProject("wrangler.toml") });
	const { workerOptions } = unstable_getMiniflareWorkerOptions(
		of === "worker" ? config : { ...config, assets: undefined },
	);
	const { modulesRules: _rules, ...settings } = workerOptions;
	return { settings, vars: config.vars };
}

/**
 * Starts the built Worker in this process, with the migrations applied.
 * @param {Parameters<typeof portalOptions>[0] & { inOneGo?: boolean, from?: string, into?: string }} [options] inOneGo: for
 * a database that is thrown away; it begins as a copy of `from`, a folder that an earlier portal has left with `into`, and lies beside it
 */
export async function startPortal({ inOneGo = false, from = process.env.FOLLOWUP_TABLES, into, ...options } = {}) {
	const { Log, LogLevel, Miniflare } = await import("miniflare");
	const isCopy = inOneGo && from !== undefined;
	const folder = into ?? (isCopy ? mkdtempSync(join(dirname(from), "portal-")) : undefined);
	if (isCopy && folder) cpSync(from, folder, { recursive: true });
	const places = folder && { d1Persist: `${folder}/d1`, r2Persist: `${folder}/r2` };
	const settings = { ...(await portalOptions(options)), ...places };
	const miniflare = new Miniflare({ ...settings, log: new Log(LogLevel.WARN) });
	await miniflare.ready;
	const databases = /** @type {{ d1Databases?: object }} */ (settings).d1Databases ?? {};
	const names = Object.keys(databases).filter((name) => name === "DB" || name.startsWith("DB_"));
	for (const name of names.filter((one) => !isCopy || one !== "DB")) {
		const db = await miniflare.getD1Database(name);
		await (inOneGo ? fill(db) : migrate(db));
	}
	return folder && !into ? removingAfter(miniflare, folder) : miniflare;
}

/**
 * @param {import("miniflare").Miniflare} miniflare
 * @param {string} folder
 */
function removingAfter(miniflare, folder) {
	const dispose = miniflare.dispose.bind(miniflare);
	miniflare.dispose = async () => {
		await dispose();
		rmSync(folder, { recursive: true, force: true });
	};
	return miniflare;
}

/**
 * The local bindings without the Worker: for a seed or a command that runs beside a portal, or before one was ever built.
 * @param {{ persist?: boolean, inOneGo?: boolean }} [options]
 */
export async function openBindings({ persist = true, inOneGo = false } = {}) {
	return startPortal({ persist, inOneGo, worker: false });
}

/**
 * Applies what is new in migrations/, each file in one batch with its line in wrangler's own table, so that
 * `wrangler d1 migrations apply` and this agree about what is done.
 * @param {D1Database} db
 * @returns {Promise<string[]>} the names of the applied files
 */
export async function migrate(db) {
	await db
		.prepare(
			`CREATE TABLE IF NOT EXISTS d1_migrations(
				id INTEGER PRIMARY KEY AUTOINCREMENT,
				name TEXT UNIQUE,
				applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
			)`,
		)
		.run();
	const { results } = await db.prepare("SELECT name FROM d1_migrations").all();
	const done = new Set(results.map((row) => row.name));
	const applied = [];
	for (const { name, statements } of readMigrations()) {
		if (done.has(name)) continue;
		await db.batch([
			...statements.map((statement) => db.prepare(statement)),
			db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
		]);
		applied.push(name);
	}
	return applied;
}

/**
 * All migrations in one go, for a database that is new and is thrown away: each statement by itself is a call, and those
 * are most of what a test needs to begin. A statement that the one line does not suit fails aloud.
 * @param {D1Database} db
 */
async function fill(db) {
	const lines = readMigrations().flatMap(({ statements }) =>
		statements.map((statement) =>
			statement
				.split("\n")
				.filter((line) => !line.trimStart().startsWith("--"))
				.join(" "),
		),
	);
	await db.exec(lines.filter((line) => line.trim()).join("\n"));
}

/** @returns {{ name: string, statements: string[] }[]} the migration files in order, split where drizzle-kit marks a statement's end */
export function readMigrations() {
	const folder = inProject("migrations");
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((name) => name.endsWith(".sql"))
		.sort()
		.map((name) => ({
			name,
			statements: readFileSync(`${folder}/${name}`, "utf8")
				.split("--> statement-breakpoint")
				.map((statement) => statement.trim())
				.filter(Boolean),
		}));
}

/**
 * Bundles one TypeScript file of the project and imports it, so that a script or a test server in Node can call it.
 * @param {string} file path in the project, as `db/seed/index.ts`
 * @returns {Promise<Record<string, any>>} what the file exports
 */
export async function loadTypeScript(file) {
	const { build } = await import("esbuild");
	const folder = inProject("node_modules", ".cache", "followup");
	mkdirSync(folder, { recursive: true });
	const outfile = `${folder}/${file.replaceAll("/", "-").replace(/\.ts$/, "")}.${process.pid}.mjs`;
	await build({
		entryPoints: [inProject(file)],
		outfile,
		absWorkingDir: root,
		bundle: true,
		format: "esm",
		platform: "node",
		target: "node20",
		packages: "external",
		alias: { "#app": inProject("app"), "#db": inProject("db") },
		define: { __LOCAL__: "true" },
		loader: { ".svg": "text" },
		logLevel: "warning",
	});
	try {
		return await import(pathToFileURL(outfile).href);
	} finally {
		rmSync(outfile, { force: true });
	}
}
