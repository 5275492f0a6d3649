import { notificationDefaults } from "#db/schema/portal";
import type { TenantContext } from "../tenant/context";
import type { PendingQuery } from "../tenant/rows.server";
import { differing, type Settled, settled, standard } from "./settled";

/** A tenant has one row. */
const ID = "defaults";

/** How a tenant's members are notified unless they choose otherwise, for callers with more to ask in the same round trip. */
export function readingDefaults({ portal }: Pick<TenantContext, "portal">): PendingQuery<Settled> {
	const { query, shape } = portal.listing(notificationDefaults, { limit: 1 });
	return { query, shape: (rows) => settled(shape(rows)[0], standard) };
}

/** Sets how a tenant's members are notified unless they choose otherwise. */
export async function saveDefaults({ portal }: Pick<TenantContext, "portal">, wanted: Settled): Promise<void> {
	const chosen = differing(wanted, standard);
	const before = await portal.find(notificationDefaults, ID);
	await portal.commit([
		before
			? portal.changing(notificationDefaults, ID, chosen)
			: portal.adding(notificationDefaults, { id: ID, ...chosen }),
	]);
}
