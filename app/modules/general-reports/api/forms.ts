import { formRecords } from "#app/forms/store/records.server";
import { handler, modes } from "#app/platform/guard.server";
import { reportProjects } from "#db/schema/general-reports";
import { FormCall, FormsCall, Removed } from "../calls.schema";
import { deleteForm, getForms, getTemplates, postForm } from "../calls.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: modes(
			{ gettemplateforms: handler(FormsCall, getTemplates, { level: 20 }) },
			handler(FormsCall, getForms, { level: 20 }),
		),
		post: handler(FormCall, postForm, { level: 20 }),
		delete: handler(Removed, deleteForm, { level: 20 }),
	},
	{ record: formRecords, pointer: { field: "projectId", table: reportProjects } },
);
export const loader = api.loader;
export const action = api.action;
