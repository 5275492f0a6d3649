import { and, eq, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { type Authority, assertMayGive } from "#app/directory/authority.server";
import { notingAccess, tellGranted } from "#app/directory/grants.server";
import type { TenantModule } from "#app/directory/tenant-modules.server";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone } from "#app/lists/chosen.server";
import { newId } from "#app/platform/ids";
import { invalid, notAllowed } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { modulesTenantUser } from "#db/schema/portal";
import type { BulkGrants, GrantsBefore, UndoGrants } from "./bulk.schema";
import { chosenMembers, judgedMembers } from "./chosen-members.server";

type Wanted = { moduleRoleId: string | null; ids: string[] };

/** Lets members into a module with a role, or takes their access to it away. */
export async function setGrants(
	visit: Visit,
	{ grant: { entry, role }, ...chosen }: z.output<typeof BulkGrants>,
): Promise<BulkAnswer> {
	const ids = await chosenMembers(visit, chosen);
	const { was, added, modules } = await write(visit, entry, [{ moduleRoleId: role, ids }]);
	const count = was.reduce((sum, group) => sum + group.ids.length, 0);
	if (count === 0) throw invalid({ ids: "users:errors.nothingChanges" });
	if (role) await tellGranted(visit, added, modules, [{ modulesTenantId: entry, moduleRoleId: role }]);
	const before: GrantsBefore = { entry, set: role, was };
	const snackbar = { key: role ? "users:told.granted" : "users:told.ungranted", params: { count } };
	return bulkDone(snackbar, { intent: "undoGrants", before: JSON.stringify(before) });
}

/** Gives back what members had in the module, where they still have what the bulk action left. */
export async function undoGrants(visit: Visit, { before }: z.output<typeof UndoGrants>): Promise<BulkAnswer> {
	const { was } = await write(visit, before.entry, before.was, before.set);
	const count = was.reduce((sum, group) => sum + group.ids.length, 0);
	return bulkDone({ key: "users:told.grantsBack", params: { count } });
}

/** Writes what is wanted, for those who have another role (`only`: that one), and gives what they had. */
async function write(visit: Visit, entry: string, wanted: readonly Wanted[], only?: string | null) {
	const all = wanted.flatMap(({ ids }) => ids);
	const reads = new ReadBatch();
	const inEntry = and(eq(modulesTenantUser.modulesTenantId, entry), among(modulesTenantUser.userId, all));
	const grants = reads.add(visit.portal.listing(modulesTenantUser, { where: inEntry, limit: all.length }));
	const { members, modules, authority } = await judgedMembers(visit, all, reads);
	const module = modules.find(({ modulesTenantId }) => modulesTenantId === entry);
	if (!module) throw invalid({ entry: "wrongValue" });
	const has = new Map(grants().map((grant) => [grant.userId, grant.moduleRoleId]));
	const isMember = new Set(members.map(({ userId }) => userId));
	assertMayTake(module, [...has.values()], authority);
	const writes: PendingWrite[] = [];
	const was = new Map<string | null, string[]>();
	const added: string[] = [];
	for (const { moduleRoleId, ids } of wanted) {
		if (moduleRoleId) assertMayGive(authority, modules, [{ modulesTenantId: entry, moduleRoleId }]);
		const changed = ids.filter((id) => {
			const held = has.get(id) ?? null;
			return isMember.has(id) && held !== moduleRoleId && (only === undefined || held === only);
		});
		for (const id of changed) {
			const held = has.get(id) ?? null;
			was.set(held, [...(was.get(held) ?? []), id]);
		}
		const news = changed.filter((id) => !has.has(id));
		const others = changed.filter((id) => has.has(id));
		added.push(...news);
		writes.push(...writing(visit, entry, moduleRoleId, news, others));
		if (changed.length > 0) writes.push(notingAccess(visit, changed, [entry]));
	}
	if (writes.length > 0) await orElse(visit.portal.commit(writes), () => invalid({ ids: "conflict" }));
	return { was: [...was].map(([moduleRoleId, ids]) => ({ moduleRoleId, ids })), added, modules };
}

function writing({ portal, now }: Visit, entry: string, role: string | null, news: string[], others: string[]) {
	const writes: PendingWrite[] = [];
	const held = and(eq(modulesTenantUser.modulesTenantId, entry), among(modulesTenantUser.userId, others)) as SQL;
	if (role === null) return others.length > 0 ? [portal.removingAll(modulesTenantUser, held)] : [];
	if (others.length > 0) writes.push(portal.changingWhere(modulesTenantUser, held, { moduleRoleId: role }));
	if (news.length > 0) {
		const rows = news.map((userId) => ({
			id: newId(now.getTime()),
			...{ userId, modulesTenantId: entry, moduleRoleId: role },
		}));
		writes.push(portal.addingEach(modulesTenantUser, rows));
	}
	return writes;
}

/** Nobody takes away or changes a role that they could not have given. */
function assertMayTake(module: TenantModule, held: string[], authority: Authority): void {
	for (const role of module.roles)
		if (held.includes(role.id) && !authority.mayGiveGrant(module.modulesTenantId, role.level))
			throw notAllowed("onlyWhatYouHave");
}
