import { eq } from "drizzle-orm";
import type { Bag } from "#app/platform/bag.server";
import { persist } from "#app/platform/database.server";
import { verifyPassword } from "#app/platform/password.server";
import { type NewSession, newSession, readCookie, readToken, sessionCookie } from "#app/platform/session.server";
import type { PersonContext } from "#app/platform/tenant/context";
import { personOf } from "#app/platform/tenant/enter.server";
import { readingVisitor, toVisitor } from "#app/platform/tenant/visitor.server";
import { assertCounted, countingTry, notingLock, takingBack, throttleFor } from "#app/platform/throttle.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { sessions } from "#db/schema/portal";
import type { SignInInput } from "./sign-in.schema";

/** A person who has just signed in; `cookies` are for a browser. */
export type SignedIn = { session: NewSession; cookies: string[]; person: PersonContext };

export const DEVICE_COOKIE = "device";
type Candidate = { id: string; passwordHash: string | null };

/**
 * Signs a person in, in two round trips: undefined for a wrong password, an unknown address and a locked account alike.
 * No password is hashed while a wait lasts: then `tooMany` is thrown. The session that the request came with ends.
 */
export async function signIn(
	bag: Bag,
	request: Request,
	{ email, password }: SignInInput,
	client: "browser" | "api",
): Promise<SignedIn | undefined> {
	const device = readCookie(request, DEVICE_COOKIE) ?? newToken();
	const throttle = await throttleFor(email, request, await hashToken(device));
	const [counted, , , found] = await persist(() =>
		bag.d1.batch<Candidate>([
			...countingTry(bag, throttle),
			bag.d1
				.prepare("select id, password_hash as passwordHash from users where email = ?1 and is_active = 1")
				.bind(email),
			notingLock(bag, throttle),
		]),
	);
	const key = assertCounted(bag, counted?.results);
	const candidate = found?.results[0];
	if (!(await verifyPassword(password, candidate?.passwordHash ?? null)) || !candidate) return undefined;
	const { session, cookies, ...begun } = await beginning(bag, request, candidate.id, device, client);
	const statements = [...begun.statements, ...takingBack(bag, throttle, key)];
	const reading = readingVisitor(bag, session.tokenHash, { kind: "all" });
	const results = await persist(() => bag.d1.batch<Record<string, unknown>>([...statements, ...reading]));
	const visitor = toVisitor(results.slice(statements.length).map((result) => result.results));
	return { session, cookies, person: personOf(visitor, request, bag) };
}

/** What signs a known person in, whatever they proved it by: the statements to send; the session that the request came with ends. */
export async function beginning(
	bag: Bag,
	request: Request,
	userId: string,
	device = readCookie(request, DEVICE_COOKIE) ?? newToken(),
	client: "browser" | "api" = "browser",
): Promise<{ session: NewSession; cookies: string[]; statements: D1PreparedStatement[] }> {
	const session = await newSession(bag.now);
	const earlier = readToken(request, bag.env);
	const statements = [
		...starting(bag, request, session, userId, client === "browser" ? await hashToken(device) : undefined),
		...(earlier ? [ending(bag, await hashToken(earlier))] : []),
	];
	return { session, cookies: [sessionCookie(bag.env, session.token), deviceCookie(device, bag.env)], statements };
}

/** Ends the session of a request at once. */
export async function signOut(bag: Bag, request: Request): Promise<void> {
	const token = readToken(request, bag.env);
	if (!token) return;
	const hash = await hashToken(token);
	await persist(() => ending(bag, hash).run());
}

/** Ends the session that a person is asking with. */
export async function endSession({ bag, user }: PersonContext): Promise<void> {
	await persist(() => bag.db.delete(sessions).where(eq(sessions.id, user.sessionId)).run());
}

/** The statements that begin a session; sent twice they begin one. */
export function starting(
	bag: Bag,
	request: Request,
	session: NewSession,
	userId: string,
	deviceHash?: string,
): D1PreparedStatement[] {
	const now = bag.now.getTime();
	const statements = [
		bag.d1
			.prepare(
				"insert or ignore into sessions (id, token_hash, user_id, user_agent, created_at, last_seen_at, expires_at) values (?1, ?2, ?3, ?4, ?5, ?5, ?6)",
			)
			.bind(session.id, session.tokenHash, userId, userAgentOf(request), now, session.expiresAt),
		bag.d1.prepare("update users set last_login_at = ?2 where id = ?1").bind(userId, now),
	];
	if (deviceHash)
		statements.push(
			bag.d1
				.prepare(
					"insert into known_devices (user_id, device_hash, last_used_at) values (?1, ?2, ?3) on conflict do update set last_used_at = ?3",
				)
				.bind(userId, deviceHash, now),
		);
	return statements;
}

/** What the browser says it is, for the list of one's sessions. */
export const userAgentOf = (request: Request) => (request.headers.get("user-agent") ?? "").slice(0, 200);

const ending = (bag: Bag, tokenHash: string) =>
	bag.d1.prepare("delete from sessions where token_hash = ?1").bind(tokenHash);

/** Known for a year; it only spares its owner the waits that strangers cause. */
function deviceCookie(device: string, env: Env): string {
	return `${DEVICE_COOKIE}=${device}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000${env.ENVIRONMENT === "local" ? "" : "; Secure"}`;
}
