import { and, eq, gt, isNull, or } from "drizzle-orm";
import * as z from "zod";
import { wholeContext } from "#app/platform/request-context.server";
import { memberships, modules, modulesTenant } from "#db/schema/portal";
import { addDays } from "../../platform/clock";
import { newId } from "../../platform/ids";
import { notifying } from "../../platform/notify.server";
import { to } from "../../platform/portal-paths";
import { notFound } from "../../platform/problems";
import { defineJob } from "../../platform/queue/define-job";
import { accessStatus } from "../../platform/tenant/access";
import type { PendingWrite } from "../../platform/tenant/commit.server";
import type { TenantContext } from "../../platform/tenant/context";

/** Days before the last day on which a tenant's admins are told. */
export const warningDays = [30, 14, 3];

/** More admins than a tenant has. */
const ADMINS_MAX = 5000;

const Ended = z.object({ entryId: z.string(), expires: z.string() });
const Ends = Ended.extend({ days: z.number().int() });

export const accessEndedJob = defineJob("module-access.ended", Ended, async ({ tenant: ctx }, ended) => {
	if (!ctx) throw notFound();
	await endAccess(ctx, ended);
});

/**
 * Sets a module's access to inactive after its day and tells the tenant's admins, in one batch. A day that was moved on
 * meanwhile is left alone; done twice, also at the same time, it has one effect.
 */
export async function endAccess(ctx: TenantContext, { entryId, expires }: z.output<typeof Ended>): Promise<void> {
	const entry = await ctx.portal.find(modulesTenant, entryId);
	if (entry?.expires !== expires || entry.status !== 1) return;
	if (accessStatus(entry, ctx.tenant.timeZone, ctx.now) !== "expired") return;
	const unmoved = and(eq(modulesTenant.expires, expires), eq(modulesTenant.status, 1));
	const ending = ctx.portal.changing(modulesTenant, entryId, { status: 0 }, undefined, unmoved);
	await ctx.portal.commit([ending, await notifyingAdmins(ctx, entry, "accessEnded", { expires }, ending)]);
}

/** Warns the tenant's admins once for each of the days. */
export const accessEndsJob = defineJob(
	"module-access.ends",
	Ends,
	async ({ tenant: ctx }, { entryId, expires, days }) => {
		if (!ctx) throw notFound();
		const entry = await ctx.portal.find(modulesTenant, entryId);
		if (entry?.expires !== expires || entry.status !== 1) return;
		if (accessStatus(entry, ctx.tenant.timeZone, ctx.now) === "expired") return;
		const unwarned = or(isNull(modulesTenant.warnedDays), gt(modulesTenant.warnedDays, days));
		const unmoved = and(eq(modulesTenant.expires, expires), eq(modulesTenant.status, 1), unwarned);
		const warning = ctx.portal.changing(modulesTenant, entryId, { warnedDays: days }, undefined, unmoved);
		const params = { expires, lastDay: expires, firstDayWithout: addDays(expires, 1) };
		await ctx.portal.commit([warning, await notifyingAdmins(ctx, entry, "accessEnds", params, warning)]);
	},
);

/** Tells them only where the change before it, in the same batch, was made: the day may move on until then. */
async function notifyingAdmins(
	ctx: TenantContext,
	entry: { moduleId: string },
	type: "accessEnded" | "accessEnds",
	params: Record<string, string>,
	change: PendingWrite,
): Promise<PendingWrite> {
	const { db } = wholeContext(ctx.context);
	const [admins, [module]] = await Promise.all([
		ctx.portal.list(memberships, {
			where: and(eq(memberships.role, "ADMIN"), eq(memberships.isActive, true)),
			limit: ADMINS_MAX,
		}),
		db
			.select({ key: modules.translationKey, label: modules.label })
			.from(modules)
			.where(eq(modules.id, entry.moduleId)),
	]);
	const notice = {
		type,
		noticeId: newId(ctx.now.getTime()),
		url: `${to.organisation(ctx.tenant.guid)}?tab=modules`,
		params: { ...params, module: module?.label ?? "", moduleKey: module?.key ?? "", tenant: ctx.tenant.name },
	};
	const userIds = admins.map((admin) => admin.userId);
	return notifying(ctx, notice, userIds, change);
}
