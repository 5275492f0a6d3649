import { sql } from "drizzle-orm";
import { telling } from "#app/platform/notify.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { to } from "#app/platform/to";
import { advisorClients, people } from "#db/schema/directory";
import type { Area } from "../area";
import type { Form } from "../store/form-row.server";
import type { Sender, TakenReply } from "./send-reply.server";

/**
 * The writes that tell a form's owner, and the advisors of whoever has answered as a member, that there is a reply. Whoever
 * has not looked yet is told how many there are by now; of health data not even which form it is.
 */
export function tellingStaff(
	ctx: TenantContext,
	area: Area,
	form: Form,
	{ respondentId = null }: Sender,
	reply: Pick<TakenReply, "id">,
): PendingWrite[] {
	const pages = area.replyPages?.(form);
	if (!pages) return [];
	const all = to.inTenant(ctx.tenant.guid, pages.all);
	const notice = (why: "owner" | "advisor") => ({
		...{ type: form.isHealth ? ("healthReplies" as const) : ("formReplies" as const), noticeId: `reply:${reply.id}` },
		params: { why, count: 1, ...(!form.isHealth && { title: form.title }) },
		...{ url: to.inTenant(ctx.tenant.guid, pages.one(reply.id)), about: all, counts: all },
	});
	const isStaff = sql`tenant_id = ${ctx.tenant.id} and is_active = 1 and role <> 'CLIENT' and id <> ${respondentId ?? ""}`;
	const advisors = sql`(select advisor_id from ${advisorClients}
		where tenant_id = ${ctx.tenant.id} and client_id = ${respondentId} and advisor_id <> ${form.ownerId})`;
	const told = (who: ReturnType<typeof sql>) => sql`(select id from ${people} where ${isStaff} and id in ${who})`;
	return [
		telling(ctx, notice("owner"), told(sql`(${form.ownerId})`)),
		...(respondentId === null ? [] : [telling(ctx, notice("advisor"), told(advisors))]),
	];
}
