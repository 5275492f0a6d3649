import { handler, modes } from "#app/platform/guard.server";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { learningContents } from "#db/schema/task-library";
import { endpoint } from "../guard.server";
import { giveTaskCall, listGivenTasks, listOwnTasks } from "../task-calls.server";
import { GivenTasksCall, GiveTaskCall, OwnTasksCall } from "../task-library.schema";

const gives = { level: LEVEL_CLIENTS };

const api = endpoint(
	{
		get: modes({ getgiven: handler(GivenTasksCall, listGivenTasks, gives) }, handler(OwnTasksCall, listOwnTasks)),
		post: handler(GiveTaskCall, giveTaskCall, gives),
	},
	{ pointer: { field: "contentId", table: learningContents } },
);
export const loader = api.loader;
export const action = api.action;
