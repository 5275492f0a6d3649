import type { ServerBuild } from "@remix-run/cloudflare";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { inProject } from "../../scripts/project.mjs";
import { routesToward } from "../../workers/pages";
import { builtRoutes } from "../support/built-routes";

type Routes = ServerBuild["routes"];
const { routes } = (await import(/* @vite-ignore */ inProject("build/server/index.js"))) as { routes: Routes };
const pages = Object.fromEntries(
	Object.entries(routes).filter(([, { path, module }]) => !path?.startsWith("api/") || module.default !== undefined),
);
const toward = routesToward({ routes });

/** The tree that the framework makes of the routes. */
function treeOf(known: Routes, parentId?: string): Parameters<typeof matchRoutes>[0] {
	return Object.values(known)
		.filter((route) => (route.parentId || undefined) === parentId)
		.map(({ id, path, index, caseSensitive }) =>
			index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: treeOf(known, id) },
		);
}

const among = (ids: Set<string>) => Object.fromEntries(Object.entries(pages).filter(([id]) => ids.has(id)));
const foundIn = (known: Routes, path: string) => matchRoutes(treeOf(known), path)?.map(({ route }) => route.id);

const guid = "0199f19c-0000-7000-8000-000000000000";
const filled = (path: string) =>
	path
		.replace(/:guid\?/, guid)
		.replace(/:\w+\??/g, "some.thing")
		.replace("*", "a/b");
const shortened = (path: string) => filled(path.replace(/\/:\w+\?/g, ""));
const twisted = [
	"/HOME",
	"/home/",
	"//home",
	"/%68ome",
	"/%E0%A4%A",
	"/nowhere/at/all",
	`/${guid}/nowhere`,
	`/${guid.toUpperCase()}/user/users`,
];

test("what the framework finds among the routes kept for an address is what it finds among all", async () => {
	const addresses = (await builtRoutes()).flatMap(({ path }) => [filled(path), shortened(path)]);
	const asked = [...new Set([...addresses, ...twisted])].filter((path) => !path.startsWith("/api/"));
	expect(asked.length).toBeGreaterThan(100);
	const kept = asked.map((path) => [path, foundIn(among(toward(path)), path)]);
	expect(kept).toEqual(asked.map((path) => [path, foundIn(pages, path)]));
});

test("data of a page is looked for at the page's own address", () => {
	expect(toward("/home.data")).toEqual(toward("/home"));
	expect(toward("/_root.data")).toEqual(toward("/"));
});

test("most routes are left out, and none where the browser asks about many addresses", () => {
	expect(toward("/home").size).toBeLessThan(Object.keys(pages).length / 10);
	expect(toward("/__manifest").size).toBe(Object.keys(pages).length);
});
