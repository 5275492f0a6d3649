import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "../../scripts/project.mjs";

type Package = { version: string; license?: string; dependencies?: Record<string, string> };
const read = (...parts: string[]) => JSON.parse(readFileSync(inProject(...parts), "utf8")) as Package;

const free = ["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "Unlicense", "CC0-1.0", "OFL-1.1"];
const project = read("package.json") as Package & { devDependencies: Record<string, string> };
const runtime = Object.keys(project.dependencies ?? {});
const direct = [...runtime, ...Object.keys(project.devDependencies)];

test.each(direct)("%s is free to use, at the exact version that was tried", (name) => {
	const { version, license } = read("node_modules", name, "package.json");
	const licences = (license ?? "none").replace(/[()]/g, "").split(/ OR | AND /);
	// These are used by the tests only, unchanged, and are no part of what is deployed.
	const allowed = ["axe-core", "ical.js"].includes(name) ? [...free, "MPL-2.0"] : free;
	expect(licences.filter((one) => !allowed.includes(one))).toEqual([]);
	expect({ ...project.dependencies, ...project.devDependencies }[name]).toBe(version);
});

test("few packages run in production", () => {
	expect(runtime.length).toBeLessThanOrEqual(45);
});

test("the router holds the fix against forged redirects (1.23.3 or later)", () => {
	const { version } = read("node_modules", "@remix-run", "router", "package.json");
	const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
	expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(1_023_003);
});

test("the lock file names no registry host but the public one", () => {
	const lock = readFileSync(inProject("package-lock.json"), "utf8");
	const hosts = new Set([...lock.matchAll(/"resolved": "https?:\/\/([^/"]+)/g)].map(([, host]) => host));
	expect([...hosts].filter((host) => host !== "registry.npmjs.org")).toEqual([]);
});
