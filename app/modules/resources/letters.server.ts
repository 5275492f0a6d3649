import { and, asc, isNull } from "drizzle-orm";
import type { TFunction } from "i18next";
import * as z from "zod";
import { type CalendarMethod, calendarFile } from "#app/calendar/calendar-file";
import { moduleMembers } from "#app/directory/module-members.server";
import { nameOf } from "#app/directory/names";
import { writtenIn } from "#app/directory/written.server";
import { defaultLanguage, isLanguage } from "#app/platform/i18n";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import {
	resourceBookingItems,
	resourceBookings,
	resourceGuests,
	resourceOpenPages,
	resources,
} from "#db/schema/resources";
import { ACCESS, type Access, accessOf, accessWords } from "./access";
import type { Booking } from "./catalogue.server";
import { isOut, itemNames } from "./item-names";
import { manifest } from "./manifest";
import { guestToken } from "./open-booking/enter-page.server";
import { open, paths } from "./paths";

/** What a letter is about. `asked` goes to whoever approves, the others to whoever books and comes. */
const kinds = [
	...["confirmed", "pending", "asked", "changed", "cancelled", "rejected", "reminder"],
	...["expired", "warning", "released", "waiting", "offered", "lapsed", "fault", "overdue"],
] as const;
type Kind = (typeof kinds)[number];
type Reader = { name: string; email: string };

/** The kinds that put an entry into the calendars of those who come, change it or take it out. */
const methods: Partial<Record<Kind, CalendarMethod>> = {
	...{ confirmed: "request", changed: "request", cancelled: "cancel", rejected: "cancel", released: "cancel" },
};
/** Those who come are told of these; of the rest only whoever booked. */
const forGuests: readonly Kind[] = ["confirmed", "changed", "cancelled", "released", "reminder"];
const APPROVERS = 20;

const gone: readonly Booking["status"][] = ["cancelled", "rejected", "expired", "released"];

/** A booking as the entry of a calendar, known again by the booking's own id. */
export const entryOf = (booking: Booking, place: string, link: string) => ({
	...{ id: `resource-booking-${booking.id}`, sequence: booking.sequence, changedAt: booking.updatedAt },
	...{ starts: booking.startsAt, ends: booking.endsAt, title: booking.title, description: booking.note || null },
	...{ place, url: link, isCancelled: gone.includes(booking.status) },
});

const Tell = z.object({ ids: z.array(z.string()).max(200), kind: z.enum(kinds), key: z.string() });

/** Writes of bookings that were made, changed or given back together: one letter, with an entry for each of them. */
export const tellJob = defineJob("resources.tell", Tell, async ({ tenant: ctx }, { ids, kind, key }) => {
	if (!ctx) throw notFound();
	const { found, items } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			resourceBookings,
			{
				booker: [people, resourceBookings.bookerId, ["firstName", "lastName", "email", "isActive"]],
				guest: [resourceGuests, resourceBookings.id, ["name", "email", "resourceId"]],
			},
			{ where: among(resourceBookings.id, ids), orderBy: [asc(resourceBookings.startsAt)], limit: 200 },
		),
		items: ctx.rows.listingWith(
			resourceBookingItems,
			{ resource: [resources, resourceBookingItems.resourceId, ["name", "place", ...ACCESS]] },
			{
				where: and(among(resourceBookingItems.bookingId, ids.slice(0, 1)), isNull(resourceBookingItems.wholeId)),
				limit: 20,
			},
		),
	});
	const [first] = found;
	if (!first) return;
	const booking = first.row as Booking;
	const meant = kind === "overdue" ? items.filter(({ row }) => isOut(row)) : items;
	const place = [...new Set([...itemNames(meant), ...meant.map(({ resource }) => resource?.place)])]
		.filter(Boolean)
		.join(", ");
	const all = found.map(({ row }) => row as Booking);
	const access = items.flatMap(({ resource }) => (resource ? [{ name: resource.name, ...accessOf(resource) }] : []));
	const booker = first.booker?.isActive ? [{ name: nameOf(first.booker), email: first.booker.email }] : [];
	const { guest } = first;
	const whoever = guest ? [guest] : booker;
	const readers = kind === "asked" ? await approversOf(ctx, booking) : whoever;
	const ofGuest = guest && kind !== "asked" ? await linkOfGuest(ctx, booking.id, guest.resourceId) : null;
	const linkOf = (one: Booking) => ofGuest ?? `${ctx.origin}${paths(ctx.tenant.guid).booking(one.id)}`;
	for (const reader of [...readers, ...(forGuests.includes(kind) ? booking.guests : [])])
		await write(ctx, { all, place, kind, access, linkOf }, reader, `resource-${kind}:${key}:${reader.email}`);
});

/** Where somebody without an account finds their booking; null where the page by which they booked is gone. */
async function linkOfGuest(ctx: TenantContext, guestId: string, resourceId: string): Promise<string | null> {
	const page = await ctx.rows.find(resourceOpenPages, resourceId);
	return page ? ctx.origin + open.booked(await guestToken(page, guestId)) : null;
}

async function approversOf(ctx: TenantContext, { approverId, deputyId }: Booking): Promise<Reader[]> {
	const named = [approverId, deputyId].filter((id) => id !== null);
	const ids = named.length > 0 ? named : undefined;
	const level = ids ? 10 : LEVEL_ALL;
	const members = await moduleMembers(ctx, { moduleKey: manifest.key, level, most: APPROVERS, ids });
	return members.map((one) => ({ name: nameOf(one), email: one.email }));
}

/** Until when there is something to do; "" where there is nothing. `due` is the instant that the letter speaks of. */
const untilOf = (kind: Kind, due: number | null, { t, format }: Awaited<ReturnType<typeof writtenIn>>) =>
	(kind === "warning" || kind === "offered") && due !== null
		? t(`resources:letter.${kind}Until`, { time: format.dateTime(due) })
		: "";

/** Who can get to a resource and use it, in one line; none where nothing is known. */
function accessLine(one: Access & { name: string }, t: TFunction): string[] {
	const words = accessWords(one, t as never);
	return words.length > 0 ? [`${one.name}: ${words.join(", ")}`] : [];
}

type About = {
	all: readonly Booking[];
	place: string;
	kind: Kind;
	/** Of each resource. */
	access: readonly (Access & { name: string })[];
	linkOf: (booking: Booking) => string;
};

/** Writes to one reader; with the same `id` once. */
async function write(ctx: TenantContext, { all, place, kind, access, linkOf }: About, reader: Reader, id: string) {
	const [booking] = all;
	if (!booking) return;
	const language = isLanguage(booking.language) ? booking.language : defaultLanguage;
	const words = await writtenIn(language, booking.timeZone, ctx.now);
	const { t, format } = words;
	const more = all.length - 1;
	const method = methods[kind];
	const organiser = { name: ctx.tenant.name, email: ctx.context.env.MAIL_FROM };
	const guests = [{ ...reader, answer: "yes" as const }];
	const entries = all.map((one) => ({ ...entryOf(one, place, linkOf(one)), organiser, guests }));
	await sendMail(
		ctx.context,
		{
			...{ to: reader.email, language, template: "resourceNews" },
			params: {
				...{ name: reader.name, tenant: ctx.tenant.name, says: t(`resources:letter.${kind}`), title: booking.title },
				when: `${format.dateTime(booking.startsAt)} – ${format.dateTime(booking.endsAt)}`,
				place: [place, ...access.flatMap((one) => accessLine(one, t))].join("\n"),
				...{ more: more > 0 ? t("resources:letter.more", { count: more }) : "", link: linkOf(booking) },
				message: kind === "confirmed" || kind === "rejected" ? booking.decision : untilOf(kind, booking.dueAt, words),
			},
			...(method && { calendar: calendarFile(booking.title, entries, method) }),
		},
		id,
	);
}

/** Has the queue write of these bookings; `sequence` tells one change from the next. */
export async function tell(ctx: TenantContext, ids: string[], kind: Kind, sequence: number): Promise<void> {
	const [first] = ids;
	if (first === undefined) return;
	const key = `${first}:${sequence}`;
	await ctx.enqueue(tellJob, { ids, kind, key }, `resource-tell:${kind}:${key}`);
}

/** Has the queue write of each of these bookings, which have just been changed, in one go. */
export async function tellEach(
	{ context, tenant }: TenantContext,
	changed: readonly Pick<Booking, "id" | "sequence">[],
	kind: Kind,
): Promise<void> {
	const items = changed.map(({ id, sequence }) => {
		const key = `${id}:${sequence + 1}`;
		return { tenantId: tenant.id, payload: { ids: [id], kind, key }, id: `resource-tell:${kind}:${key}` };
	});
	await enqueueMany(context, tellJob, items);
}
