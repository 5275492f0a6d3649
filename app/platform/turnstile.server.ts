import * as z from "zod";
import type { Tools } from "./request-context.server";

/** Where Turnstile comes from: its script, its frame, and who vouches for a token. */
export const TURNSTILE = "https://challenges.cloudflare.com";
const TIMEOUT = 3_000;
const Verdict = z.object({ success: z.boolean() });

/** The key for the page; null where Turnstile is not set up. */
export const turnstileKey = ({ env }: Pick<Tools, "env">): string | null =>
	(env.TURNSTILE_SECRET && env.TURNSTILE_SITE_KEY) || null;

/**
 * Whether the visitor was vouched for; true where nothing is set up, and where nobody answers: the other measures hold,
 * and no message is to be lost by a fault elsewhere.
 */
export async function isVouchedFor({ env }: Tools, request: Request, token: string): Promise<boolean> {
	const { TURNSTILE_SECRET: secret, TURNSTILE_SITE_KEY: key } = env;
	if (!secret || !key) return true;
	if (!token) return false;
	const remoteip = request.headers.get("cf-connecting-ip");
	const body = new URLSearchParams({ secret, response: token, ...(remoteip && { remoteip }) });
	try {
		const signal = AbortSignal.timeout(TIMEOUT);
		const answer = await fetch(`${TURNSTILE}/turnstile/v0/siteverify`, { method: "POST", body, signal });
		const verdict = Verdict.safeParse(await answer.json());
		return !answer.ok || !verdict.success || verdict.data.success;
	} catch {
		return true;
	}
}
