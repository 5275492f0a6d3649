import { eq, sql } from "drizzle-orm";
import { persist } from "#app/platform/database.server";
import { newId } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { changingAccount, isMemberElsewhere } from "#app/platform/tenant/accounts.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { memberships, users } from "#db/schema/portal";
import { said } from "./fields/field";
import { type OwnDetails, ownDetailNames } from "./own-details";
import { personChangedJob } from "./people.jobs.server";
import type { ProfileInput } from "./profile.schema";

export type Profile = Omit<typeof users.$inferSelect, "passwordHash">;

/**
 * The write that changes what an organisation knows of somebody in their account, for the commit that changes the
 * organisation's own row. It fails where they are a member of another too: there their details are theirs alone to change.
 */
export function savingForOnly(ctx: TenantContext, userId: string, fields: Partial<OwnDetails>): PendingWrite[] {
	const onlyHere = sql`not ${isMemberElsewhere(ctx.tenant, userId)}`;
	return [requiring(ctx.context, onlyHere), changingAccount(ctx, userId, fields)];
}

/** Changes the fields given of a person's own account, and sends word to each tenant that has a row for them. */
export async function saveProfile(
	{ context, user }: { context: RequestContext; user: { id: string } },
	input: ProfileInput &
		Partial<Pick<typeof users.$inferInsert, "photoKey" | "homeLayout" | "tourLeftAt" | "appearance">>,
) {
	const given = said(input);
	const patch = { ...given, updatedAt: context.now.getTime() };
	const [[changed], member] = await persist(() =>
		context.db.batch([
			context.db.update(users).set(patch).where(eq(users.id, user.id)).returning(),
			context.db.select({ tenantId: memberships.tenantId }).from(memberships).where(eq(memberships.userId, user.id)),
		]),
	);
	if (!changed) throw notFound();
	const isAnnounced = [...ownDetailNames, "photoKey"].some((field) => field in given);
	const messages = member.map(({ tenantId }) => ({ tenantId, payload: { userId: user.id }, id: newId() }));
	if (isAnnounced) await enqueueMany(context, personChangedJob, messages);
	const { passwordHash: _passwordHash, ...profile } = changed;
	return profile satisfies Profile;
}
