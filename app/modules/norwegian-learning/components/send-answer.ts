import type { ClientActionFunctionArgs } from "@remix-run/react";
import { isUnreachable, notSent, within } from "#app/platform/not-sent";

/** Milliseconds after which an answer counts as not sent. */
const PATIENCE = 20_000;

/** What the page is told where an answer did not reach the server: sent once more it stays one answer. */
export type NotSent = { problem: { kind: "offline"; intent: string; errors: Record<string, string[]> } };

/**
 * Sends an answer. Where the network is dead the page stays, with what was answered on it, and is told so; an answer of the server, also a
 * refusal, goes on as it is.
 */
export async function sendAnswer({ serverAction }: ClientActionFunctionArgs) {
	try {
		return await within(PATIENCE, serverAction());
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		return notSent({ kind: "offline", intent: "", errors: {} } satisfies NotSent["problem"]);
	}
}
