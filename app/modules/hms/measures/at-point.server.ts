import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { trashing } from "#app/lists/trash.server";
import { today } from "#app/platform/clock";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { mayCheckEffect, notLookedAt } from "#app/tasks/effect.server";
import { measures, safetyRounds } from "#db/schema/hms";
import { pointText } from "../rounds/points";
import type { Measure } from "./measures.resource.server";
import type { MeasureFacts } from "./measures.schema";
import { addingMeasure, changingMeasure } from "./measures.server";
import { firstReminder } from "./reminding";

type Round = Row<typeof safetyRounds>;
type Decided = { row: Measure; round: Pick<Round, "area" | "sections"> | null };

/** Measures of one point that are looked at, the newest first. */
const MOST = 40;

/** Reads the measures of a point in this round of a company and in its others, the newest first. */
export const readingDecided = ({ rows, tenant }: Visit, roundId: string, pointId: string) => {
	const its = and(eq(safetyRounds.tenantId, tenant.id), eq(safetyRounds.id, roundId));
	return rows.listingWith(
		measures,
		{ round: [safetyRounds, measures.roundId, ["area", "sections"]] },
		{
			where: and(
				sql`${measures.companyId} = (select ${safetyRounds.companyId} from ${safetyRounds} where ${its})`,
				eq(measures.pointId, pointId),
				isNull(measures.deletedAt),
			),
			orderBy: [desc(measures.createdAt), desc(measures.id)],
			limit: MOST,
		},
	);
};

type AtPoint = { round: Round; pointId: string; decided: readonly Decided[] };

/**
 * The writes for the measure of a point that was answered: `no` is what a no takes. The same point (its words, in the same area)
 * may have a measure from an earlier round. A yes closes that one, as somebody has seen the effect; a no opens it again and counts.
 * A measure that this round has made itself goes where the answer is no longer no.
 */
export function decidingAtPoint(
	visit: Visit,
	{ round, pointId, decided }: AtPoint,
	no: MeasureFacts | "yes" | "notApplicable",
): PendingWrite[] {
	const own = decided.find(({ row }) => row.roundId === round.id)?.row;
	const earlier = decided.find((one) => one.row.roundId !== round.id && isSamePoint(one, round, pointId))?.row;
	const isAgain = earlier?.againRoundId === round.id;
	if (typeof no === "object") {
		if (own) return [changingMeasure(visit, own.id, no)];
		if (earlier) return [isAgain ? changingMeasure(visit, earlier.id, no) : openingAgain(visit, earlier, round.id, no)];
		return [addingMeasure(visit, round.companyId, no, { roundId: round.id, pointId }).write];
	}
	if (own) return own.isOpen ? [trashing(visit, measures, [own.id])] : [];
	const isOpen = earlier && (earlier.isOpen || earlier.effectBy === null);
	if (!earlier || !(isAgain || (no === "yes" && isOpen))) return [];
	return [
		visit.rows.changing(measures, earlier.id, {
			...(isAgain && { repeats: earlier.repeats - 1, againRoundId: null }),
			...(no === "yes" && proven(visit, earlier, round.id)),
		}),
	];
}

const isSamePoint = ({ round: of }: Decided, round: Round, pointId: string) =>
	of !== null && of.area === round.area && pointText(of, pointId) === pointText(round, pointId);

const openingAgain = ({ rows }: Visit, { id, repeats }: Measure, roundId: string, facts: MeasureFacts): PendingWrite =>
	rows.changing(measures, id, {
		...{ ...facts, remindOn: firstReminder(facts.dueOn), isOpen: true, doneOn: "", ...notLookedAt },
		...{ againRoundId: roundId, provenRoundId: null, repeats: repeats + 1 },
	});

/** It is done, and checked where somebody else has done it: whoever says that something was done does not check its effect. */
const proven = ({ tenant, user, now }: Visit, { isOpen, doneOn, outcomeBy }: Measure, roundId: string) => ({
	...{ isOpen: false, doneOn: isOpen ? today(tenant.timeZone, now) : doneOn, provenRoundId: roundId },
	...(mayCheckEffect({ outcomeBy }, { user }) && { effectBy: user.id }),
});
