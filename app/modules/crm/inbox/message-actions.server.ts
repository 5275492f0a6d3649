import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import { fileMessage } from "./filing.server";
import type { FilingForm, MessagePage } from "./inbox.schema";
import { setStatus, trashMessage } from "./messages.server";

type Named = z.output<typeof MessagePage>;

/** One step of a message, told by the snackbar of the same name. */
const step =
	(status: "new" | "handled" | "answered" | "spam", feedback: string) =>
	async (visit: Visit, { message }: Named) => {
		await setStatus(visit, message, status);
		return done({ snackbar: { key: `crmInbox:snackbar.${feedback}` } });
	};
export const take = step("handled", "taken");
export const answered = step("answered", "answered");
export const reopen = step("new", "reopened");
export const asSpam = step("spam", "spam");

export async function file(visit: Visit, input: z.output<typeof FilingForm>) {
	const { name } = await fileMessage(visit, input);
	return done({ snackbar: { key: "crmInbox:snackbar.filed", params: { name } } });
}

export async function remove(visit: Visit, { message }: Named) {
	await trashMessage(visit, message);
	return done({ snackbar: { key: "crmInbox:snackbar.removed" }, to: paths(visit.tenant.guid).contactForm });
}
