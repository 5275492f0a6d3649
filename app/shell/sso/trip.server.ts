import { generateCodeVerifier, generateState } from "arctic";
import { persist } from "#app/platform/database.server";
import { MINUTE } from "#app/platform/limits";
import type { RequestContext } from "#app/platform/request-context.server";
import { readCookie } from "#app/platform/session.server";
import { assertCounted, countingOnNetwork, throttleFor } from "#app/platform/throttle.server";
import { hashToken, newToken } from "#app/platform/token.server";

/** What the browser keeps while its person is at the provider. */
export type Secrets = { state: string; nonce: string; verifier: string };
/** What is kept here of it. */
export type Trip = { sessionId: string | null; redirectTo: string };
export type StartedTrip = { cookie: string; statement: D1PreparedStatement };

/** How long a person may take at the provider. */
const LIFE = 10 * MINUTE;
const cookieName = (env: Env) => (env.ENVIRONMENT === "local" ? "sso" : "__Host-sso");

/** Sets out to sign in: counted on its network as tries with a password are; throws `tooMany` during a wait. */
export async function startSignIn(context: RequestContext, request: Request, redirectTo: string): Promise<string> {
	const throttle = await throttleFor("", request, "", "sso");
	const { cookie, statement } = await startTrip(context, { sessionId: null, redirectTo });
	const [counted] = await persist(() => context.d1.batch([...countingOnNetwork(context, throttle), statement]));
	assertCounted(context, counted?.results);
	return cookie;
}

/** A new trip: the browser's cookie, and the statement that keeps the trip if the one before it in its batch changed something. */
export async function startTrip(context: RequestContext, { sessionId, redirectTo }: Trip): Promise<StartedTrip> {
	const value = [generateState(), newToken(), generateCodeVerifier()].join(".");
	const statement = context.d1
		.prepare(
			"insert or ignore into sso_trips (token_hash, session_id, redirect_to, expires_at) select ?1, ?2, ?3, ?4 where changes() > 0",
		)
		.bind(await hashToken(value), sessionId, redirectTo, context.now.getTime() + LIFE);
	return { cookie: tripCookie(context.env, value, LIFE / 1000), statement };
}

/** The secrets of a trip as the browser sent them, or null where it has none. */
export function readSecrets(request: Request, env: Env): Secrets | null {
	const [state, nonce, verifier] = readCookie(request, cookieName(env))?.split(".") ?? [];
	return state && nonce && verifier ? { state, nonce, verifier } : null;
}

/** Ends a trip and gives what it was; undefined for one that has ended already, is too old or never was. */
export async function endTrip(context: RequestContext, { state, nonce, verifier }: Secrets): Promise<Trip | undefined> {
	const hash = await hashToken([state, nonce, verifier].join("."));
	const ended = await persist(() =>
		context.d1
			.prepare(
				"delete from sso_trips where token_hash = ?1 returning session_id as sessionId, redirect_to as redirectTo, expires_at as expiresAt",
			)
			.bind(hash)
			.all<Trip & { expiresAt: number }>(),
	);
	return ended.results.find(({ expiresAt }) => expiresAt > context.now.getTime());
}

/** The header that takes the trip's cookie away. */
export const endedTripCookie = (env: Env) => tripCookie(env, "", 0);

/** `SameSite=Lax`: it comes along when the provider sends the browser back. */
function tripCookie(env: Env, value: string, seconds: number): string {
	const secure = env.ENVIRONMENT === "local" ? "" : "; Secure";
	return `${cookieName(env)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}
