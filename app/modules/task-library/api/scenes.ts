import { handler, modes } from "#app/platform/guard.server";
import { learningScenes } from "#db/schema/task-library";
import { listScenes, removeSceneCall, saveSceneCall, sceneDetails } from "../calls.server";
import { endpoint } from "../guard.server";
import { Ref, SaveSceneCall, ScenesCall } from "../task-library.schema";

const api = endpoint(
	{
		get: modes({ getdetails: handler(Ref, sceneDetails) }, handler(ScenesCall, listScenes)),
		post: handler(SaveSceneCall, saveSceneCall, { level: 30 }),
		delete: handler(Ref, removeSceneCall, { level: 30 }),
	},
	{ record: learningScenes },
);
export const loader = api.loader;
export const action = api.action;
