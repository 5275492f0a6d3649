import { DAY } from "#app/platform/limits";
import type { Visit } from "#app/platform/tenant/context";
import type { NewRow, TenantTable } from "#app/platform/tenant/rows.server";
import { hashToken, newToken } from "#app/platform/token.server";

/** How far back a calendar that asks again is told of. */
export const FEED_BACK = 90 * DAY;

/** The address of a feed, which is shown this once. */
export type OpenedFeed = { feed: string };

/** Opens the address of a feed, or replaces it: the one before reads nothing from now on. */
export async function openingFeed<Table extends TenantTable>(
	visit: Visit,
	table: Table,
	row: Omit<NewRow<Table>, "tokenHash">,
	pathOf: (token: string) => string,
): Promise<OpenedFeed> {
	const token = newToken();
	await visit.rows.keep(table, { ...row, tokenHash: await hashToken(token) } as NewRow<Table>);
	return { feed: visit.origin + pathOf(token) };
}
