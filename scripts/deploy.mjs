import { parseArgs } from "node:util";
import { ensureInstalled } from "./ensure-installed.mjs";
import { inProject, runScript, runTool, StepFailed } from "./project.mjs";

const WRANGLER = "wrangler/bin/wrangler.js";
const HELP = `npm run deploy -- --env staging|production [--dry-run]

Checks what the Cloudflare account and wrangler.toml lack, builds without the local pages, applies the migrations, brings
new modules into the catalogue and deploys the Worker. With --dry-run nothing leaves this machine. --env is
left out where the deploy button has made the copy: it writes into the settings at the top of wrangler.toml.`;

function whichEnvironment() {
	return new StepFailed("Which environment? npm run deploy -- --env staging, or --env production.", 2);
}

await runScript(async () => {
	const { values } = parseArgs({
		options: {
			env: { type: "string" },
			"dry-run": { type: "boolean", default: false },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) return console.log(HELP);
	const env = values.env ?? "";
	if (!["", "staging", "production"].includes(env)) throw whichEnvironment();
	const dryRun = values["dry-run"];
	ensureInstalled();
	const { unstable_readConfig } = await import("wrangler");
	const { isOnlyLocal, lacksOfAccount, lacksOfSettings } = await import("./deploy-checks.mjs");
	const config = unstable_readConfig({ config: inProject("wrangler.toml"), env: env || undefined });
	if (isOnlyLocal(config)) throw whichEnvironment();
	const inEnv = env ? ["--env", env] : [];
	const lacks = lacksOfSettings(config, env);
	if (!dryRun) lacks.push(...lacksOfAccount(config));
	if (lacks.length > 0) {
		const list = lacks.map(({ what, remedy }) => `  - ${what}\n      ${remedy}`).join("\n");
		const text = `Missing for ${env || "production"}:\n${list}`;
		if (!dryRun) throw new StepFailed(`${text}\n\nNothing was changed. docs/deploy.md tells the whole way.`);
		console.log(`${text}\n  (a real deploy would stop here)\n`);
	}
	const { buildPortal } = await import("./build.mjs");
	const { loadTypeScript } = await import("./portal.mjs");
	await buildPortal({ local: false });
	const quiet = { WRANGLER_SEND_METRICS: "false" };
	if (!dryRun) {
		const onDatabase = ["DB", "--remote", ...inEnv];
		// The databases of single tenants have the same tables.
		for (const { binding } of config.d1_databases) {
			const onEach = [binding, "--remote", ...inEnv];
			await runTool(WRANGLER, ["d1", "migrations", "apply", ...onEach], { ...quiet, CI: "1" });
		}
		// A module that is new in this release comes into the catalogue; what super-admins changed there stays.
		const { catalogueSql } = await loadTypeScript("db/seed/catalogue.ts");
		const command = `${catalogueSql(Date.now()).join("; ")};`;
		await runTool(WRANGLER, ["d1", "execute", ...onDatabase, "--yes", "--command", command], quiet);
	}
	// The bundle that was built and tested is sent as it is; wrangler does not bundle a second time.
	const deploy = [
		"deploy",
		inProject("dist/app.js"),
		"--no-bundle",
		...(env ? inEnv : ["--var", "ENVIRONMENT:production"]),
	];
	// Wrangler runs the build that wrangler.toml names all the same, at its top without saying what for.
	await runTool(WRANGLER, dryRun ? [...deploy, "--dry-run"] : deploy, { ...quiet, FOLLOWUP_DEPLOYED: "1" });
	console.log(
		dryRun
			? "\nDry run: the Worker was built and checked; nothing was sent."
			: `\nDeployed. The first super-admin: npm run create-superadmin -- --remote${env && ` --env ${env}`}`,
	);
});
