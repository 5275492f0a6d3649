import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./ensure-installed.mjs";
import { inProject, runScript, runTool, StepFailed } from "./project.mjs";

const HELP = `npm run create-superadmin -- [--email NAME@HOST] [--remote --env staging|production]

Makes the first super-admin and prints a link, good for one hour and one use, where that person sets a password.
Without --remote it works on this machine's own database.`;

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
	if (values.remote && values.env !== "staging" && values.env !== "production") {
		throw new StepFailed("Which environment? --remote --env staging, or --remote --env production.", 2);
	}
	if (values.env && !values.remote) throw new StepFailed("--env goes with --remote.", 2);
	ensureInstalled();
	const email = values.email ?? (await ask("E-mail address of the super-admin: "));
	const { loadTypeScript } = await import("./portal.mjs");
	const { makingSuperadmin } = await loadTypeScript("scripts/superadmin.ts");
	const { sql, token } = await makingSuperadmin(email, new Date()).catch((/** @type {Error} */ problem) => {
		throw problem instanceof RangeError ? new StepFailed(problem.message, 2) : problem;
	});
	const origin = values.env ? await writeRemote(sql, values.env) : await writeLocal(sql);
	console.log(
		`\n${email.trim().toLowerCase()} is a super-admin. Within an hour, open once:\n\n  ${origin}/resetpassword/${token}\n`,
	);
});

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
 * @param {string} env
 */
async function writeRemote(sql, env) {
	const { unstable_readConfig } = await import("wrangler");
	const { vars } = unstable_readConfig({ config: inProject("wrangler.toml"), env });
	const command = ["d1", "execute", "DB", "--remote", "--env", env, "--yes", "--command", `${sql.join("; ")};`];
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
