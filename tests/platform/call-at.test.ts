import { describe, expect, test } from "vitest";
import { callAt } from "#app/platform/calls.server";

const paths = ["api/news/:guid", "api/news/categories", "api/news", "api/:kind/categories", "api/openapi.json", "news"];
/** Each route's module stands for its path. */
const wholeContext = (list: string[]) => {
	const routes = Object.fromEntries(list.map((path) => [path, { id: path, path, module: { default: path } }]));
	return { routes } as unknown as Parameters<typeof callAt>[1];
};
const found = (path: string, list: string[]) => callAt(path, wholeContext(list))?.module.default;

describe.each([
	["as listed", paths],
	["the other way round", [...paths].reverse()],
])("the call at a path, with the routes %s", (_order, list) => {
	test.each([
		["/api/news", "api/news"],
		["/api/news/categories", "api/news/categories"],
		["/API/News/Categories", "api/news/categories"],
		["/api/news/0199f19c", "api/news/:guid"],
		["/api/crm/categories", "api/:kind/categories"],
		["/api/openapi.json", "api/openapi.json"],
		["/api/openapiXjson", undefined],
		["/api/news/categories/more", undefined],
		["/news", undefined],
	])("%s is answered by %s", (path, call) => {
		expect(found(path, list)).toBe(call);
	});
});

test("a part that may be left out comes after one that is needed", () => {
	const list = ["api/files/:name?", "api/files/:id", "api/files"];
	expect(found("/api/files", list)).toBe("api/files");
	expect(found("/api/files/a", list)).toBe("api/files/:id");
});
