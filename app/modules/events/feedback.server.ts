import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { languageOfPage } from "#app/platform/i18n.server";
import { Problem } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { eventFeedback } from "#db/schema/events";
import type { EventRef } from "./events.schema";
import { headOf, ownEvent } from "./events.server";
import { open } from "./paths";
import type { FeedbackInput } from "./registrations.schema";
import { openTicket } from "./ticket.server";

const SHOWN = 500;

/** The page on which a participant says how it was. */
export async function showFeedbackForm({ request, params, context }: LoaderFunctionArgs) {
	const { ctx, event, booking, registration } = await openTicket(context, params.event ?? "", params.token ?? "");
	const given = await ctx.rows.find(eventFeedback, registration.id);
	const language = await languageOfPage(request, context);
	const isOpen = event.asksFeedback && booking.status === "confirmed" && event.endsAt <= context.now.getTime();
	return data(
		{
			...{ event: event.title, eventLanguage: event.language, isOpen, language },
			given: given ? { score: given.score, text: given.text } : null,
			...{ tenant: tenantBrand(ctx.tenant), title: `${event.title} – ${ctx.tenant.name}` },
			ticket: open.ticket(event.guid, params.token ?? ""),
		},
		{ headers: PRIVATE },
	);
}

/** Keeps what a participant says; said again it takes the place of what was said before. */
export async function giveFeedback(
	{ context }: ActionFunctionArgs,
	{ event: guid, token, score, text }: z.output<typeof FeedbackInput>,
) {
	const { ctx, event, booking, registration } = await openTicket(context, guid, token);
	if (!event.asksFeedback || booking.status !== "confirmed" || event.endsAt > context.now.getTime())
		throw new Problem("invalid", { detail: "eventPublic:errors.noFeedback" });
	await ctx.rows.keep(eventFeedback, { id: registration.id, eventId: event.id, score, text });
	return done();
}

/** What participants have said, without their names. */
export async function showFeedback(visit: Visit, { event: id }: z.output<typeof EventRef>) {
	const found = await ownEvent(visit, id);
	const given = await visit.rows.list(eventFeedback, {
		where: eq(eventFeedback.eventId, id),
		orderBy: [desc(eventFeedback.createdAt)],
		limit: SHOWN,
	});
	const counts = [5, 4, 3, 2, 1].map((score) => ({ score, count: given.filter((one) => one.score === score).length }));
	const sum = given.reduce((total, { score }) => total + score, 0);
	return {
		head: headOf(visit, found),
		title: found.event.title,
		...{ counts, count: given.length, mean: given.length > 0 ? sum / given.length : null },
		texts: given
			.filter(({ text }) => text !== "")
			.map(({ score, text }, index) => ({ key: String(index), score, text })),
	};
}
