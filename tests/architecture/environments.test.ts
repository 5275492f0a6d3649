import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { inProject } from "../../scripts/project.mjs";

type Config = {
	build: { command?: string };
	vars: Record<string, unknown>;
	assets: { binding?: string };
	d1_databases: { binding: string; migrations_dir?: string }[];
	r2_buckets: { binding: string }[];
	queues: {
		producers: { binding: string; queue: string }[];
		consumers: Record<string, unknown>[];
	};
	send_email: { name: string }[];
	triggers: { crons?: string[] };
	compatibility_flags: string[];
};

const deployed = ["staging", "production"] as const;
const configs: Record<string, Config> = {};
beforeAll(async () => {
	const { unstable_readConfig } = await import("wrangler");
	const config = inProject("wrangler.toml");
	configs.local = unstable_readConfig({ config }) as unknown as Config;
	for (const env of deployed) configs[env] = unstable_readConfig({ config, env }) as unknown as Config;
});

const bindingsOf = (config: Config | undefined) => [
	...(config?.assets.binding ? [config.assets.binding] : []),
	...(config?.d1_databases ?? []).map(({ binding }) => binding),
	...(config?.r2_buckets ?? []).map(({ binding }) => binding),
	...(config?.queues.producers ?? []).map(({ binding }) => binding),
	...(config?.send_email ?? []).map(({ name }) => name),
	...Object.keys(config?.vars ?? {}),
];

const declared = () => {
	const text = readFileSync(inProject("worker-configuration.d.ts"), "utf8");
	const body = /interface Env \{([\s\S]*?)\n\}/.exec(text)?.[1] ?? "";
	return [...body.matchAll(/^\s*(\w+)(\??):\s*(.+);/gm)].map(([, name = "", optional, type = ""]) => ({
		name,
		isOptional: optional === "?",
		isText: /string|"/.test(type),
	}));
};

test.each(deployed)("%s has every binding that the code knows, but for the values it may leave out", (env) => {
	expect(bindingsOf(configs[env]).sort()).toEqual(
		declared()
			.filter(({ isOptional, isText }) => !(isOptional && isText))
			.map(({ name }) => name)
			.sort(),
	);
});

test("the local portal lacks only what is optional", () => {
	const needed = declared().filter(({ isOptional }) => !isOptional);
	expect(bindingsOf(configs.local).sort()).toEqual(needed.map(({ name }) => name).sort());
});

test.each(deployed)("%s says which environment it is, and where it is reached", (env) => {
	expect(configs[env]?.vars.ENVIRONMENT).toBe(env);
	expect(configs[env]?.vars.PUBLIC_ORIGIN).toMatch(/^https:\/\/[^/]+$/);
});

test.each(deployed)("%s is built without the local pages, whoever deploys it", (env) => {
	expect(configs[env]?.build.command).toBe("npm run build -- --deployed");
});

test.each(deployed)("%s runs its queue, its dead letters and its clock as the local portal does", (env) => {
	const shapeOf = (config: Config | undefined) =>
		config?.queues.consumers.map(({ max_retries, max_batch_size, dead_letter_queue }) => ({
			max_retries,
			max_batch_size,
			keepsDead: dead_letter_queue !== undefined,
		}));
	expect(shapeOf(configs[env])).toEqual(shapeOf(configs.local));
	expect(configs[env]?.triggers.crons).toEqual(configs.local?.triggers.crons);
	expect(configs[env]?.compatibility_flags).toEqual(configs.local?.compatibility_flags);
	expect(configs[env]?.d1_databases[0]?.migrations_dir).toBe("migrations");
});

test("no environment shares a database, a bucket or a queue with another", () => {
	const names = ["local", ...deployed].map((env) => {
		const { d1_databases, r2_buckets, queues } = configs[env] as unknown as Record<string, never> & Config;
		return JSON.stringify([
			d1_databases.map((one) => (one as { database_name?: string }).database_name),
			r2_buckets.map((one) => (one as { bucket_name?: string }).bucket_name),
			queues.producers.map((one) => one.queue),
		]);
	});
	const every = names.flatMap((list) => (JSON.parse(list) as string[][]).flat());
	expect(new Set(every).size).toBe(every.length);
});

test(".dev.vars.example names the values that may be set, and no other", () => {
	const example = readFileSync(inProject(".dev.vars.example"), "utf8");
	const keys = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, key = ""]) => key);
	const settable = declared()
		.filter(({ isText, name }) => isText && name !== "ENVIRONMENT")
		.map(({ name }) => name);
	const secrets = /interface Env \{([\s\S]*?)\n\t\}/.exec(readFileSync(inProject("env.d.ts"), "utf8"))?.[1] ?? "";
	settable.push(...[...secrets.matchAll(/^\s*(\w+)\?:/gm)].map(([, name = ""]) => name));
	expect(keys.sort()).toEqual(settable.sort());
});
