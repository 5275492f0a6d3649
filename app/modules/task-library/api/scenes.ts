import { modes, verb } from "#app/platform/guard.server";
import { learningScenes } from "#db/schema/task-library";
import { listScenes, removeSceneCall, saveSceneCall, sceneDetails } from "../calls.server";
import { endpoint } from "../guard.server";
import { Ref, SaveSceneCall, ScenesCall } from "../task-library.schema";

const api = endpoint(
	{
		get: modes({ getdetails: verb(Ref, sceneDetails) }, verb(ScenesCall, listScenes)),
		post: verb(SaveSceneCall, saveSceneCall, { level: 30 }),
		delete: verb(Ref, removeSceneCall, { level: 30 }),
	},
	{ record: learningScenes },
);
export const loader = api.loader;
export const action = api.action;
