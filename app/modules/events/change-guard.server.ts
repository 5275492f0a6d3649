import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { writtenIn } from "#app/directory/written.server";
import { defaultLanguage, isLanguage } from "#app/platform/i18n";
import { Problem } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { joined } from "#app/platform/tenant/rows.server";
import { bookings } from "#db/schema/bookings";
import { eventRegistrations, events } from "#db/schema/events";
import { reached } from "./audience.server";
import type { Event } from "./events.server";
import { announcedFields, type Before, changesOf } from "./letters.server";
import { whenOf } from "./when.server";

/** Clashes that are named one by one. */
const NAMED = 20;
const COUNTED = 1000;

/** What a change does to participants, as whoever makes it sees it before it is saved. */
export type Move = {
	/** Says which change was looked at. */
	seen: string;
	/** Who is written to. */
	notified: number;
	confirmed: number;
	waiting: number;
	/** Who has another event at the new time, and had none at the old one. */
	clashes: { key: string; name: string; event: string; when: string }[];
	moreClashes: number;
	/** The letter, as those read it who speak the language of the event. */
	letter: { language: string; subject: string; lines: string[] };
	calendar: { before: string; now: string };
};

/** Throws `invalid` with what a change does to those who are registered, where there are some and it was not looked at yet. */
export async function askFirst(visit: Visit, before: Event, after: Event, seen: string): Promise<void> {
	const change = announcedFields.map((key) => String(after[key] ?? "")).join("|");
	if (seen === change) return;
	const standing = and(eq(bookings.poolId, before.id), inArray(bookings.status, [...reached.all])) as SQL;
	const { by, clashes } = await visit.rows.read({
		by: visit.rows.countingBy(bookings, bookings.status, standing),
		clashes: readingClashes(visit, before, after),
	});
	const notified = [...by.values()].reduce((sum, count) => sum + count, 0);
	if (notified === 0) return;
	const confirmed = by.get("confirmed") ?? 0;
	const when = async (event: Before, language = visit.language) => {
		const { day, hours, zone } = await whenOf(event as Event, language, visit.now);
		return `${day}, ${hours} (${zone})`;
	};
	const language = isLanguage(after.language) ? after.language : defaultLanguage;
	const { t } = await writtenIn(language, after.timeZone, visit.now);
	const news = await changesOf(after, before, language, visit.now);
	const current: Move = {
		...{ seen: change, notified, confirmed, waiting: notified - confirmed },
		clashes: await Promise.all(
			clashes.slice(0, NAMED).map(async ({ row, event }) => ({
				...{ key: row.id, name: row.name, event: event?.title ?? "" },
				when: event ? await when(event as Event) : "",
			})),
		),
		moreClashes: Math.max(0, clashes.length - NAMED),
		letter: {
			language,
			subject: `${t("eventPublic:letter.moved")}: ${after.title}`,
			lines: [await when(after, language), ...news.map(({ what, params }) => t(`eventPublic:letter.${what}`, params))],
		},
		calendar: { before: await when(before), now: await when(after) },
	};
	throw new Problem("invalid", { detail: "events:guard.look", current });
}

/** Places of the same people, known by their account or address, at other events that the new time falls on and the old one did not. */
function readingClashes({ rows, tenant }: Visit, before: Event, after: Event) {
	const event = joined(events, "event");
	const [at, until] = [after.startsAt, after.endsAt];
	const mine = (
		is: SQL,
	) => sql`exists (select 1 from ${eventRegistrations} m join ${bookings} b on b.tenant_id = m.tenant_id and b.id = m.id
		where m.tenant_id = ${tenant.id} and m.event_id = ${before.id} and ${is} and b.status = 'confirmed')`;
	const isSame = sql`(${mine(sql`m.email = ${eventRegistrations.email}`)} or ${mine(sql`m.user_id = ${eventRegistrations.userId}`)})`;
	return rows.listingWith(
		eventRegistrations,
		{ event: [events, eventRegistrations.eventId], booking: [bookings, eventRegistrations.id, ["status"]] },
		{
			fields: ["id", "name", "eventId"],
			where: and(
				sql`${eventRegistrations.eventId} in (select e.id from ${events} e where e.tenant_id = ${tenant.id} and e.is_template = 0
					and e.deleted_at is null and e.starts_at < ${until} and e.starts_at > ${at - LONGEST} and e.ends_at > ${at})`,
				sql`${eventRegistrations.eventId} <> ${before.id}`,
				eq(event.status, "published"),
				sql`not (${event.startsAt} < ${before.endsAt} and ${event.endsAt} > ${before.startsAt})`,
				eq(joined(bookings, "booking").status, "confirmed"),
				isSame,
			),
			orderBy: [eventRegistrations.sortName, eventRegistrations.id] as never,
			limit: COUNTED,
		},
	);
}

/** Events that began longer ago than this are not looked for. */
const LONGEST = 60 * 86_400_000;
