import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { and, eq, inArray } from "drizzle-orm";
import type * as z from "zod";
import {
	type Booking,
	booking,
	bookingAgain,
	bookingOrNone,
	requesting,
	requestingAgain,
} from "#app/bookings/bookings.server";
import type { Pool } from "#app/bookings/pools.server";
import { nameOf } from "#app/directory/names";
import { done } from "#app/platform/guard.server";
import type { Language } from "#app/platform/i18n";
import { languageOfPage } from "#app/platform/i18n.server";
import { newId } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import { isContentOnly, keepContentOnly } from "#app/platform/portal-paths";
import { invalid, notLoggedIn, Problem } from "#app/platform/problems";
import { onceOnly } from "#app/platform/queue/consume.server";
import { AlreadyDone } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { countUse } from "#app/platform/throttle.server";
import { hashToken } from "#app/platform/token.server";
import { isVouchedFor } from "#app/platform/turnstile.server";
import { bookings } from "#db/schema/bookings";
import { eventRegistrations } from "#db/schema/events";
import type { AccessNeeds } from "./access-needs/need-kinds";
import { keeping, mayKeepNeeds, neededBy } from "./access-needs/own-needs.server";
import { type Answers, answersOf } from "./answers";
import type { Event } from "./events.server";
import { announce, announceNow } from "./letters.server";
import { closedFor, visibleEvent } from "./open-event.server";
import { open } from "./paths";
import type { RegisterInput, RegisterMemberInput } from "./registrations.schema";
import { ALL_DATES, dateClosed, readingDates } from "./series.server";
import { chosenType, readingTypes, typesNamed } from "./ticket-types.server";
import { newCode, ticketToken } from "./tickets.server";

/** Registrations from one network: a whole office may stand behind one address. */
const USES = { limit: 60, window: MINUTE };
const TURNSTILE_FIELD = "cf-turnstile-response";

export type Registering = {
	name: string;
	email: string;
	userId: string | null;
	guests: number;
	needs: AccessNeeds;
	/** A member whose needs are kept for the next time. */
	keepsNeeds?: boolean;
	answers: Answers;
	language: Language;
	consentAt: number | null;
	/** How they have come to it. */
	source: string;
	/** The advisor who registers them, if somebody does. */
	registeredBy?: string;
	/** Added by the organiser, who has said yes with that. */
	isApproved?: boolean;
};

export type Opened = { event: Event; pool: Pool };
/** A date that somebody registers for, and the ticket type that they have chosen. */
export type Wanted = Opened & { ticketTypeId: string | null };

/** Registers somebody for one event; gives the token of their page, or null where they are registered already. */
export const register = async (ctx: TenantContext, wanted: Wanted, given: Registering): Promise<string | null> =>
	(await registerFor(ctx, [wanted], given))?.token ?? null;

/**
 * Registers somebody for events, in one batch: each registration with its booking, in which a place is given or a turn in
 * the line; where the organiser decides, it asks for one. Where they are registered already by that address they are not
 * registered again; gives the first that is new, or null. Throws `invalid` where one is full and has no waiting list.
 */
export async function registerFor(
	ctx: TenantContext,
	wanted: readonly Wanted[],
	given: Registering,
): Promise<{ event: Event; token: string } | null> {
	const held = await registeredFor(ctx, wanted, given.email);
	const partyId = wanted.length > 1 ? newId(ctx.now.getTime()) : null;
	const fresh = wanted.filter(({ event }) => !held.has(event.id));
	const made = await Promise.all(fresh.map((one) => registering(ctx, one, given, partyId)));
	const [first] = made;
	if (!first) return null;
	const kept = given.keepsNeeds && given.userId !== null ? keeping(ctx, given.userId, given.needs) : [];
	const writes = [...kept, ...made.flatMap((one) => one.writes)];
	const isNew = await onceOnly(() => orElse(ctx.rows.commit(writes), () => new AlreadyDone()));
	if (isNew) {
		for (const { id } of made) await announceNow(ctx, id);
		return first;
	}
	const now = await registeredFor(ctx, wanted, given.email);
	if (now.size < wanted.length)
		throw new Problem("invalid", { detail: `eventPublic:${wanted.length > 1 ? "errors.dateFull" : "fullNoList"}` });
	return null;
}

/** The writes that register somebody for one event. */
async function registering(
	ctx: TenantContext,
	{ event, pool, ticketTypeId }: Wanted,
	given: Registering,
	partyId: string | null,
) {
	const id = newId(ctx.now.getTime());
	const token = await ticketToken(event, id);
	const { name, email, userId, guests, needs, answers, language, consentAt, source } = given;
	const row = {
		...{ id, eventId: event.id, userId, name, email, sortName: `${name} ${email}`.toLowerCase(), answers, language },
		...{ guests: Math.min(guests, event.maxGuests), consentAt, ...(event.asksNeeds && neededBy(needs)) },
		...{
			source,
			registeredBy: given.registeredBy ?? null,
			ticketTypeId,
			partyId,
			code: newCode(),
			tokenHash: await hashToken(token),
		},
	};
	const place = { id, poolId: event.id, holderId: id, seats: 1 + row.guests, announcedStatus: null };
	const asks = event.needsApproval && !given.isApproved;
	const takesPlace = asks ? requesting : pool.hasWaitingList ? booking : bookingOrNone;
	const writes = [ctx.rows.adding(eventRegistrations, row), ...takesPlace(ctx, { ...place, partId: ticketTypeId })];
	return { id, event, token, writes };
}

/** For which of some events an address is registered. */
async function registeredFor(ctx: TenantContext, wanted: readonly Wanted[], email: string): Promise<Set<string>> {
	const ids = wanted.map(({ event }) => event.id);
	const where = and(inArray(eventRegistrations.eventId, ids), eq(eventRegistrations.email, email));
	const held = await ctx.rows.list(eventRegistrations, { where, limit: ids.length });
	return new Set(held.map(({ eventId }) => eventId));
}

/** The booking of whoever is registered by an address. */
async function registeredBy(ctx: TenantContext, event: Event, email: string): Promise<Booking | undefined> {
	const where = and(eq(eventRegistrations.eventId, event.id), eq(eventRegistrations.email, email));
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			eventRegistrations,
			{ booking: [bookings, eventRegistrations.id] },
			{ where, limit: 1, fields: ["id"] },
		),
	});
	return (found[0]?.booking as Booking | null | undefined) ?? undefined;
}

/** Sends whoever is registered by an address the letter with their link once more. */
async function remindOfTicket(ctx: TenantContext, event: Event, email: string): Promise<void> {
	const stands = await registeredBy(ctx, event, email);
	if (!stands) return;
	// The letter goes by when the booking last changed: it is changed to nothing else.
	const [again] = await ctx.rows.commit([ctx.rows.changing(bookings, stands.id, { announcedStatus: null })]);
	if (again) await announce(ctx, again as Booking);
}

/** Takes what somebody without a login has sent. What a robot seems to have sent is answered as everything, and not taken. */
export async function registerGuest({ request, context }: ActionFunctionArgs, input: RegisterInput) {
	const opened = await visibleEvent(request, context, input.event);
	const { ctx, event } = opened;
	assertOpen(ctx, event);
	const answers = answersOf(event.questions, input);
	const wanted = await wantedBy(opened, input);
	if (input.consent !== "on") throw invalid({ consent: "eventPublic:errors.consent" });
	await countUse(context, request, "eventRegister", USES);
	const language = await languageOfPage(request, context);
	const { search } = new URL(request.url);
	const sent = done({ to: keepContentOnly(`${open.event(event.guid)}?sent&lang=${language}`, search) });
	const isRobot =
		input.homepage !== "" || !(await isVouchedFor(context, request, String(input[TURNSTILE_FIELD] ?? "")));
	if (isRobot) return sent;
	const { name, email, guests } = input;
	const needs = { kinds: input.need, words: input.needs };
	const consentAt = context.now.getTime();
	const source = input.source || "page";
	const given = { name, email, userId: null, guests, needs, answers, language, consentAt, source };
	const made = await registerFor(ctx, wanted, given);
	// In another site's frame nobody is led to their ticket: the letter has its link.
	if (made)
		return isContentOnly(search) ? sent : done({ to: `${open.ticket(made.event.guid, made.token)}?lang=${language}` });
	await remindOfTicket(ctx, event, email);
	return sent;
}

/** Registers the member who is signed in. */
export async function registerMember(
	{ request, context }: ActionFunctionArgs,
	input: z.output<typeof RegisterMemberInput>,
) {
	const opened = await visibleEvent(request, context, input.event);
	const { ctx, event, member } = opened;
	if (!member) throw notLoggedIn();
	assertOpen(ctx, event);
	const answers = answersOf(event.questions, input);
	const wanted = await wantedBy(opened, input);
	const language = await languageOfPage(request, context);
	const made = await registerFor(ctx, wanted, {
		...{ name: nameOf(member), email: member.email.toLowerCase(), userId: member.id },
		...{ guests: input.guests, answers, language, consentAt: context.now.getTime() },
		needs: { kinds: input.need, words: input.needs },
		keepsNeeds: event.asksNeeds && input.keepsNeeds === "on" && (await mayKeepNeeds(ctx, member.id)),
		source: input.source || "member",
	});
	if (made) return done({ to: open.ticket(made.event.guid, made.token) });
	await claimTicket(ctx, event, member);
	return done();
}

/** A member who was registered by their address before: the registration is theirs from now on. */
async function claimTicket(ctx: TenantContext, event: Event, { id, email }: { id: string; email: string }) {
	const held = await registeredBy(ctx, event, email.toLowerCase());
	if (!held) return;
	await ctx.rows.commit([
		ctx.rows.changing(eventRegistrations, held.holderId, { userId: id, consentAt: ctx.now.getTime() }),
		...(event.needsApproval ? requestingAgain : bookingAgain)(ctx, held),
	]);
	await announceNow(ctx, held.id);
}

/** The event that is registered for and the other dates of its series that were chosen, each with the ticket type chosen. */
async function wantedBy(
	{ ctx, event, pool, member }: Awaited<ReturnType<typeof visibleEvent>>,
	{ ticketType, dates }: { ticketType: string; dates: string[] },
): Promise<Wanted[]> {
	const by = { isMember: member !== null, at: ctx.now.getTime() };
	const { types, others } = await ctx.rows.read({
		types: readingTypes(ctx, event.id),
		others: readingDates(ctx, event, dates.length > 0),
	});
	const chosen = chosenType(types, ticketType, { pool, ...by });
	const all = dates.includes(ALL_DATES);
	const also = others.flatMap(({ row, pool: places }) => {
		const isNamed = dates.includes(row.guid);
		if (row.id === event.id || !places || !(isNamed || all)) return [];
		const why = dateClosed(ctx, { event: row, pool: places, isMember: by.isMember });
		if (why && isNamed) throw invalid({ dates: `eventPublic:errors.${why}` });
		return why ? [] : [{ event: row, pool: places }];
	});
	const ids = also.map((one) => one.event.id);
	const same = chosen ? await typesNamed(ctx, ids, chosen.title) : new Map<string, string>();
	return [
		{ event, pool, ticketTypeId: chosen?.id ?? null },
		...also.map((one) => ({ ...one, ticketTypeId: same.get(one.event.id) ?? null })),
	];
}

function assertOpen(ctx: TenantContext, event: Event): void {
	const why = closedFor(event, ctx);
	if (why) throw new Problem("invalid", { detail: `eventPublic:closed.${why}` });
}
