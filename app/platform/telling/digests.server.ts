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
import type { Bag } from "../bag.server";
import { persist } from "../database.server";
import { NOT_SHOWN } from "../notify.server";
import { settled } from "./settled";

/** Notifications that one letter tells. */
const TOLD = 30;

/** Digests whose time has come, or whose hour is still to be found, the longest waiting first. */
export async function dueDigests({ db, now }: Bag, most: number) {
	return db
		.select()
		.from(mailDigests)
		.where(lte(mailDigests.dueAt, now.getTime()))
		.orderBy(asc(mailDigests.dueAt))
		.limit(most);
}

const asPlanned = (userId: string, dueAt: number) => and(eq(mailDigests.userId, userId), eq(mailDigests.dueAt, dueAt));

/** What one digest is about: its reader, by which rules, and what they have not seen. Undefined where it was planned anew. */
export async function readDigest(bag: Bag, userId: string, dueAt: number) {
	const { db } = bag;
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
		readingUnseen(bag, userId, digest.toldUntil),
	]);
	return { reader: user && tenant && { user, tenant }, rules: settled(own, settled(defaults)), unseen };
}

/** Says when a digest goes out, or that it is dealt with up to now, unless it was planned anew meanwhile. */
export async function planDigest({ db, now }: Bag, userId: string, dueAt: number, next: number | null): Promise<void> {
	const change = next === null ? { dueAt: null, toldUntil: now.getTime() } : { dueAt: next };
	await persist(() => db.update(mailDigests).set(change).where(asPlanned(userId, dueAt)).run());
}

/** The tenant by whose words somebody is told who has none of their own: the first of which they are a member. */
const firstTenantOf = (
	userId: string,
) => sql`(select m.tenant_id from ${memberships} as m join ${tenants} as t on t.id = m.tenant_id
	where m.user_id = ${userId} and m.is_active = 1 and t.status = 'active' order by m.id limit 1)`;

/** What has come since, was not seen and does not wait; of tenants that the person has left nothing. */
const readingUnseen = ({ db, now }: Bag, userId: string, since: number) =>
	db
		.select({
			type: notifications.type,
			params: notifications.params,
			url: notifications.url,
		})
		.from(notifications)
		.where(
			and(
				eq(notifications.userId, userId),
				gt(notifications.createdAt, since),
				lte(notifications.createdAt, now.getTime()),
				eq(notifications.seen, 0),
				or(isNull(notifications.returnsAt), eq(notifications.returnsAt, NOT_SHOWN)),
				or(
					isNull(notifications.tenantId),
					inArray(
						notifications.tenantId,
						db
							.select({ id: memberships.tenantId })
							.from(memberships)
							.where(and(eq(memberships.userId, userId), eq(memberships.isActive, true))),
					),
				),
			),
		)
		.orderBy(desc(notifications.createdAt), desc(notifications.id))
		.limit(TOLD);
