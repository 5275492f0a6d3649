import { and, eq, getTableColumns } from "drizzle-orm";
import { among } from "#app/platform/tenant/among.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { memberships, users } from "#db/schema/portal";

/** Members who are still there, to be written to; nobody else is told anything of the tenant. */
export async function receiversOf(ctx: TenantContext, userIds: readonly string[]) {
	return ctx.portal
		.select(memberships, getTableColumns(users))
		.innerJoin(users, eq(users.id, memberships.userId))
		.where(and(among(memberships.userId, userIds), eq(memberships.isActive, true)));
}

/** One of them; undefined for whoever is a member no longer. */
export async function receiverOf(ctx: TenantContext, userId: string) {
	const [receiver] = await receiversOf(ctx, [userId]);
	return receiver;
}

export type Receiver = NonNullable<Awaited<ReturnType<typeof receiverOf>>>;
