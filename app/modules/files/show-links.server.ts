import * as z from "zod";
import { itemInAddress } from "#app/media/library/address";
import { filter } from "#app/media/library/library.schema";
import { listMyShares } from "#app/media/library/my-shares.server";
import { MyShares } from "#app/media/library/sharing.schema";
import { whatOpens } from "#app/media/library/what-opens.server";
import { whoOpensItem } from "#app/media/library/who-opens-item.server";
import { Paging } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import { id } from "#app/platform/text.schema";

export const LinksQuery = MyShares.omit({ tenantId: true }).extend({
	kind: z.enum(["link", "request", "people"]).default("link").catch("link"),
	/** The link that is being changed. */
	edit: filter(id),
});

/** What somebody shares, links or what members get; whoever is told that a link ends comes to it by `edit`. */
export async function showLinks(visit: Visit, input: z.output<typeof LinksQuery>) {
	const list = await listMyShares(visit, input);
	return {
		tenant: visit.tenant.guid,
		kind: input.kind,
		...{ q: input.q ?? "", size: input.limit },
		me: visit.user.id,
		isMine: list.person === visit.user.id,
		...list,
	};
}

/** A file or folder by its id or guid, or by its address. */
const item = filter(z.string().trim().max(500).transform(itemInAddress));
export const AccessQuery = z.object({ person: filter(id), item, ...Paging.shape });

/** What somebody can open, and why; with `item` who can open that. */
export async function showAccess(visit: Visit, { item: ref, ...input }: z.output<typeof AccessQuery>) {
	const opens = ref === undefined ? null : await whoOpensItem(visit, ref);
	return { tenant: visit.tenant.guid, item: opens, ...(await whatOpens(visit, input)) };
}
