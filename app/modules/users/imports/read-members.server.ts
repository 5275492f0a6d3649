import { and, eq, inArray, sql } from "drizzle-orm";
import { readAuthority } from "#app/directory/authority.server";
import { pendingOf } from "#app/directory/invitations.server";
import { readTenantModules } from "#app/directory/tenant-modules.server";
import type { ImportContext } from "#app/lists/import/import-kind";
import { isMemberElsewhere } from "#app/platform/tenant/accounts.server";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { invitations, memberships, modulesTenantUser } from "#db/schema/portal";

/** The members whom rows are about, by e-mail or by id, with all that a change of them is judged by: one round trip. */
export async function readMembers(ctx: ImportContext, by: { emails: string[] } | { ids: string[] }) {
	const wanted = JSON.stringify("emails" in by ? by.emails : by.ids);
	const column = "emails" in by ? people.email : people.id;
	const here = sql`${column} in (select value from json_each(${wanted}))`;
	const ids = ctx.rows.select(people, { id: people.id }).where(here);
	const most = ("emails" in by ? by.emails : by.ids).length + 1;

	const reads = new ReadBatch();
	const modules = readTenantModules(ctx, reads);
	const authority = readAuthority(ctx, modules, reads);
	const persons = reads.add(ctx.rows.listing(people, { where: here, limit: most }));
	const places = reads.add(ctx.portal.listing(memberships, { where: inArray(memberships.userId, ids), limit: most }));
	const grants = reads.add(
		ctx.portal.listing(modulesTenantUser, { where: inArray(modulesTenantUser.userId, ids), limit: most * 50 }),
	);
	const admins = reads.add(
		ctx.portal.listing(memberships, {
			where: and(eq(memberships.role, "ADMIN"), eq(memberships.isActive, true)),
			limit: most + 1,
		}),
	);
	const pending = reads.add(
		ctx.portal.listing(invitations, { where: pendingOf(ctx, "emails" in by ? by.emails : []), limit: most * 2 }),
	);
	const elsewhere = reads.add({
		query: ctx.portal
			.select(memberships, { userId: memberships.userId })
			.where(and(inArray(memberships.userId, ids), isMemberElsewhere(ctx.tenant, memberships.userId))),
		shape: (rows) => new Set((rows as { userId: string }[]).map(({ userId }) => userId)),
	});
	await reads.send(ctx.portal);

	const members = persons().flatMap((person) => {
		const membership = places().find(({ userId }) => userId === person.id);
		const own = grants().filter(({ userId }) => userId === person.id);
		return membership ? [{ person, membership, grants: own, isElsewhere: elsewhere().has(person.id) }] : [];
	});
	return {
		members,
		modules: modules(),
		authority: authority(),
		invited: new Set(pending().map(({ email }) => email)),
		admins: new Set(admins().map(({ userId }) => userId)),
	};
}

export type KnownMembers = Awaited<ReturnType<typeof readMembers>>;
export type KnownMember = KnownMembers["members"][number];
