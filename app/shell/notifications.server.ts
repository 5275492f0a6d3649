import type { TFunction } from "i18next";
import type * as z from "zod";
import { noticeWords } from "../directory/notice-words.server";
import type { Language } from "../platform/i18n";
import { translator } from "../platform/i18n.server";
import { Inbox, type InboxPage, inboxAlongside, inboxPage } from "../platform/inbox.server";
import { isKnown, kindOf, mustHaves, type NotificationType, notificationTypes } from "../platform/notification-types";
import { type Snooze, snoozedUntil } from "../platform/notifications/digest-time";
import { notFound } from "../platform/problems";
import type { PersonContext } from "../platform/tenant/context";
import type { Alongside } from "../platform/tenant/principal-sql.server";
import type { InboxPageQuery, NotificationsQuery } from "./notifications.schema";
import { timeZoneOf } from "./time-zone";

type Shown = InboxPage["rows"][number];

/** A notification as the calls answer it: the specification's fields, and words in the reader's language. */
export type PresentedNotification = ReturnType<typeof serialize>;

type Query = z.output<typeof NotificationsQuery>;

/** A page of the person's notifications with the number that is not seen; `found`: where it was read with the session. */
export async function listNotifications(person: PersonContext, query: Query, found: string | null = null) {
	ownOnly(person, query.userId);
	const { limit } = query;
	const { rows, unseen } =
		found === null ? await new Inbox(person).read(inboxQuery(query)) : (JSON.parse(found) as InboxPage);
	const { items, next } = inboxPage(rows, limit);
	return { items: await serializeAll(items, person.language), unseen, next };
}

/** The same of those that the person looks for. */
export async function findNotifications(person: PersonContext, query: z.output<typeof InboxPageQuery>) {
	const { topic, organisation, q } = query;
	const t = await translator(person.language);
	const kinds = Object.keys(notificationTypes) as NotificationType[];
	const words = q?.toLowerCase();
	const filter = {
		types: topic && kinds.filter((type) => kindOf(type).topic === topic),
		tenantId: organisation && (person.memberships.find(({ tenant }) => tenant.guid === organisation)?.tenant.id ?? ""),
		text:
			words === undefined
				? undefined
				: {
						words,
						types: kinds.filter((type) => t(`notifications:${type}.title`, { count: 2 }).toLowerCase().includes(words)),
					},
	};
	const { rows, unseen } = await new Inbox(person).read({ ...inboxQuery(query), ...filter });
	const { items, next } = inboxPage(rows, query.limit);
	return { items: await serializeAll(items, person.language), unseen, next };
}

/** The same page for a call whose caller may have it already: then nothing of it is read. */
export function readingAlongside(query: Query, request: Request): Alongside {
	const [, version] = /^"\w+-(\d+)-\w+"$/.exec(request.headers.get("if-none-match") ?? "") ?? [];
	return inboxAlongside(inboxQuery(query), version === undefined ? null : Number(version));
}

const inboxQuery = ({ limit, cursor, seen, snoozed }: Query) => ({
	...{ limit: limit + 1, cursor },
	...{ onlyUnseen: seen === "0", snoozed: snoozed === "1" },
});

/** What tells one state of a person's inbox, in one language, from another. */
export function inboxTag({ user, language }: Pick<PersonContext, "user" | "language">): string {
	return `"${user.guid.slice(0, 8)}-${user.inboxVersion}-${language}"`;
}

/** Another person's inbox is not there. */
export function ownOnly({ user }: PersonContext, userId: string | undefined): void {
	if (userId !== undefined && userId !== user.id && userId !== user.guid) throw notFound();
}

/** Takes a notification out of sight until the morning that is meant, by the person's own clock. */
export async function snoozeOne(person: PersonContext, id: string, until: Snooze) {
	const at = snoozedUntil(until, timeZoneOf(person.user, person.memberships), person.now);
	if (!(await new Inbox(person).snooze(id, at))) throw notFound();
	return { id, returns: new Date(at).toISOString() };
}

/** Notifications in words; a kind that this build does not know is left out. */
export async function serializeAll(rows: Shown[], language: Language) {
	const t = await translator(language);
	return rows.flatMap((row) => (isKnown(row.type) ? serialize({ ...row, type: row.type }, language, t) : []));
}

function serialize(row: Shown & { type: NotificationType }, language: Language, t: TFunction) {
	const { topic, why, act } = kindOf(row.type);
	const { icon, fromTable } = notificationTypes[row.type];
	return {
		id: row.id,
		seen: row.seen,
		from_table: fromTable,
		url: JSON.stringify({ path: row.url }),
		created: new Date(row.createdAt).toISOString(),
		type: row.type,
		icon,
		...noticeWords(row, language, t),
		source: (row.params.tenant as string | undefined) ?? null,
		why: t(`notifications:why.${row.params.why ?? why}`),
		act: act ? t(`notifications:act.${act}`) : null,
		topic,
		mutable: !mustHaves.includes(topic),
		/** When a snoozed one comes back. */
		returns: row.returnsAt === null ? null : new Date(row.returnsAt).toISOString(),
	};
}
