import { eq, sql } from "drizzle-orm";
import { mailDigests, notificationDefaults, notificationSettings, tenants, users } from "#db/schema/portal";
import { persist } from "../database.server";
import { letterKinds, type MailTemplate, type StopKind } from "../mail/templates.server";
import { topics } from "../notification-types";
import type { RequestContext } from "../request-context.server";
import { isSame } from "../same.server";
import { keyedToken, newToken } from "../token.server";
import { quietUntil } from "./digest-time";
import { settled } from "./settled";

type Addressed = { to: string; template: MailTemplate; tenantId?: string };

/**
 * What the reader of a letter has said of its kind, and what the link in it that turns the kind off holds; undefined for
 * letters that nobody turns off, and for whoever is no user.
 */
export async function readerOf(
	{ db, now }: Pick<RequestContext, "db" | "now">,
	{ to, template, tenantId = "" }: Addressed,
) {
	const kind = letterKinds[template];
	if (!kind) return undefined;
	const address = to.toLowerCase();
	// Each table by itself: of columns that share a name a batch gives back one.
	const [, [found], [own], [defaults]] = await persist(() =>
		db.batch([
			db.run(sql`insert or ignore into ${notificationSettings} (user_id, stop_key)
				select id, ${newToken()} from ${users} where email = ${address}`),
			db
				.select({
					guid: users.guid,
					zone: sql<string>`coalesce(${users.timeZone}, ${tenants.timeZone}, 'Europe/Oslo')`.as("zone"),
				})
				.from(users)
				.leftJoin(tenants, eq(tenants.id, tenantId))
				.where(eq(users.email, address)),
			db.select().from(notificationSettings).where(sql`user_id = (select id from ${users} where email = ${address})`),
			db.select().from(notificationDefaults).where(eq(notificationDefaults.tenantId, tenantId)),
		]),
	);
	if (!found || !own) return undefined;
	const rules = settled(own, settled(defaults));
	return {
		isOff: kind === "digest" ? rules.digest === "never" : !rules.channels[kind].mail,
		quietUntil: quietUntil(rules.quiet, found.zone, now),
		stopToken: `${found.guid}.${kind}.${await keyedToken(own.stopKey, kind)}`,
	};
}

const isKind = (text: string | undefined): text is StopKind =>
	text === "digest" || topics.some((topic) => topic === text);

/** Whose letters of which kind a link turns off; undefined for a link that was never made, whatever is wrong with it. */
export async function findStop({ db }: Pick<RequestContext, "db">, token: string) {
	const [guid = "", kind, signature = ""] = token.split(".");
	if (!isKind(kind)) return undefined;
	const [found] = await db
		.select({ userId: users.id, stopKey: notificationSettings.stopKey })
		.from(users)
		.innerJoin(notificationSettings, eq(notificationSettings.userId, users.id))
		.where(eq(users.guid, guid));
	if (!found || !isSame(signature, await keyedToken(found.stopKey, kind))) return undefined;
	return { userId: found.userId, kind };
}

/** Turns off letters of a kind; in the portal nothing changes. */
export async function stopLetters(
	{ db }: Pick<RequestContext, "db">,
	{ userId, kind }: { userId: string; kind: StopKind },
) {
	const off = JSON.stringify({ [kind]: { mail: false } });
	await persist(() =>
		db.batch([
			kind === "digest"
				? db.update(notificationSettings).set({ digest: "never" }).where(eq(notificationSettings.userId, userId))
				: db
						.update(notificationSettings)
						.set({ channels: sql`json_patch(channels, ${off})` })
						.where(eq(notificationSettings.userId, userId)),
			db.update(mailDigests).set({ dueAt: sql`iif(due_at is null, null, 0)` }).where(eq(mailDigests.userId, userId)),
		]),
	);
}
