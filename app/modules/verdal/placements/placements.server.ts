import { and, eq, isNull, sql } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { trashing } from "#app/lists/trash.server";
import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound, withCurrent } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { NO_DAY } from "#app/tasks/due";
import { type FieldChange, placementApprovals, placements } from "#db/schema/verdal";
import { asking, lifting, readingApprovals, recounting } from "../approvals/approvals.server";
import { sendLetters } from "../approvals/letters.server";
import { agreedOf, versionKind } from "../history/field-changes";
import { type Doer, fieldChanges, noting, notingEdit, readingLastChange } from "../history/history.server";
import { tellOf } from "../mails/tell.server";
import { formOf } from "./form-values";
import { type ListedPlacement, type Placement, placementPointers } from "./placements.resource.server";
import type { PlacementFacts } from "./placements.schema";
import { checkedNames, requiringCode } from "./references.server";
import { closingMissing, missingOf } from "./requirements";
import { statusOf } from "./status";
import { visiblePlacements } from "./visible.server";

const by = ({ user }: Visit): Doer => ({ byId: user.id, byName: "" });

export const todayOf = ({ tenant, now }: Visit) => today(tenant.timeZone, now);

/** Reads the placement of an id, as far as the visitor sees it; `placementIn` says what it gave. */
export const readingPlacement = (visit: Visit, id: string): PendingQuery<ListedPlacement[]> =>
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
	...{
		participantId: null,
		companyId: null,
		advisorId: null,
		coAdvisorId: null,
		codeId: null,
		percent: null,
		daysPerWeek: null,
	},
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
	const { names } = await checkedNames(visit, facts);
	const id = newId(now.getTime());
	const set = withDerived({ ...blank, type }, { ...columnsOf(facts), ...names });
	const writes = [
		...requiringCode(visit, set.codeId),
		rows.adding(placements, { ...set, id, type, createdBy: user.id }),
		noting(visit, { id, version: 1 }, by(visit), { kind: "opened" }),
	];
	await orElse(rows.commit(writes), () => invalid({ codeId: "verdalPlacements:errors.noCode" }));
	const added = await findPlacement(visit, id);
	await tellIfStarted(visit, "draft", added.row);
	return added;
}

/** Whether a change would leave the row as it is. */
const isSame = (row: Placement, set: Columns) =>
	Object.entries(set).every(([key, value]) => JSON.stringify(row[key as keyof Placement]) === JSON.stringify(value));

type Why = { reason: string; appliesOn: string };

/**
 * Changes a placement, where it is still as it was at `updatedAt`; else throws `conflict`. One in the archive is only read: throws
 * `invalid` (`form`). What changes nothing is no change. `tells`: the mails of a change go out. With `why` the agreement becomes a new
 * version, and `also` is written with it; without it an agreement that somebody has approved is not changed: throws `invalid` (`form`).
 */
export async function changePlacement(
	visit: Visit,
	id: string,
	facts: PlacementFacts,
	{
		updatedAt,
		tells = false,
		why,
		also = [],
	}: { updatedAt?: number; tells?: boolean; why?: Why; also?: PendingWrite[] } = {},
): Promise<ListedPlacement> {
	const { found, last } = await visit.rows.read({
		found: readingPlacement(visit, id),
		last: readingLastChange(visit, id),
	});
	const before = placementIn(found);
	const { row } = before;
	if (row.archivedAt !== null) throw invalid({ form: "verdalPlacements:errors.isArchived" });
	if (updatedAt !== undefined && updatedAt !== row.updatedAt) throw conflict(formOf(row));
	const { names, words } = await checkedNames(visit, facts, row);
	const set = withDerived(row, { ...columnsOf(facts), ...names });
	const fields = fieldChanges(before, set, words);
	if (why) await renew(visit, row, set, fields, why, also);
	else if (!isSame(row, set)) {
		if (row.approved > 0 && agreedOf(fields).length > 0) throw invalid({ form: "verdalPlacements:errors.isApproved" });
		const lifts = set.advisorId !== undefined && set.advisorId !== row.advisorId ? withoutAdvisor(visit, id) : [];
		await write(visit, row, set, [...lifts, notingEdit(visit, row, fields, last[0])]);
	}
	const after = await findPlacement(visit, id);
	if (tells) await tellChange(visit, row, after.row);
	return after;
}

/** Another advisor approves by themselves. */
const withoutAdvisor = (visit: Visit, id: string) => [
	lifting(visit, id, eq(placementApprovals.party, "advisor")),
	recounting(visit, id),
];

/** Whoever takes a placement over follows it up from now on; whoever did so before stays beside them. */
export async function takeOverPlacement(visit: Visit, id: string): Promise<void> {
	const before = await findPlacement(visit, id);
	const { row } = before;
	if (row.archivedAt !== null) throw invalid({ form: "verdalPlacements:errors.isArchived" });
	if (row.advisorId === visit.user.id) return;
	const facts = { advisorId: visit.user.id, coAdvisorId: row.advisorId };
	const { names, words } = await checkedNames(visit, { advisorId: facts.advisorId }, row);
	const set = withDerived(row, { ...facts, ...names });
	const fields = fieldChanges(before, set, {
		...words,
		...(before.advisor && { coAdvisorId: nameOf(before.advisor) }),
	});
	const noted = noting(visit, row, by(visit), { kind: "handedOver", fields });
	await write(visit, row, set, [...withoutAdvisor(visit, id), noted]);
}

/**
 * Makes a new version of an agreement. It lifts what was approved, and whoever was asked by a link is asked anew. Throws `invalid` (`form`) where nothing
 * of it changes.
 */
async function renew(
	visit: Visit,
	row: Placement,
	set: Columns,
	fields: FieldChange[],
	why: Why,
	also: PendingWrite[],
): Promise<void> {
	if (agreedOf(fields).length === 0) throw invalid({ form: "verdalPlacements:errors.nothingChanges" });
	const { id } = row;
	const after = { ...row, ...set, version: row.version + 1 };
	const { approvals } = await visit.rows.read({ approvals: readingApprovals(visit, id) });
	const parties = approvals.filter(({ approvedAt }) => approvedAt !== null).map(({ party }) => party);
	const facts = { kind: versionKind(fields), fields, parties, ...why };
	const asked = approvals.filter(({ tokenHash }) => tokenHash !== null).map(({ party }) => party);
	const { writes, letters } = await asking(visit, after, after.missing === 0 ? asked : []);
	await write(visit, row, { ...set, version: after.version }, [
		...[...also, lifting(visit, id), ...writes, recounting(visit, id), noting(visit, after, by(visit), facts)],
	]);
	await sendLetters(visit, after, letters, "changed", why.reason);
}

/**
 * Writes a change of a placement that is open and as it was read, and what goes with it; throws `conflict` else.
 */
async function write(visit: Visit, before: Placement, set: Columns, also: PendingWrite[]): Promise<void> {
	const { rows, tenant, context } = visit;
	const { id, updatedAt, archivedAt } = before;
	const isAsRead = and(
		...[eq(placements.tenantId, tenant.id), eq(placements.id, id), eq(placements.updatedAt, updatedAt)],
		archivedAt === null ? isNull(placements.archivedAt) : undefined,
	);
	const stands = requiring(context, sql`exists (select 1 from ${placements} where ${isAsRead})`);
	const code = set.codeId === before.codeId ? [] : requiringCode(visit, set.codeId);
	const written = orElse(rows.commit([stands, ...code, rows.changing(placements, id, set), ...also]), () =>
		conflict(formOf(before)),
	);
	await withCurrent(written, async () => formOf((await findPlacement(visit, id)).row));
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
	const before = await findPlacement(visit, id);
	const { row } = before;
	if (row.archivedAt !== null) throw invalid({ form: "verdalPlacements:errors.isArchived" });
	if (updatedAt !== undefined && updatedAt !== row.updatedAt) throw conflict(formOf(row));
	const { names, words } = await checkedNames(visit, facts, row);
	const day = todayOf(visit);
	const columns = columnsOf(facts);
	const { startsOn, endsOn } = { ...row, ...columns };
	const isCut = startsOn <= day && endsOn > day;
	const set = withDerived(row, { ...columns, ...names, ...(isCut && { endsOn: day }) });
	const lacking = closingMissing({ ...row, ...set });
	if (lacking.length > 0) throw invalid(Object.fromEntries(lacking.map((field) => [field, "required"])));
	const noted = noting(visit, row, by(visit), { kind: "closed", fields: fieldChanges(before, set, words) });
	await write(visit, row, { ...set, archivedAt: visit.now.getTime() }, [noted]);
	const archived = await findPlacement(visit, id);
	await tellOf(visit, "archived", archived.row);
	return archived;
}

/** Takes a placement out of the archive, to be worked on again. Throws `invalid` (`form`) for one that is anonymous by now. */
export async function restorePlacement(visit: Visit, id: string): Promise<ListedPlacement> {
	const { row } = await findPlacement(visit, id);
	if (row.anonymisedAt !== null) throw invalid({ form: "verdalPlacements:errors.isAnonymous" });
	if (row.archivedAt !== null)
		await write(visit, row, { archivedAt: null }, [noting(visit, row, by(visit), { kind: "restored" })]);
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
	const word = { field: "cancelReason", before: row.cancelReason, after: cancelReason };
	const kind = cancelReason === null ? "resumed" : "cancelled";
	await write(visit, row, { cancelReason }, [noting(visit, row, by(visit), { kind, fields: [word] })]);
	return findPlacement(visit, id);
}

/** Puts a placement into the trash. */
export async function removePlacement(visit: Visit, id: string): Promise<void> {
	const { row } = await findPlacement(visit, id);
	await visit.rows.commit([trashing(visit, placements, [row.id])]);
}
