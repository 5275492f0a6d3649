import { eq } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { hashToken } from "#app/platform/token.server";
import { attendees, meetings } from "#db/schema/crm";
import { people } from "#db/schema/directory";
import { manifest } from "../manifest";
import { calendarOf } from "./calendar.server";
import type { AnswerInput } from "./meeting.schema";

/** The meeting that somebody was asked to by a link, as that person sees it; throws `notFound` for every other link. */
export async function openInvitation(context: RequestContext, guid: string, token: string) {
	const ctx = await enterPublicTarget(context, { table: meetings, moduleKey: manifest.key, guid });
	if (!ctx) throw notFound();
	const { found, mine } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			meetings,
			{ author: [people, meetings.createdBy] },
			{ where: eq(meetings.guid, guid.toLowerCase()), limit: 1 },
		),
		mine: ctx.rows.listing(attendees, { where: eq(attendees.tokenHash, await hashToken(token)), limit: 1 }),
	});
	const [one] = found;
	const [attendee] = mine;
	if (!one || one.row.deletedAt !== null || attendee?.meetingId !== one.row.id) throw notFound();
	return { ctx, meeting: one.row, author: one.author, attendee };
}

/** Says whether somebody comes. */
export async function answerInvitation(
	context: RequestContext,
	{ meeting: guid, token, answer }: z.output<typeof AnswerInput>,
): Promise<void> {
	const { ctx, attendee } = await openInvitation(context, guid, token);
	await ctx.rows.change(attendees, attendee.id, { answer });
}

/** The meeting as a calendar file, for whoever has the link. */
export async function invitationCalendar(context: RequestContext, guid: string, token: string): Promise<string> {
	const { ctx, meeting, author } = await openInvitation(context, guid, token);
	const organiser = author && { name: nameOf(author), email: author.email };
	return calendarOf(ctx.tenant.name, [{ meeting, organiser }], "publish");
}
