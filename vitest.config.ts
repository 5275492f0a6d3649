import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const shared = {
	define: { __LOCAL__: "true", __TEXTS__: '"/texts"' },
	resolve: { alias: { "#app": folder("./app"), "#db": folder("./db") } },
};

export default defineConfig({
	test: {
		maxWorkers: 2,
		projects: [
			{
				...shared,
				test: {
					name: "unit",
					sequence: { groupOrder: 1 },
					setupFiles: ["tests/support/read-locales.ts"],
					include: ["tests/**/*.test.{ts,tsx}"],
					exclude: ["tests/portal/**", "tests/architecture/**", "tests/isolation/**", "tests/e2e/**"],
					globalSetup: ["tests/support/settings-once.ts"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
			...["architecture", "isolation"].map((name) => ({
				...shared,
				test: {
					name,
					// The two walks of the matrix take longest: they go first, side by side.
					sequence: { groupOrder: 0 },
					include: [`tests/${name}/**/*.test.ts`],
					globalSetup: ["tests/support/build-once.ts", "tests/support/settings-once.ts"],
					server: { deps: { external: [/\/build\/server\//] } },
					testTimeout: 120_000,
					hookTimeout: 60_000,
				},
			})),
			{
				...shared,
				test: {
					name: "portal",
					sequence: { groupOrder: 1 },
					include: ["tests/portal/**/*.test.ts"],
					globalSetup: ["tests/support/build-once.ts", "tests/support/settings-once.ts"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
		],
	},
});
