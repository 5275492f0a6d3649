import type * as z from "zod";
import { countingGroups, GROUPS_MOST } from "#app/directory/groups.server";
import { resource } from "#app/lists/resource.server";
import { isKept } from "#app/lists/trash.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { peopleGroups } from "#db/schema/directory";
import { assertManages } from "../members.list.server";
import { groupList } from "./groups.list";
import type { GroupInput, GroupsQuery } from "./groups.schema";
import { groupPaths } from "./paths";
import { formatRule, isOffered, readRules, ruleOf } from "./rules.server";

export const groups = resource(groupList, peopleGroups, {
	columns: { name: peopleGroups.sortName },
	visible: () => isKept(peopleGroups),
	file: "groups",
	trash: {
		open: () => undefined,
		name: ({ name }) => name,
		sought: peopleGroups.sortName,
		texts: ({ name }) => [name],
		level: LEVEL_ALL,
	},
});

/** A page of the groups, each with how many people it has now, and what a new one can be. */
export async function showGroups(visit: Visit, query: GroupsQuery) {
	assertManages(visit);
	const reads = new ReadBatch();
	const page = groups.read(visit, query, reads);
	const counted = reads.add(countingGroups(visit));
	const rules = readRules(visit, reads);
	await reads.send(visit.rows);
	const { list, rows } = page();
	return {
		...{ list, rules: rules(), tenant: visit.tenant.guid },
		rows: rows.map(({ row }) => ({
			...{ id: row.id, name: row.name, rule: formatRule(row) },
			count: counted().find(({ id }) => id === row.id)?.count ?? 0,
		})),
	};
}

/** Makes a group and opens it. */
export async function addGroup(visit: Visit, { name, rule }: z.output<typeof GroupInput>) {
	const { rows } = visit;
	const reads = new ReadBatch();
	const rules = readRules(visit, reads);
	const had = reads.add(rows.counting(peopleGroups, isKept(peopleGroups), GROUPS_MOST));
	await reads.send(rows);
	if (!isOffered(rules(), rule)) throw invalid({ rule: "wrongValue" });
	if (had() >= GROUPS_MOST) throw invalid({ name: `peopleGroups:errors.most?count=${GROUPS_MOST}` });
	const id = newId(visit.now.getTime());
	await rows.commit([
		rows.adding(peopleGroups, { id, ...namedGroup(name), ...ruleOf(rule), createdBy: visit.user.id }),
		rows.indexingNew(peopleGroups, id, [name]),
	]);
	return done({
		snackbar: { key: "peopleGroups:told.added", params: { name } },
		to: groupPaths(visit.tenant.guid).group(id),
	});
}

/** A name with what it is sorted and searched by. */
export const namedGroup = (name: string) => ({ name, sortName: name.toLowerCase() });
