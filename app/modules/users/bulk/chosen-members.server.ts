import { readAuthority } from "#app/directory/authority.server";
import { readTenantModules } from "#app/directory/tenant-modules.server";
import type { Chosen } from "#app/lists/chosen.schema";
import { chosenRows } from "#app/lists/chosen.server";
import { invalid, notAllowed } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { memberships } from "#db/schema/portal";
import { memberSource, visibleTo } from "../members.list.server";

/** The members that a bulk action is for, the visitor left out: nobody shuts themselves out with a press on all. */
export async function chosenMembers(visit: Visit, chosen: Chosen): Promise<string[]> {
	const rows = await chosenRows(visit, memberSource, chosen, visibleTo(visit));
	const ids = rows.map(({ id }) => id).filter((id) => id !== visit.user.id);
	if (ids.length === 0) throw invalid({ ids: "users:errors.onlyYou" });
	return ids;
}

/** The memberships of these users with all that a change of them is judged by. Throws where one has more than the visitor. */
export async function judgedMembers(visit: Visit, ids: readonly string[], more: ReadBatch = new ReadBatch()) {
	const modules = readTenantModules(visit, more);
	const authority = readAuthority(visit, modules, more);
	const found = more.add(
		visit.portal.listing(memberships, { where: among(memberships.userId, ids), limit: ids.length }),
	);
	await more.send(visit.portal);
	const members = found();
	if (!members.every(({ role }) => authority().mayGiveRole(role))) throw notAllowed("onlyWhatYouHave");
	return { members, modules: modules(), authority: authority() };
}
