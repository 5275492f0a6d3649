import { desc, type SQL, sql } from "drizzle-orm";
import type { PortalContext } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { mediaSweeps } from "#db/schema/media";

/** What a sweep of a tenant's files found out of step with what is stored; no names of files, which are the tenant's own. */
export type FileSweep = {
	id: string;
	at: number;
	tenantId: string;
	/** Objects without a row, removed. */
	objects: number;
	bytes: number;
	/** Files without their bytes: removed, and left because they were too many. */
	rows: number;
	rowsLeft: number;
};

/** The last sweeps of all tenants that found something, the latest first. */
export const readingSweeps = ({ across }: Pick<PortalContext, "across">, limit: number): PendingQuery<FileSweep[]> => {
	const { query, shape } = across.listing(mediaSweeps, { orderBy: desc(mediaSweeps.at), limit });
	return {
		query,
		shape: (found) =>
			shape(found).map(({ id, at, tenantId, objects, objectBytes: bytes, rows, rowsLeft }) => ({
				...{ id, at, tenantId },
				...{ objects, bytes, rows, rowsLeft },
			})),
	};
};

/** The ids of the tenants whose files these are, inside a condition. */
export const idsSwept = (limit: number): SQL =>
	sql`(select tenant_id from (select ${mediaSweeps.tenantId} from ${mediaSweeps} order by ${mediaSweeps.at} desc limit ${limit}))`;
