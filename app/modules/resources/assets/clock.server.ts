import { and, asc, gt, lte, ne } from "drizzle-orm";
import * as z from "zod";
import { moduleMembers } from "#app/directory/module-members.server";
import { addDays, today } from "#app/platform/clock";
import { notifying } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { resourceAssets, resources } from "#db/schema/resources";
import { manifest } from "../manifest";
import { paths } from "../paths";

const MOST = 500;
const TOLD = 50;
/** Days before a service of which people are reminded. */
const BEFORE = 14;

const Service = z.object({ id: z.string(), on: z.string() });

/** Reminds those who manage the resources of a service that is near; of each once. */
export const serviceJob = defineJob("resources.service", Service, async ({ tenant: ctx }, { id, on }) => {
	if (!ctx) throw notFound();
	const { asset, resource } = await ctx.rows.read({
		asset: ctx.rows.finding(resourceAssets, id),
		resource: ctx.rows.finding(resources, id),
	});
	if (!asset || asset.serviceOn !== on || asset.remindedOf === on || !resource || resource.status === "retired") return;
	const managers = await moduleMembers(ctx, { moduleKey: manifest.key, level: LEVEL_ALL, most: TOLD });
	const notice = {
		...{ type: "resourceService" as const, params: { name: resource.name } },
		...{ noticeId: `resource-service:${id}:${on}`, url: paths(ctx.tenant.guid).asset(id) },
	};
	const receivers = managers.map((one) => one.id);
	const reminding = ctx.rows.deriving(resourceAssets, id, { remindedOf: on });
	await ctx.rows.commit([reminding, notifying(ctx, notice, receivers)]);
});

/** Finds the services that are near and of which nobody was reminded. */
export async function sweepServices(context: RequestContext): Promise<void> {
	const day = addDays(today("UTC", context.now), BEFORE);
	const due = await overTenants(context, (db) =>
		db
			.select({ tenantId: resourceAssets.tenantId, id: resourceAssets.id, on: resourceAssets.serviceOn })
			.from(resourceAssets)
			.where(
				and(
					gt(resourceAssets.serviceOn, ""),
					lte(resourceAssets.serviceOn, day),
					ne(resourceAssets.remindedOf, resourceAssets.serviceOn),
				),
			)
			.orderBy(asc(resourceAssets.serviceOn))
			.limit(MOST),
	);
	const messages = due.map(({ tenantId, id, on }) => ({
		...{ tenantId, payload: { id, on }, id: `resource-service:${id}:${on}` },
	}));
	await enqueueMany(context, serviceJob, messages);
}
