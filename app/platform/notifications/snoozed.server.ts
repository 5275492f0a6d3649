import { lte, sql } from "drizzle-orm";
import { notifications, users } from "#db/schema/portal";
import type { RequestContext } from "../request-context.server";

/** Brings back the notifications whose time has come, as new ones. */
export async function sweepSnoozed({ db, now }: RequestContext): Promise<void> {
	const at = now.getTime();
	await db.batch([
		db.run(sql`update ${users} set inbox_version = inbox_version + 1
			where id in (select user_id from ${notifications} where returns_at <= ${at})`),
		db.update(notifications).set({ returnsAt: null, seen: 0, createdAt: at }).where(lte(notifications.returnsAt, at)),
	]);
}
