import { handler, modes } from "#app/platform/guard.server";
import { activityLogs } from "#db/schema/activity-log";
import { deleteForm, getForms, getTemplates, postForm } from "../calls.server";
import { endpoint } from "../guard.server";
import { FormCall, FormsCall, RemoveCall, TemplatesCall } from "../logs.schema";

const api = endpoint(
	{
		get: modes(
			{
				getformandinfo: handler(FormsCall, getForms, { level: 10 }),
				gettemplateforms: handler(TemplatesCall, getTemplates, { level: 20 }),
			},
			handler(FormsCall, getForms, { level: 10 }),
		),
		post: handler(FormCall, postForm, { level: 20 }),
		delete: handler(RemoveCall, deleteForm, { level: 20 }),
	},
	{ record: activityLogs },
);
export const loader = api.loader;
export const action = api.action;
