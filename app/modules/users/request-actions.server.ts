import type * as z from "zod";
import { type AccessRequest, answering } from "#app/directory/access-requests.server";
import { assertMayGive, assertMayTake } from "#app/directory/authority.server";
import { grantChanges } from "#app/directory/grants.server";
import { nameOf } from "#app/directory/names";
import { done } from "#app/platform/guard.server";
import { invalid, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { accessRequests } from "#db/schema/portal";
import { openMember } from "./member-actions.server";
import type { DeclineRequestInput, GrantRequestInput } from "./members.schema";

/** Gives what a member has asked for, or another role of the same module, and tells them. */
export async function grantRequest(visit: Visit, { request: id, role: roleId }: z.output<typeof GrantRequestInput>) {
	const { request, member, module } = await openRequest(visit, id);
	const { person, grants, modules, authority } = member;
	const { modulesTenantId, userId } = request;
	const changes = grantChanges(visit, userId, grants, [{ modulesTenantId, moduleRoleId: roleId }]);
	assertMayGive(authority, modules, changes.given);
	assertMayTake(authority, modules, changes.taken);
	const role = module.roles.find((one) => one.id === roleId);
	if (!role) throw invalid({ role: "wrongValue" });
	await orElse(
		visit.portal.commit([...answering(visit, request, "granted", { module, role }), ...changes.writes]),
		answered,
	);
	return done({ snackbar: { key: "users:snackbar.requestGranted", params: { name: nameOf(person) } } });
}

/** Answers a request with no, and tells who asked. */
export async function declineRequest(visit: Visit, { request: id }: z.output<typeof DeclineRequestInput>) {
	const { request, member, module } = await openRequest(visit, id);
	await orElse(visit.portal.commit(answering(visit, request, "declined", { module })), answered);
	return done({ snackbar: { key: "users:snackbar.requestDeclined", params: { name: nameOf(member.person) } } });
}

const answered = () => invalid({ request: "users:errors.requestAnswered" });

/** A request with all that its answer is judged by. Throws where it is not there, was answered, or the module is gone. */
async function openRequest(visit: Visit, id: string) {
	const request: AccessRequest | undefined = await visit.portal.find(accessRequests, id);
	if (!request) throw notFound();
	const member = await openMember(visit, { id: request.userId });
	const module = member.modules.find((one) => one.modulesTenantId === request.modulesTenantId);
	if (request.status !== "open" || !module) throw answered();
	return { request, member, module };
}
