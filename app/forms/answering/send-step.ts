import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { isUnreachable, notSent, within } from "#app/platform/not-sent";
import { forgetDraft } from "#app/ui/drafts";
import { keyOfKept } from "./key-of-kept";

/** Milliseconds after which a screen counts as not sent. */
const PATIENCE = 30_000;

/**
 * What the page is told where a screen did not reach the server (sent once more, the same reply stays one), or where the form is not
 * there any more.
 */
export type NotSent = { problem: { kind: "offline" | "away" } };

/**
 * Sends a screen; what the browser has kept goes when the reply is in, wherever that leads. Where the network is dead the page stays,
 * with all that is typed on it, and is told so. An answer of the server, also a refusal, goes on as it is.
 */
export async function sendStep({ serverAction, request, params }: ClientActionFunctionArgs) {
	const isLast = (await request.clone().formData()).get("go") === "send";
	try {
		return await within(PATIENCE, serverAction());
	} catch (error) {
		const isIn = isLast && error instanceof Response && error.status < 400;
		if (isIn) forgetDraft(keyOfKept(params.form_guid?.toLowerCase() ?? ""));
		if (isRouteErrorResponse(error) && error.status === 404) return answerOf("away");
		if (!isUnreachable(error)) throw error;
		return answerOf("offline");
	}
}

const answerOf = (kind: NotSent["problem"]["kind"]) => notSent({ kind } satisfies NotSent["problem"]);
