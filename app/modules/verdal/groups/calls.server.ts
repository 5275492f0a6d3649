import type * as z from "zod";
import { askedBy, planList } from "#app/lists/read-list.server";
import { isKept } from "#app/lists/trash.server";
import { invalid, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { positionGroups } from "#db/schema/verdal";
import { groupUse } from "../used.server";
import { type Group, groupResource } from "./groups.resource.server";
import type { GroupCall, GroupRef, GroupsCall } from "./groups.schema";
import { addGroup, changeGroup, findGroup, removeGroup, replaceGroup } from "./groups.server";

/** A page of the groups, or one of them; each with the number of its codes. */
export async function getGroups(visit: Visit, { id, f, ...asks }: z.output<typeof GroupsCall>) {
	if (id !== undefined) return oneGroup(visit, id);
	const all = { ...asks, filters: f.filters };
	const plan = planList(groupResource.source as never, all, askedBy(visit), isKept(positionGroups));
	const { found, used } = await visit.rows.read({
		found: visit.rows.listing(positionGroups, plan.options),
		used: groupUse.countingAll(visit),
	});
	const { items, next } = plan.page(found);
	return { items: items.map((group) => serialize(group, used.get(group.id))), next };
}

async function oneGroup(visit: Visit, id: string) {
	const [group, { used }] = await Promise.all([
		findGroup(visit, id),
		visit.rows.read({ used: groupUse.counting(visit, [id]) }),
	]);
	return serialize(group, used.get(id));
}

/** Makes a group, or changes what was sent of one. */
export async function postGroup(visit: Visit, { id, updatedAt, ...facts }: z.output<typeof GroupCall>) {
	if (id !== undefined) {
		await withCurrent(changeGroup(visit, id, facts, updatedAt), () => oneGroup(visit, id));
		return oneGroup(visit, id);
	}
	const { name, htaGroup = "", requirement = "", isActive = true } = facts;
	if (name === undefined) throw invalid({ name: "required" });
	return serialize(await addGroup(visit, { name, htaGroup, requirement, isActive }));
}

/** Puts a group into the trash; its codes go to `replacedBy`, without which it may have none. */
export async function deleteGroupCall(visit: Visit, { id, replacedBy }: z.output<typeof GroupRef>) {
	if (replacedBy === undefined) await removeGroup(visit, id);
	else await replaceGroup(visit, id, replacedBy);
	return { id, deleted: true };
}

const serialize = (group: Group, used = 0) => ({
	...{ id: group.id, tenant_id: group.tenantId, name: group.name, hta_group: group.htaGroup },
	...{ requirement: group.requirement, is_active: group.isActive, codes: used },
	updated_at: new Date(group.updatedAt).toISOString(),
});
