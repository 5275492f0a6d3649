import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { languageOfPage } from "#app/platform/i18n.server";
import { MINUTE } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { countUse } from "#app/platform/throttle.server";
import { hashToken } from "#app/platform/token.server";
import { bookingPools } from "#db/schema/bookings";
import { eventMaterials, eventSpeakers, events } from "#db/schema/events";
import type { Event } from "../events.server";
import { manifest } from "../manifest";
import { open } from "../paths";
import { readingSessions, serializeSession } from "../program.server";
import { whenOf } from "../when.server";
import { dropMaterial, keepMaterial, materialFile, readingMaterials, serializeMaterial } from "./materials.server";
import type { OwnMaterialInput, OwnMaterialRef } from "./speakers.schema";

/** Material that one network sends in a while. */
const USES = { limit: 30, window: 10 * MINUTE };

/** Whoever speaks or helps, by their link; throws `notFound` for every other address. */
async function openSpeaker(context: RequestContext, token: string) {
	const tokenHash = await hashToken(token);
	const ctx = await enterPublicTarget(context, { table: eventSpeakers, moduleKey: manifest.key, tokenHash });
	if (!ctx) throw notFound();
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			eventSpeakers,
			{ event: [events, eventSpeakers.eventId], pool: [bookingPools, eventSpeakers.eventId] },
			{ where: eq(eventSpeakers.tokenHash, tokenHash), limit: 1 },
		),
	});
	const { row: speaker, event, pool } = found[0] ?? {};
	if (!speaker || !event || !pool || event.deletedAt !== null) throw notFound();
	return { ctx, speaker, event: event as Event, pool };
}

/** Their own page: where and when, how many come, and what they have put there. */
export async function showSpeaker({ request, params, context }: LoaderFunctionArgs) {
	const token = params.token ?? "";
	const { ctx, speaker, event, pool } = await openSpeaker(context, token);
	const language = await languageOfPage(request, context);
	const { sessions, materials } = await ctx.rows.read({
		sessions: readingSessions(ctx, event.id),
		materials: readingMaterials(ctx, event.id, eq(eventMaterials.speakerId, speaker.id)),
	});
	const mine = sessions.find(({ row }) => row.id === speaker.sessionId);
	const session = mine ? serializeSession(mine, event) : null;
	const hasSeats = session !== null && session.capacity !== null;
	const { title, place, contact, startsAt, endsAt, timeZone, url } = event;
	return data(
		{
			event: { title, place, contact, startsAt, endsAt, timeZone, language: event.language },
			...{ isCalledOff: event.status === "cancelled", url, when: await whenOf(event, language, context.now), language },
			speaker: { name: speaker.name, role: speaker.role, note: speaker.note },
			session,
			...{ isOfSession: hasSeats, people: hasSeats ? session.taken : pool.taken },
			materials: materials.map((one) => serializeMaterial(one, (id) => open.speakerMaterial(token, id))),
			...{ tenant: tenantBrand(ctx.tenant), title: `${title} – ${ctx.tenant.name}` },
		},
		{ headers: PRIVATE },
	);
}

/** Puts a link or a file there, for those who have come to the session. */
export async function addOwnMaterial(
	{ request, context }: ActionFunctionArgs,
	{ token, ...given }: z.output<typeof OwnMaterialInput>,
) {
	const { ctx, speaker, event } = await openSpeaker(context, token);
	await countUse(context, request, "eventMaterial", USES);
	const place = { eventId: event.id, sessionId: speaker.sessionId, speakerId: speaker.id };
	await keepMaterial({ ...ctx, user: { id: speaker.id } }, place, given);
	return done();
}

export async function removeOwnMaterial(
	{ context }: ActionFunctionArgs,
	{ token, material }: z.output<typeof OwnMaterialRef>,
) {
	const { ctx, speaker } = await openSpeaker(context, token);
	const found = await ctx.rows.find(eventMaterials, material);
	if (found?.speakerId !== speaker.id) throw notFound();
	await dropMaterial(ctx, found);
	return done();
}

export async function speakerMaterialFile({ params, context }: LoaderFunctionArgs): Promise<Response> {
	const { ctx, speaker, event } = await openSpeaker(context, params.token ?? "");
	return materialFile(ctx, event.id, params.material ?? "", eq(eventMaterials.speakerId, speaker.id));
}
