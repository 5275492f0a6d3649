import { handler } from "#app/platform/guard.server";
import { endpoint } from "../guard.server";
import { deleteMail, getMails, postMail } from "../mails/calls.server";
import { MailCall, MailRef, MailsCall } from "../mails/mails.schema";

const level = 30;
/** As the specification words it, whatever the language. */
const failure = "couldn't submit emailsetting";

const api = endpoint({
	get: handler(MailsCall, getMails, { level }),
	post: handler(MailCall, postMail, { level, failure }),
	delete: handler(MailRef, deleteMail, { level, failure }),
});
export const loader = api.loader;
export const action = api.action;
