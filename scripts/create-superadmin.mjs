import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./ensure-installed.mjs";
import { inProject, runScript, runTool, StepFailed } from "./project.mjs";

const HELP = `npm run create-superadmin -- [--email NAME@HOST] [--remote --env staging|production]

Makes the first super-admin and prints a link, good for one hour and one use, where that person sets a password.
Without --remote it works on this machine's own database. --env is left out where the deploy button has made the copy.`;

await runScript(async () => {
	const { values } = parseArgs({
		options: {
			email: { type: "string" },
			remote: { type: "boolean", default: false },
			env: { type: "string" },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) return console.log(HELP);
	const env = values.env ?? "";
	if (!["", "staging", "production"].includes(env)) throw whichEnvironment();
	if (values.env && !values.remote) throw new StepFailed("--env goes with --remote.", 2);
	ensureInstalled();
	const email = values.email ?? (await ask("E-mail address of the super-admin: "));
	const { loadTypeScript } = await import("./portal.mjs");
	const { makingSuperadmin } = await loadTypeScript("scripts/superadmin.ts");
	const { sql, token } = await makingSuperadmin(email, new Date()).catch((/** @type {Error} */ problem) => {
		throw problem instanceof RangeError ? new StepFailed(problem.message, 2) : problem;
	});
	const origin = values.remote ? await writeRemote(sql, env) : await writeLocal(sql);
	console.log(
		`\n${email.trim().toLowerCase()} is a super-admin. Within an hour, open once:\n\n  ${origin}/resetpassword/${token}\n`,
	);
});

function whichEnvironment() {
	return new StepFailed("Which environment? --remote --env staging, or --remote --env production.", 2);
}

/** @param {string[]} sql */
async function writeLocal(sql) {
	const { openBindings } = await import("./portal.mjs");
	const miniflare = await openBindings();
	try {
		const db = await miniflare.getD1Database("DB");
		await db.batch(sql.map((statement) => db.prepare(statement)));
	} finally {
		await miniflare.dispose();
	}
	return `http://127.0.0.1:${process.env.PORT ?? 8787}`;
}

/**
 * @param {string[]} sql
 * @param {string} env empty: what stands at the top of wrangler.toml
 */
async function writeRemote(sql, env) {
	const { unstable_readConfig } = await import("wrangler");
	const { isOnlyLocal } = await import("./deploy-checks.mjs");
	const config = unstable_readConfig({ config: inProject("wrangler.toml"), env: env || undefined });
	if (isOnlyLocal(config)) throw whichEnvironment();
	const { vars } = config;
	const command = [
		"d1",
		"execute",
		"DB",
		"--remote",
		...(env ? ["--env", env] : []),
		"--yes",
		"--command",
		`${sql.join("; ")};`,
	];
	await runTool("wrangler/bin/wrangler.js", command, { WRANGLER_SEND_METRICS: "false" });
	return String(/** @type {Record<string, unknown>} */ (vars).PUBLIC_ORIGIN);
}

/** @param {string} question */
async function ask(question) {
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	try {
		return await terminal.question(question);
	} finally {
		terminal.close();
	}
}
