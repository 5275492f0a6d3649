import type * as z from "zod";
import { assertMayGiveRole } from "#app/directory/authority.server";
import { keepingAnAdmin } from "#app/directory/people.server";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, hasId } from "#app/lists/chosen.server";
import { newId } from "#app/platform/ids";
import { invalid } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { RoleName, Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { advisorClients, people } from "#db/schema/directory";
import { memberships } from "#db/schema/portal";
import type { BulkRole, RolesBefore, UndoRoles } from "./bulk.schema";
import { chosenMembers, judgedMembers } from "./chosen-members.server";

/** Relations that one bulk action can end and bring back. */
const RELATIONS_MOST = 2000;

/** Gives members a role in the organisation; relations that somebody with it cannot have end, and come back with an undo. */
export async function setRoles(visit: Visit, { role, ...chosen }: z.output<typeof BulkRole>): Promise<BulkAnswer> {
	const ids = await chosenMembers(visit, chosen);
	const reads = new ReadBatch();
	const ending = among(role === "CLIENT" ? advisorClients.advisorId : advisorClients.clientId, ids);
	const ended = reads.add(visit.rows.listing(advisorClients, { where: ending, limit: RELATIONS_MOST + 1 }));
	const { members, authority } = await judgedMembers(visit, ids, reads);
	assertMayGiveRole(authority, role);
	if (ended().length > RELATIONS_MOST) throw invalid({ ids: "lists:errors.tooManyMatch" });
	const changed = members.filter((member) => member.role !== role);
	if (changed.length === 0) throw invalid({ ids: "users:errors.nothingChanges" });
	const writes = [
		...changingRole(visit, idsOf(changed), role),
		visit.portal.removingAll(advisorClients, ending),
		keepingAnAdmin(visit),
	];
	await orElse(visit.portal.commit(writes), () => invalid({ ids: "users:errors.lastAdmin" }));
	const was = (["CLIENT", "ADVISOR", "ADMIN"] as const)
		.map((one) => ({ role: one, ids: idsOf(changed.filter((member) => member.role === one)) }))
		.filter((group) => group.ids.length > 0);
	const relations = ended().map(({ advisorId, clientId, isPrimary }) => ({ advisorId, clientId, isPrimary }));
	const before: RolesBefore = { set: role, was, relations };
	const snackbar = { key: "users:told.rolesSet", params: { count: changed.length } };
	return bulkDone(snackbar, { intent: "undoRoles", before: JSON.stringify(before) });
}

/** Gives back the roles of before to those who still have the new one, and the relations that ended with it. */
export async function undoRoles(visit: Visit, { before }: z.output<typeof UndoRoles>): Promise<BulkAnswer> {
	const ids = before.was.flatMap((group) => group.ids);
	const reads = new ReadBatch();
	const inRelations = before.relations.flatMap(({ advisorId, clientId }) => [advisorId, clientId]);
	const known = reads.add(visit.rows.listing(people, { where: hasId(people, inRelations), limit: 4000 }));
	const present = reads.add(
		visit.rows.listing(advisorClients, {
			where: among(
				advisorClients.clientId,
				before.relations.map(({ clientId }) => clientId),
			),
			limit: 10_000,
		}),
	);
	const { members, authority } = await judgedMembers(visit, ids, reads);
	for (const { role } of before.was) assertMayGiveRole(authority, role);
	const still = new Set(idsOf(members.filter((member) => member.role === before.set)));
	const back = before.was.map(({ role, ids: own }) => ({ role, ids: own.filter((id) => still.has(id)) }));
	const roleOf = (id: string): RoleName | undefined =>
		back.find((group) => group.ids.includes(id))?.role ?? known().find((person) => person.id === id)?.role;
	const relations = before.relations.filter(
		({ advisorId, clientId }) =>
			roleOf(clientId) === "CLIENT" &&
			["ADVISOR", "ADMIN"].includes(roleOf(advisorId) ?? "") &&
			!present().some((one) => one.clientId === clientId && one.advisorId === advisorId),
	);
	const hasPrimary = new Set(present().flatMap((one) => (one.isPrimary ? [one.clientId] : [])));
	const rows = relations.map(({ isPrimary, ...pair }) => ({
		id: newId(visit.now.getTime()),
		...pair,
		isPrimary: isPrimary && !hasPrimary.has(pair.clientId),
	}));
	const writes = [
		...back.flatMap((group) => (group.ids.length > 0 ? changingRole(visit, group.ids, group.role) : [])),
		...(rows.length > 0 ? [visit.portal.addingEach(advisorClients, rows)] : []),
		keepingAnAdmin(visit),
	];
	await orElse(visit.portal.commit(writes), () => invalid({ ids: "conflict" }));
	return bulkDone({ key: "users:told.rolesBack", params: { count: still.size } });
}

function changingRole({ portal }: Visit, ids: string[], role: RoleName): PendingWrite[] {
	return [
		portal.changingWhere(memberships, among(memberships.userId, ids), { role }),
		portal.changingWhere(people, hasId(people, ids), { role }),
	];
}

const idsOf = (members: readonly { userId: string }[]) => members.map(({ userId }) => userId);
