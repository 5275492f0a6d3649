import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { COUNTED_OF_PERSON } from "#app/platform/tenant/of-person.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { fileReceipts, files, mediaUsage } from "#db/schema/media";
import { isVisibleTo } from "./rights.server";
import { isListed } from "./tree.server";

/** Somebody's files, of those that the asker sees. */
export const countingFilesOf = (asker: Visit, personId: string): PendingQuery<number> =>
	asker.rows.counting(files, and(isListed, eq(files.ownerId, personId), isVisibleTo(asker)), COUNTED_OF_PERSON);

/** Bytes of the organisation's space that somebody uses. */
export function readingSpaceOf(asker: Visit, personId: string): PendingQuery<number> {
	const { query, shape } = asker.rows.finding(mediaUsage, personId);
	return { query, shape: (rows) => shape(rows)?.bytes ?? 0 };
}

/** Files of which somebody has confirmed that they have read them, of those that the asker sees. */
export function countingConfirmed(asker: Visit, personId: string): PendingQuery<number> {
	const its = and(eq(files.tenantId, asker.tenant.id), eq(files.id, fileReceipts.fileId), isListed, isVisibleTo(asker));
	const where = and(
		eq(fileReceipts.userId, personId),
		isNotNull(fileReceipts.confirmedAt),
		sql`exists (select 1 from ${files} where ${its})`,
	);
	return asker.rows.counting(fileReceipts, where, COUNTED_OF_PERSON);
}
