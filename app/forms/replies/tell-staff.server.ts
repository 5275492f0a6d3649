import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { inModule } from "#app/directory/module-members.server";
import { notifying } from "#app/platform/notify.server";
import { to } from "#app/platform/portal-paths";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { advisorClients, people } from "#db/schema/directory";
import { formReplies } from "#db/schema/forms";
import type { Area } from "../area";
import type { Form } from "../store/form-row.server";
import { repliesOpenTo } from "./open-to.server";
import type { Sender, TakenReply } from "./send-reply.server";

/**
 * The writes that tell a form's owner, and the advisors of whom the reply is about, that it has come, as far as their grant
 * opens it to them. Whoever has not looked yet is told how many there are by now; of health data not even which form it is,
 * and where nobody is to be known nothing at all, for it would tell the hour.
 */
export function notifyingStaff(
	ctx: TenantContext,
	area: Area,
	form: Form,
	{ respondentId = null }: Sender,
	{ id }: Pick<TakenReply, "id">,
): PendingWrite[] {
	const pages = area.replyPages?.(form);
	if (!pages || form.settings.isAnonymous) return [];
	const all = to.inTenant(ctx.tenant.guid, pages.all);
	const notice = (why: "owner" | "advisor") => ({
		...{ type: form.isHealth ? ("healthReplies" as const) : ("formReplies" as const), noticeId: `reply:${id}` },
		params: { why, count: 1, ...(!form.isHealth && { title: form.title }) },
		...{ url: to.inTenant(ctx.tenant.guid, pages.one(id)), about: all, counts: all },
	});
	const may = (level: number) => inModule(ctx, people.id, { moduleKey: area.moduleKey, level });
	const isOfReply = (fits?: SQL) =>
		sql`exists (select 1 from ${formReplies} where ${and(eq(formReplies.tenantId, ctx.tenant.id), eq(formReplies.id, id), fits)})`;
	const opensToOwner = repliesOpenTo(
		{ tenant: ctx.tenant, user: { id: form.ownerId }, access: { level: LEVEL_CLIENTS } },
		area,
	);
	const owner = sql`${eq(people.id, form.ownerId)} and (${may(LEVEL_ALL)} or ${may(LEVEL_CLIENTS)} and ${isOfReply(opensToOwner)})`;
	const isTheirClient = sql`exists (select 1 from ${advisorClients} where ${and(
		eq(advisorClients.tenantId, ctx.tenant.id),
		eq(advisorClients.advisorId, people.id),
		eq(advisorClients.clientId, formReplies.subjectId),
	)})`;
	const advisor = sql`${ne(people.id, form.ownerId)} and ${may(LEVEL_CLIENTS)} and ${isOfReply(sql`${eq(formReplies.subjectType, "person")} and ${isTheirClient}`)}`;
	const receivers = (who: SQL) =>
		sql`(select ${people.id} from ${people} where ${and(
			eq(people.tenantId, ctx.tenant.id),
			eq(people.isActive, true),
			ne(people.role, "CLIENT"),
			ne(people.id, respondentId ?? ""),
		)} and ${who})`;
	return [notifying(ctx, notice("owner"), receivers(owner)), notifying(ctx, notice("advisor"), receivers(advisor))];
}
