import { happened, noteFailure, notingEvent } from "#app/platform/account-events.server";
import type { Bag } from "#app/platform/bag.server";
import { persist } from "#app/platform/database.server";
import { verifyPassword } from "#app/platform/password.server";
import { secondFactorRequired } from "#app/platform/problems";
import { takeCode } from "#app/platform/second-factor/take-code.server";
import { type NewSession, newSession, readCookie, readToken, sessionCookie } from "#app/platform/session.server";
import type { PersonContext } from "#app/platform/tenant/context";
import { personOf } from "#app/platform/tenant/enter.server";
import { readingVisitor, readVisitor, toVisitor } from "#app/platform/tenant/visitor.server";
import { assertCounted, countingTry, notingLock, takingBack, throttleFor } from "#app/platform/throttle.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { endedWaitingCookie, endingWaiting, findWaiting, startWaiting } from "./pending-sign-in.server";
import type { SignInInput } from "./sign-in.schema";

/** A person who has just signed in; `cookies` are for a browser. */
export type SignedIn = { session: NewSession; cookies: string[]; person: PersonContext };

export const DEVICE_COOKIE = "device";
type Candidate = { id: string; email: string; passwordHash: string | null; secondFactorAt: number | null };

/**
 * Signs a person in, in two round trips: undefined for a wrong password, an unknown address, a locked account and a wrong
 * code alike. No password is hashed while a wait lasts: then `tooMany` is thrown. The session that the request came with
 * ends. Who has a second factor and sends no code with the password is to send it: `waiting` is the browser's cookie
 * meanwhile; to a call `secondFactorRequired` is thrown.
 */
export async function signIn(
	bag: Bag,
	request: Request,
	{ email, password, code }: SignInInput,
	client: "browser" | "api",
): Promise<SignedIn | { waiting: string } | undefined> {
	const device = readCookie(request, DEVICE_COOKIE) ?? newToken();
	const throttle = await throttleFor(email, request, await hashToken(device));
	const [counted, , , found] = await persist(() =>
		bag.d1.batch<Candidate>([
			...countingTry(bag, throttle),
			bag.d1
				.prepare(
					"select id, email, password_hash as passwordHash, second_factor_at as secondFactorAt from users where email = ?1 and is_active = 1",
				)
				.bind(email),
			notingLock(bag, throttle),
		]),
	);
	const key = assertCounted(bag, counted?.results);
	const candidate = found?.results[0];
	const isRight = await verifyPassword(password, candidate?.passwordHash ?? null);
	if (!candidate) return undefined;
	if (!isRight) {
		noteFailure(bag, request, candidate.id, ["passwordHash"]);
		return undefined;
	}
	const proven = takingBack(bag, throttle, key);
	if (candidate.secondFactorAt === null) return begin(bag, request, candidate.id, device, client, proven);
	if (code) {
		const taken = await takeCode(bag, request, candidate, code, await hashToken(device));
		return taken && begin(bag, request, candidate.id, device, client, [...proven, ...taken]);
	}
	if (client === "browser") return { waiting: await startWaiting(bag, candidate.id, proven) };
	await persist(() => bag.d1.batch(proven));
	throw secondFactorRequired();
}

/** Signs in whom the password has let as far as the code; undefined for a wrong one, `gone` where it took too long. */
export async function signInByCode(bag: Bag, request: Request, code: string): Promise<SignedIn | undefined> {
	const owner = await findWaiting(bag, request);
	const device = readCookie(request, DEVICE_COOKIE) ?? newToken();
	const taken = await takeCode(bag, request, owner, code, await hashToken(device));
	if (!taken) return undefined;
	const ended = endingWaiting(bag, owner.tokenHash);
	const signedIn = await begin(bag, request, owner.id, device, "browser", [...taken, ended]);
	return { ...signedIn, cookies: [...signedIn.cookies, endedWaitingCookie(bag.env)] };
}

/** Begins a session, and reads whose it is. */
async function begin(
	bag: Bag,
	request: Request,
	userId: string,
	device: string,
	client: "browser" | "api",
	more: D1PreparedStatement[],
): Promise<SignedIn> {
	const { session, cookies, ...begun } = await beginning(bag, request, userId, { device, client });
	const statements = [...begun.statements, ...more];
	const reading = readingVisitor(bag, session.tokenHash, { kind: "all" });
	const results = await persist(() => bag.d1.batch<Record<string, unknown>>([...statements, ...reading]));
	const visitor = toVisitor(results.slice(statements.length).map((result) => result.results));
	return { session, cookies, person: personOf(visitor, request, bag) };
}

type Beginning = { device?: string; client?: "browser" | "api"; isSso?: boolean };

/** What signs a known person in, whatever they proved it by: the statements to send; the session that the request came with ends. */
export async function beginning(
	bag: Bag,
	request: Request,
	userId: string,
	{ device = readCookie(request, DEVICE_COOKIE) ?? newToken(), client = "browser", isSso = false }: Beginning = {},
): Promise<{ session: NewSession; cookies: string[]; statements: D1PreparedStatement[] }> {
	const session = await newSession(bag.now);
	const earlier = readToken(request, bag.env);
	const statements = [
		...starting(bag, request, session, userId, {
			deviceHash: client === "browser" ? await hashToken(device) : undefined,
			isSso,
		}),
		notingEvent(bag, { userId, action: "signedIn", fields: isSso ? ["sso"] : [] }),
		...(earlier ? [ending(bag, await hashToken(earlier))] : []),
	];
	return { session, cookies: [sessionCookie(bag.env, session.token), deviceCookie(device, bag.env)], statements };
}

/** Ends the session of a request at once. */
export async function signOut(bag: Bag, request: Request): Promise<void> {
	const token = readToken(request, bag.env);
	if (!token) return;
	const hash = await hashToken(token);
	const { user } = await readVisitor(request, bag, { kind: "session" });
	if (!user) return;
	await persist(() =>
		bag.d1.batch([ending(bag, hash), notingEvent(bag, { userId: user.id, action: "signedOut" }, happened)]),
	);
}

/** Ends the session that a person is asking with. */
export async function endSession({ bag, user }: PersonContext): Promise<void> {
	const ended = bag.d1.prepare("delete from sessions where id = ?1").bind(user.sessionId);
	await persist(() => bag.d1.batch([ended, notingEvent(bag, { userId: user.id, action: "signedOut" }, happened)]));
}

/** The statements that begin a session; sent twice they begin one. */
export function starting(
	bag: Bag,
	request: Request,
	session: NewSession,
	userId: string,
	{ deviceHash, isSso = false }: { deviceHash?: string; isSso?: boolean } = {},
): D1PreparedStatement[] {
	const now = bag.now.getTime();
	const { network, country } = bag.from;
	const statements = [
		bag.d1
			.prepare(
				`insert or ignore into sessions (id, token_hash, user_id, user_agent, created_at, last_seen_at, expires_at, network, country, is_sso)
				values (?1, ?2, ?3, ?4, ?5, ?5, ?6, ?7, ?8, ?9)`,
			)
			.bind(
				...[session.id, session.tokenHash, userId, userAgentOf(request), now, session.expiresAt],
				...[network, country, Number(isSso)],
			),
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
