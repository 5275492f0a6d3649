import { and, asc, eq, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { countInGroup, inGroup } from "#app/directory/groups.server";
import { isNamed } from "#app/directory/named.server";
import { nameOf } from "#app/directory/names";
import { isKept } from "#app/lists/trash.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people, peopleGroupMembers, peopleGroups } from "#db/schema/directory";
import { assertManages } from "../members.list.server";
import type { AddPeopleForm, ChangeGroupForm, GroupPage, RemovePersonForm } from "./groups.schema";
import { namedGroup } from "./groups.server";
import { formatRule, isOffered, readRules, ruleOf } from "./rules.server";

/** People of a group that its page shows; the rest is found by name. */
const SHOWN = 100;
/** Members who can be ticked without JavaScript. */
const TICKED = 200;

/** A group with its people, or those of them whose name was asked for. */
export async function showGroup(visit: Visit, { group: id, q }: z.output<typeof GroupPage>) {
	assertManages(visit);
	const { rows, tenant } = visit;
	const reads = new ReadBatch();
	const byName = [asc(people.sortName), asc(people.id)];
	const isIn = and(eq(people.isActive, true), inGroup(visit, id));
	const found = reads.add(rows.listing(peopleGroups, { where: isGroup(id), limit: 1 }));
	const counted = reads.add({
		query: rows
			.select(peopleGroups, { count: countInGroup(visit).as("count") })
			.where(and(eq(peopleGroups.tenantId, tenant.id), isGroup(id))),
		shape: ([row]) => (row as { count: number } | undefined)?.count ?? 0,
	});
	const shown = reads.add(rows.listing(people, { where: and(isIn, isNamed(q)), orderBy: byName, limit: SHOWN }));
	const members = reads.add(rows.listing(people, { where: eq(people.isActive, true), orderBy: byName, limit: TICKED }));
	const rules = readRules(visit, reads);
	await reads.send(rows);
	const [group] = found();
	if (!group) throw notFound();
	const named = (person: { id: string } & Parameters<typeof nameOf>[0]) => ({ id: person.id, name: nameOf(person) });
	return {
		...{ q, rules: rules(), count: counted(), tenant: tenant.guid },
		group: { id, name: group.name, rule: formatRule(group) },
		people: shown().map((person) => ({ ...named(person), email: person.email })),
		members: members().map(named),
	};
}

const isGroup = (id: string) => and(eq(peopleGroups.id, id), isKept(peopleGroups)) as SQL;

async function found(visit: Visit, id: string) {
	const [group] = await visit.rows.list(peopleGroups, { where: isGroup(id), limit: 1 });
	if (!group) throw notFound();
	return group;
}

/** Renames a group, or says by another rule who is in it. Who was put in by hand is kept for when it is by hand again. */
export async function changeGroup(visit: Visit, { group: id, name, rule }: z.output<typeof ChangeGroupForm>) {
	const { rows } = visit;
	const reads = new ReadBatch();
	const rules = readRules(visit, reads);
	const before = reads.add(rows.listing(peopleGroups, { where: isGroup(id), limit: 1 }));
	await reads.send(rows);
	const [group] = before();
	if (!group) throw notFound();
	// An advisor who has left stays in the rule until another one is chosen.
	if (!isOffered(rules(), rule) && rule !== formatRule(group)) throw invalid({ rule: "wrongValue" });
	await rows.commit([
		rows.changing(peopleGroups, id, { ...namedGroup(name), ...ruleOf(rule) }),
		rows.indexing(peopleGroups, id, [name]),
	]);
	return done({ snackbar: { key: "peopleGroups:told.saved" } });
}

/** Puts people into a group that is filled by hand; whoever is in it already stays once. */
export async function addPeople(visit: Visit, { group: id, memberIds }: z.output<typeof AddPeopleForm>) {
	const { rows } = visit;
	const { groups, known, had } = await rows.read({
		groups: rows.listing(peopleGroups, { where: isGroup(id), limit: 1 }),
		known: rows.listing(people, {
			where: and(among(people.id, memberIds), eq(people.isActive, true)),
			limit: memberIds.length,
		}),
		had: rows.listing(peopleGroupMembers, {
			where: and(eq(peopleGroupMembers.peopleGroupId, id), among(peopleGroupMembers.personId, memberIds)),
			limit: memberIds.length,
		}),
	});
	const [group] = groups;
	if (group?.rule !== "hand") throw notFound();
	if (memberIds.some((member) => !known.some((person) => person.id === member)))
		throw invalid({ memberIds: "wrongValue" });
	const fresh = [...new Set(memberIds)].filter((member) => !had.some(({ personId }) => personId === member));
	if (fresh.length > 0)
		await rows.commit([
			rows.addingEach(
				peopleGroupMembers,
				fresh.map((personId) => ({ id: newId(visit.now.getTime()), peopleGroupId: id, personId })),
			),
		]);
	return done({ snackbar: { key: "peopleGroups:told.in", params: { count: fresh.length } } });
}

/** Takes somebody out of a group that is filled by hand. */
export async function removePerson(visit: Visit, { group: id, person }: z.output<typeof RemovePersonForm>) {
	await found(visit, id);
	const isIt = and(eq(peopleGroupMembers.peopleGroupId, id), eq(peopleGroupMembers.personId, person)) as SQL;
	await visit.rows.commit([visit.rows.removingAll(peopleGroupMembers, isIt)]);
	return done({ snackbar: { key: "peopleGroups:told.out" } });
}
