import { happened, noteFailure, notingEvent } from "#app/platform/account-events.server";
import { persist } from "#app/platform/database.server";
import { verifyPassword } from "#app/platform/password.server";
import { secondFactorRequired } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { takeCode } from "#app/platform/second-factor/take-code.server";
import { type NewSession, newSession, readCookie, readToken, sessionCookie } from "#app/platform/session.server";
import type { PersonContext } from "#app/platform/tenant/context";
import { personOf } from "#app/platform/tenant/enter.server";
import { readingPrincipal, readPrincipal, toPrincipal } from "#app/platform/tenant/principal.server";
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
	context: RequestContext,
	request: Request,
	{ email, password, code }: SignInInput,
	client: "browser" | "api",
): Promise<SignedIn | { waiting: string } | undefined> {
	const device = readCookie(request, DEVICE_COOKIE) ?? newToken();
	const throttle = await throttleFor(email, request, await hashToken(device));
	const [counted, , , found] = await persist(() =>
		context.d1.batch<Candidate>([
			...countingTry(context, throttle),
			context.d1
				.prepare(
					"select id, email, password_hash as passwordHash, second_factor_at as secondFactorAt from users where email = ?1 and is_active = 1",
				)
				.bind(email),
			notingLock(context, throttle),
		]),
	);
	const key = assertCounted(context, counted?.results);
	const candidate = found?.results[0];
	const isRight = await verifyPassword(password, candidate?.passwordHash ?? null);
	if (!candidate) return undefined;
	if (!isRight) {
		noteFailure(context, request, candidate.id, ["passwordHash"]);
		return undefined;
	}
	const proven = takingBack(context, throttle, key);
	if (candidate.secondFactorAt === null) return begin(context, request, candidate.id, device, client, proven);
	if (code) {
		const taken = await takeCode(context, request, candidate, code, await hashToken(device));
		return taken && begin(context, request, candidate.id, device, client, [...proven, ...taken]);
	}
	if (client === "browser") return { waiting: await startWaiting(context, candidate.id, proven) };
	await persist(() => context.d1.batch(proven));
	throw secondFactorRequired();
}

/** Signs in whom the password has let as far as the code; undefined for a wrong one, `gone` where it took too long. */
export async function signInByCode(
	context: RequestContext,
	request: Request,
	code: string,
): Promise<SignedIn | undefined> {
	const owner = await findWaiting(context, request);
	const device = readCookie(request, DEVICE_COOKIE) ?? newToken();
	const taken = await takeCode(context, request, owner, code, await hashToken(device));
	if (!taken) return undefined;
	const ended = endingWaiting(context, owner.tokenHash);
	const signedIn = await begin(context, request, owner.id, device, "browser", [...taken, ended]);
	return { ...signedIn, cookies: [...signedIn.cookies, endedWaitingCookie(context.env)] };
}

/** Begins a session, and reads whose it is. */
async function begin(
	context: RequestContext,
	request: Request,
	userId: string,
	device: string,
	client: "browser" | "api",
	more: D1PreparedStatement[],
): Promise<SignedIn> {
	const { session, cookies, ...begun } = await beginning(context, request, userId, { device, client });
	const statements = [...begun.statements, ...more];
	const reading = readingPrincipal(context, session.tokenHash, { kind: "all" });
	const results = await persist(() => context.d1.batch<Record<string, unknown>>([...statements, ...reading]));
	const principal = toPrincipal(results.slice(statements.length).map((result) => result.results));
	return { session, cookies, person: personOf(principal, request, context) };
}

type Beginning = { device?: string; client?: "browser" | "api"; isSso?: boolean };

/** What signs a known person in, whatever they proved it by: the statements to send; the session that the request came with ends. */
export async function beginning(
	context: RequestContext,
	request: Request,
	userId: string,
	{ device = readCookie(request, DEVICE_COOKIE) ?? newToken(), client = "browser", isSso = false }: Beginning = {},
): Promise<{ session: NewSession; cookies: string[]; statements: D1PreparedStatement[] }> {
	const session = await newSession(context.now);
	const earlier = readToken(request, context.env);
	const statements = [
		...starting(context, request, session, userId, {
			deviceHash: client === "browser" ? await hashToken(device) : undefined,
			isSso,
		}),
		notingEvent(context, { userId, action: "signedIn", fields: isSso ? ["sso"] : [] }),
		...(earlier ? [ending(context, await hashToken(earlier))] : []),
	];
	return {
		session,
		cookies: [sessionCookie(context.env, session.token), deviceCookie(device, context.env)],
		statements,
	};
}

/** Ends the session of a request at once. */
export async function signOut(context: RequestContext, request: Request): Promise<void> {
	const token = readToken(request, context.env);
	if (!token) return;
	const hash = await hashToken(token);
	const { user } = await readPrincipal(request, context, { kind: "session" });
	if (!user) return;
	await persist(() =>
		context.d1.batch([ending(context, hash), notingEvent(context, { userId: user.id, action: "signedOut" }, happened)]),
	);
}

/** Ends the session that a person is asking with. */
export async function endSession({ context, user }: PersonContext): Promise<void> {
	const ended = context.d1.prepare("delete from sessions where id = ?1").bind(user.sessionId);
	await persist(() =>
		context.d1.batch([ended, notingEvent(context, { userId: user.id, action: "signedOut" }, happened)]),
	);
}

/** The statements that begin a session; sent twice they begin one. */
export function starting(
	context: RequestContext,
	request: Request,
	session: NewSession,
	userId: string,
	{ deviceHash, isSso = false }: { deviceHash?: string; isSso?: boolean } = {},
): D1PreparedStatement[] {
	const now = context.now.getTime();
	const { network, country } = context.from;
	const statements = [
		context.d1
			.prepare(
				`insert or ignore into sessions (id, token_hash, user_id, user_agent, created_at, last_seen_at, expires_at, network, country, is_sso)
				values (?1, ?2, ?3, ?4, ?5, ?5, ?6, ?7, ?8, ?9)`,
			)
			.bind(
				...[session.id, session.tokenHash, userId, userAgentOf(request), now, session.expiresAt],
				...[network, country, Number(isSso)],
			),
		context.d1.prepare("update users set last_login_at = ?2 where id = ?1").bind(userId, now),
	];
	if (deviceHash)
		statements.push(
			context.d1
				.prepare(
					"insert into known_devices (user_id, device_hash, last_used_at) values (?1, ?2, ?3) on conflict do update set last_used_at = ?3",
				)
				.bind(userId, deviceHash, now),
		);
	return statements;
}

/** What the browser says it is, for the list of one's sessions. */
export const userAgentOf = (request: Request) => (request.headers.get("user-agent") ?? "").slice(0, 200);

const ending = (context: RequestContext, tokenHash: string) =>
	context.d1.prepare("delete from sessions where token_hash = ?1").bind(tokenHash);

/** Known for a year; it only spares its owner the waits that strangers cause. */
function deviceCookie(device: string, env: Env): string {
	return `${DEVICE_COOKIE}=${device}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000${env.ENVIRONMENT === "local" ? "" : "; Secure"}`;
}
