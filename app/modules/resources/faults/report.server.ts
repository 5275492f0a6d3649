import { moduleMembers } from "#app/directory/module-members.server";
import { newId } from "#app/platform/ids";
import { notifying } from "#app/platform/notify.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { TenantContext } from "#app/platform/tenant/context";
import { resourceFaults } from "#db/schema/resources";
import type { Resource } from "../catalogue.server";
import { manifest } from "../manifest";
import { paths } from "../paths";

type Reported = {
	title: string;
	body: string;
	reporterId: string | null;
	reporterName: string;
	isBlocking?: boolean;
};

const TOLD = 50;

/** Keeps what does not work, and tells those who manage the resources. Gives its id. */
export async function addFault(ctx: TenantContext, { id: resourceId, name }: Resource, reported: Reported) {
	const id = newId(ctx.now.getTime());
	const managers = await moduleMembers(ctx, { moduleKey: manifest.key, level: LEVEL_ALL, most: TOLD });
	const notice = {
		...{ type: "resourceFault" as const, params: { name, title: reported.title }, noticeId: `resource-fault:${id}` },
		url: paths(ctx.tenant.guid).fault(id),
	};
	const receivers = managers.map((one) => one.id).filter((one) => one !== reported.reporterId);
	await ctx.rows.commit([
		ctx.rows.adding(resourceFaults, { id, resourceId, ...reported }),
		notifying(ctx, notice, receivers),
	]);
	return id;
}
