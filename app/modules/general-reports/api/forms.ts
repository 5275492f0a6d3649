import { formRecords } from "#app/forms/store/records.server";
import { modes, verb } from "#app/platform/guard.server";
import { reportProjects } from "#db/schema/general-reports";
import { FormCall, FormsCall, Removed } from "../calls.schema";
import { deleteForm, getForms, getTemplates, postForm } from "../calls.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: modes(
			{ gettemplateforms: verb(FormsCall, getTemplates, { level: 20 }) },
			verb(FormsCall, getForms, { level: 20 }),
		),
		post: verb(FormCall, postForm, { level: 20 }),
		delete: verb(Removed, deleteForm, { level: 20 }),
	},
	{ record: formRecords, pointer: { field: "projectId", table: reportProjects } },
);
export const loader = api.loader;
export const action = api.action;
