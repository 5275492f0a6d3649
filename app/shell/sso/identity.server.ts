import { and, eq } from "drizzle-orm";
import { persist } from "#app/platform/database.server";
import { chooseLanguage } from "#app/platform/i18n.server";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { to } from "#app/platform/portal-paths";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import type { PersonContext, User } from "#app/platform/tenant/context";
import { identities } from "#db/schema/portal";
import { provePassword } from "../current-password.server";
import { type Provider, providerOf } from "./provider.server";
import { SsoRefusal } from "./refusal";
import { startTrip } from "./trip.server";

/** The account that an identity belongs to; throws a refusal where there is none, or it is closed. */
export async function accountOf(context: RequestContext, issuer: string, subject: string): Promise<string> {
	const account = await context.d1
		.prepare(
			"select u.id, u.is_active as isActive from identities i join users u on u.id = i.user_id where i.issuer = ?1 and i.subject = ?2",
		)
		.bind(issuer, subject)
		.first<{ id: string; isActive: number }>();
	if (!account) throw new SsoRefusal("unknown", "no account is connected");
	if (!account.isActive) throw new SsoRefusal("closed", "the account is closed");
	return account.id;
}

/** Reads since when a person is connected with the provider of this issuer; for a batch with others. */
export function readingConnection(context: RequestContext, userId: string, issuer: string) {
	return context.db
		.select({ since: identities.createdAt })
		.from(identities)
		.where(and(eq(identities.userId, userId), eq(identities.issuer, issuer)));
}

/**
 * Sets out to connect the person with the provider, once the password was given; gives the browser's cookie. Wrong tries
 * count as where the password is changed.
 */
export async function startConnecting(person: PersonContext, password: string): Promise<string> {
	const { context, user } = person;
	if (!providerOf(context.env)) throw notFound();
	const proven = await provePassword(person, password);
	const { cookie, statement } = await startTrip(context, { sessionId: user.sessionId, redirectTo: to.profile() });
	await persist(() => context.d1.batch([...proven, statement]));
	return cookie;
}

/**
 * Connects an identity with a person's account, and tells them by mail, so that a stranger's doing does not stay unseen.
 * Throws a refusal where it is somebody else's already.
 */
export async function connect(
	context: RequestContext,
	request: Request,
	user: User,
	provider: Provider,
	subject: string,
): Promise<void> {
	const { issuer, name } = provider;
	const row = { issuer, subject, userId: user.id, createdAt: context.now.getTime() };
	const which = and(eq(identities.issuer, issuer), eq(identities.subject, subject));
	const [, [owner]] = await persist(() =>
		context.db.batch([
			context.db.insert(identities).values(row).onConflictDoNothing(),
			context.db.select({ userId: identities.userId }).from(identities).where(which),
		]),
	);
	if (!owner) throw new SsoRefusal("failed", "the account is connected with another identity");
	if (owner.userId !== user.id) throw new SsoRefusal("taken", "the identity is connected with another account");
	const params = { name: user.firstName, provider: name, link: `${context.origin}${to.profile()}` };
	const language = user.language ?? chooseLanguage(request, null);
	await sendMail(context, { to: user.email, language, template: "ssoConnected", params });
}

/** Takes the person's connection with the provider away; one that is gone already is no mistake. */
export async function disconnect({ context, user }: PersonContext): Promise<void> {
	const provider = providerOf(context.env);
	if (!provider) throw notFound();
	const mine = and(eq(identities.userId, user.id), eq(identities.issuer, provider.issuer));
	await persist(() => context.db.delete(identities).where(mine).run());
}
