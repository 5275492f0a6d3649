import { showOwnForms } from "../forms/own/own-forms.server";
import { showOwnOverTime } from "../forms/own/own-over-time.server";
import { changeOwnReply, ownReplyPdf, showOwnReply, withdrawConsent } from "../forms/own/own-reply.server";
import type { Visit } from "../platform/tenant/context";
import { areas } from "./servers.server";

const inAll =
	<Input, Result>(run: (visit: Visit, of: typeof areas, input: Input) => Result) =>
	(visit: Visit, input: Input) =>
		run(visit, areas, input);

/** A person's own forms and replies, of all modules. */
export const ownForms = {
	list: inAll(showOwnForms),
	show: inAll(showOwnReply),
	change: inAll(changeOwnReply),
	withdraw: inAll(withdrawConsent),
	pdf: inAll(ownReplyPdf),
	overTime: inAll(showOwnOverTime),
};
