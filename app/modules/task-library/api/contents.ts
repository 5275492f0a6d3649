import { handler, modes } from "#app/platform/guard.server";
import { learningContents } from "#db/schema/task-library";
import { contentDetails, listContents, removeContentCall, saveContentCall } from "../calls.server";
import { endpoint } from "../guard.server";
import { ContentsCall, Ref, SaveContentCall } from "../task-library.schema";

const api = endpoint(
	{
		get: modes({ getdetails: handler(Ref, contentDetails) }, handler(ContentsCall, listContents)),
		post: handler(SaveContentCall, saveContentCall, { level: 30 }),
		delete: handler(Ref, removeContentCall, { level: 30 }),
	},
	{ record: learningContents },
);
export const loader = api.loader;
export const action = api.action;
