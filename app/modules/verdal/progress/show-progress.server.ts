import type * as z from "zod";
import { logFailure } from "#app/platform/log.server";
import type { Visit } from "#app/platform/tenant/context";
import { partsFor, type Trends } from "#app/platform/tenant/participant.server";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { PlacementNamed } from "../placements/placements.schema";
import { placementIn, readingPlacement, todayOf } from "../placements/placements.server";
import { serializePlacement } from "../placements/serialize";
import { MOST_WEEKS, readingWeeks, serializeWeek } from "../weeks/weeks.server";
import { curvesOf } from "./curves";

/** How it goes in a placement: what was said week by week, and what other modules know of the participant, as far as the visitor may see that. */
export async function showProgress(visit: Visit, { placement: id }: z.output<typeof PlacementNamed>) {
	const { found, weeks } = await visit.rows.read({
		found: readingPlacement(visit, id),
		weeks: readingWeeks(visit, id, MOST_WEEKS),
	});
	const listed = placementIn(found);
	const shown = weeks.map(serializeWeek);
	return {
		...{ placement: serializePlacement(listed, todayOf(visit)), weeks: shown, curves: curvesOf(shown) },
		trends: await trendsOf(visit, listed.row.participantId),
		tenant: visit.tenant.guid,
	};
}

/** What modules know of how it goes with somebody; that it was read is noted, as on the page of a client. */
async function trendsOf(visit: Visit, participantId: string | null): Promise<Trends[]> {
	if (participantId === null) return [];
	const whom = { id: participantId };
	const reads = new ReadBatch();
	const asked = (await partsFor(visit, whom)).flatMap(({ part, asker }) => {
		const trends = part.trends?.(asker, whom, reads);
		return trends ? [{ part, asker, trends }] : [];
	});
	if (asked.length === 0) return [];
	await reads.send(visit.rows);
	const shown = asked.flatMap(({ part, asker, trends }) => {
		const found = trends();
		return found ? [{ found, noting: part.noting?.(asker, whom) ?? [] }] : [];
	});
	const noted = shown.flatMap(({ noting }) => noting);
	if (participantId !== visit.user.id && noted.length > 0)
		visit.context.waitUntil(visit.rows.commit(noted).catch((error) => logFailure(visit.context, error)));
	return shown.map(({ found }) => found);
}
