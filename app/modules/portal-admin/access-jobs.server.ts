import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { memberships, modules, modulesTenant } from "#db/schema/portal";
import { addDays } from "../../platform/clock";
import { newId } from "../../platform/ids";
import { telling } from "../../platform/notify.server";
import { notFound } from "../../platform/problems";
import { defineJob } from "../../platform/queue/define-job";
import type { TenantContext } from "../../platform/tenant/context";

/** Days before the last day on which a tenant's admins are told. */
export const warningDays = [30, 14, 3];

const Ended = z.object({ entryId: z.string(), expires: z.string() });
const Ends = Ended.extend({ days: z.number().int() });

/** Sets a module's access to inactive after its day and tells the tenant's admins, in one batch. A day that was moved on meanwhile is left alone. */
export const accessEndedJob = defineJob("module-access.ended", Ended, async ({ tenant: ctx }, { entryId, expires }) => {
	if (!ctx) throw notFound();
	const unmoved = and(eq(modulesTenant.expires, expires), eq(modulesTenant.status, 1));
	if (!(await isStill(ctx, entryId, expires))) return;
	await ctx.portal.commit([
		ctx.portal.changing(modulesTenant, entryId, { status: 0 }, undefined, unmoved),
		await tellingAdmins(ctx, entryId, "accessEnded", { expires }),
	]);
});

/** Warns the tenant's admins once for each of the days. */
export const accessEndsJob = defineJob(
	"module-access.ends",
	Ends,
	async ({ tenant: ctx }, { entryId, expires, days }) => {
		if (!ctx) throw notFound();
		if (!(await isStill(ctx, entryId, expires))) return;
		await ctx.portal.commit([
			ctx.portal.changing(modulesTenant, entryId, { warnedDays: days }, undefined, eq(modulesTenant.expires, expires)),
			await tellingAdmins(ctx, entryId, "accessEnds", {
				expires,
				lastDay: expires,
				firstDayWithout: addDays(expires, 1),
			}),
		]);
	},
);

async function isStill(ctx: TenantContext, entryId: string, expires: string): Promise<boolean> {
	const entry = await ctx.portal.find(modulesTenant, entryId);
	return entry?.expires === expires && entry.status === 1;
}

async function tellingAdmins(
	ctx: TenantContext,
	entryId: string,
	type: "accessEnded" | "accessEnds",
	params: Record<string, string>,
) {
	const { db } = ctx.bag;
	const [admins, [module]] = await Promise.all([
		ctx.portal.list(memberships, { where: and(eq(memberships.role, "ADMIN"), eq(memberships.isActive, true)) }),
		db
			.select({ key: modules.translationKey, label: modules.label })
			.from(modules)
			.innerJoin(modulesTenant, eq(modulesTenant.moduleId, modules.id))
			.where(sql`${modulesTenant.tenantId} = ${ctx.tenant.id} and ${modulesTenant.id} = ${entryId}`),
	]);
	const noticeId = newId(ctx.now.getTime());
	const notice = {
		type,
		noticeId,
		url: "/home",
		params: { ...params, module: module?.label ?? "", moduleKey: module?.key ?? "", tenant: ctx.tenant.name },
	};
	return telling(
		db,
		ctx,
		notice,
		admins.map((admin) => admin.userId),
	);
}
