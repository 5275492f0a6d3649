import type { RouteConfigEntry } from "@remix-run/route-config";
import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/norwegian-learning");

export const pages = [route("norwegian_learning", "pages/front.ts")];

/** The test, for whoever has a link to it: without bar and menu. */
const test = ":guid?/norwegian_learning/norwegian_learning_test/:test_guid";
export const open = [
	route(test, "pages/take-test.tsx"),
	route(`${test}/file/:file`, "pages/take-file.ts"),
	route(`${test}/result.pdf`, "pages/take-result.ts"),
	route(`${test}/back/:secret`, "pages/take-back.ts"),
];

export const api: RouteConfigEntry[] = [];
