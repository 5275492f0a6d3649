import { spawnSync } from "node:child_process";
import { inProject, root } from "./project.mjs";

/** What a deploy lacks, and the command or the line that gives it. @typedef {{ what: string, remedy: string }} Lack */

/**
 * Whether the settings at the top of wrangler.toml are the local portal's alone. The deploy button writes the id of a real
 * database in there, in the copy that it makes.
 * @param {import("wrangler").Unstable_Config} config
 */
export const isOnlyLocal = ({ targetEnvironment, d1_databases }) =>
	!targetEnvironment && d1_databases.some(({ database_id }) => /^0{8}-/.test(database_id ?? ""));

/**
 * What wrangler.toml itself lacks for an environment; asks no network.
 * @param {import("wrangler").Unstable_Config} config
 * @param {string} env empty: the settings that stand at the top
 * @returns {Lack[]}
 */
export function lacksOfSettings(config, env) {
	const lacks = [];
	const at = (/** @type {string} */ name) => (env ? `env.${env}.${name}` : name);
	const vars = /** @type {Record<string, string>} */ (config.vars);
	for (const { binding, database_name, database_id } of config.d1_databases) {
		if (database_id) continue;
		lacks.push({
			what: `the D1 database "${database_name}" (${binding}) has no id`,
			remedy: `npx wrangler d1 create ${database_name} --location weur, then put the printed database_id into [[${at("d1_databases")}]]`,
		});
	}
	if (!isRealOrigin(vars.PUBLIC_ORIGIN)) {
		lacks.push({
			what: `PUBLIC_ORIGIN is "${vars.PUBLIC_ORIGIN ?? ""}"`,
			remedy: `the https address that people will open, in [${at("vars")}]: links in mail and the check of foreign requests rest on it`,
		});
	}
	if (!/@[^@\s>]+\.[^@\s>]+>?$/.test(vars.MAIL_FROM ?? "") || /\.(example|test)>?$/.test(vars.MAIL_FROM ?? "")) {
		lacks.push({
			what: `MAIL_FROM is "${vars.MAIL_FROM ?? ""}"`,
			remedy: `an address of a domain that this account may send from (dashboard: Email > Email sending), in [${at("vars")}]`,
		});
	}
	if (vars.SMS_SENDER && !/^https:\/\//.test(vars.SMS_URL ?? "")) {
		lacks.push({
			what: `SMS_SENDER is set and SMS_URL is "${vars.SMS_URL ?? ""}"`,
			remedy: `the https address of the gateway for text messages, in [${at("vars")}], and its token by npx wrangler secret put SMS_TOKEN${env && ` --env ${env}`}`,
		});
	}
	if (!config.send_email.some(({ name }) => name === "MAIL")) {
		lacks.push({
			what: "there is no MAIL binding, so no invitation could be sent",
			remedy: `[[${at("send_email")}]] with name = "MAIL" in wrangler.toml`,
		});
	}
	return lacks;
}

/**
 * What the Cloudflare account lacks; asks it through wrangler.
 * @param {import("wrangler").Unstable_Config} config
 * @returns {Lack[]}
 */
export function lacksOfAccount(config) {
	const account = wrangler(["whoami"]);
	if (!account.ok || account.text.includes("not authenticated")) {
		return [
			{
				what: "wrangler is not signed in to a Cloudflare account",
				remedy: "npx wrangler login, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID",
			},
		];
	}
	const lacks = [];
	for (const { database_name, database_id } of config.d1_databases) {
		if (
			!database_id ||
			!database_name ||
			wrangler(["d1", "info", database_name, "--env", config.targetEnvironment ?? ""]).ok
		)
			continue;
		lacks.push({
			what: `the account has no D1 database "${database_name}" with the id of wrangler.toml`,
			remedy: `npx wrangler d1 create ${database_name} --location weur, and put its id into wrangler.toml`,
		});
	}
	for (const { bucket_name } of config.r2_buckets) {
		if (!bucket_name || wrangler(["r2", "bucket", "info", bucket_name]).ok) continue;
		lacks.push({
			what: `there is no R2 bucket "${bucket_name}"`,
			remedy: `npx wrangler r2 bucket create ${bucket_name}`,
		});
	}
	for (const queue of queueNames(config)) {
		if (wrangler(["queues", "info", queue]).ok) continue;
		lacks.push({ what: `there is no queue "${queue}"`, remedy: `npx wrangler queues create ${queue}` });
	}
	return lacks;
}

/** @param {import("wrangler").Unstable_Config} config */
function queueNames(config) {
	const names = [
		...(config.queues.producers ?? []).map(({ queue }) => queue),
		...(config.queues.consumers ?? []).flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue]),
	];
	return new Set(names.filter((name) => name !== undefined));
}

/** @param {string | undefined} origin */
function isRealOrigin(origin) {
	if (!origin || !URL.canParse(origin)) return false;
	const { protocol, hostname, origin: itself } = new URL(origin);
	return protocol === "https:" && itself === origin && !/\.(example|test)$/.test(hostname);
}

/** @param {string[]} args */
function wrangler(args) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[inProject("node_modules/wrangler/bin/wrangler.js"), ...args],
		{ cwd: root, encoding: "utf8", env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" } },
	);
	return { ok: status === 0, text: `${stdout}${stderr}` };
}
