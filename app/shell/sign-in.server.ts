import { eq } from "drizzle-orm";
import { sessions } from "#db/schema/portal";
import type { Bag } from "../platform/bag.server";
import { persist } from "../platform/database.server";
import { verifyPassword } from "../platform/password.server";
import { Problem } from "../platform/problems";
import { type NewSession, newSession, readCookie, readToken } from "../platform/session.server";
import type { PersonContext } from "../platform/tenant/context";
import {
	assertNotBlocked,
	countingFailure,
	forgettingFailures,
	readingThrottle,
	throttleFor,
} from "../platform/throttle.server";
import { hashToken, newToken } from "../platform/token.server";
import type { SignInInput } from "./sign-in.schema";

export type SignedIn = { session: NewSession; userId: string; deviceCookie: string };

const DEVICE = "device";
type Candidate = { id: string; passwordHash: string | null; isKnownDevice: number };

/**
 * Signs a person in: two round trips, and no password is hashed while a wait lasts. Throws `tooMany` during a wait and
 * `notLoggedIn` with `wrongLogin` for a wrong password, an unknown address and a locked account alike.
 */
export async function signIn(bag: Bag, request: Request, { email, password }: SignInInput): Promise<SignedIn> {
	const throttle = await throttleFor(email, request);
	const device = readCookie(request, DEVICE) ?? newToken();
	const deviceHash = await hashToken(device);
	const [blocked, found] = await bag.d1.batch<Record<string, unknown>>([
		readingThrottle(bag, throttle),
		bag.d1
			.prepare(
				`select u.id, u.password_hash as passwordHash, d.user_id is not null as isKnownDevice from users u
				left join known_devices d on d.user_id = u.id and d.device_hash = ?2 where u.email = ?1 and u.is_active = 1`,
			)
			.bind(email, deviceHash),
	]);
	const candidate = found?.results[0] as Candidate | undefined;
	assertNotBlocked((blocked?.results ?? []) as never, bag, Boolean(candidate?.isKnownDevice));
	if (!(await verifyPassword(password, candidate?.passwordHash ?? null)) || !candidate) {
		await persist(() => bag.d1.batch(countingFailure(bag, throttle)));
		throw new Problem("notLoggedIn", { detail: "wrongLogin" });
	}
	const session = await newSession(bag.now);
	const earlier = readToken(request, bag.env);
	const ending = earlier
		? [bag.d1.prepare("delete from sessions where token_hash = ?1").bind(await hashToken(earlier))]
		: [];
	const statements = [
		...starting(bag, request, session, candidate.id, deviceHash),
		forgettingFailures(bag, throttle),
		...ending,
	];
	await persist(() => bag.d1.batch(statements));
	return { session, userId: candidate.id, deviceCookie: deviceCookie(device, bag.env) };
}

/** Ends the session of a request at once. */
export async function signOut(bag: Bag, request: Request): Promise<void> {
	const token = readToken(request, bag.env);
	if (token)
		await persist(async () =>
			bag.db
				.delete(sessions)
				.where(eq(sessions.tokenHash, await hashToken(token)))
				.run(),
		);
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
	const userAgent = (request.headers.get("user-agent") ?? "").slice(0, 200);
	const statements = [
		bag.d1
			.prepare(
				"insert or ignore into sessions (id, token_hash, user_id, user_agent, created_at, last_seen_at, expires_at) values (?1, ?2, ?3, ?4, ?5, ?5, ?6)",
			)
			.bind(session.id, session.tokenHash, userId, userAgent, now, session.expiresAt),
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

/** Known for a year; it only spares its owner the waits that strangers cause. */
function deviceCookie(device: string, env: Env): string {
	return `${DEVICE}=${device}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000${env.ENVIRONMENT === "local" ? "" : "; Secure"}`;
}

/** Ends the session that a person is asking with. */
export async function endSession({ bag, user }: PersonContext): Promise<void> {
	await persist(() => bag.db.delete(sessions).where(eq(sessions.id, user.sessionId)).run());
}
