import { and, eq } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { memberships, users } from "#db/schema/portal";

/** A member who is still there, to be written to; nobody else is told anything of the tenant. */
export async function receiverOf(ctx: TenantContext, userId: string) {
	const { db } = ctx.bag;
	const [places, [user]] = await Promise.all([
		ctx.portal.list(memberships, {
			where: and(eq(memberships.userId, userId), eq(memberships.isActive, true)),
			limit: 1,
		}),
		db.select().from(users).where(eq(users.id, userId)),
	]);
	return places.length > 0 ? user : undefined;
}

export type Receiver = NonNullable<Awaited<ReturnType<typeof receiverOf>>>;
