import { desc, eq } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { newId } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { placementChanges } from "#db/schema/verdal";
import { formOf } from "../placements/form-values";
import {
	codeOf,
	type ListedPlacement,
	type Placement,
	participantOf,
	workplaceOf,
} from "../placements/placements.resource.server";
import { differences, merged, type PointerWords } from "./field-changes";

export type Change = Row<typeof placementChanges>;
type Facts = Pick<Change, "kind"> & Partial<Pick<Change, "fields" | "reason" | "appliesOn" | "version" | "parties">>;

/** More of a placement is not shown. */
const MOST = 100;
/** What one person writes within this time is one entry: a form that keeps itself would else fill the history. */
const ONE_SITTING = 30 * MINUTE;

const wordsOf = (listed: ListedPlacement): PointerWords => ({
	...{ participantId: participantOf(listed), companyId: workplaceOf(listed) },
	...(listed.advisor && { advisorId: nameOf(listed.advisor) }),
	...(listed.coAdvisor && { coAdvisorId: nameOf(listed.coAdvisor) }),
	codeId: codeOf(listed) ?? undefined,
});

/** What a change would do to the fields of a placement; `named`: what it points to anew. */
export function fieldChanges(before: ListedPlacement, set: Partial<Placement>, named: PointerWords) {
	const was = formOf(before.row);
	const is = formOf({ ...before.row, ...set });
	const words = wordsOf(before);
	const pointed = Object.keys(words).concat(Object.keys(named)) as (keyof PointerWords)[];
	const after = Object.fromEntries(pointed.map((field) => [field, is[field] ? (named[field] ?? words[field]) : null]));
	return differences(was, is, { was: words, is: after });
}

/** Whoever does it: a member, or somebody with a link by the name that they gave. */
export type Doer = { byId: string | null; byName: string };

/** Writes down what became of a placement, in the commit that does it. */
export function noting(
	{ rows, now }: TenantContext,
	{ id, version }: Pick<Placement, "id" | "version">,
	doer: Doer,
	facts: Facts,
	entry = newId(now.getTime()),
): PendingWrite {
	const row = { id: entry, placementId: id, version, ...doer, ...facts };
	return rows.derivingOrAdding(placementChanges, row, { kind: facts.kind });
}

/** The same of what was written into the form: it joins what the same person wrote just before. */
export function notingEdit(visit: Visit, placement: Placement, fields: Change["fields"], last?: Change): PendingWrite {
	const { rows, user, now } = visit;
	const doer = { byId: user.id, byName: "" };
	const joins = last?.kind === "edited" && last.byId === user.id && now.getTime() - last.createdAt < ONE_SITTING;
	if (!joins) return noting(visit, placement, doer, { kind: "edited", fields });
	const all = merged(last.fields, fields);
	return rows.deriving(placementChanges, last.id, { fields: all });
}

/** The last entry of a placement. */
export function readingLastChange({ rows }: TenantContext, placementId: string): PendingQuery<Change[]> {
	const orderBy = [desc(placementChanges.createdAt), desc(placementChanges.id)];
	return rows.listing(placementChanges, { where: eq(placementChanges.placementId, placementId), orderBy, limit: 1 });
}

/** What became of a placement, the latest first. Whether it may be seen is for the caller. */
export function readingHistory({ rows }: TenantContext, placementId: string): PendingQuery<Happened[]> {
	const { query, shape } = rows.listingWith(
		placementChanges,
		{ by: [people, placementChanges.byId, NAMED] },
		{
			where: eq(placementChanges.placementId, placementId),
			orderBy: [desc(placementChanges.createdAt), desc(placementChanges.id)],
			limit: MOST,
		},
	);
	return {
		query,
		shape: (found) =>
			shape(found)
				.filter(({ row }) => saysAnything(row))
				.map(serialize),
	};
}

const saysAnything = ({ kind, fields }: Pick<Change, "kind" | "fields">) => kind !== "edited" || fields.length > 0;

const serialize = ({ row, by }: { row: Change; by: unknown }) => ({
	...{ id: row.id, kind: row.kind, at: row.createdAt, by: by ? nameOf(by as never) : row.byName || null },
	...{ fields: row.fields, reason: row.reason, appliesOn: row.appliesOn || null, version: row.version },
	parties: row.parties,
});
export type Happened = ReturnType<typeof serialize>;
