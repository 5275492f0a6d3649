import { formRecords } from "#app/forms/store/records.server";
import { Nothing, verb } from "#app/platform/guard.server";
import { DraftCall } from "../form/form.schema";
import { describeForm, saveForm } from "../form/form-calls.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: verb(Nothing, describeForm, { level: 30 }),
		post: verb(DraftCall, saveForm, { level: 30, status: 200 }),
	},
	{ record: formRecords },
);
export const loader = api.loader;
export const action = api.action;
