import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { placements } from "#db/schema/verdal";
import { type ListedPlacement, placementPointers } from "./placements.resource.server";
import { type PlacementBrief, serializeBrief } from "./serialize";
import { visiblePlacements } from "./visible.server";

/** More of one person's placements are not shown at once. */
const MOST = 30;

const readingLine = (visit: Visit, where: SQL | undefined): PendingQuery<ListedPlacement[]> =>
	visit.rows.listingWith(placements, placementPointers, {
		where: and(visiblePlacements(visit), where),
		orderBy: [desc(placements.startsOn), desc(placements.id)],
		limit: MOST,
	});

/** All placements of somebody that the visitor sees, the latest first. */
export const readingLineOf = (visit: Visit, participantId: string) =>
	readingLine(visit, eq(placements.participantId, participantId));

/** The others of whoever a placement is for. */
export const readingOtherPlacements = (visit: Visit, id: string) =>
	readingLine(
		visit,
		and(
			sql`${placements.participantId} = (select p.participant_id from verdal_placements p where p.tenant_id = ${visit.tenant.id} and p.id = ${id})`,
			ne(placements.id, id),
		),
	);

export const serializeLine = (line: ListedPlacement[], day: string): PlacementBrief[] =>
	line.map((listed) => serializeBrief(listed, day));

/** The last placement that was concluded: whoever opens a new one has read it. */
export const lastConcluded = (line: readonly PlacementBrief[]): PlacementBrief | null =>
	line
		.filter(({ archivedAt, conclusion }) => archivedAt !== null && conclusion !== "")
		.toSorted((one, other) => (other.archivedAt ?? 0) - (one.archivedAt ?? 0))[0] ?? null;
