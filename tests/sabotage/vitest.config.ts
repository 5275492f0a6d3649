import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import type { Reporter, TestModule } from "vitest/node";
import readSettings from "../support/settings-once";
import type { Defect } from "./defects.mjs";
import { chosen, planted, suiteOf } from "./suites.mjs";

/** A suite with one defect in it, or without any: a test that fails anyway notices nothing. */
type Try = { name: string; suite: Defect["seenBy"][number]; defect?: Defect };

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const isOfBuild = process.env.SABOTAGE_RUN === "built";
const tries = triesOf(chosen);

function triesOf(defects: Defect[]): Try[] {
	const withDefect = defects.flatMap((defect) =>
		defect.seenBy.map((suite): Try => ({ name: `${suite}: ${defect.name}`, suite, defect })),
	);
	const ofThisRun = withDefect.filter(({ suite }) => (suiteOf(suite).isBuilt ?? false) === isOfBuild);
	const sound = [...new Set(ofThisRun.map(({ suite }) => suite))].map((suite): Try => ({ name: suite, suite }));
	// The matrix wakes its defects by itself, one after the other in one portal.
	return [...sound, ...ofThisRun.filter(({ suite }) => suite !== "matrix")];
}

/** Puts a defect into the source as it is read, for the tests of code and for those of text. */
const planting = (defect: Defect): Plugin => ({
	name: "planting",
	enforce: "pre",
	transform(code, id) {
		if (id === folder(defect.file)) return planted(code, defect, "true");
		if (id !== folder("tests/support/project-files.ts")) return null;
		const text = 'readFileSync(inProject(path), "utf8")';
		const change = `.replace(path === ${JSON.stringify(defect.file)} ? ${JSON.stringify(defect.find)} : "", () => path === ${JSON.stringify(defect.file)} ? ${JSON.stringify(defect.replace)} : "")`;
		return code.replace(`text: ${text}`, () => `text: ${text}${change}`);
	},
});

/** Tells what was noticed; the run fails where something was not. */
class Noticing implements Reporter {
	onTestRunEnd(modules: readonly TestModule[]): void {
		const trouble = tries.flatMap((one) => {
			const own = modules.filter(({ project }) => project.name === one.name);
			const failed = own.flatMap((module) => [...module.children.allTests("failed")]);
			if (one.defect && failed.length > 0) return [];
			if (one.defect && own.some((module) => module.state() === "failed"))
				return [`${one.name}: broke the run itself.`];
			if (one.defect) return [`${one.name}: was not noticed.`];
			if (own.length > 0 && own.every((module) => module.state() === "passed")) return [];
			const said = failed.map((test) => `${test.name}: ${test.result().errors?.[0]?.message}`);
			return [`${one.name}: fails without any defect, or does not run.`, ...said];
		});
		console.log(trouble.join("\n") || `${tries.filter(({ defect }) => defect).length} noticed, as it should be.`);
		process.exitCode = trouble.length > 0 ? 1 : 0;
	}
}

await readSettings();

export default defineConfig({
	test: {
		maxWorkers: 2,
		reporters: [new Noticing()],
		projects: tries.map(({ name, suite, defect }) => ({
			define: { __LOCAL__: "true", __TEXTS__: '"/texts"' },
			resolve: { alias: { "#app": folder("app"), "#db": folder("db") } },
			plugins: defect && !isOfBuild ? [planting(defect)] : [],
			test: {
				name,
				root: folder("."),
				include: [suiteOf(suite).file],
				setupFiles: [folder("tests/support/read-locales.ts"), folder("tests/sabotage/wake.ts")],
				env: { DEFECT: defect?.name ?? "" },
				server: { deps: { external: [/\/build\/server\//] } },
				testTimeout: 600_000,
				hookTimeout: 120_000,
			},
		})),
	},
});
