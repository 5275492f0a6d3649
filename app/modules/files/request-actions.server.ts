import type * as z from "zod";
import { changeRequest, closeRequest, makeRequest } from "#app/media/library/requests/make-request.server";
import { RequestChange, RequestInput, RequestState } from "#app/media/library/requests/request.schema";
import { renewLink, revokeShares } from "#app/media/library/shares.server";
import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "./paths";
import { type MadeLink, made } from "./sharing-actions.server";
import { RefForm } from "./sharing-forms.schema";

const ofPage = { tenantId: true } as const;
const MakeForm = RequestInput.omit(ofPage);
const ChangeForm = RequestChange.omit(ofPage);
const StateForm = RequestState.omit(ofPage);

async function change(visit: Visit, input: z.output<typeof ChangeForm>) {
	await changeRequest(visit, input);
	return done({ snackbar: { key: "fileRequests:told.changed" } });
}

async function close(visit: Visit, input: z.output<typeof StateForm>) {
	await closeRequest(visit, input);
	return done({ snackbar: { key: `fileRequests:told.${input.closed ? "closed" : "reopened"}` } });
}

async function remove(visit: Visit, { id }: z.output<typeof RefForm>) {
	await revokeShares(visit, { ids: [id] });
	return done({ snackbar: { key: "fileRequests:told.deleted" }, to: paths(visit.tenant.guid).links("request") });
}

/** What the page of a file request does. */
export const requestHandlers = {
	makeRequest: handler(
		MakeForm,
		async (visit: Visit, input): Promise<MadeLink> => made(await makeRequest(visit, input)),
	),
	changeRequest: handler(ChangeForm, change),
	closeRequest: handler(StateForm, close),
	renewLink: handler(RefForm, async (visit: Visit, input): Promise<MadeLink> => made(await renewLink(visit, input))),
	deleteRequest: handler(RefForm, remove),
};
