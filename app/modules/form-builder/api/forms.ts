import { formRecords } from "#app/forms/store/records.server";
import { endpointOf, handler } from "#app/platform/guard.server";
import { FormCall, FormRef, FormsCall } from "../forms.schema";
import { readFormsAs, removeForm, saveForm } from "../forms.server";
import { as, selfOr } from "../guard.server";

const api = endpointOf(
	{
		get: selfOr.as(handler(FormsCall, readFormsAs, { level: 20 })),
		post: as(handler(FormCall, saveForm, { level: 20 })),
		delete: as(handler(FormRef, removeForm, { level: 20 })),
	},
	{ record: formRecords },
);
export const loader = api.loader;
export const action = api.action;
