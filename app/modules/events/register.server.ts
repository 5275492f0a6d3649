import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { and, eq } from "drizzle-orm";
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
import { type Answers, answersOf } from "./answers";
import type { Event } from "./events.server";
import { announce, announceNow } from "./letters.server";
import { closedFor, visibleEvent } from "./open-event.server";
import { open } from "./paths";
import type { RegisterInput, RegisterMemberInput } from "./registrations.schema";
import { newCode, ticketToken } from "./tickets.server";

/** Registrations from one network: a whole office may stand behind one address. */
const USES = { limit: 60, window: MINUTE };
const TURNSTILE_FIELD = "cf-turnstile-response";

export type Registering = {
	name: string;
	email: string;
	userId: string | null;
	guests: number;
	needs: string;
	answers: Answers;
	language: Language;
	consentAt: number | null;
	/** Added by the organiser, who has said yes with that. */
	isApproved?: boolean;
};

type Opened = { event: Event; pool: Pool };

/**
 * Registers somebody: the registration and its booking in one batch, in which a place is given or a turn in the line; where
 * the organiser decides, it asks for one. Who is registered already by that address is not registered again; gives null then. Throws `invalid` where the event is full
 * and has no waiting list.
 */
export async function register(
	ctx: TenantContext,
	{ event, pool }: Opened,
	given: Registering,
): Promise<string | null> {
	const id = newId(ctx.now.getTime());
	const token = await ticketToken(event, id);
	const { name, email, userId, guests, needs, answers, language, consentAt } = given;
	const row = {
		...{ id, eventId: event.id, userId, name, email, sortName: `${name} ${email}`.toLowerCase(), answers, language },
		...{ guests: Math.min(guests, event.maxGuests), needs: (event.asksNeeds && needs) || null, consentAt },
		...{ code: newCode(), tokenHash: await hashToken(token) },
	};
	const made = { id, poolId: event.id, holderId: id, seats: 1 + row.guests, announcedStatus: null };
	const asks = event.needsApproval && !given.isApproved;
	const hasRoom = pool.capacity === null || pool.hasWaitingList;
	const takesPlace = (asks ? requesting : hasRoom ? booking : bookingOrNone)(ctx, made);
	const writes = [ctx.rows.adding(eventRegistrations, row), ...takesPlace];
	const isNew = await onceOnly(() => orElse(ctx.rows.commit(writes), () => new AlreadyDone()));
	if (isNew) {
		await announceNow(ctx, id);
		return token;
	}
	if (!(await registeredBy(ctx, event, email))) throw new Problem("invalid", { detail: "eventPublic:fullNoList" });
	return null;
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
export async function registerGuest({ request, context: bag }: ActionFunctionArgs, input: RegisterInput) {
	const opened = await visibleEvent(request, bag, input.event);
	const { ctx, event } = opened;
	assertOpen(ctx, event);
	const answers = answersOf(event.questions, input);
	if (input.consent !== "on") throw invalid({ consent: "eventPublic:errors.consent" });
	await countUse(bag, request, "eventRegister", USES);
	const language = await languageOfPage(request, bag);
	const sent = done({ to: `${open.event(event.guid)}?sent&lang=${language}` });
	const isRobot = input.homepage !== "" || !(await isVouchedFor(bag, request, String(input[TURNSTILE_FIELD] ?? "")));
	if (isRobot) return sent;
	const { name, email, guests, needs } = input;
	const consentAt = bag.now.getTime();
	const token = await register(ctx, opened, { name, email, userId: null, guests, needs, answers, language, consentAt });
	if (token !== null) return done({ to: `${open.ticket(event.guid, token)}?lang=${language}` });
	await remindOfTicket(ctx, event, email);
	return sent;
}

/** Registers the member who is signed in. */
export async function registerMember(
	{ request, context: bag }: ActionFunctionArgs,
	input: z.output<typeof RegisterMemberInput>,
) {
	const opened = await visibleEvent(request, bag, input.event);
	const { ctx, event, member } = opened;
	if (!member) throw notLoggedIn();
	assertOpen(ctx, event);
	const answers = answersOf(event.questions, input);
	const language = await languageOfPage(request, bag);
	const token = await register(ctx, opened, {
		...{ name: nameOf(member), email: member.email.toLowerCase(), userId: member.id },
		...{ guests: input.guests, needs: input.needs, answers, language, consentAt: bag.now.getTime() },
	});
	if (token !== null) return done({ to: open.ticket(event.guid, token) });
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

function assertOpen(ctx: TenantContext, event: Event): void {
	const why = closedFor(event, ctx);
	if (why) throw new Problem("invalid", { detail: `eventPublic:closed.${why}` });
}
