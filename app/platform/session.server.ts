import { eq } from "drizzle-orm";
import { sessions } from "#db/schema/portal";
import { newId } from "./ids";
import { HOUR, SESSION_ABSOLUTE, SESSION_IDLE } from "./limits";
import type { RequestContext } from "./request-context.server";
import type { User } from "./tenant/context";
import { hashToken, newToken } from "./token.server";

export type NewSession = { id: string; token: string; tokenHash: string; expiresAt: number };

/** The login token of a request: `Authorization`, bare or after `Bearer `, else the browser's cookie. */
export function readToken(request: Request, env: Env): string | null {
	const header = request.headers.get("authorization");
	if (header !== null) return header.replace(/^bearer\s+/i, "").trim() || null;
	return readCookie(request, cookieName(env));
}

/** One cookie's value as it was sent. */
export function readCookie(request: Request, name: string): string | null {
	for (const part of (request.headers.get("cookie") ?? "").split(";")) {
		const [key, value] = part.trim().split("=", 2);
		if (key === name && value) return value;
	}
	return null;
}

/** A token for a new session; whoever signs a person in stores it. */
export async function newSession(now: Date): Promise<NewSession> {
	const token = newToken();
	const expiresAt = now.getTime() + SESSION_IDLE;
	return { id: newId(now.getTime()), token, tokenHash: await hashToken(token), expiresAt };
}

/** Moves the session's end on, at most once an hour and never past its absolute end. */
export function keepSessionAlive(context: RequestContext, user: User): void {
	const now = context.now.getTime();
	if (now - user.sessionSeenAt < HOUR) return;
	const expiresAt = sessionEnd(user, now);
	const { network, country } = context.from;
	context.waitUntil(
		context.db
			.update(sessions)
			.set({ lastSeenAt: now, expiresAt, network, country })
			.where(eq(sessions.id, user.sessionId))
			.run(),
	);
}

/** When a session ends that is used now, in epoch milliseconds. */
export function sessionEnd(user: User, now: number): number {
	if (now - user.sessionSeenAt < HOUR) return user.sessionExpiresAt;
	return Math.min(now + SESSION_IDLE, user.sessionCreatedAt + SESSION_ABSOLUTE);
}

export const isLocal = (env: Env) => env.ENVIRONMENT === "local";
const cookieName = (env: Env) => (isLocal(env) ? "session" : "__Host-session");

/** The header that gives the browser its session; `SameSite=Lax` lets links from mail arrive signed in. */
export function sessionCookie(env: Env, token: string): string {
	return `${cookieName(env)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SESSION_ABSOLUTE / 1000}${isLocal(env) ? "" : "; Secure"}`;
}

/** The header that takes the session away again. */
export function endedSessionCookie(env: Env): string {
	return `${cookieName(env)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${isLocal(env) ? "" : "; Secure"}`;
}

/** A preference that the server needs at the first paint; scripts may read it too. */
export function preferenceCookie(name: string, value: string): string {
	return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=31536000`;
}
