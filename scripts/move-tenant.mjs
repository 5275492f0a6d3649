import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./ensure-installed.mjs";
import { inProject, runScript, StepFailed } from "./project.mjs";

const HELP = `npm run move-tenant -- --tenant SLUG --to DB_NAME [--wait SECONDS] [--remote --env staging|production]
npm run move-tenant -- --tenant SLUG --drop [--remote --env staging|production]

Moves a tenant's rows into the database of a binding (docs/scale.md): closes the tenant, copies, compares counts and hashes
of every table, and switches it over. With --drop it removes what was left in the portal's database, where that is still as
it was moved. What was moved is written to .wrangler/moved-SLUG.json. Without --remote it works on this machine's databases.`;

/** Seconds for requests and messages that were under way when the tenant was closed. */
const WAIT = 60;

await runScript(async () => {
	const { values } = parseArgs({
		options: {
			tenant: { type: "string" },
			to: { type: "string" },
			drop: { type: "boolean", default: false },
			wait: { type: "string", default: String(WAIT) },
			remote: { type: "boolean", default: false },
			env: { type: "string" },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) return console.log(HELP);
	const { tenant: slug, to, drop, remote, env } = values;
	if (!slug) throw new StepFailed("Which tenant? --tenant and its short name.", 2);
	if (drop === (to !== undefined)) throw new StepFailed("Either --to and a binding, or --drop.", 2);
	if (to !== undefined && !/^DB_\w+$/.test(to)) throw new StepFailed("A binding of a tenant's own begins with DB_.", 2);
	const wait = Number(values.wait);
	if (!(wait >= 0)) throw new StepFailed("--wait is a number of seconds.", 2);
	if (remote !== (env === "staging" || env === "production"))
		throw new StepFailed("--remote goes with --env staging or --env production.", 2);
	ensureInstalled();
	const { loadTypeScript } = await import("./portal.mjs");
	const { movedTables } = await loadTypeScript("scripts/move-tenant/plan.ts");
	const { dropOld, MoveFailed, moveTenant } = await import("./move-tenant/move.mjs");
	const tables = movedTables();
	const file = inProject(".wrangler", `moved-${slug}.json`);
	const tell = (/** @type {string} */ line) => console.log(line);
	const { place, close } = await openPlaces(remote ? env : undefined);
	try {
		if (to === undefined) {
			const report = JSON.parse(readFileSync(file, "utf8"));
			await dropOld({ shared: await place("DB"), report, tables, tell });
			return;
		}
		const report = await moveTenant({
			...{ shared: await place("DB"), own: await place(to), slug, to, tables, tell },
			wait: () => new Promise((resolve) => setTimeout(resolve, wait * 1000)),
		});
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, JSON.stringify(report));
		for (const [name, { rows, sha256 }] of Object.entries(report.tables)) tell(`${name}: ${rows} rows, ${sha256}`);
		tell(`${slug} lies in ${to} now: counts and hashes of ${tables.length} tables are equal.`);
	} catch (problem) {
		throw problem instanceof MoveFailed ? new StepFailed(problem.message) : problem;
	} finally {
		await close();
	}
});

/** @param {string | undefined} env of the account; else of this machine */
async function openPlaces(env) {
	const { localPlace, remotePlace } = await import("./move-tenant/places.mjs");
	if (env) return { place: async (/** @type {string} */ name) => remotePlace(name, env), close: async () => {} };
	const { openBindings } = await import("./portal.mjs");
	const miniflare = await openBindings();
	return {
		place: async (/** @type {string} */ name) => localPlace(await miniflare.getD1Database(name)),
		close: () => miniflare.dispose(),
	};
}
