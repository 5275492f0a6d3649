import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import {
	mailDigests,
	memberships,
	notificationDefaults,
	notificationSettings,
	notifications,
	tenants,
	users,
} from "#db/schema/portal";
import { persist } from "../database.server";
import { NOT_SHOWN } from "../notify.server";
import type { RequestContext } from "../request-context.server";
import { settled } from "./settled";

/** Notifications that one letter tells. */
const TOLD = 30;

/** Digests whose time has come, or whose hour is still to be found, the longest waiting first. */
export async function dueDigests({ db, now }: RequestContext, most: number) {
	return db
		.select()
		.from(mailDigests)
		.where(lte(mailDigests.dueAt, now.getTime()))
		.orderBy(asc(mailDigests.dueAt))
		.limit(most);
}

const asPlanned = (userId: string, dueAt: number) => and(eq(mailDigests.userId, userId), eq(mailDigests.dueAt, dueAt));

/** What one digest is about: its reader, by which rules, and what they have not seen. Undefined where it was planned anew. */
export async function readDigest({ db }: RequestContext, userId: string, dueAt: number) {
	const [digest] = await db.select().from(mailDigests).where(asPlanned(userId, dueAt));
	if (!digest) return undefined;
	// Each table by itself: of columns that share a name a batch gives back one.
	const first = firstTenantOf(userId);
	const [[user], [tenant], [own], [defaults], unseen] = await db.batch([
		db
			.select()
			.from(users)
			.where(and(eq(users.id, userId), eq(users.isActive, true))),
		db.select().from(tenants).where(sql`${tenants.id} = ${first}`),
		db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId)),
		db.select().from(notificationDefaults).where(sql`${notificationDefaults.tenantId} = ${first}`),
		db
			.select()
			.from(notifications)
			.where(and(waiting(userId, digest.toldUntil), isOfMember(userId)))
			.orderBy(desc(notifications.createdAt), desc(notifications.id))
			.limit(TOLD),
	]);
	const until = unseen[0]?.createdAt ?? digest.toldUntil;
	return { reader: user && tenant && { user, tenant }, rules: settled(own, settled(defaults)), unseen, until };
}

/** Says at what time a digest goes out, unless it was planned anew meanwhile. */
export async function planDigest({ db }: RequestContext, userId: string, dueAt: number, next: number): Promise<void> {
	await persist(() => db.update(mailDigests).set({ dueAt: next }).where(asPlanned(userId, dueAt)).run());
}

/**
 * Says that a digest is dealt with up to an instant; what has come since is for the next. What its reader wants by mail only
 * counts as seen.
 */
export async function closeDigest({ db }: RequestContext, userId: string, dueAt: number, until: number): Promise<void> {
	const next = sql`case when exists (select 1 from ${notifications} where ${waiting(userId, until)}) then 0 end`;
	const isByMailOnly = and(
		eq(notifications.userId, userId),
		eq(notifications.seen, 0),
		eq(notifications.returnsAt, NOT_SHOWN),
	);
	await persist(() =>
		db.batch([
			db.update(mailDigests).set({ dueAt: next, toldUntil: until }).where(asPlanned(userId, dueAt)),
			db
				.update(notifications)
				.set({ seen: 1 })
				.where(and(isByMailOnly, lte(notifications.createdAt, until))),
		]),
	);
}

/** The tenant by whose words somebody is told who has none of their own: the first of which they are a member. */
const firstTenantOf = (
	userId: string,
) => sql`(select m.tenant_id from ${memberships} as m join ${tenants} as t on t.id = m.tenant_id
	where m.user_id = ${userId} and m.is_active = 1 and t.status = 'active' order by m.id limit 1)`;

/** What has come since, was not seen and is not snoozed. */
const waiting = (userId: string, since: number) =>
	and(
		eq(notifications.userId, userId),
		gt(notifications.createdAt, since),
		eq(notifications.seen, 0),
		or(isNull(notifications.returnsAt), eq(notifications.returnsAt, NOT_SHOWN)),
	);

/** Of tenants that the person has left nothing is told. */
const isOfMember = (userId: string) =>
	or(
		isNull(notifications.tenantId),
		inArray(
			notifications.tenantId,
			sql`(select tenant_id from ${memberships} where user_id = ${userId} and is_active = 1)`,
		),
	);
