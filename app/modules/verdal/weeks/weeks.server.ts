import { and, desc, eq, isNotNull } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { placements, placementWeeks, type reportingParties } from "#db/schema/verdal";
import type { Placement } from "../placements/placements.resource.server";
import { findPlacement } from "../placements/placements.server";
import { type WeekAnswers, weekQuestions } from "./week";
import type { WeeklyInput } from "./weeks.schema";

export type Week = Row<typeof placementWeeks>;
export type ReportingParty = (typeof reportingParties)[number];

/** Reports of two parties over the longest placement that NAV's rule allows. */
export const MOST_WEEKS = 160;

/** How the weeks of a placement went, the latest first. Whether it may be seen is for the caller. */
export const readingWeeks = ({ rows }: TenantContext, placementId: string, limit: number): PendingQuery<Week[]> =>
	rows.listing(placementWeeks, {
		where: and(eq(placementWeeks.placementId, placementId), isNotNull(placementWeeks.answeredAt)),
		orderBy: [desc(placementWeeks.weekOn), desc(placementWeeks.id)],
		limit,
	});

export const answersOf = (week: Week): WeekAnswers =>
	Object.fromEntries(weekQuestions.map((question) => [question, week[question]])) as WeekAnswers;

export const serializeWeek = (week: Week) => ({
	...{ id: week.id, party: week.party, weekOn: week.weekOn, comment: week.comment, answers: answersOf(week) },
});
export type ShownWeek = ReturnType<typeof serializeWeek>;

/** Whom a link of a placement is for now. */
export const meantFor = (party: ReportingParty, { participantId, supervisorEmail }: Placement): string =>
	party === "participant" ? (participantId ?? "") : supervisorEmail;

/** Has participant and workplace asked every week how it goes, or no longer. */
export async function switchWeekly(visit: Visit, { placement, asks }: z.output<typeof WeeklyInput>) {
	const { row } = await findPlacement(visit, placement);
	if (row.archivedAt !== null) throw invalid({ form: "verdalPlacements:errors.isArchived" });
	await visit.rows.change(placements, placement, { asksWeekly: asks === "1" });
	return done({ snackbar: { key: `verdalWeekly:done.${asks === "1" ? "asked" : "notAsked"}` } });
}
