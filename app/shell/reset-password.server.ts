import { happened, notingEvent } from "#app/platform/account-events.server";
import { persist } from "#app/platform/database.server";
import { isLanguage } from "#app/platform/i18n";
import { chooseLanguage } from "#app/platform/i18n.server";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { hashPassword } from "#app/platform/password.server";
import { resetAskedJob } from "#app/platform/password-reset.server";
import { to } from "#app/platform/portal-paths";
import { gone, invalid } from "#app/platform/problems";
import { enqueueFor } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { takeCode } from "#app/platform/second-factor/take-code.server";
import { type NewSession, newSession } from "#app/platform/session.server";
import { countingTry, throttleFor, throttleStatus } from "#app/platform/throttle.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { userAgentOf } from "./sign-in.server";

type Owner = {
	id: string;
	email: string;
	firstName: string;
	language: string | null;
	secondFactorAt: number | null;
};

/**
 * Takes a request for a reset link. It does the same for every address: whether there is an account is found out later,
 * by the queue. Where one network, or anybody for one address, asks too often, nothing is sent.
 */
export async function askForReset(context: RequestContext, request: Request, email: string): Promise<void> {
	const throttle = await throttleFor(email, request, "", "reset");
	const [counted] = await persist(() => context.d1.batch(countingTry(context, throttle)));
	if (throttleStatus(context, counted?.results).wait > 0) return;
	const asked = { email, language: chooseLanguage(request, null), origin: context.origin, token: newToken() };
	await enqueueFor(context, null)(resetAskedJob, asked);
}

/** Whose link it is, and only while it is open; throws `gone` for one that is used, expired or was never made. Looking uses nothing up. */
export async function assertOpen(context: RequestContext, token: string): Promise<Owner> {
	const owner = await context.d1
		.prepare(
			`select u.id, u.email, u.first_name as firstName, u.language, u.second_factor_at as secondFactorAt
			from password_resets r join users u on u.id = r.user_id
			where r.token_hash = ?1 and r.used_at is null and r.expires_at > ?2 and u.is_active = 1`,
		)
		.bind(await hashToken(token), context.now.getTime())
		.first<Owner>();
	if (!owner) throw gone("resetExpired");
	return owner;
}

/**
 * Sets the password and signs its owner in; every other session ends. Of two at once one wins, the other gets `gone`.
 * Nothing is hashed for a link that is not open. Who has a second factor gives its code too: the mailbox alone is not enough.
 */
export async function resetPassword(
	context: RequestContext,
	request: Request,
	token: string,
	{ password, code }: { password: string; code?: string | undefined },
): Promise<NewSession> {
	const owner = await assertOpen(context, token);
	const proven = owner.secondFactorAt === null ? [] : await proveByCode(context, request, owner, code);
	const passwordHash = await hashPassword(password);
	const session = await newSession(context.now);
	const now = context.now.getTime();
	// Each statement goes by what the one before it changed, and the last ones by the session that only the winner has.
	const won = "exists (select 1 from sessions where id = ?2)";
	const statements = [
		context.d1
			.prepare(
				"update password_resets set used_at = ?2 where token_hash = ?1 and used_at is null and expires_at > ?2 returning user_id",
			)
			.bind(await hashToken(token), now),
		context.d1
			.prepare(
				"update users set password_hash = ?2, last_login_at = ?3, updated_at = ?3 where id = ?1 and changes() > 0",
			)
			.bind(owner.id, passwordHash, now),
		context.d1
			.prepare(
				`insert into sessions (id, token_hash, user_id, user_agent, created_at, last_seen_at, expires_at, network, country)
				select ?1, ?2, ?3, ?4, ?5, ?5, ?6, ?7, ?8 where changes() > 0`,
			)
			.bind(
				...[session.id, session.tokenHash, owner.id, userAgentOf(request), now, session.expiresAt],
				...[context.from.network, context.from.country],
			),
		notingEvent(context, { userId: owner.id, action: "changed", fields: ["passwordHash"] }, happened),
		context.d1.prepare(`delete from sessions where user_id = ?1 and id <> ?2 and ${won}`).bind(owner.id, session.id),
		context.d1.prepare(`delete from known_devices where user_id = ?1 and ${won}`).bind(owner.id, session.id),
		context.d1
			.prepare(`update password_resets set used_at = ?3 where user_id = ?1 and used_at is null and ${won}`)
			.bind(owner.id, session.id, now),
		...proven,
	];
	const isMine = async () => {
		const row = await context.d1.prepare("select 1 as yes from sessions where id = ?1").bind(session.id).first();
		return row ? true : undefined;
	};
	const hasWon = await persist(async () => (await context.d1.batch(statements))[0]?.results.length === 1, isMine);
	if (!hasWon) throw gone("resetExpired");
	await tellChanged(context, request, owner);
	return session;
}

async function proveByCode(
	context: RequestContext,
	request: Request,
	owner: Owner,
	code = "",
): Promise<D1PreparedStatement[]> {
	if (code === "") throw invalid({ code: "required" });
	const taken = await takeCode(context, request, owner, code);
	if (!taken) throw invalid({ code: "account:code.wrong" });
	return taken;
}

/** Tells a person by mail that their password was changed, so that a stranger's doing does not stay unseen. */
export async function tellChanged(
	context: RequestContext,
	request: Request,
	owner: Pick<Owner, "email" | "firstName" | "language">,
): Promise<void> {
	const language = isLanguage(owner.language) ? owner.language : chooseLanguage(request, null);
	const params = { name: owner.firstName, link: `${context.origin}${to.forgotPassword()}` };
	await sendMail(context, { to: owner.email, language, template: "passwordChanged", params });
}
