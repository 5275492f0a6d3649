import { personChangedJob } from "#app/directory/people.jobs.server";
import { persist } from "#app/platform/database.server";
import { emailAskedJob } from "#app/platform/email-change.server";
import { isLanguage } from "#app/platform/i18n";
import { chooseLanguage } from "#app/platform/i18n.server";
import { newId } from "#app/platform/ids";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { to } from "#app/platform/portal-paths";
import { gone, invalid } from "#app/platform/problems";
import { enqueueFor, enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import type { PersonContext } from "#app/platform/tenant/context";
import { hashToken, newToken } from "#app/platform/token.server";
import { provePassword } from "./current-password.server";
import type { ChangeEmailInput } from "./email-change.schema";

type Change = { userId: string; email: string; before: string; firstName: string; language: string | null };

/**
 * Takes the wish for another address, after the current password was given. It does the same for every address: whether
 * another account has it is found out later, by the queue.
 */
export async function askForEmail(person: PersonContext, { email, currentPassword }: ChangeEmailInput): Promise<void> {
	const { context, user, language } = person;
	if (email === user.email) throw invalid({ email: "emailSame" });
	const proven = await provePassword(person, currentPassword);
	await persist(() => context.d1.batch(proven));
	const asked = { userId: user.id, email, language, origin: context.origin, token: newToken() };
	await enqueueFor(context, null)(emailAskedJob, asked);
}

/** Whose link it is and for which address, and only while it is open; throws `gone` else. Looking uses nothing up. */
export async function findChange(context: RequestContext, token: string): Promise<Change> {
	const change = await context.d1
		.prepare(
			`select c.user_id as userId, c.email, u.email as "before", u.first_name as firstName, u.language
			from email_changes c join users u on u.id = c.user_id
			where c.token_hash = ?1 and c.used_at is null and c.expires_at > ?2 and u.is_active = 1`,
		)
		.bind(await hashToken(token), context.now.getTime())
		.first<Change>();
	if (!change) throw gone("emailLinkExpired");
	return change;
}

/**
 * Gives the account its new address: every session ends, links to the old address stop working, and the old address is
 * told. Of two accounts that want one address the first gets it, the other `gone`.
 */
export async function confirmEmail(context: RequestContext, request: Request, token: string): Promise<void> {
	const { userId, email, before, firstName, language } = await findChange(context, token);
	const hash = await hashToken(token);
	const now = context.now.getTime();
	const won = "exists (select 1 from users where id = ?1 and email = ?2)";
	const ending = (sql: string, ...more: unknown[]) => context.d1.prepare(sql).bind(userId, email, ...more);
	const readTenants = () =>
		context.d1.prepare("select tenant_id as tenantId from memberships where user_id = ?1").bind(userId);
	const statements = [
		context.d1
			.prepare(
				`update email_changes set used_at = ?2 where token_hash = ?1 and used_at is null and expires_at > ?2
				and not exists (select 1 from users where email = email_changes.email)`,
			)
			.bind(hash, now),
		ending("update users set email = ?2, updated_at = ?3 where id = ?1 and changes() > 0 returning id", now),
		ending(`delete from sessions where user_id = ?1 and ${won}`),
		ending(`update password_resets set used_at = ?3 where user_id = ?1 and used_at is null and ${won}`, now),
		ending(`update email_changes set used_at = ?3 where user_id = ?1 and used_at is null and ${won}`, now),
		readTenants(),
	];
	const run = async () => {
		const results = await context.d1.batch<{ tenantId: string }>(statements);
		return results[1]?.results.length === 1 ? (results.at(-1)?.results ?? []) : null;
	};
	const earlier = async () => {
		const done = await ending("select 1 as yes from users where id = ?1 and email = ?2").first();
		return done ? (await readTenants().all<{ tenantId: string }>()).results : undefined;
	};
	const member = await persist(run, earlier);
	if (!member) throw gone("emailLinkExpired");
	await enqueueMany(
		context,
		personChangedJob,
		member.map(({ tenantId }) => ({ tenantId, payload: { userId }, id: newId() })),
	);
	const params = { name: firstName, link: `${context.origin}${to.login()}` };
	const spoken = isLanguage(language) ? language : chooseLanguage(request, null);
	await sendMail(context, { to: before, language: spoken, template: "emailChanged", params });
}
