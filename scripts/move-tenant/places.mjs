import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inProject, root, StepFailed } from "../project.mjs";

/** @typedef {import("./move.mjs").Place} Place */

/**
 * A database of this machine.
 * @param {D1Database} db
 * @returns {Place}
 */
export const localPlace = (db) => ({
	all: async (sql) => /** @type {Record<string, any>[]} */ ((await db.prepare(sql).all()).results),
	run: async (statements) => void (await db.batch(statements.map((sql) => db.prepare(sql)))),
});

/**
 * A database of the account, asked through wrangler.
 * @param {string} binding
 * @param {string} env
 * @returns {Place}
 */
export const remotePlace = (binding, env) => ({
	all: async (sql) => execute(binding, env, [sql])[0]?.results ?? [],
	run: async (statements) => void execute(binding, env, statements),
});

/**
 * @param {string} binding
 * @param {string} env
 * @param {string[]} statements
 * @returns {{ results: Record<string, any>[] }[]}
 */
function execute(binding, env, statements) {
	const folder = mkdtempSync(join(tmpdir(), "followup-move-"));
	try {
		const [only, ...more] = statements;
		const file = join(folder, "statements.sql");
		writeFileSync(file, `${statements.join(";\n")};\n`);
		// What a file gives is a summary; what is read is asked for by a command.
		const isRead = only !== undefined && more.length === 0 && /^\s*(select|with)\b/i.test(only);
		const asked = isRead ? ["--command", only] : ["--file", file];
		const { status, stdout, stderr } = spawnSync(
			process.execPath,
			[
				...[inProject("node_modules/wrangler/bin/wrangler.js"), "d1", "execute", binding],
				...["--remote", "--env", env, "--yes", "--json", ...asked],
			],
			{
				...{ cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
				env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
			},
		);
		if (status !== 0) throw new StepFailed(`${binding}: ${stderr || stdout}`);
		return JSON.parse(stdout.slice(stdout.indexOf("[")));
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
