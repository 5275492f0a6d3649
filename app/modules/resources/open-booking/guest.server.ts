import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { calendarFile, calendarResponse } from "#app/calendar/calendar-file";
import { allowFrames } from "#app/platform/framing.server";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { languageOfPage } from "#app/platform/i18n.server";
import { newId } from "#app/platform/ids";
import { DAY, HOUR } from "#app/platform/limits";
import { toLocal } from "#app/platform/local-time";
import { invalid, notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { orElse } from "#app/platform/tenant/condition.server";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { countUse } from "#app/platform/throttle.server";
import { hashToken } from "#app/platform/token.server";
import { resourceBookingItems, resourceBookings, resourceGuests, resources } from "#db/schema/resources";
import { clockOf } from "../approval.server";
import { isHeld } from "../bookings.server";
import { setStatus } from "../decide.server";
import { holding, slotsOf } from "../hold.server";
import { entryOf, tell } from "../letters.server";
import { manifest } from "../manifest";
import { open } from "../paths";
import { codeHashOf } from "./ask.server";
import { readEntry } from "./enter-page.server";
import { canBeHad } from "./free-starts";
import type { CodeInput, GuestRef } from "./open-booking.schema";

/** Codes that may be tried for one booking, and from one network. */
const TRIES = 5;
const ofNetwork = { limit: 60, window: HOUR };
/** How long after their booking it is known who a guest was. */
const KEPT = 90 * DAY;

/** What somebody without an account has asked for, by the secret of their page; throws `notFound` for every other. */
async function enterAsGuest(context: RequestContext, token: string) {
	const tokenHash = await hashToken(token);
	const ctx = await enterPublicTarget(context, { table: resourceGuests, moduleKey: manifest.key, tokenHash });
	if (!ctx) throw notFound();
	const { guests } = await ctx.rows.read({
		guests: ctx.rows.listingWith(
			resourceGuests,
			{
				booking: [resourceBookings, resourceGuests.id],
				resource: [resources, resourceGuests.resourceId, ["name", "place", "timeZone"]],
			},
			{ where: eq(resourceGuests.tokenHash, tokenHash), limit: 1 },
		),
	});
	const [found] = guests;
	if (!found?.resource) throw notFound();
	const { row: guest, booking, resource } = found;
	const of = sql`(${guest.resourceId})`;
	const { pages, entry } = await readEntry(ctx, of, {
		startsAt: guest.startsAt - DAY * 2,
		endsAt: guest.endsAt + DAY * 2,
	});
	const [page] = pages;
	if (!page) throw notFound();
	allowFrames(context, page.embeddedBy);
	return { ctx, guest, booking, resource, page, entry };
}

/** A guest's own page: the code first, then how the booking stands. */
export async function showGuest({ request, params, context }: LoaderFunctionArgs) {
	const token = params.token ?? "";
	const { ctx, guest, booking, resource, page } = await enterAsGuest(context, token);
	const now = context.now.getTime();
	const span = booking ?? guest;
	const isOver = guest.confirmedAt === null && (guest.codeUntil <= now || guest.tries >= TRIES);
	return data(
		{
			...{ brand: tenantBrand(ctx.tenant), language: await languageOfPage(request, context), name: guest.name },
			state: booking ? booking.status : isOver ? ("over" as const) : ("code" as const),
			...{ title: guest.title, email: guest.email, seats: guest.seats, price: page.price, terms: page.terms },
			...{ resource: resource.name, place: resource.place, timeZone: resource.timeZone },
			...{ starts: toLocal(span.startsAt, resource.timeZone), ends: toLocal(span.endsAt, resource.timeZone) },
			decision: booking?.decision ?? "",
			canCancel: booking !== null && isHeld(booking) && booking.endsAt > now,
			at: { page: open.page(page.guid), calendar: open.bookedCalendar(token) },
		},
		{ headers: PRIVATE },
	);
}

/**
 * Takes the code of the letter and books, or asks those who approve. Each try counts, also two at the same moment; a code
 * that is sent twice books once. Throws `invalid` where somebody else has the time by now.
 */
export async function confirmGuest({ request, context }: ActionFunctionArgs, input: z.output<typeof CodeInput>) {
	const { ctx, guest, page, entry } = await enterAsGuest(context, input.token);
	if (guest.confirmedAt !== null) return done();
	await countUse(context, request, "resourceGuestCode", ofNetwork);
	const now = context.now.getTime();
	const isOpen = and(
		isNull(resourceGuests.confirmedAt),
		lt(resourceGuests.tries, TRIES),
		gt(resourceGuests.codeUntil, now),
	) as SQL;
	const counting = { tries: sql`${resourceGuests.tries} + 1` };
	const [counted] = await ctx.rows.commit([ctx.rows.claiming(resourceGuests, guest.id, isOpen, counting)]);
	if (!counted) throw invalid({ code: "resourceGuest:errors.over" });
	if ((await codeHashOf(guest.id, input.code)) !== guest.codeHash) throw invalid({ code: "resourceGuest:errors.code" });
	const { startsAt, endsAt, title, note, seats, language } = guest;
	const span = { startsAt, endsAt };
	const taken = () => invalid({ code: "resourceGuest:errors.taken" });
	if (!page.isOpen || !entry || !canBeHad(entry, span, now)) throw taken();
	const { rules, resource } = entry;
	const isPending = page.needsApproval || rules.needsApproval === true;
	const { approverId = null, deputyId = null, approvalHours } = rules;
	const slots = slotsOf([entry], span).map((slot) => ({ id: newId(now), bookingId: guest.id, ...slot }));
	const writes = [
		holding(ctx, slots, { seats }),
		ctx.rows.adding(resourceBookings, {
			...{ id: guest.id, title, note, seats, ...span, language, timeZone: resource.timeZone, bookerId: "" },
			...{ status: isPending ? ("pending" as const) : ("reserved" as const), approverId, deputyId },
			...clockOf(isPending ? { hours: approvalHours ?? null } : null, [rules], span, now),
			...{ guests: [], isPrivate: true },
		}),
		ctx.rows.addingEach(resourceBookingItems, slots),
		ctx.rows.changing(resourceGuests, guest.id, { confirmedAt: now, forgetAt: endsAt + KEPT }),
	];
	await orElse(ctx.rows.commit(writes), taken);
	await tell(ctx, [guest.id], isPending ? "pending" : "confirmed", 0);
	if (isPending) await tell(ctx, [guest.id], "asked", 0);
	return done();
}

/** Gives the booking back; whoever manages the resource finds it cancelled. */
export async function cancelAsGuest({ context }: ActionFunctionArgs, { token }: z.output<typeof GuestRef>) {
	const { ctx, booking } = await enterAsGuest(context, token);
	if (!booking) throw notFound();
	if (!isHeld(booking) || booking.endsAt <= context.now.getTime()) return done();
	await setStatus(ctx, [booking], "cancelled");
	await tell(ctx, [booking.id], "cancelled", booking.sequence + 1);
	return done();
}

/** The booking as a calendar file, which knows the entry of the letters again. */
export async function guestCalendar({ params, context }: LoaderFunctionArgs): Promise<Response> {
	const token = params.token ?? "";
	const { ctx, booking, resource } = await enterAsGuest(context, token);
	if (!booking) throw notFound();
	const place = [resource.name, resource.place].filter(Boolean).join(", ");
	const entry = entryOf(booking, place, ctx.origin + open.booked(token));
	return calendarResponse(
		calendarFile(booking.title, [entry], entry.isCancelled ? "cancel" : "publish"),
		"booking.ics",
	);
}
