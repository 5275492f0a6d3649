import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

/** Milliseconds after which a screen counts as not sent. */
const PATIENCE = 30_000;

/** What the page is told where a screen did not reach the server. Sent once more, the same reply stays one. */
export type NotSent = { problem: { kind: "offline" } };

/**
 * Sends a screen; where the network is dead the page stays, with all that is typed on it, and is told so. An answer of the server, also a
 * refusal, goes on as it is.
 */
export async function sendStep({ serverAction }: ClientActionFunctionArgs) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tooLong = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new TypeError("No answer came.")), PATIENCE);
	});
	try {
		return await Promise.race([serverAction(), tooLong]);
	} catch (error) {
		if (error instanceof Response || isRouteErrorResponse(error) || !(error instanceof TypeError)) throw error;
		// By its status nothing else of the page is asked for now.
		return Response.json({ problem: { kind: "offline" } } satisfies NotSent, { status: 503 });
	} finally {
		clearTimeout(timer);
	}
}
