import { happened, notingEvent } from "../account-events.server";
import { persist } from "../database.server";
import { isLanguage } from "../i18n";
import { sendMail } from "../mail/send-mail.server";
import { to } from "../portal-paths";
import { invalid, notFound } from "../problems";
import { type Tools, wholeContext } from "../request-context.server";
import type { User, Visit } from "../tenant/context";
import { forgetting } from "./second-factor.server";

type Owner = {
	id: string;
	email: string;
	firstName: string;
	language: string | null;
	isSuperadmin: number;
	/** Tenants of theirs besides the one that is meant. */
	others: number;
};

/**
 * Takes a member's second factor away, who has lost it: they are logged out everywhere, told by mail, and log in with the
 * password alone. An administrator may do so for those whose only tenant it is, as it opens all that the account opens; for
 * everybody else a super-admin does it. Throws `invalid` or `notFound`.
 */
export async function resetSecondFactor(
	tools: Tools,
	by: Pick<User, "id" | "isSuperadmin">,
	tenant: Pick<Visit["tenant"], "id" | "name">,
	userId: string,
): Promise<void> {
	const context = wholeContext(tools);
	const owner = await context.d1
		.prepare(
			`select u.id, u.email, u.first_name as firstName, u.language, u.is_superadmin as isSuperadmin,
			(select count(*) from memberships m join tenants t on t.id = m.tenant_id and t.status = 'active'
				where m.user_id = u.id and m.is_active = 1 and m.tenant_id <> ?2) as others
			from users u join memberships own on own.user_id = u.id and own.tenant_id = ?2 where u.id = ?1 and u.second_factor_at is not null`,
		)
		.bind(userId, tenant.id)
		.first<Owner>();
	if (!owner) throw notFound();
	if (!by.isSuperadmin && (owner.others > 0 || owner.isSuperadmin)) throw invalid({ form: "secondFactorOfOthers" });
	const statements = [
		...forgetting(context, userId),
		notingEvent(context, { userId, action: "changed", fields: ["secondFactor"], actorId: by.id }, happened),
		context.d1.prepare("delete from sessions where user_id = ?1").bind(userId),
		context.d1.prepare("delete from pending_sign_ins where user_id = ?1").bind(userId),
	];
	await persist(() => context.d1.batch(statements));
	const params = { name: owner.firstName, by: tenant.name, link: `${context.origin}${to.login()}` };
	const language = isLanguage(owner.language) ? owner.language : "en";
	await sendMail(context, { to: owner.email, language, template: "secondFactorReset", params });
}
