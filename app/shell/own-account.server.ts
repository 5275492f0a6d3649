import { and, desc, eq, gt } from "drizzle-orm";
import { pick } from "#app/directory/fields/field";
import { ownDetailNames } from "#app/directory/own-details";
import { happened, notingEvent } from "#app/platform/account-events.server";
import { persist } from "#app/platform/database.server";
import { deviceName } from "#app/platform/device-name";
import { hashPassword } from "#app/platform/password.server";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { hasSecretKey } from "#app/platform/second-factor/secret-box.server";
import { type NewSession, newSession } from "#app/platform/session.server";
import { hasSms } from "#app/platform/sms/send-sms.server";
import type { PersonContext } from "#app/platform/tenant/context";
import { sessions, users } from "#db/schema/portal";
import { provePassword } from "./current-password.server";
import type { ChangePasswordInput } from "./own-account.schema";
import { tellChanged } from "./reset-password.server";
import { starting } from "./sign-in.server";
import { readingSms, smsCodeMinutes } from "./sms-number.server";
import { readingConnection } from "./sso/identity.server";
import { providerOf } from "./sso/provider.server";

/** Sessions that the list shows at most, the last used first. */
const SESSIONS_MOST = 50;

/**
 * A person's own account, the places where they are logged in and, where these are set up, the connection with a provider and the number for
 * text messages; in one round trip.
 */
export async function readOwnAccount(person: PersonContext) {
	const { context, user } = person;
	const provider = providerOf(context.env);
	const texting = readingSms(person);
	const [[account], list, [connection], [number], [waiting]] = await context.db.batch([
		context.db
			.select({
				email: users.email,
				...pick(users, ownDetailNames),
				timeZone: users.timeZone,
				theme: users.theme,
				photoKey: users.photoKey,
				secondFactorAt: users.secondFactorAt,
			})
			.from(users)
			.where(eq(users.id, user.id)),
		context.db
			.select()
			.from(sessions)
			.where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, context.now.getTime())))
			.orderBy(desc(sessions.lastSeenAt))
			.limit(SESSIONS_MOST),
		readingConnection(context, user.id, provider?.issuer ?? ""),
		texting.number,
		texting.waiting,
	]);
	if (!account) throw notFound();
	const serialize = (session: typeof sessions.$inferSelect) => ({
		id: session.id,
		...deviceName(session.userAgent),
		network: session.network,
		country: session.country,
		createdAt: session.createdAt,
		lastSeenAt: session.lastSeenAt,
		isThis: session.id === user.sessionId,
	});
	const sso = provider && { provider: provider.name, since: connection?.since ?? null };
	const sms = hasSms(context.env)
		? { number: number ?? null, waiting: waiting?.phone ?? null, minutes: smsCodeMinutes }
		: null;
	const secondFactor =
		hasSecretKey(context.env) || account.secondFactorAt !== null ? { since: account.secondFactorAt } : null;
	return {
		account,
		sso,
		sms,
		secondFactor,
		sessions: list.map(serialize).sort((a, b) => Number(b.isThis) - Number(a.isThis)),
	};
}

/** Ends one of the person's own sessions; another's is left alone, and one that has ended already is no mistake. */
export async function revokeSession({ context, user }: PersonContext, id: string): Promise<void> {
	const ending = context.d1.prepare("delete from sessions where user_id = ?1 and id = ?2").bind(user.id, id);
	await persist(() => context.d1.batch([ending, notingEnded(context, user.id)]));
}

/** Ends every session of the person but the one they are asking with. */
export async function revokeOthers({ context, user }: PersonContext): Promise<void> {
	const ending = context.d1
		.prepare("delete from sessions where user_id = ?1 and id <> ?2")
		.bind(user.id, user.sessionId);
	await persist(() => context.d1.batch([ending, notingEnded(context, user.id)]));
}

const notingEnded = (context: RequestContext, userId: string) =>
	notingEvent(context, { userId, action: "changed", fields: ["sessions"] }, happened);

/**
 * Sets a new password after the current one was given: the session is exchanged for a new one and the others end. Wrong
 * tries count as at the login, so that nobody guesses at a machine that was left open.
 */
export async function changePassword(person: PersonContext, input: ChangePasswordInput): Promise<NewSession> {
	const { context, user, request } = person;
	const proven = await provePassword(person, input.currentPassword);
	const passwordHash = await hashPassword(input.password);
	const session = await newSession(context.now);
	const now = context.now.getTime();
	const statements = [
		context.d1
			.prepare("update users set password_hash = ?2, updated_at = ?3 where id = ?1")
			.bind(user.id, passwordHash, now),
		...starting(context, request, session, user.id),
		notingEvent(context, { userId: user.id, action: "changed", fields: ["passwordHash"] }),
		context.d1.prepare("delete from sessions where user_id = ?1 and id <> ?2").bind(user.id, session.id),
		context.d1
			.prepare("update password_resets set used_at = ?2 where user_id = ?1 and used_at is null")
			.bind(user.id, now),
		...proven,
	];
	await persist(() => context.d1.batch(statements));
	await tellChanged(context, request, user);
	return session;
}
