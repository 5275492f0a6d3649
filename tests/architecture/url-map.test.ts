import { beforeAll, expect, test } from "vitest";
import { type BuiltRoute, builtRoutes } from "../support/built-routes";
import { urlMap } from "./url-map";

const CALL = Symbol.for("followup.call");
let leaves: BuiltRoute[];
beforeAll(async () => {
	leaves = (await builtRoutes()).filter(({ isLeaf, path }) => isLeaf && !path.startsWith("/dev/"));
});

const isCall = ({ loader }: BuiltRoute) => loader?.[CALL] !== undefined;

test("the pages are those of the table", () => {
	const paths = leaves
		.filter((route) => !isCall(route) && !urlMap.documents.includes(route.path))
		.map(({ path }) => path);
	expect(paths.sort()).toEqual([...urlMap.pages].sort());
});

test("the calls are those of the table, with their methods", () => {
	const calls = leaves.filter(isCall).map(({ path, loader }) => {
		const methods = Object.keys(loader?.[CALL] as object).map((method) => method.toUpperCase());
		return [path, methods.sort()] as const;
	});
	const wanted = Object.entries(urlMap.calls).map(([path, methods]) => [path, [...methods].sort()]);
	expect(Object.fromEntries(calls)).toEqual(Object.fromEntries(wanted));
});

test("no two routes have one address", () => {
	const paths = leaves.map(({ path }) => path.toLowerCase());
	expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});
