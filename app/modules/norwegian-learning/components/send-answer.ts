import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

/** Milliseconds after which an answer counts as not sent. */
const PATIENCE = 20_000;

/** What the page is told where an answer did not reach the server: sent once more it stays one answer. */
export type NotSent = { problem: { kind: "offline"; intent: string; errors: Record<string, string[]> } };

/**
 * Sends an answer. Where the network is dead the page stays, with what was answered on it, and is told so; an answer of the server, also a
 * refusal, goes on as it is.
 */
export async function sendAnswer({ serverAction }: ClientActionFunctionArgs) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tooLong = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new TypeError("No answer came.")), PATIENCE);
	});
	try {
		return await Promise.race([serverAction(), tooLong]);
	} catch (error) {
		if (error instanceof Response || isRouteErrorResponse(error) || !(error instanceof TypeError)) throw error;
		// By its status nothing else of the page is asked for now.
		return Response.json({ problem: { kind: "offline", intent: "", errors: {} } } satisfies NotSent, { status: 503 });
	} finally {
		clearTimeout(timer);
	}
}
