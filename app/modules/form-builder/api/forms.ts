import { formRecords } from "#app/forms/store/records.server";
import { endpointOf, verb } from "#app/platform/guard.server";
import { FormCall, FormRef, FormsCall } from "../forms.schema";
import { readFormsAs, removeForm, saveForm } from "../forms.server";
import { as, selfOr } from "../guard.server";

const api = endpointOf(
	{
		get: selfOr.as(verb(FormsCall, readFormsAs, { level: 20 })),
		post: as(verb(FormCall, saveForm, { level: 20 })),
		delete: as(verb(FormRef, removeForm, { level: 20 })),
	},
	{ record: formRecords },
);
export const loader = api.loader;
export const action = api.action;
