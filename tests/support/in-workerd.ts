import { readFileSync } from "node:fs";
import { build, type Plugin } from "esbuild";
import { startPortal } from "../../scripts/portal.mjs";
import { root } from "../../scripts/project.mjs";
import { projectFiles } from "./project-files";

/**
 * Starts a small Worker of the tests beside a real D1, in one runtime: for runs that ask the database so often that the
 * way from Node would be most of the time. `ask` posts JSON to it.
 */
export async function startInWorkerd(file: string) {
	const { outputFiles } = await build({
		entryPoints: [`${root}/${file}`],
		bundle: true,
		write: false,
		format: "esm",
		target: "es2022",
		conditions: ["workerd", "worker", "import"],
		external: ["node:*"],
		alias: { "#app": `${root}/app`, "#db": `${root}/db` },
		define: { __LOCAL__: "true", __TEXTS__: '"/texts"' },
		plugins: [withGlobs],
		logLevel: "error",
	});
	const contents = outputFiles[0]?.text ?? "";
	const modules = [{ type: "ESModule", path: `${root}/dist/test-worker.js`, contents }];
	const miniflare = await startPortal({
		inOneGo: true,
		worker: false,
		overrides: () => ({ modules, modulesRoot: root, queueConsumers: {} }),
	});
	return {
		db: (await miniflare.getD1Database("DB")) as unknown as D1Database,
		async ask<Answer>(question: unknown): Promise<Answer> {
			const answer = await miniflare.dispatchFetch("http://test/", { method: "POST", body: JSON.stringify(question) });
			const text = await answer.text();
			if (!answer.ok) throw new Error(text);
			return JSON.parse(text) as Answer;
		},
		dispose: () => miniflare.dispose(),
	};
}

/** What the build does with `import.meta.glob`. */
const withGlobs: Plugin = {
	name: "globs",
	setup({ onLoad }) {
		onLoad({ filter: /i18n\.server\.ts$/ }, ({ path }) => {
			const files = Object.fromEntries(
				projectFiles(/^locales\/en\/.+\.json$/).map((file) => [`/${file.path}`, JSON.parse(file.text) as unknown]),
			);
			return withoutGlob(path, JSON.stringify(files));
		});
		onLoad({ filter: /registry\/servers\.server\.ts$/ }, ({ path }) => {
			const modules = projectFiles(/^app\/modules\/[^/]+\/module\.server\.ts$/).map((file) => `${root}/${file.path}`);
			const imports = modules.map((file, at) => `import { server as server${at} } from ${JSON.stringify(file)};`);
			const named = modules.map((file, at) => `${JSON.stringify(file)}: server${at}`);
			return withoutGlob(path, `{ ${named.join(", ")} }`, imports);
		});
	},
};

function withoutGlob(path: string, found: string, imports: string[] = []) {
	const source = readFileSync(path, "utf8");
	const glob = /import\.meta\.glob<[\s\S]+?>\([^)]+\)/;
	if (!glob.test(source)) throw new Error(`${path} has another glob than this knows.`);
	return { contents: [...imports, source.replace(glob, () => found)].join("\n"), loader: "ts" as const };
}
