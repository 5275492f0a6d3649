import { persist } from "#app/platform/database.server";
import { MINUTE } from "#app/platform/limits";
import { gone } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { readCookie } from "#app/platform/session.server";
import { hashToken, newToken } from "#app/platform/token.server";

/** How long the code is waited for, after the password. */
const LIFE = 10 * MINUTE;
const cookieName = (env: Env) => (env.ENVIRONMENT === "local" ? "signin" : "__Host-signin");

export type Waiting = { id: string; email: string; tokenHash: string };

/** Remembers whose password was right; gives the browser's cookie, which is no session and opens nothing. */
export async function startWaiting(
	context: RequestContext,
	userId: string,
	more: D1PreparedStatement[],
): Promise<string> {
	const token = newToken();
	const storing = context.d1
		.prepare("insert or ignore into pending_sign_ins (token_hash, user_id, expires_at) values (?1, ?2, ?3)")
		.bind(await hashToken(token), userId, context.now.getTime() + LIFE);
	await persist(() => context.d1.batch([storing, ...more]));
	return waitingCookie(context.env, token, LIFE / 1000);
}

/** Whose code is waited for in this browser; throws `gone` where nobody's is, or it took too long. */
export async function findWaiting(context: RequestContext, request: Request): Promise<Waiting> {
	const token = readCookie(request, cookieName(context.env));
	const tokenHash = token && (await hashToken(token));
	const found =
		tokenHash &&
		(await context.d1
			.prepare(
				`select u.id, u.email from pending_sign_ins w join users u on u.id = w.user_id
				where w.token_hash = ?1 and w.expires_at > ?2 and u.is_active = 1 and u.second_factor_at is not null`,
			)
			.bind(tokenHash, context.now.getTime())
			.first<Omit<Waiting, "tokenHash">>());
	if (!found) throw gone("account:code.over");
	return { ...found, tokenHash };
}

export const endingWaiting = (context: RequestContext, tokenHash: string): D1PreparedStatement =>
	context.d1.prepare("delete from pending_sign_ins where token_hash = ?1").bind(tokenHash);

/** The header that takes the cookie away. */
export const endedWaitingCookie = (env: Env) => waitingCookie(env, "", 0);

function waitingCookie(env: Env, value: string, seconds: number): string {
	const secure = env.ENVIRONMENT === "local" ? "" : "; Secure";
	return `${cookieName(env)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}
