import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";

/** For one `rows.read`: no rows, where no module has what another would read. */
export const readingNothing = <Found>({ rows }: TenantContext): PendingQuery<Found[]> => ({
	query: rows.listing(people, { limit: 0 }).query,
	shape: () => [],
});
