import { and, isNull, sql } from "drizzle-orm";
import type { DoneRow, ImportContext, Precondition, RowWrite, Values } from "#app/lists/import/import-kind";
import { addDays } from "#app/platform/clock";
import { among } from "#app/platform/tenant/among.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { placements, positionCodes } from "#db/schema/verdal";
import type { Code } from "./codes.resource.server";
import { NO_START } from "./validity";

/** A placement that has a code, as it stands. */
type Use = { id: string; codeId: string | null; updatedAt: number };

/** Placements that one part of a file moves to other codes. */
const MOST = 2000;

/** What of the codes of these numbers is in use, by placements that are not in the archive: these keep what they had. */
export const readingUses = ({ rows, tenant }: ImportContext, numbers: readonly string[]): PendingQuery<Use[]> =>
	rows.listing(placements, {
		where: and(
			sql`${placements.codeId} in (select c.id from ${positionCodes} c where c.tenant_id = ${tenant.id} and c.deleted_at is null and ${among(sql`c.code`, numbers)})`,
			...[isNull(placements.deletedAt), isNull(placements.archivedAt)],
		),
		limit: MOST,
	});

/** What a row does to the code that it replaces: that one ends, and its placements get the new one. */
export type Replacing = { was: Values; set: Values; standing: Precondition[]; writes: RowWrite[] };

/** Undefined where nothing is left to be done. */
export function replacing(old: Code, uses: readonly Use[], recordId: string, from: string): Replacing | undefined {
	const its = uses.filter(({ codeId }) => codeId === old.id);
	const ends: Partial<Pick<Code, "validTo" | "isActive">> =
		from === NO_START ? { isActive: false } : { validTo: addDays(from, -1) };
	const isOver =
		ends.validTo === undefined ? !old.isActive : old.validTo <= ends.validTo || old.validFrom > ends.validTo;
	if (isOver && its.length === 0) return undefined;
	return {
		was: { replaces: { id: old.id, validTo: old.validTo, isActive: old.isActive } },
		set: { replaces: { ends: isOver ? {} : ends, moved: its.map(({ id }) => id) } },
		standing: [
			{ table: positionCodes, id: old.id, updatedAt: old.updatedAt },
			...its.map(({ id, updatedAt }) => ({ table: placements, id, updatedAt })),
		],
		writes: [
			...(isOver ? [] : [{ changes: positionCodes, id: old.id, patch: ends }]),
			...its.map(({ id }) => ({ changes: placements, id, patch: { codeId: recordId } })),
		],
	};
}

type Done = { was: { id: string; validTo: string; isActive: boolean }; set: { ends: Values; moved: string[] } };
const doneOf = ({ was, set }: DoneRow): Done | undefined =>
	was.replaces && set.replaces ? ({ was: was.replaces, set: set.replaces } as Done) : undefined;

/** The codes that rows have replaced, and the placements that were moved, as they stand now. */
export const replacedBy = (rows: readonly DoneRow[]) => ({
	codes: rows.flatMap((row) => doneOf(row)?.was.id ?? []),
	moved: rows.flatMap((row) => doneOf(row)?.set.moved ?? []),
});

export const readingMoved = ({ rows }: ImportContext, ids: readonly string[]): PendingQuery<Use[]> =>
	rows.listing(placements, { where: among(placements.id, ids), limit: Math.max(1, ids.length) });

/** Gives back what a row has replaced, as far as nobody has changed it since. */
export function givingBack(
	row: DoneRow,
	codes: readonly Code[],
	uses: readonly Use[],
): Omit<Replacing, "was" | "set"> & { moved: number } {
	const done = doneOf(row);
	const old = codes.find(({ id, deletedAt }) => id === done?.was.id && deletedAt === null);
	if (!done || !old) return { writes: [], standing: [], moved: 0 };
	const { ends } = done.set;
	const back = Object.fromEntries(
		Object.entries(ends)
			.filter(([key, value]) => old[key as keyof Code] === value)
			.map(([key]) => [key, done.was[key as "validTo" | "isActive"]]),
	);
	const its = uses.filter(({ id, codeId }) => codeId === row.recordId && done.set.moved.includes(id));
	return {
		moved: its.length,
		writes: [
			...(Object.keys(back).length > 0 ? [{ changes: positionCodes, id: old.id, patch: back }] : []),
			...its.map(({ id }) => ({ changes: placements, id, patch: { codeId: old.id } })),
		],
		standing: its.map(({ id, updatedAt }) => ({ table: placements, id, updatedAt })),
	};
}

/** The code of a number that holds last; it is the one that another replaces. */
export const lastOf = (codes: readonly Code[], number: string): Code | undefined =>
	codes.filter(({ code }) => code === number).toSorted((one, other) => (one.validTo < other.validTo ? 1 : -1))[0];
