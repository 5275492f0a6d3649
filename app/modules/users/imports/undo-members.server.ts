import { inArray } from "drizzle-orm";
import { ownDetailNames } from "#app/directory/own-details";
import type { DoneRow, ImportContext, UndoPlan, Values } from "#app/lists/import/import-kind";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { invitations } from "#db/schema/portal";
import { preconditionsOf, type Roles, roleIn, settingMember } from "./member-writes.server";
import { type KnownMember, readMembers } from "./read-members.server";

const nothing = (): PendingWrite[] => [];

/** Takes back what an import did: invitations that nobody has accepted, and fields that nobody has changed since. */
export async function undoMembers(ctx: ImportContext, rows: DoneRow[]): Promise<UndoPlan[]> {
	const sent = rows.filter(({ isNew }) => isNew).map(({ recordId }) => recordId);
	const changed = rows.filter(({ isNew }) => !isNew).map(({ recordId }) => recordId);
	const [open, known] = await Promise.all([
		sent.length === 0 ? [] : ctx.portal.list(invitations, { where: inArray(invitations.id, sent), limit: sent.length }),
		readMembers(ctx, { ids: changed }),
	]);
	return rows.map((row): UndoPlan => {
		if (row.isNew)
			return revoking(
				ctx,
				open.find(({ id }) => id === row.recordId),
			);
		const member = known.members.find(({ person }) => person.id === row.recordId);
		return member ? restoring(ctx, member, row) : { writes: nothing, kept: { row: "imports:kept.gone" } };
	});
}

function revoking(ctx: ImportContext, invitation: typeof invitations.$inferSelect | undefined): UndoPlan {
	if (invitation?.status === "accepted") return { writes: nothing, kept: { row: "imports:kept.accepted" } };
	if (!invitation || invitation.status === "revoked") return { writes: nothing, kept: {} };
	return {
		writes: () => [ctx.portal.changing(invitations, invitation.id, { status: "revoked" })],
		kept: {},
		standing: [{ table: invitations, id: invitation.id, updatedAt: invitation.updatedAt }],
	};
}

function restoring(ctx: ImportContext, member: KnownMember, { was, set }: DoneRow): UndoPlan {
	const back: Values = {};
	const kept: Record<string, string> = {};
	for (const field of [...ownDetailNames, "role" as const]) {
		if (!(field in set)) continue;
		const now = field === "role" ? member.membership.role : member.person[field];
		const isOwn = field !== "role";
		if (now !== set[field]) kept[field] = "imports:kept.changed";
		else if (isOwn && member.isElsewhere) kept[field] = "users:errors.ownDetails";
		else back[field] = was[field];
	}
	const roles = Object.entries((set.modules ?? {}) as Roles);
	const unmoved = roles.filter(([module, role]) => roleIn(member, module) === role);
	if (unmoved.length < roles.length) kept.modules = "imports:kept.changed";
	if (unmoved.length > 0)
		back.modules = Object.fromEntries(unmoved.map(([module]) => [module, (was.modules as Roles)[module] ?? null]));
	const hasAny = Object.keys(back).length > 0;
	return {
		writes: () => (hasAny ? settingMember(ctx, member, back) : []),
		kept,
		standing: hasAny ? preconditionsOf(member) : [],
	};
}
