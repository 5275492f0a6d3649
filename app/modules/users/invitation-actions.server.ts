import { ADDRESSES_MAX, readAddresses } from "#app/directory/addresses";
import { assertMayGive, assertMayGiveRole, assertMayTake, readAuthority } from "#app/directory/authority.server";
import {
	type InviteOrder,
	type InviteResult,
	inviteMembers,
	renewInvitation,
	revokeInvitation,
} from "#app/directory/invitations.server";
import type { GivenGrant } from "#app/directory/people.server";
import { readTenantModules } from "#app/directory/tenant-modules.server";
import { done } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { invitations } from "#db/schema/portal";
import { wantedGrants } from "./member-actions.server";
import type { InviteInput } from "./members.schema";

/** Invites the addresses of a pasted list; where some cannot be, the form gets a verdict on each and nothing is sent. */
export async function invite(visit: Visit, { emails, skipOthers, entries, roles, ...order }: InviteInput) {
	const addresses = readAddresses(emails);
	if (addresses.length === 0) throw invalid({ emails: "required" });
	if (addresses.length > ADDRESSES_MAX)
		throw invalid({ emails: `users:errors.tooManyAddresses?count=${ADDRESSES_MAX}` });
	const grants = wantedGrants(entries, roles).filter((grant): grant is GivenGrant => grant.moduleRoleId !== null);
	const { judged, invited, isSent } = await inviteChecked(
		visit,
		{ ...order, grants, emails: addresses },
		{ skipOthers: skipOthers === "yes" },
	);
	if (invited.length === 0) return { judged, values: { ...order, emails, grants } };
	const key = isSent ? "users:snackbar.invited" : "users:snackbar.invitedLater";
	const snackbar = { key, params: { count: invited.length } };
	return done({ snackbar, to: `${to.users(visit.tenant.guid)}/invitations` });
}

/** Invites by somebody who can give no more than they have. */
export async function inviteChecked(
	visit: Visit,
	order: InviteOrder,
	options: { skipOthers?: boolean } = {},
): Promise<InviteResult> {
	await assertMayInvite(visit, order);
	return inviteMembers(visit, order, options);
}

/** A new link by mail; the old one stops working. */
export async function resend(visit: Visit, { invitation }: { invitation: string }) {
	const { email } = await openInvitation(visit, invitation);
	const { isSent } = await renewInvitation(visit, invitation, "mail");
	const key = isSent ? "users:snackbar.resent" : "users:snackbar.resentLater";
	return done({ snackbar: { key, params: { email } } });
}

/** A new link to hand over in another way, shown this once; the old one stops working. */
export async function makeLink(visit: Visit, { invitation }: { invitation: string }) {
	const { email } = await openInvitation(visit, invitation);
	const { link } = await renewInvitation(visit, invitation, "link");
	return { invitation, email, link };
}

export async function revoke(visit: Visit, { invitation }: { invitation: string }) {
	await openInvitation(visit, invitation);
	const { email } = await revokeInvitation(visit, invitation);
	return done({ snackbar: { key: "users:snackbar.revoked", params: { email } } });
}

/** The invitation, where the visitor could have sent it: renewing gives what it gives. */
export async function openInvitation(visit: Visit, id: string) {
	const invitation = await visit.portal.find(invitations, id);
	if (!invitation) throw notFound();
	const reads = new ReadBatch();
	const modules = readTenantModules(visit, reads);
	const authority = readAuthority(visit, modules, reads);
	await reads.send(visit.portal);
	assertMayGiveRole(authority(), invitation.role);
	assertMayTake(authority(), modules(), invitation.grants);
	return invitation;
}

export async function assertMayInvite(
	visit: Visit,
	{ role, grants }: Pick<InviteOrder, "role" | "grants">,
): Promise<void> {
	const reads = new ReadBatch();
	const modules = readTenantModules(visit, reads);
	const authority = readAuthority(visit, modules, reads);
	await reads.send(visit.portal);
	assertMayGiveRole(authority(), role);
	assertMayGive(authority(), modules(), grants);
}
