import { and, eq, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { DAY, HOUR } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { ofTenants } from "#app/platform/tenant/of-tenants.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { TRASH_DAYS } from "#app/platform/trash-sweep.server";
import { formReplies, forms } from "#db/schema/forms";
import { asReply } from "../replies/reply-row";
import { type OnDelete, removeForGood } from "./removing.server";

/** How long what was begun and never sent is kept, after somebody was last at it. */
export const DRAFT_DAYS = 90;
/** The same for a guest, who goes on by a link that works as long. */
export const GUEST_DRAFT_DAYS = 14;
/** Replies of each kind that one run of the clock takes on; the rest waits for the next. */
const MOST = 500;
const A_MESSAGE = 25;

const whys = ["trash", "draft", "kept"] as const;
type Why = (typeof whys)[number];
const FORGET = "forms.forget-replies";
const Forget = z.object({ why: z.enum(whys), ids: z.array(z.string()).max(A_MESSAGE) });

/** How many days a form keeps its answers. */
export const keptDays = sql`json_extract(${forms.settings}, '$.keptDays')`;

/** Why a reply goes: it lies in the trash, was never sent, or its form keeps answers no longer. */
function isDue(why: Why, now: number): SQL {
	if (why === "trash") return lt(formReplies.deletedAt, now - TRASH_DAYS * DAY);
	if (why === "draft")
		return and(
			eq(formReplies.status, "draft"),
			lt(formReplies.updatedAt, now - GUEST_DRAFT_DAYS * DAY),
			or(isNull(formReplies.respondentId), lt(formReplies.updatedAt, now - DRAFT_DAYS * DAY)),
		) as SQL;
	const over = sql`exists (select 1 from ${forms} where ${forms.tenantId} = ${formReplies.tenantId} and ${forms.id} = ${formReplies.formId}
		and ${keptDays} is not null and ${formReplies.submittedAt} < ${now} - ${keptDays} * ${DAY})`;
	return and(ne(formReplies.status, "draft"), isNull(formReplies.deletedAt), over) as SQL;
}

/** Finds the replies that are to go, each kind by an index of its own. */
export async function sweepReplies(context: RequestContext): Promise<void> {
	const { now } = context;
	const found = {
		tenantId: sql<string>`form_replies.tenant_id`.as("tenantId"),
		id: sql<string>`form_replies.id`.as("id"),
	};
	// Tenant by tenant, as the index of what lies in the trash begins with it.
	const ofAll = ofTenants(formReplies.tenantId);
	const over = and(
		sql`${keptDays} is not null`,
		isNull(formReplies.deletedAt),
		sql`${formReplies.submittedAt} < ${now.getTime()} - ${keptDays} * ${DAY}`,
	);
	const [trash, draft, kept] = await overTenants(context, (db) =>
		db.batch([
			db
				.select(found)
				.from(formReplies)
				.where(and(ofAll, isDue("trash", now.getTime())))
				.limit(MOST),
			db.select(found).from(formReplies).where(isDue("draft", now.getTime())).limit(MOST),
			db
				.select(found)
				.from(sql`${forms} cross join ${formReplies}` as never)
				.where(and(sql`${formReplies.tenantId} = ${forms.tenantId} and ${formReplies.formId} = ${forms.id}`, over))
				.limit(MOST),
		]),
	);
	await enqueueMany(context, { type: FORGET }, [
		...messages("trash", trash, now),
		...messages("draft", draft, now),
		...messages("kept", kept, now),
	]);
}

type Found = { tenantId: string; id: string };

function messages(why: Why, found: readonly Found[], now: Date) {
	const hour = Math.floor(now.getTime() / HOUR);
	return [...new Set(found.map(({ tenantId }) => tenantId))].flatMap((tenantId) => {
		const ids = found.filter((one) => one.tenantId === tenantId).map(({ id }) => id);
		const parts = Array.from({ length: Math.ceil(ids.length / A_MESSAGE) }, (_, at) =>
			ids.slice(at * A_MESSAGE, (at + 1) * A_MESSAGE),
		);
		return parts.map((part) => ({ tenantId, payload: { why, ids: part }, id: `forms-forget:${part[0]}:${hour}` }));
	});
}

/** Removes replies that are due, each by itself; what a cut-off run leaves the next hour finds. */
export const forgetRepliesJob = (onDelete: readonly OnDelete[]) =>
	defineJob(FORGET, Forget, async ({ tenant: ctx }, { why, ids }) => {
		if (!ctx) throw notFound();
		const due = isDue(why, ctx.now.getTime());
		const replies = await ctx.rows.list(formReplies, { where: and(inArray(formReplies.id, ids), due) });
		for (const reply of replies) await removeForGood(ctx, asReply(reply), due, onDelete);
	});
