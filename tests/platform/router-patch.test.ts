import { createMemoryHistory, createRouter } from "@remix-run/router";
import { expect, test } from "vitest";

test("a route that is looked up when it is needed is found, though its neighbours were matched before", async () => {
	const router = createRouter({
		routes: [{ id: "root", path: "/", children: [{ id: "known", path: "known/:name" }] }],
		history: createMemoryHistory({ initialEntries: ["/known/one"] }),
		patchRoutesOnNavigation: ({ path, patch }) => {
			if (path === "/later") patch("root", [{ id: "later", path: "later" }]);
		},
	}).initialize();
	const placesAt = async (path: string) => {
		await router.navigate(path);
		return router.state.matches.map(({ route, params }) => [route.id, params.name]);
	};
	expect(await placesAt("/known/two")).toEqual([
		["root", "two"],
		["known", "two"],
	]);
	expect(await placesAt("/later")).toEqual([
		["root", undefined],
		["later", undefined],
	]);
	expect(await placesAt("/KNOWN/three")).toEqual([
		["root", "three"],
		["known", "three"],
	]);
	router.dispose();
});
