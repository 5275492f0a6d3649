import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
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
	const [digest] = await bag.db.select().from(mailDigests).where(asPlanned(userId, dueAt));
	if (!digest) return undefined;
	const [[found], unseen] = await bag.db.batch([
		readingReader(bag, userId),
		readingUnseen(bag, userId, digest.toldUntil),
	]);
	const rules = settled(found?.own ?? undefined, settled(found?.defaults ?? undefined));
	return { reader: found && { user: found.user, tenant: found.tenant }, rules, unseen };
}

/** Says when a digest goes out, or that it is dealt with up to now, unless it was planned anew meanwhile. */
export async function planDigest({ db, now }: Bag, userId: string, dueAt: number, next: number | null): Promise<void> {
	const change = next === null ? { dueAt: null, toldUntil: now.getTime() } : { dueAt: next };
	await persist(() => db.update(mailDigests).set(change).where(asPlanned(userId, dueAt)).run());
}

/** A member of a tenant, by the first one's word where they have none of their own. */
const readingReader = ({ db }: Bag, userId: string) =>
	db
		.select({ user: users, tenant: tenants, own: notificationSettings, defaults: notificationDefaults })
		.from(users)
		.innerJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.isActive, true)))
		.innerJoin(tenants, and(eq(tenants.id, memberships.tenantId), eq(tenants.status, "active")))
		.leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
		.leftJoin(notificationDefaults, eq(notificationDefaults.tenantId, tenants.id))
		.where(and(eq(users.id, userId), eq(users.isActive, true)))
		.orderBy(asc(memberships.id))
		.limit(1);

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
