import { beforeAll, expect, test } from "vitest";
import { type BuiltRoute, builtRoutes } from "../support/built-routes";
import { publicRoutes } from "./public-routes";

let routes: BuiltRoute[];
beforeAll(async () => {
	routes = await builtRoutes();
});

test("every loader and action was made by the guard", () => {
	const bare = routes.flatMap(({ id, loader, action, access }) => [
		...(loader && !access.loader ? [`${id} loader`] : []),
		...(action && !access.action ? [`${id} action`] : []),
	]);
	expect(bare).toEqual([]);
});

test("every page has a loader, or the guard would not be asked", () => {
	const withoutLoader = routes.filter(({ isPage, isLeaf, loader }) => isPage && isLeaf && !loader);
	expect(withoutLoader.map(({ id }) => id).filter((id) => !id.endsWith("/dev-ui"))).toEqual([]);
});

test("what is open to everybody is on the list, and nothing else", () => {
	const open = routes
		.filter(({ access }) => access.loader === "public" || access.action === "public")
		.map(({ id }) => id)
		.filter((id) => !id.includes("/dev-"));
	expect(open.sort()).toEqual(Object.keys(publicRoutes).sort());
});

test("whoever may see may not do more: an action is never more open than its loader", () => {
	const looser = routes.filter(
		({ access }) => access.action === "public" && access.loader && access.loader !== "public",
	);
	expect(looser.map(({ id }) => id)).toEqual([]);
});
