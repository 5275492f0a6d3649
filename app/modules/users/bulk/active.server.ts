import type * as z from "zod";
import { keepingAnAdmin } from "#app/directory/people.server";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, hasId } from "#app/lists/chosen.server";
import { invalid } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { memberships } from "#db/schema/portal";
import type { BulkMembers, UndoActive } from "./bulk.schema";
import { chosenMembers, judgedMembers } from "./chosen-members.server";

type Input = z.output<typeof BulkMembers>;

export const deactivateChosen = (visit: Visit, chosen: Input) => setChosen(visit, chosen, false);
export const reactivateChosen = (visit: Visit, chosen: Input) => setChosen(visit, chosen, true);

async function setChosen(visit: Visit, chosen: Input, isActive: boolean): Promise<BulkAnswer> {
	const changed = await setActive(visit, await chosenMembers(visit, chosen), isActive);
	if (changed.length === 0) throw invalid({ ids: "users:errors.nothingChanges" });
	const key = isActive ? "users:told.reactivated" : "users:told.deactivated";
	const before = JSON.stringify({ isActive, ids: changed });
	return bulkDone({ key, params: { count: changed.length } }, { intent: "undoActive", before });
}

/** Takes back who was let in or shut out; who was changed again since stays. */
export async function undoActive(visit: Visit, { before }: z.output<typeof UndoActive>): Promise<BulkAnswer> {
	const changed = await setActive(visit, before.ids, !before.isActive);
	const key = before.isActive ? "users:told.deactivated" : "users:told.reactivated";
	return bulkDone({ key, params: { count: changed.length } });
}

/** Gives the ids of those who were changed. */
async function setActive(visit: Visit, ids: readonly string[], isActive: boolean): Promise<string[]> {
	const { members } = await judgedMembers(visit, ids);
	const changed = members.filter((member) => member.isActive !== isActive).map(({ userId }) => userId);
	if (changed.length === 0) return [];
	const { portal } = visit;
	const writes = [
		portal.changingWhere(memberships, among(memberships.userId, changed), { isActive }),
		portal.changingWhere(people, hasId(people, changed), { isActive }),
		keepingAnAdmin(visit),
	];
	await orElse(portal.commit(writes), () => invalid({ ids: "users:errors.lastAdmin" }));
	return changed;
}
