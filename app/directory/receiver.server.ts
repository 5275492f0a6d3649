import { and, eq, getTableColumns } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { memberships, users } from "#db/schema/portal";

/** A member who is still there, to be written to; nobody else is told anything of the tenant. */
export async function receiverOf(ctx: TenantContext, userId: string) {
	const [receiver] = await ctx.portal
		.select(memberships, getTableColumns(users))
		.innerJoin(users, eq(users.id, memberships.userId))
		.where(and(eq(memberships.userId, userId), eq(memberships.isActive, true)))
		.limit(1);
	return receiver;
}

export type Receiver = NonNullable<Awaited<ReturnType<typeof receiverOf>>>;
