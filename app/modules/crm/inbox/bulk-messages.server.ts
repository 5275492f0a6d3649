import * as z from "zod";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkField } from "#app/lists/bulk-field.server";
import type { Visit } from "#app/platform/tenant/context";
import { id } from "#app/platform/text.schema";
import type { BulkStatus } from "./list.schema";
import { inboxStates } from "./messages.list";
import { moving, visibleMessage } from "./messages.server";
import { chosenMessages, messageSource } from "./messages.source.server";

const fields = bulkField({
	source: messageSource,
	values: { status: z.enum(inboxStates), handledBy: id.nullable() },
	along: { status: ["handledBy"] },
	chosen: chosenMessages,
	visible: visibleMessage,
	feedback: { same: "crmLists:errors.nothingChanges", back: "crmListed:told.messagesBack" },
	intent: "undoStatus",
});
export const statusHandlers = fields.handlers;

/** Moves messages on; who takes them or answers them is whose they are from then on. */
export async function setChosen(visit: Visit, { status, ...chosen }: z.output<typeof BulkStatus>): Promise<BulkAnswer> {
	const { status: _, ...along } = moving(visit, status);
	const snackbar = { key: "crmListed:told.messagesMoved" };
	return (await fields.set(visit, chosen, "status", status, snackbar, along as Record<string, string>)).answer;
}
