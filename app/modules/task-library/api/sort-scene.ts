import { handler } from "#app/platform/guard.server";
import { learningScenes } from "#db/schema/task-library";
import { sortSceneCall } from "../calls.server";
import { endpoint } from "../guard.server";
import { SortSceneCall } from "../task-library.schema";

const api = endpoint(
	{ post: handler(SortSceneCall, sortSceneCall, { level: 30, status: 200 }) },
	{ pointer: { field: "sceneId", table: learningScenes } },
);
export const loader = api.loader;
export const action = api.action;
