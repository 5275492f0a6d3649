import { modes, verb } from "#app/platform/guard.server";
import { activityLogs } from "#db/schema/activity-log";
import { deleteForm, getForms, getTemplates, postForm } from "../calls.server";
import { endpoint } from "../guard.server";
import { FormCall, FormsCall, RemoveCall, TemplatesCall } from "../logs.schema";

const api = endpoint(
	{
		get: modes(
			{
				getformandinfo: verb(FormsCall, getForms, { level: 10 }),
				gettemplateforms: verb(TemplatesCall, getTemplates, { level: 20 }),
			},
			verb(FormsCall, getForms, { level: 10 }),
		),
		post: verb(FormCall, postForm, { level: 20 }),
		delete: verb(RemoveCall, deleteForm, { level: 20 }),
	},
	{ record: activityLogs },
);
export const loader = api.loader;
export const action = api.action;
