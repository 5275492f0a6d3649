import { formRecords } from "#app/forms/store/records.server";
import { verb } from "#app/platform/guard.server";
import { deleteForm, getForms, postForm } from "../forms/calls.server";
import { FormCall, FormRef, FormsCall } from "../forms/forms.schema";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: verb(FormsCall, getForms, { level: 20 }),
		post: verb(FormCall, postForm, { level: 20 }),
		delete: verb(FormRef, deleteForm, { level: 20 }),
	},
	{ record: formRecords },
);
export const loader = api.loader;
export const action = api.action;
