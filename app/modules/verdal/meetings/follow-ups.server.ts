import { and, asc, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import { addDays } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { isOverdue, NO_DAY } from "#app/tasks/due";
import { placementFollowUps } from "#db/schema/verdal";
import type { FollowUpInput, FollowUpNamed, HeldInput } from "../placements/placements.schema";
import { findPlacement, todayOf } from "../placements/placements.server";

type FollowUp = Row<typeof placementFollowUps>;

/** More of one placement are not planned. */
const MOST = 100;

/** The days on which somebody is followed up, the first first. Whether they may be seen is for the caller. */
export const readingFollowUps = ({ rows }: TenantContext, placementId: string): PendingQuery<FollowUp[]> =>
	rows.listing(placementFollowUps, {
		where: eq(placementFollowUps.placementId, placementId),
		orderBy: [asc(placementFollowUps.plannedOn), asc(placementFollowUps.id)],
		limit: MOST,
	});

export const serializeFollowUp = ({ id, kind, plannedOn, parties, heldOn, minutes }: FollowUp, day: string) => ({
	...{ id, kind, plannedOn, parties, heldOn, minutes, isLate: heldOn === null && isOverdue(plannedOn, day) },
});
export type ShownFollowUp = ReturnType<typeof serializeFollowUp>;

async function openPlacement(visit: Visit, id: string) {
	const { row } = await findPlacement(visit, id);
	if (row.archivedAt !== null) throw invalid({ form: "verdalPlacements:errors.isArchived" });
	return row;
}

async function openFollowUp(visit: Visit, placement: string, id: string): Promise<FollowUp> {
	await openPlacement(visit, placement);
	const found = await visit.rows.find(placementFollowUps, id);
	if (found?.placementId !== placement) throw notFound();
	return found;
}

const doneWith = (key: string) => done({ snackbar: { key: `verdalPlacements:done.${key}` } });

/** Plans a day. Whoever takes part is reminded the day before. */
export async function planFollowUp(visit: Visit, { placement, ...facts }: z.output<typeof FollowUpInput>) {
	const { id: placementId } = await openPlacement(visit, placement);
	const before = addDays(facts.plannedOn, -1);
	const remindOn = before < todayOf(visit) ? NO_DAY : before;
	const id = newId(visit.now.getTime());
	await visit.rows.add(placementFollowUps, { id, placementId, ...facts, remindOn, createdBy: visit.user.id });
	return doneWith("planned");
}

/** Notes that it was held, and what was agreed. */
export async function holdFollowUp(visit: Visit, { placement, followUp, ...facts }: z.output<typeof HeldInput>) {
	const { id } = await openFollowUp(visit, placement, followUp);
	await visit.rows.change(placementFollowUps, id, { ...facts, remindOn: NO_DAY });
	return doneWith("held");
}

/** Takes a day out of the plan; one that was held stays. */
export async function dropFollowUp(visit: Visit, { placement, followUp }: z.output<typeof FollowUpNamed>) {
	const { id, heldOn } = await openFollowUp(visit, placement, followUp);
	if (heldOn !== null) throw invalid({ form: "verdalPlacements:errors.wasHeld" });
	await visit.rows.remove(placementFollowUps, id);
	return doneWith("dropped");
}

/** What is to be reminded of is planned still. */
export const isToRemind = (remindOn: string) =>
	and(eq(placementFollowUps.remindOn, remindOn), isNull(placementFollowUps.heldOn));
