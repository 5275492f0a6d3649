import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
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
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tooLong = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new TypeError("No answer came.")), PATIENCE);
	});
	try {
		return await Promise.race([serverAction(), tooLong]);
	} catch (error) {
		const isIn = isLast && error instanceof Response && error.status < 400;
		if (isIn) forgetDraft(keyOfKept(params.form_guid?.toLowerCase() ?? ""));
		if (isRouteErrorResponse(error) && error.status === 404) return notSent("away");
		if (error instanceof Response || isRouteErrorResponse(error) || !(error instanceof TypeError)) throw error;
		return notSent("offline");
	} finally {
		clearTimeout(timer);
	}
}

/** By its status nothing else of the page is asked for now. */
const notSent = (kind: NotSent["problem"]["kind"]) =>
	Response.json({ problem: { kind } } satisfies NotSent, { status: 503 });
