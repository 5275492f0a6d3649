import { and, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { DAY, HOUR } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { ofTenants } from "#app/platform/tenant/of-tenants.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { formInvitations, forms } from "#db/schema/forms";
import { keptDays } from "./replies.server";

/** How long it can be seen whom a link was sent to that is over or was taken back. */
export const LINK_DAYS = 30;
const MOST = 500;
const A_MESSAGE = 90;

const FORGET = "forms.forget-invitations";
const Forget = z.object({ ids: z.array(z.string()).max(A_MESSAGE) });

const limit = (now: number) => now - LINK_DAYS * DAY;
const isExpired = (now: number) => and(isNull(formInvitations.answeredAt), lt(formInvitations.expiresAt, limit(now)));
const isRevoked = (now: number) => and(isNull(formInvitations.answeredAt), lt(formInvitations.revokedAt, limit(now)));
/** Nobody has answered by the link that was sent to the address, which may be anybody's. */
const isUnconfirmed = (now: number): SQL =>
	and(
		eq(formInvitations.kind, "verified"),
		isNull(formInvitations.answeredAt),
		lt(formInvitations.expiresAt, now),
	) as SQL;
/** It was answered longer ago than its form keeps answers: who it was is no more to be known than what they said. */
const isKeptNoLonger = (now: number): SQL =>
	sql`${keptDays} is not null and ${formInvitations.answeredAt} < ${now} - ${keptDays} * ${DAY}`;

/** Finds invitations whose addresses nobody needs any more. */
export async function sweepInvitations(context: RequestContext): Promise<void> {
	const now = context.now.getTime();
	const found = {
		tenantId: sql<string>`form_invitations.tenant_id`.as("tenantId"),
		id: sql<string>`form_invitations.id`.as("id"),
	};
	const ofAll = ofTenants(formInvitations.tenantId);
	const ofForm = sql`${formInvitations.tenantId} = ${forms.tenantId} and ${formInvitations.formId} = ${forms.id}`;
	const some = await overTenants(context, (db) =>
		db.batch([
			db
				.select(found)
				.from(formInvitations)
				.where(and(ofAll, isExpired(now)))
				.limit(MOST),
			db
				.select(found)
				.from(formInvitations)
				.where(and(ofAll, isRevoked(now)))
				.limit(MOST),
			db
				.select(found)
				.from(formInvitations)
				.where(and(ofAll, isUnconfirmed(now)))
				.limit(MOST),
			db
				.select(found)
				.from(sql`${forms} cross join ${formInvitations}` as never)
				.where(and(ofForm, isKeptNoLonger(now)))
				.limit(MOST),
		]),
	);
	const all = some.flat();
	const hour = Math.floor(now / HOUR);
	const items = [...new Set(all.map(({ tenantId }) => tenantId))].flatMap((tenantId) => {
		const ids = [...new Set(all.filter((one) => one.tenantId === tenantId).map(({ id }) => id))];
		return Array.from({ length: Math.ceil(ids.length / A_MESSAGE) }, (_, at) => {
			const part = ids.slice(at * A_MESSAGE, (at + 1) * A_MESSAGE);
			return { tenantId, payload: { ids: part }, id: `forms-forget-links:${part[0]}:${hour}` };
		});
	});
	await enqueueMany(context, forgetInvitationsJob, items);
}

/** Removes invitations that are due still. */
export const forgetInvitationsJob = defineJob(FORGET, Forget, async ({ tenant: ctx }, { ids }) => {
	if (!ctx) throw notFound();
	const now = ctx.now.getTime();
	const ofForm = sql`exists (select 1 from ${forms} where ${forms.tenantId} = ${formInvitations.tenantId} and ${forms.id} = ${formInvitations.formId} and ${isKeptNoLonger(now)})`;
	const isDue = or(isExpired(now), isRevoked(now), isUnconfirmed(now), ofForm);
	const due = await ctx.rows.list(formInvitations, { where: and(inArray(formInvitations.id, ids), isDue) });
	const gone = due.map(({ id }) => id);
	if (gone.length === 0) return;
	// The links of reminders are forgotten with what they lead to.
	await ctx.rows.commit([
		ctx.rows.removingAll(formInvitations, inArray(formInvitations.ofId, gone)),
		ctx.rows.removingAll(formInvitations, inArray(formInvitations.id, gone)),
	]);
});
