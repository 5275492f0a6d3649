import { notify } from "#app/platform/notify.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { paths } from "../paths";
import type { Placement } from "../placements/placements.resource.server";

/** Tells whoever follows a placement up that somebody has approved its agreement. */
export async function tellAdvisor(ctx: TenantContext, placement: Placement, name: string): Promise<void> {
	const { id, advisorId, participantName } = placement;
	if (advisorId === null) return;
	await notify(ctx, {
		...{ to: { users: [advisorId] }, type: "placementApproved", params: { name, participant: participantName } },
		url: paths(ctx.tenant.guid).placement(id),
	});
}
