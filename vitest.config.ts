import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The two walks of the matrix take longest: they go first, side by side, and whichever core is free goes on with the rest. */
class MatrixFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const isMatrix = ({ moduleId }: TestSpecification) => moduleId.includes("/tests/isolation/matrix-");
		return [...sorted.filter(isMatrix), ...sorted.filter((file) => !isMatrix(file))];
	}
}

const shared = {
	define: { __LOCAL__: "true", __TEXTS__: '"/texts"' },
	resolve: { alias: { "#app": folder("./app"), "#db": folder("./db") } },
};

/** On a busy machine a test stumbles now and then; how often is told and limited (`tried.ts`). What keeps tenants apart has one try. */
const retry = process.env.CI ? 1 : 0;

/** Files share what they import: read anew for each it took a seventh of the time. */
const isolate = false;

/** What the portal's tests ask of CRM, forms and files is asked once more of a tenant in a database of its own; all of it in `npm run test:full`. */
const apart =
	process.env.TESTS_EXTENT === "full"
		? ["tests/portal/{crm,form,library,file-}*.test.ts"]
		: ["crm", "form-once", "forms-files", "library-notes"].map((name) => `tests/portal/${name}.test.ts`);

export default defineConfig({
	test: {
		maxWorkers: 2,
		sequence: { sequencer: MatrixFirst },
		reporters: ["default", "./tests/support/test-report.ts"],
		projects: [
			{
				...shared,
				test: {
					name: "unit",
					retry,
					isolate,
					setupFiles: ["tests/support/read-locales.ts"],
					include: ["tests/**/*.test.{ts,tsx}"],
					exclude: [
						"tests/portal/**",
						"tests/architecture/**",
						"tests/isolation/**",
						"tests/sabotage/**",
						"tests/e2e/**",
					],
					globalSetup: ["tests/support/settings-once.ts", "tests/support/tables-once.ts"],
					testTimeout: 60_000,
					hookTimeout: 120_000,
				},
			},
			...["architecture", "isolation"].map((name) => ({
				...shared,
				test: {
					name,
					include: [`tests/${name}/**/*.test.ts`],
					globalSetup: [
						"tests/support/build-once.ts",
						"tests/support/settings-once.ts",
						"tests/support/tables-once.ts",
					],
					server: { deps: { external: [/\/build\/server\//] } },
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			})),
			{
				...shared,
				test: {
					name: "portal",
					retry,
					isolate,
					include: ["tests/portal/**/*.test.ts"],
					globalSetup: [
						"tests/support/build-once.ts",
						"tests/support/settings-once.ts",
						"tests/support/tables-once.ts",
					],
					testTimeout: 60_000,
					hookTimeout: 120_000,
				},
			},
			{
				...shared,
				test: {
					name: "own-database",
					retry,
					isolate,
					include: apart,
					// What it looks at stands on the provider's overview, which shows the portal's database alone.
					exclude: ["tests/portal/library-reconcile.test.ts"],
					env: { FOLLOWUP_OWN_DATABASE: "1" },
					globalSetup: [
						"tests/support/build-once.ts",
						"tests/support/settings-once.ts",
						"tests/support/tables-once.ts",
					],
					testTimeout: 60_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
