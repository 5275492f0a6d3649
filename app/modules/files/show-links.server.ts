import * as z from "zod";
import { filter, id } from "#app/media/library/library.schema";
import { listMyShares } from "#app/media/library/my-shares.server";
import { MyShares } from "#app/media/library/sharing.schema";
import { whatOpens } from "#app/media/library/what-opens.server";
import { today } from "#app/platform/clock";
import { Paging } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";

export const LinksQuery = MyShares.omit({ tenantId: true }).extend({
	kind: z.enum(["link", "people"]).default("link").catch("link"),
	/** The link that is being changed. */
	edit: filter(id),
});

/** What the visitor shares, links or what members get. */
export async function showLinks(visit: Visit, { kind, edit, cursor, limit }: z.output<typeof LinksQuery>) {
	return {
		tenant: visit.tenant.guid,
		...{ kind, edit: edit ?? null },
		today: today(visit.tenant.timeZone, visit.now),
		...(await listMyShares(visit, { kind, cursor, limit })),
	};
}

export const AccessQuery = z.object({ person: filter(id), ...Paging.shape });

/** What somebody can open, and why. */
export async function showAccess(visit: Visit, input: z.output<typeof AccessQuery>) {
	return { tenant: visit.tenant.guid, ...(await whatOpens(visit, input)) };
}
