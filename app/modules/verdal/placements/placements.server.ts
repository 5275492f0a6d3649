import { and, eq, isNull } from "drizzle-orm";
import { trashing } from "#app/lists/trash.server";
import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { placements } from "#db/schema/verdal";
import { tellOf } from "../mails/tell.server";
import { NO_DAY } from "./days";
import { formOf } from "./form-values";
import { type ListedPlacement, type Placement, placementPointers } from "./placements.resource.server";
import type { PlacementFacts } from "./placements.schema";
import { checkedNames } from "./references.server";
import { closingMissing, missingOf } from "./requirements";
import { statusOf } from "./status";
import { visiblePlacements } from "./visible.server";

export const todayOf = ({ tenant, now }: Visit) => today(tenant.timeZone, now);

/** Reads the placement of an id, as far as the visitor sees it; `placementIn` says what it gave. */
export const readingPlacement = (visit: Visit, id: string): PendingRead<ListedPlacement[]> =>
	visit.rows.listingWith(placements, placementPointers, {
		where: and(visiblePlacements(visit), eq(placements.id, id)),
		limit: 1,
	});

/** The placement that was read. Throws `notFound`. */
export function placementIn([found]: ListedPlacement[]): ListedPlacement {
	if (!found) throw notFound();
	return found;
}

export async function findPlacement(visit: Visit, id: string): Promise<ListedPlacement> {
	return placementIn((await visit.rows.read({ found: readingPlacement(visit, id) })).found);
}

type Columns = Partial<Omit<Placement, "id" | "tenantId" | "createdAt" | "updatedAt">>;

const columnsOf = ({ startsOn, endsOn, ...facts }: PlacementFacts): Columns => ({
	...facts,
	...(startsOn !== undefined && { startsOn: startsOn ?? NO_DAY }),
	...(endsOn !== undefined && { endsOn: endsOn ?? NO_DAY }),
});

/** What a placement is before anything is said of it. */
const blank = {
	...{ participantId: null, companyId: null, advisorId: null, codeId: null, percent: null, daysPerWeek: null },
	...{ supervisorName: "", supervisorEmail: "", supervisorPhone: "", jobTitle: "", tasks: "", goals: [] },
	...{ startsOn: NO_DAY, endsOn: NO_DAY },
};

/** The columns that are to change, with what follows from them. Throws `invalid` for days the wrong way round. */
function withDerived<Before extends typeof blank | Placement>(before: Before & Pick<Placement, "type">, set: Columns) {
	const after = { ...before, ...set } as Placement;
	if (after.startsOn !== NO_DAY && after.endsOn < after.startsOn)
		throw invalid({ endsOn: "verdalPlacements:errors.endBeforeStart" });
	// A work trial is of no position, so that it has no code.
	const codeId = after.type === "linkedPosition" ? after.codeId : null;
	return { ...set, codeId, missing: missingOf({ ...after, codeId }).length };
}

/** Opens a placement. Throws `invalid` for whom or what the visitor may not choose. */
export async function addPlacement(
	visit: Visit,
	{ type, ...facts }: PlacementFacts & { type: Placement["type"] },
): Promise<ListedPlacement> {
	const { rows, user, now } = visit;
	const names = await checkedNames(visit, facts);
	const id = newId(now.getTime());
	const set = withDerived({ ...blank, type }, { ...columnsOf(facts), ...names });
	await rows.commit([rows.adding(placements, { ...set, id, type, createdBy: user.id })]);
	const added = await findPlacement(visit, id);
	await tellIfStarted(visit, "draft", added.row);
	return added;
}

/** Whether a change would leave the row as it is. */
const isSame = (row: Placement, set: Columns) =>
	Object.entries(set).every(([key, value]) => JSON.stringify(row[key as keyof Placement]) === JSON.stringify(value));

/**
 * Changes a placement, where it is still as it was at `updatedAt`; else throws `conflict`. One in the archive is only read: throws
 * `invalid` (`form`). What changes nothing is no change. `tells`: the mails of a change go out.
 */
export async function changePlacement(
	visit: Visit,
	id: string,
	facts: PlacementFacts,
	{ updatedAt, tells = false }: { updatedAt?: number; tells?: boolean } = {},
): Promise<ListedPlacement> {
	const before = await findPlacement(visit, id);
	const { row } = before;
	if (row.archivedAt !== null) throw invalid({ form: "verdalPlacements:errors.isArchived" });
	if (updatedAt !== undefined && updatedAt !== row.updatedAt) throw conflict(formOf(row));
	const names = await checkedNames(visit, facts, row);
	const set = withDerived(row, { ...columnsOf(facts), ...names });
	if (!isSame(row, set)) await write(visit, row, set);
	const after = await findPlacement(visit, id);
	if (tells) await tellChange(visit, row, after.row);
	return after;
}

/** Writes a change of a placement that is open and as it was read; throws `conflict` else. */
async function write(visit: Visit, { id, updatedAt }: Placement, set: Columns): Promise<void> {
	const { rows } = visit;
	const changing = rows.changing(placements, id, set, updatedAt, isNull(placements.archivedAt));
	const [changed] = await rows.commit([changing]);
	if (!changed) throw conflict(formOf((await findPlacement(visit, id)).row));
}

const tellIfStarted = async (visit: Visit, before: string, row: Placement) => {
	const isStarted = before !== "underway" && statusOf(row, todayOf(visit)) === "underway";
	if (isStarted) await tellOf(visit, "started", row);
	return isStarted;
};

/** Tells of a change of an agreement that holds, or that it has begun by it. */
async function tellChange(visit: Visit, before: Placement, after: Placement): Promise<void> {
	const status = statusOf(after, todayOf(visit));
	if (await tellIfStarted(visit, statusOf(before, todayOf(visit)), after)) return;
	if (status === "ready" || status === "underway") await tellOf(visit, "changed", after);
}

/**
 * Closes a placement: what was typed is kept, and it goes into the archive. Throws `invalid` for what is missing of how it ended. One
 * that would have gone on ends today.
 */
export async function archivePlacement(
	visit: Visit,
	id: string,
	facts: PlacementFacts = {},
	updatedAt?: number,
): Promise<ListedPlacement> {
	const { row } = await findPlacement(visit, id);
	if (row.archivedAt !== null) throw invalid({ form: "verdalPlacements:errors.isArchived" });
	if (updatedAt !== undefined && updatedAt !== row.updatedAt) throw conflict(formOf(row));
	const names = await checkedNames(visit, facts, row);
	const day = todayOf(visit);
	const columns = columnsOf(facts);
	const { startsOn, endsOn } = { ...row, ...columns };
	const isCut = startsOn <= day && endsOn > day;
	const set = withDerived(row, { ...columns, ...names, ...(isCut && { endsOn: day }) });
	const lacking = closingMissing({ ...row, ...set });
	if (lacking.length > 0) throw invalid(Object.fromEntries(lacking.map((field) => [field, "required"])));
	await write(visit, row, { ...set, archivedAt: visit.now.getTime() });
	const archived = await findPlacement(visit, id);
	await tellOf(visit, "archived", archived.row);
	return archived;
}

/** Takes a placement out of the archive, to be worked on again. */
export async function restorePlacement(visit: Visit, id: string): Promise<ListedPlacement> {
	const { row } = await findPlacement(visit, id);
	if (row.archivedAt !== null)
		await visit.rows.commit([visit.rows.changing(placements, id, { archivedAt: null }, row.updatedAt)]);
	return findPlacement(visit, id);
}

/** Cancels a placement that comes to nothing, or with null takes that back. */
export async function cancelPlacement(
	visit: Visit,
	id: string,
	cancelReason: Placement["cancelReason"],
): Promise<ListedPlacement> {
	const { row } = await findPlacement(visit, id);
	if (row.archivedAt !== null) throw invalid({ form: "verdalPlacements:errors.isArchived" });
	await write(visit, row, { cancelReason });
	return findPlacement(visit, id);
}

/** Puts a placement into the trash. */
export async function removePlacement(visit: Visit, id: string): Promise<void> {
	const { row } = await findPlacement(visit, id);
	await visit.rows.commit([trashing(visit, placements, [row.id])]);
}
