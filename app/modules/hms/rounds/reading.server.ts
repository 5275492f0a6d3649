import { and, asc, desc, eq, isNull, or } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { givenAnswers, measures, roundAnswers, roundParticipants, safetyRounds } from "#db/schema/hms";
import { measurePointers } from "../measures/measures.resource.server";
import { visibleRounds } from "../visible.server";
import { readingPhotos } from "./photos.server";
import { roundPointers } from "./rounds.resource.server";

/** Rows of one kind that a round has at most. */
const MOST = 400;

/** Reads a round as far as the visitor sees it, with what was answered, seen and decided in it; for one `rows.read`. */
export const readingRound = (visit: Visit, id: string) => ({
	found: visit.rows.listingWith(safetyRounds, roundPointers, {
		where: and(visibleRounds(visit), eq(safetyRounds.id, id)),
		limit: 1,
	}),
	answers: visit.rows.listing(roundAnswers, { where: eq(roundAnswers.roundId, id), limit: MOST }),
	participants: visit.rows.listing(roundParticipants, {
		where: eq(roundParticipants.roundId, id),
		orderBy: [asc(roundParticipants.createdAt), asc(roundParticipants.id)],
	}),
	photos: readingPhotos(visit, id),
	measures: visit.rows.listingWith(measures, measurePointers, {
		where: and(or(eq(measures.roundId, id), eq(measures.againRoundId, id)), isNull(measures.deletedAt)),
		orderBy: [asc(measures.dueOn), asc(measures.id)],
		limit: MOST,
	}),
});

/** What was answered to a point so far, the newest first. */
export const readingGiven = ({ rows }: Visit, roundId: string, pointId: string) =>
	rows.listing(givenAnswers, {
		where: and(eq(givenAnswers.roundId, roundId), eq(givenAnswers.pointId, pointId)),
		orderBy: [desc(givenAnswers.answeredAt), desc(givenAnswers.id)],
		limit: 20,
	});
