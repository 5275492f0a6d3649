import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { isKept, trashing } from "#app/lists/trash.server";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { positionCodes, positionGroups } from "#db/schema/verdal";
import { type Group, groupResource, groupTexts } from "./groups.resource.server";
import type { GroupFacts } from "./groups.schema";

/** More are not offered in one list. */
const MOST = 200;

export async function findGroup(ctx: TenantContext, id: string): Promise<Group> {
	const group = await ctx.rows.find(positionGroups, id);
	if (!group || group.deletedAt !== null) throw notFound();
	return group;
}

export type GroupChoice = { value: string; label: string; isActive: boolean };

/** The groups by name, as choices. */
export function readingGroups(ctx: TenantContext): PendingQuery<GroupChoice[]> {
	const { query, shape } = ctx.rows.listing(positionGroups, {
		where: isKept(positionGroups),
		orderBy: [asc(positionGroups.sortName), asc(positionGroups.id)],
		limit: MOST,
	});
	return {
		query,
		shape: (rows) => shape(rows).map(({ id, name, isActive }) => ({ value: id, label: name, isActive })),
	};
}

/** Those that can be chosen: what is not active only where it is chosen already. */
export const choosable = (groups: GroupChoice[], chosen?: string) =>
	groups.filter(({ value, isActive }) => isActive || value === chosen);

/** Refuses a batch where a group is not there any more. */
export const requiringGroup = ({ context, tenant }: TenantContext, id: string) =>
	requiring(
		context,
		sql`exists (select 1 from ${positionGroups} where ${and(eq(positionGroups.tenantId, tenant.id), eq(positionGroups.id, id), isKept(positionGroups))})`,
	);

const columnsOf = (facts: Partial<GroupFacts>) => ({
	...facts,
	...(facts.name !== undefined && { sortName: facts.name.toLowerCase() }),
});

export async function addGroup(visit: Visit, facts: GroupFacts): Promise<Group> {
	const { rows, user, now } = visit;
	const id = newId(now.getTime());
	const row = { id, ...facts, sortName: facts.name.toLowerCase(), createdBy: user.id };
	await rows.commit([rows.adding(positionGroups, row), rows.indexingNew(positionGroups, id, groupTexts(row))]);
	return findGroup(visit, id);
}

/** Changes a group, where it is still as it was at `basedOn`; else throws `conflict`. */
export async function changeGroup(
	visit: Visit,
	id: string,
	facts: Partial<GroupFacts>,
	basedOn?: number,
): Promise<Group> {
	const before = await findGroup(visit, id);
	if (basedOn !== undefined && basedOn !== before.updatedAt) throw conflict(before);
	const [changed] = await visit.rows.commit([
		visit.rows.changing(positionGroups, id, columnsOf(facts), before.updatedAt),
		visit.rows.indexing(positionGroups, id, groupTexts({ ...before, ...facts })),
	]);
	if (!changed) throw conflict();
	return findGroup(visit, id);
}

/** Puts a group that no code is of into the trash; throws `conflict` for one that has codes. */
export async function removeGroup(visit: Visit, id: string): Promise<void> {
	await findGroup(visit, id);
	await orElse(groupResource.trash.remove(visit, { ids: [id], matching: undefined }), () =>
		conflict(undefined, "verdal:errors.groupUsed"),
	);
}

/** Gives all codes of a group to another one and puts it into the trash, in one batch. */
export async function replaceGroup(visit: Visit, id: string, by: string): Promise<void> {
	if (id === by) throw invalid({ by: "verdal:errors.itself" });
	const { rows } = visit;
	const [, other] = await Promise.all([findGroup(visit, id), rows.find(positionGroups, by)]);
	if (!other || other.deletedAt !== null) throw invalid({ by: "wrongValue" });
	const writes = [
		requiringGroup(visit, by),
		rows.changingWhere(positionCodes, eq(positionCodes.groupId, id) as SQL, { groupId: by }),
		trashing(visit, positionGroups, [id]),
		rows.indexing(positionGroups, id, []),
	];
	await orElse(rows.commit(writes), () => invalid({ by: "wrongValue" }));
}
