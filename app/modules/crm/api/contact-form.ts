import { anyone, choice, endpointOf, handler } from "#app/platform/guard.server";
import { contactForms } from "#db/schema/crm";
import { FormByGuid, SentByCall } from "../contact-form/contact-form.schema";
import { describeForm, sendByCall } from "../contact-form/send-form.server";
import { saveForm } from "../form-settings/form-calls.server";
import { FormInput } from "../form-settings/form-settings.schema";
import { as } from "../guard.server";

const api = endpointOf(
	{
		get: anyone.as(handler(FormByGuid, describeForm)),
		post: choice((input) => ("answers" in input ? "send" : "save"), {
			send: anyone.as(handler(SentByCall, sendByCall)),
			save: as(handler(FormInput, saveForm, { level: 30 })),
		}),
	},
	{ record: contactForms, guidOf: contactForms },
);
export const loader = api.loader;
export const action = api.action;
