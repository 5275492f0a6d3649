import { eq, lte } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { givenAnswers, roundAnswers, safetyRounds } from "#db/schema/hms";
import { derivingCompany } from "../derived.server";
import { decidingAtPoint, readingDecided } from "../measures/at-point.server";
import { assertPerson } from "../people.server";
import { addingPhotos } from "./photos.server";
import { pointsOf } from "./points";
import type { PointAnswerInput } from "./rounds.schema";
import { openRound, requiringPhase } from "./rounds.server";
import { openPhases } from "./statuses";

/** The id of what is answered to a point: there is one for each. */
const answerId = (roundId: string, pointId: string) => `${roundId}.${pointId}`;

/**
 * Answers one point of a round, anew where it was answered before. A no takes a measure with somebody who is responsible and a
 * deadline; what that means for a measure that there is already, `decidingAtPoint` says. Of two answers that come from two devices the one
 * that was given later (`answeredAt`) stands, whichever arrives first; each is kept, with its photos.
 */
export async function answerPoint(
	visit: Visit,
	roundId: string,
	pointId: string,
	{ answer, comment, measure, ownerId, dueOn }: PointAnswerInput,
	photos: readonly unknown[] = [],
	answeredAt = visit.now.getTime(),
): Promise<void> {
	const { rows } = visit;
	const id = answerId(roundId, pointId);
	const [{ row }, read] = await Promise.all([
		openRound(visit, roundId),
		rows.read({
			decided: readingDecided(visit, roundId, pointId),
			answers: rows.listing(roundAnswers, { where: eq(roundAnswers.id, id), limit: 1 }),
		}),
		assertPerson(visit, ownerId, "ownerId"),
	]);
	if (!pointsOf(row).some(({ id }) => id === pointId)) throw notFound();
	// What was decided by a later answer stands.
	const isLatest = (read.answers[0]?.answeredAt ?? 0) <= answeredAt;
	const writes = isLatest
		? decidingAtPoint(
				visit,
				{ round: row, pointId, decided: read.decided },
				answer === "no" ? needed({ measure, ownerId, dueOn }) : answer,
			)
		: [];
	const given = { roundId, pointId, answer, comment, answeredAt };
	const commit = rows.commit([
		requiringPhase(visit, roundId, openPhases),
		rows.addingMissing(roundAnswers, { id, ...given }),
		rows.changing(
			roundAnswers,
			id,
			{ answer, comment, answeredAt },
			undefined,
			lte(roundAnswers.answeredAt, answeredAt),
		),
		rows.adding(givenAnswers, { id: newId(visit.now.getTime()), ...given, answeredBy: visit.user.id }),
		...(row.status === "planned" || row.status === "preMeeting"
			? [rows.changing(safetyRounds, roundId, { status: "inspection" })]
			: []),
		...writes,
		...(await addingPhotos(visit, roundId, pointId, photos)),
		derivingCompany(visit, row.companyId),
	]);
	await orElse(commit, () => invalid({ form: "hms:errors.roundDone" }));
}

/** What a no needs. Throws `invalid` for each field that is missing. */
function needed({ measure, ownerId, dueOn }: Pick<PointAnswerInput, "measure" | "ownerId" | "dueOn">) {
	if (measure === "" || ownerId === null || dueOn === null)
		throw invalid({
			...(measure === "" && { measure: "hms:errors.noMeasure" }),
			...(ownerId === null && { ownerId: "hms:errors.noOwner" }),
			...(dueOn === null && { dueOn: "hms:errors.noDue" }),
		});
	return { title: measure, ownerId, dueOn };
}
