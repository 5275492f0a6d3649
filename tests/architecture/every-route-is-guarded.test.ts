import { beforeAll, expect, test } from "vitest";
import { guardClass, standingFor } from "../isolation/extent";
import { type Operation, operationsOf } from "../isolation/inventory";
import { type BuiltRoute, builtRoutes } from "../support/built-routes";
import { projectFiles } from "../support/project-files";
import { publicRoutes } from "./public-routes";

let routes: BuiltRoute[];
let operations: Operation[];
beforeAll(async () => {
	routes = await builtRoutes();
	operations = operationsOf(routes);
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

/** Which labels of access each way in may have: what opens more than its label says would be asked by nobody. */
const labels: Record<string, RegExp> = {
	anybody: /^public$/,
	person: /^self$/,
	personOrModule: /^self$/,
	member: /^member$/,
	someTenantAdmin: /^tenant$/,
	tenantAdmin: /^tenant$/,
	superadmin: /^super$/,
	superadminInTenant: /^super$/,
	module: /^module:\w+(:\w+)?$/,
	moduleEverywhere: /^module:\w+$/,
};

test("every operation says how it is entered, and that fits its label", () => {
	const unfit = operations.filter(({ admission, access }) => !labels[admission.split(" ")[0] ?? ""]?.test(access));
	expect(unfit.map(({ name, access, admission }) => `${name} [${access}, ${admission}]`)).toEqual([]);
});

test("the operations that are asked by whoever is refused stand for all: each class has one", () => {
	const asked = new Set([...standingFor(operations)].map((operation) => guardClass(operation)));
	expect(operations.filter((operation) => !asked.has(guardClass(operation)))).toEqual([]);
	expect(asked.size).toBeLessThan(operations.length / 2);
});

test("what the guard writes on a route is written by nobody else", () => {
	const writers = projectFiles(/^(app|workers)\/.+\.tsx?$/).filter(({ text }) =>
		/followup\.(access|admission)/.test(text),
	);
	expect(writers.map(({ path }) => path)).toEqual(["app/platform/guard.server.ts"]);
});
