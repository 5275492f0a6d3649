import type { TFunction } from "i18next";
import type * as z from "zod";
import { type Language, languages } from "../platform/i18n";
import { translator } from "../platform/i18n.server";
import { Inbox, type InboxPage, inboxAlongside, inboxPage } from "../platform/inbox.server";
import { type NotificationType, notificationTypes } from "../platform/notification-types";
import { notFound } from "../platform/problems";
import type { PersonContext } from "../platform/tenant/context";
import type { Alongside } from "../platform/tenant/visitor-sql.server";
import { dateFormat } from "../ui/formatters";
import type { NotificationsQuery } from "./notifications.schema";

type Shown = InboxPage["rows"][number];

/** A notification as the calls answer it: the specification's fields, and words in the reader's language. */
export type PresentedNotification = ReturnType<typeof present>;

type Query = z.output<typeof NotificationsQuery>;

/** A page of the person's notifications with the number that is not seen; `found`: where it was read with the session. */
export async function listNotifications(person: PersonContext, query: Query, found: string | null = null) {
	ownOnly(person, query.userId);
	const { limit } = query;
	const { rows, unseen } =
		found === null ? await new Inbox(person).read(inboxQuery(query)) : (JSON.parse(found) as InboxPage);
	const { items, next } = inboxPage(rows, limit);
	return { items: await presentAll(items, person.language), unseen, next };
}

/** The same page for a call whose caller may have it already: then nothing of it is read. */
export function readingAlongside(query: Query, request: Request): Alongside {
	const [, version] = /^"\w+-(\d+)-\w+"$/.exec(request.headers.get("if-none-match") ?? "") ?? [];
	return inboxAlongside(inboxQuery(query), version === undefined ? null : Number(version));
}

const inboxQuery = ({ limit, cursor, seen }: Query) => ({ limit: limit + 1, cursor, onlyUnseen: seen === "0" });

/** What tells one state of a person's inbox, in one language, from another. */
export function inboxTag({ user, language }: Pick<PersonContext, "user" | "language">): string {
	return `"${user.guid.slice(0, 8)}-${user.inboxVersion}-${language}"`;
}

/** Another person's inbox is not there. */
export function ownOnly({ user }: PersonContext, userId: string | undefined): void {
	if (userId !== undefined && userId !== user.id && userId !== user.guid) throw notFound();
}

/** Notifications in words; a kind that this build does not know is left out. */
export async function presentAll(rows: Shown[], language: Language) {
	const t = await translator(language);
	return rows.filter(({ type }) => Object.hasOwn(notificationTypes, type)).map((row) => present(row, language, t));
}

function present(row: Shown, language: Language, t: TFunction) {
	const kind = notificationTypes[row.type as NotificationType];
	const values = inWords(row.params, language, t);
	return {
		id: row.id,
		seen: row.seen,
		from_table: kind.fromTable,
		url: JSON.stringify({ path: row.url }),
		created: new Date(row.createdAt).toISOString(),
		type: row.type,
		icon: kind.icon,
		text: t(`notifications:${row.type}.title`, values),
		detail: hasDetail(row.type, t) ? t(`notifications:${row.type}.detail`, values) : null,
		source: (row.params.tenant as string | undefined) ?? null,
	};
}

const detailed = new Map<string, boolean>();

/** Whether a kind of notification has a second line. It is asked once: looking for words that are not there takes long. */
function hasDetail(type: string, t: TFunction): boolean {
	const has = detailed.get(type) ?? t(`notifications:${type}.detail`, { defaultValue: "" }) !== "";
	detailed.set(type, has);
	return has;
}

/** The stored values as the reader reads them: days as dates, modules and roles by their names. */
function inWords(params: Shown["params"], language: Language, t: TFunction) {
	const words: Record<string, string | number> = { ...params };
	for (const [name, value] of Object.entries(params))
		if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) words[name] = dayInWords(value, language);
	if (typeof params.moduleKey === "string") words.module = t(params.moduleKey, { defaultValue: params.module ?? "" });
	if (typeof params.role === "string") words.role = t(`modules:roles.${params.role}`, { defaultValue: params.role });
	return words;
}

/** A day (`YYYY-MM-DD`) with the month's name. */
export function dayInWords(day: string, language: Language): string {
	const style = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
	return dateFormat(languages[language].locale, style).format(Date.parse(`${day}T00:00:00Z`));
}
