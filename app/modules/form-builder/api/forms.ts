import { formRecords } from "#app/forms/store/records.server";
import { verb } from "#app/platform/guard.server";
import { FormCall, FormRef, FormsCall } from "../forms.schema";
import { readForms, removeForm, saveForm } from "../forms.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: verb(FormsCall, readForms, { level: 20 }),
		post: verb(FormCall, saveForm, { level: 20 }),
		delete: verb(FormRef, removeForm, { level: 20 }),
	},
	{ record: formRecords },
);
export const loader = api.loader;
export const action = api.action;
