import { and, eq, sql } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { isLanguage } from "#app/platform/i18n";
import { to } from "#app/platform/portal-paths";
import { sendSms } from "#app/platform/sms/send-sms.server";
import { isMemberElsewhere } from "#app/platform/tenant/accounts.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { memberships, smsNumbers, users } from "#db/schema/portal";

/**
 * Tells a member by text message that something waits for their answer, where they want that; once a day, however much waits. A
 * `reminder` leads to their forms, by the shortest address that is sure to show those of this tenant.
 */
export async function remindByText(
	ctx: TenantContext,
	userId: string,
	template: "reminder" | "invitation",
): Promise<void> {
	const [here] = await ctx.portal
		.select(memberships, {
			phone: smsNumbers.phone,
			language: users.language,
			isElsewhere: sql<number>`${isMemberElsewhere(ctx.tenant, memberships.userId)}`,
		})
		.innerJoin(users, and(eq(users.id, memberships.userId), eq(users.isActive, true)))
		.innerJoin(smsNumbers, eq(smsNumbers.userId, memberships.userId))
		.where(and(eq(memberships.userId, userId), eq(memberships.isActive, true)))
		.limit(1);
	if (!here) return;
	const language = isLanguage(here.language) ? here.language : ctx.tenant.language;
	const link = `${ctx.origin}${to.ownForms(here.isElsewhere ? ctx.tenant.guid : undefined)}`;
	const id = `sms-reminder:${ctx.tenant.id}:${userId}:${today(ctx.tenant.timeZone, ctx.now)}`;
	const params = { tenant: ctx.tenant.name, link };
	await sendSms(ctx.context, ctx.tenant, { phone: here.phone, language, template, params }, id);
}
