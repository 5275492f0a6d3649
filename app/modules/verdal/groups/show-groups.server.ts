import { and, asc, eq, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { Chosen } from "#app/lists/chosen.schema";
import { isKept } from "#app/lists/trash.server";
import { done } from "#app/platform/guard.server";
import { conflict, notAllowed, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { positionCodes, positionGroups } from "#db/schema/verdal";
import { paths } from "../paths";
import { groupUse } from "../used.server";
import { writes } from "../writes.server";
import { groupResource } from "./groups.resource.server";
import type { GroupInput, GroupNamed, GroupsQuery, NewGroupInput, ReplaceGroupInput } from "./groups.schema";
import { addGroup, changeGroup, choosable, findGroup, readingGroups, removeGroup, replaceGroup } from "./groups.server";

/** Codes that the page of a group names; the rest is behind the link to the list. */
const NAMED = 100;

/** A page of the groups, each with the number of its codes. */
export async function showGroups(visit: Visit, query: GroupsQuery) {
	const reads = new ReadBatch();
	const page = groupResource.read(visit, query, reads);
	const counted = reads.add(groupUse.countingAll(visit));
	await reads.send(visit.rows);
	const { list, rows } = page();
	const used = counted();
	return {
		...{ list, mayWrite: writes(visit), tenant: visit.tenant.guid },
		rows: rows.map(({ row: { id, name, htaGroup, requirement, isActive, createdAt } }) => ({
			...{ id, name, htaGroup, requirement, isActive, createdAt, used: used.get(id) ?? 0 },
		})),
	};
}
export type ShownGroup = Awaited<ReturnType<typeof showGroups>>["rows"][number];

export function showNewGroup(visit: Visit) {
	if (!writes(visit)) throw notAllowed();
	return { tenant: visit.tenant.guid };
}

/** A group with its codes, and the groups that could take them. */
export async function showGroup(visit: Visit, { group: id }: z.output<typeof GroupNamed>) {
	const where = and(eq(positionCodes.groupId, id), isKept(positionCodes)) as SQL;
	const { group, codes, used, all } = await visit.rows.read({
		group: visit.rows.finding(positionGroups, id),
		codes: visit.rows.listing(positionCodes, { where, orderBy: [asc(positionCodes.code)], limit: NAMED }),
		used: groupUse.counting(visit, [id]),
		all: readingGroups(visit),
	});
	if (!group || group.deletedAt !== null) throw notFound();
	const { name, htaGroup, requirement, isActive, updatedAt } = group;
	return {
		...{ tenant: visit.tenant.guid, title: name, mayWrite: writes(visit), used: used.get(id) ?? 0 },
		group: { id, name, htaGroup, requirement, isActive, updatedAt },
		codes: codes.map((code) => ({ id: code.id, code: code.code, name: code.name })),
		others: choosable(all).filter(({ value }) => value !== id),
	};
}

const feedback = (key: string, name: string) => ({ snackbar: { key: `verdal:done.${key}`, params: { name } } });

export async function createGroup(visit: Visit, facts: z.output<typeof NewGroupInput>) {
	await addGroup(visit, facts);
	return done({ ...feedback("groupAdded", facts.name), to: paths(visit.tenant.guid).groups });
}

export async function saveGroup(visit: Visit, { group, updatedAt, ...facts }: z.output<typeof GroupInput>) {
	await changeGroup(visit, group, facts, updatedAt);
	return done(feedback("groupSaved", facts.name));
}

export async function deactivateGroup(visit: Visit, { group }: z.output<typeof GroupNamed>) {
	const { name } = await changeGroup(visit, group, { isActive: false });
	return done(feedback("groupDeactivated", name));
}

export async function deleteGroup(visit: Visit, { group }: z.output<typeof GroupNamed>) {
	const { name } = await findGroup(visit, group);
	await removeGroup(visit, group);
	return done({ ...feedback("groupRemoved", name), to: paths(visit.tenant.guid).groups });
}

export async function moveCodes(visit: Visit, { group, by }: z.output<typeof ReplaceGroupInput>) {
	const { name } = await findGroup(visit, group);
	await replaceGroup(visit, group, by);
	return done({ ...feedback("groupReplaced", name), to: paths(visit.tenant.guid).group(by) });
}

/** Puts many groups into the trash: all of them, or none where one has codes. */
export const removeGroups = (visit: Visit, chosen: Chosen) =>
	orElse(groupResource.trash.remove(visit, chosen), () => conflict(undefined, "verdal:errors.someGroupsUsed"));
