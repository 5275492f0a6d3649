import { describeForm, saveForm } from "#app/forms/one-form/form-calls.server";
import { DraftCall } from "#app/forms/one-form/one-form.schema";
import { formRecords } from "#app/forms/store/records.server";
import { handler, Nothing } from "#app/platform/guard.server";
import { area } from "../area";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: handler(Nothing, describeForm(area), { level: 30 }),
		post: handler(DraftCall, saveForm(area), { level: 30, status: 200 }),
	},
	{ record: formRecords },
);
export const loader = api.loader;
export const action = api.action;
