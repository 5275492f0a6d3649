import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { among } from "#app/platform/tenant/among.server";
import { notificationMutes, notifications, users } from "#db/schema/portal";
import { type Db, persist } from "./database.server";
import { aboutOf, NOT_SHOWN } from "./notify.server";
import { decodeCursor, keyset, pageOf } from "./paging.server";
import type { PersonContext } from "./tenant/context";
import type { Alongside } from "./tenant/principal-sql.server";
import type { PendingQuery } from "./tenant/rows.server";

export type StoredNotification = typeof notifications.$inferSelect;

export type InboxPage = { rows: Omit<StoredNotification, "userId" | "tenantId">[]; unseen: number };
type InboxQuery = {
	limit: number;
	/** Where the page before ended, in the list that is newest first. */
	cursor?: string;
	onlyUnseen?: boolean;
	/** Those that wait until their time comes, in place of those that are shown. */
	snoozed?: boolean;
};

/** What is looked for among them. */
export type InboxFilter = {
	/** The kinds that are meant. */
	types?: readonly string[];
	tenantId?: string;
	/** Words that stand in a notification's values, or that these kinds say of themselves. */
	text?: { words: string; types: readonly string[] };
};

const isShown = isNull(notifications.returnsAt);
const isSnoozed = lt(notifications.returnsAt, NOT_SHOWN);

/**
 * The door to one person's notifications: whose they are stands in every statement. A change raises the person's inbox
 * version in the same batch, so that the next poll is answered anew.
 */
export class Inbox {
	private readonly db: Db;
	private readonly userId: string;

	constructor({ context, user }: Pick<PersonContext, "context" | "user">) {
		this.db = context.db;
		this.userId = user.id;
	}

	/** A page of notifications (and one more where there are more), newest first, and how many are not seen, in one round trip. */
	async read(query: InboxQuery & InboxFilter): Promise<InboxPage> {
		const [rows, counts] = (await this.db.batch([this.listing(query), this.counting()])) as [
			StoredNotification[],
			{ count: number }[],
		];
		return { rows, unseen: counts[0]?.count ?? 0 };
	}

	/** The newest ones, for those who have more to ask in the same round trip. */
	newest(limit: number): PendingQuery<StoredNotification[]> {
		return { query: this.listing({ limit }), shape: (rows) => rows as StoredNotification[] };
	}

	private listing({ limit, cursor, onlyUnseen, snoozed, ...filter }: InboxQuery & InboxFilter) {
		const place = keyset([notifications.createdAt, notifications.id], { cursor }, "desc");
		return this.db
			.select()
			.from(notifications)
			.where(
				this.mine(
					...[place.where, onlyUnseen ? eq(notifications.seen, 0) : undefined, snoozed ? isSnoozed : isShown],
					...matching(filter),
				),
			)
			.orderBy(...place.orderBy)
			.limit(limit);
	}

	/** Marks one as seen or not; undefined where the person has no such notification. */
	async mark(id: string, seen: 0 | 1): Promise<StoredNotification | undefined> {
		const changing = this.db
			.update(notifications)
			.set({ seen })
			.where(this.mine(eq(notifications.id, id)))
			.returning();
		return (await this.change<StoredNotification>(changing))[0];
	}

	/** Marks all as seen; gives how many were not. */
	async markAll(): Promise<number> {
		const changing = this.db
			.update(notifications)
			.set({ seen: 1 })
			.where(this.mine(eq(notifications.seen, 0), isShown))
			.returning({ id: notifications.id });
		return (await this.change<{ id: string }>(changing)).length;
	}

	/** Removes one; false where the person has no such notification. */
	async remove(id: string): Promise<boolean> {
		return (await this.removeWhere(eq(notifications.id, id))) > 0;
	}

	/** Takes one out of sight until then, and unseen again; null brings it back. False where the person has no such notification. */
	async snooze(id: string, until: number | null): Promise<boolean> {
		const changing = this.db
			.update(notifications)
			.set({ returnsAt: until, seen: 0 })
			.where(this.mine(eq(notifications.id, id), or(isShown, isSnoozed)))
			.returning({ id: notifications.id });
		return (await this.change<{ id: string }>(changing)).length > 0;
	}

	/** Mutes what one is about, and marks it as seen; undefined where the person has no such notification. */
	async mute(id: string, now: Date): Promise<StoredNotification | undefined> {
		const notice = await this.mark(id, 1);
		if (!notice) return undefined;
		const { userId, tenantId, type, params, url } = notice;
		const mute = { userId, tenantId, type, params, url, about: aboutOf(notice), createdAt: now.getTime() };
		await persist(() => this.db.insert(notificationMutes).values(mute).onConflictDoNothing().run());
		return notice;
	}

	/** Removes all that are seen; gives how many there were. */
	removeSeen(): Promise<number> {
		return this.removeWhere(eq(notifications.seen, 1));
	}

	private async removeWhere(where: SQL): Promise<number> {
		const removing = this.db.delete(notifications).where(this.mine(where)).returning({ id: notifications.id });
		return (await this.change<{ id: string }>(removing)).length;
	}

	/** Sent again after a passing fault, it has the effect of once. */
	private async change<Row>(statement: BatchItem<"sqlite">): Promise<Row[]> {
		const raising = this.db.run(
			sql`update ${users} set inbox_version = inbox_version + 1 where id = ${this.userId} and changes() > 0`,
		);
		return persist(async () => (await this.db.batch([statement, raising]))[0] as Row[]);
	}

	private counting() {
		return this.db
			.select({ count: sql<number>`count(*)` })
			.from(notifications)
			.where(this.mine(eq(notifications.seen, 0), isShown));
	}

	private mine(...where: (SQL | undefined)[]): SQL {
		return and(eq(notifications.userId, this.userId), ...where) as SQL;
	}
}

const isOneOf = (types: readonly string[]) => among(notifications.type, types);

function matching({ types, tenantId, text }: InboxFilter): (SQL | undefined)[] {
	const saysIt =
		text &&
		sql`exists (select 1 from json_each(${notifications.params}) where instr(lower(value), lower(${text.words})))`;
	return [
		types && isOneOf(types),
		tenantId === undefined ? undefined : eq(notifications.tenantId, tenantId),
		text && or(saysIt, isOneOf(text.types)),
	];
}

/** What `Inbox.read` gives, read with the session itself; nothing where the inbox still has the version that is known. */
export function inboxAlongside(
	{ limit, cursor, onlyUnseen, snoozed }: InboxQuery,
	knownVersion: number | null,
): Alongside {
	const [createdAt, id] = cursor === undefined ? [null, null] : (decodeCursor(cursor, 2) as [string | number, string]);
	return {
		sql: `case when u.inbox_version is not ?3 then json_object(
			'unseen', (select count(*) from notifications where user_id = u.id and seen = 0 and returns_at is null),
			'rows', (select json_group_array(json_object('id', id, 'type', type, 'params', json(params), 'url', url, 'about', about, 'returnsAt', returns_at, 'seen', seen, 'createdAt', created_at))
				from (select * from notifications where user_id = u.id and case when ?8 then returns_at < ?9 else returns_at is null end and (?4 is null or (created_at, id) < (?4, ?5)) and (?6 = 0 or seen = 0)
					order by created_at desc, id desc limit ?7))) end`,
		values: [knownVersion, createdAt, id, onlyUnseen ? 1 : 0, limit, snoozed ? 1 : 0, NOT_SHOWN],
	};
}

/** The page in the rows that were read, with the cursor of the next. */
export const inboxPage = <Row extends { id: string; createdAt: number }>(rows: Row[], limit: number) =>
	pageOf(rows, limit, ({ createdAt, id }) => [createdAt, id]);
