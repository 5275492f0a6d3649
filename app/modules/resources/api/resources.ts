import { handler } from "#app/platform/guard.server";
import { resources } from "#db/schema/resources";
import { listResources, retireResourceCall, saveResourceCall } from "../calls.server";
import { endpoint } from "../guard.server";
import { FreeCall, Ref, SaveResourceCall } from "../resources.schema";

const api = endpoint(
	{
		get: handler(FreeCall, listResources),
		post: handler(SaveResourceCall, saveResourceCall, { level: 30 }),
		delete: handler(Ref, retireResourceCall, { level: 30 }),
	},
	{ record: resources },
);
export const loader = api.loader;
export const action = api.action;
