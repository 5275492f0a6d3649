import { eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { auditEvents } from "#db/schema/audit";
import { outgoingNotices } from "#db/schema/notices";
import {
	claims,
	mailDigests,
	memberships,
	modulesTenantUser,
	notificationDefaults,
	notificationMutes,
	notificationSettings,
	notifications,
	users,
} from "#db/schema/portal";
import { newId } from "./ids";
import { hasOwnLetter, kindOf, mustHaves, type NotificationType, notificationTypes } from "./notification-types";
import { notFound } from "./problems";
import { claimKey, onceOnly } from "./queue/consume.server";
import { defineJob } from "./queue/define-job";
import { type AuditedWrites, databaseBehind, type Outgoing, type PendingWrite } from "./tenant/commit.server";
import type { TenantContext } from "./tenant/context";
import { CARRY } from "./tenant/outgoing.server";

/** Who is told: named users, all members (of a role), or all who have a grant in one of the tenant's modules. */
const Audience = z.union([
	z.object({ users: z.array(z.string()).max(1000) }),
	z.object({ members: z.enum(["all", "CLIENT", "ADVISOR", "ADMIN"]) }),
	z.object({ module: z.string() }),
]);
export type Audience = z.output<typeof Audience>;

const Notice = z.object({
	to: Audience,
	type: z.enum(Object.keys(notificationTypes) as [NotificationType, ...NotificationType[]]),
	params: z.record(z.string(), z.union([z.string(), z.number()])),
	/** The path on this site that it opens. */
	url: z.string().startsWith("/"),
	/** Whoever has not seen the last one of this kind and address yet is told nothing new. */
	isOnce: z.boolean().optional(),
	/** The path of the thing that it is about, where that is another one than it opens: what people mute. */
	about: z.string().optional(),
	/** The id of the notice, the same for all its chunks. */
	noticeId: z.string(),
	/** The last user of the chunk before. */
	after: z.string().default(""),
});
export type Notice = Omit<z.output<typeof Notice>, "noticeId" | "after">;

/** Receivers that one message writes at most. */
export const CHUNK = 500;
/** Ids that fit into one message beside the rest (128 KB a message). */
const NAMED_MAX = 1000;

/** Tells people something: one message in the queue (one for each thousand named users), fanned out by the worker. */
export async function notify(ctx: TenantContext, notice: Notice): Promise<void> {
	const noticeId = newId(ctx.now.getTime());
	const named = "users" in notice.to ? notice.to.users : [];
	const audiences: Audience[] =
		named.length > NAMED_MAX ? chunksOf(named, NAMED_MAX).map((part) => ({ users: part })) : [notice.to];
	for (const [index, to] of audiences.entries())
		await ctx.enqueue(notifyJob, { ...notice, to, noticeId, after: "" }, `${noticeId}:${index}`);
}

/** Writes one chunk of a notice and sends for the next: delivered twice it has one effect, as the claim and the rows go in one batch. */
export const notifyJob = defineJob("notify", Notice, async ({ tenant: ctx, claim }, notice) => {
	if (!ctx) throw notFound();
	const receivers = await receiversOf(ctx, notice.to, notice.after);
	const next = (receivers.length === CHUNK && receivers.at(-1)) || "";
	// Who belongs to the audience may change between two deliveries: the next chunk starts where the one written ended.
	const leavingNext = {
		statements: [databaseBehind(ctx.portal).update(claims).set({ answer: next }).where(eq(claims.key, claim.key))],
	};
	const written = await onceOnly(() => ctx.portal.commit([notifying(ctx, notice, receivers), leavingNext]));
	const after = written ? next : await nextLeft(ctx, claim.key, notice.noticeId);
	if (after) await ctx.enqueue(notifyJob, { ...notice, after }, chunkId(notice.noticeId, after));
});

const chunkId = (noticeId: string, after: string) => `${noticeId}:${after}`;

/** Where the next chunk starts, unless that one is written too: repeated deliveries must not multiply down the chain. */
async function nextLeft(ctx: TenantContext, key: string, noticeId: string): Promise<string | undefined> {
	const find = (one: string) =>
		databaseBehind(ctx.portal).select({ next: claims.answer }).from(claims).where(eq(claims.key, one));
	const [claim] = await find(key);
	if (!claim?.next) return undefined;
	const [later] = await find(claimKey(chunkId(noticeId, claim.next)));
	return later ? undefined : claim.next;
}

/** What a notification is written with. */
type Notifier = { portal: AuditedWrites };

/** Users by their ids, or a query in brackets that gives these. */
type Receivers = string[] | SQL;
const idsOf = (to: Receivers) => (Array.isArray(to) ? sql`(select value from json_each(${JSON.stringify(to)}))` : to);

/** The write that sets right what notices of one kind and address say, as far as these users have not seen them yet. */
export function correcting(
	ctx: Notifier & { tenant: { id: string }; now: Date },
	{ type, url, params }: Pick<Notice, "type" | "url" | "params">,
	to: Receivers,
): PendingWrite {
	const db = databaseBehind(ctx.portal);
	const outgoing = () => leaving(ctx, "correcting", { type, url, params }, to);
	const unseen = sql`user_id in ${idsOf(to)} and seen = 0 and tenant_id = ${ctx.tenant.id} and type = ${type} and url = ${url}`;
	return {
		statements: [
			db.run(sql`update ${notifications} set params = ${JSON.stringify(params)} where ${unseen}`),
			db.run(sql`update ${users} set inbox_version = inbox_version + 1
				where id in (select user_id from ${notifications} where ${unseen})`),
		],
		outgoing,
	};
}

type NewNotice = Pick<z.output<typeof Notice>, "type" | "params" | "url" | "noticeId" | "isOnce" | "about"> & {
	/** Counts in the last one of this kind about the same that was not seen, instead of notifying anew; that one then opens this path. */
	counts?: string;
};

/** In place of an instant that never comes: what somebody wants by mail only is not shown in the portal. */
export const NOT_SHOWN = 8_640_000_000_000_000;

/** What a notice is about: what it opens, whatever part of that it shows. */
export const aboutOf = ({ about, url }: { about?: string; url: string }) =>
	about || (url.split(/[?#]/, 1)[0] as string);

/** Whether users want a kind by this way. Their own choice goes before their tenant's; without any they are notified. */
function isWanted(type: NotificationType, channel: "portal" | "mail", tenantId: string | null): SQL {
	const { topic } = kindOf(type);
	if (channel === "portal" && mustHaves.includes(topic)) return sql`true`;
	const path = `$.${topic}.${channel}`;
	return sql`coalesce(
		(select json_extract(channels, ${path}) from ${notificationSettings} where user_id = ${users.id}),
		(select json_extract(channels, ${path}) from ${notificationDefaults} where tenant_id = ${tenantId}), 1) = 1`;
}

/**
 * The write that notifies users, for callers with a batch of their own. With `onlyAfter` they are notified only
 * where that write, earlier in the batch, changed something.
 */
export function notifying(
	ctx: Notifier & { tenant: { id: string } | null; now: Date },
	notice: NewNotice,
	to: Receivers,
	onlyAfter?: PendingWrite,
): PendingWrite {
	const db = databaseBehind(ctx.portal);
	const { type, counts } = notice;
	const tenantId = ctx.tenant?.id ?? null;
	const about = aboutOf(notice);
	const receivers = idsOf(to);
	const params = JSON.stringify(notice.params);
	const audit = onlyAfter?.audit;
	const changed = audit
		? sql`exists (select 1 from ${auditEvents} where tenant_id = ${audit.tenantId} and id = ${audit.id})`
		: sql`true`;
	const isFirst =
		counts !== undefined || notice.isOnce
			? sql`not exists (select 1 from ${notifications} as told where told.user_id = ${users.id} and told.seen = 0
				and told.type = ${type} and ${counts === undefined ? sql`told.url = ${notice.url}` : sql`told.about = ${about}`})`
			: sql`true`;
	const isMuted = mustHaves.includes(kindOf(type).topic)
		? sql`false`
		: sql`exists (select 1 from ${notificationMutes} as muted where muted.user_id = ${users.id} and muted.about = ${about})`;
	const inPortal = isWanted(type, "portal", tenantId);
	const byMail = isWanted(type, "mail", tenantId);
	const { tenant } = ctx;
	const outgoing = tenant ? () => leaving({ ...ctx, tenant }, "telling", notice, to, changed) : undefined;
	const isNotified = sql`id in ${receivers} and ${changed} and not ${isMuted} and (${inPortal} or ${byMail})`;
	const counted = sql`user_id in ${receivers} and seen = 0 and type = ${type} and about = ${about} and ${changed}`;
	return {
		statements: [
			db.run(
				sql`update ${users} set inbox_version = inbox_version + 1 where ${isNotified} and ${counts === undefined ? isFirst : sql`true`}`,
			),
			// What has a letter of its own is not told by the digest too.
			...(hasOwnLetter(type, notice.params)
				? []
				: [
						db.run(sql`insert into ${mailDigests} (user_id, due_at) select id, 0 from ${users} where ${isNotified} and ${byMail}
							on conflict (user_id) do update set due_at = 0 where due_at is null`),
					]),
			...(counts === undefined
				? []
				: [
						db.run(sql`update ${notifications} set params = json_set(params, '$.count', json_extract(params, '$.count') + 1),
							url = ${counts}, created_at = ${ctx.now.getTime()} where ${counted}`),
					]),
			db.run(sql`insert or ignore into ${notifications}
				(user_id, id, tenant_id, type, params, url, about, seen, returns_at, created_at)
				select id, ${notice.noticeId}, ${tenantId}, ${type}, ${params}, ${notice.url}, ${about}, 0,
					case when ${inPortal} then null else ${NOT_SHOWN} end, ${ctx.now.getTime()}
				from ${users} where ${isNotified} and ${isFirst}`),
		],
		outgoing,
	};
}

/** What a commit in a tenant's own database leaves there of a notice: the receivers are found where the commit is. */
function leaving(
	{ portal, tenant, now }: Notifier & { tenant: { id: string }; now: Date },
	kind: "telling" | "correcting",
	notice: object,
	to: Receivers,
	where: SQL = sql`true`,
): Outgoing {
	const at = now.getTime();
	const id = newId(at);
	const receivers = sql`(select json_group_array(told) from (select null as told where false union all select * from ${idsOf(to)}))`;
	const statement = databaseBehind(portal).run(sql`insert into ${outgoingNotices}
		(tenant_id, id, kind, notice, users, created_at, updated_at)
		select ${tenant.id}, ${id}, ${kind}, ${JSON.stringify(notice)}, ${receivers}, ${at}, ${at} where ${where}`);
	return { id, statements: [statement] };
}

/** Carries one notice from a tenant's own database into the portal's: told there at most once, then removed here. */
export const carryNoticeJob = defineJob(CARRY.type, CARRY.schema, async ({ tenant: ctx }, { id }) => {
	if (!ctx) throw notFound();
	const left = await ctx.rows.find(outgoingNotices, id);
	if (!left) return;
	const then = { ...ctx, now: new Date(left.createdAt) };
	const write =
		left.kind === "telling"
			? notifying(then, left.notice as NewNotice, left.users)
			: correcting(then, left.notice as Notice, left.users);
	await onceOnly(() => ctx.portal.commit([write]));
	await ctx.rows.commit([ctx.rows.dropping(outgoingNotices, eq(outgoingNotices.id, id))]);
});

/** The next chunk of an audience, by user id; only members of the tenant are ever notified. */
async function receiversOf(ctx: TenantContext, to: Audience, after: string): Promise<string[]> {
	const role = "members" in to && to.members !== "all" ? to.members : null;
	const named = "users" in to ? JSON.stringify(to.users) : null;
	const rows =
		"module" in to
			? await databaseBehind(ctx.portal).all<{ id: string }>(sql`select g.user_id as id from ${modulesTenantUser} g
				join ${memberships} m on m.tenant_id = g.tenant_id and m.user_id = g.user_id and m.is_active = 1
				where g.tenant_id = ${ctx.tenant.id} and g.modules_tenant_id = ${to.module} and g.user_id > ${after} order by g.user_id limit ${CHUNK}`)
			: await databaseBehind(ctx.portal).all<{ id: string }>(sql`select m.user_id as id from ${memberships} m
				where m.tenant_id = ${ctx.tenant.id} and m.is_active = 1 and m.user_id > ${after}
				and (${role} is null or m.role = ${role}) and (${named} is null or m.user_id in (select value from json_each(${named})))
				order by m.user_id limit ${CHUNK}`);
	return rows.map((row) => row.id);
}

function chunksOf<Item>(items: Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
		items.slice(index * size, (index + 1) * size),
	);
}
