import { and, eq, isNotNull } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { changeFeedback } from "#app/ui/change-feedback";
import { attendees, meetings } from "#db/schema/crm";
import { visibleMeetings } from "../visible-tasks.server";
import type { OwnAnswer } from "./meeting.schema";

/** A condition on attendees: the visitor, who was asked whether they come. */
export const isAskedSelf = ({ user }: Visit) => and(eq(attendees.userId, user.id), isNotNull(attendees.tokenHash));

/** Says whether the visitor comes to a meeting that they were asked to, or takes back what they said; throws `notFound` for every other. */
export async function answerMeeting(visit: Visit, id: string, answer: "yes" | "no" | "none") {
	const where = and(eq(meetings.id, id), eq(meetings.status, "planned"), visibleMeetings(visit));
	const { found, own } = await visit.rows.read({
		found: visit.rows.listing(meetings, { where, limit: 1 }),
		own: visit.rows.listing(attendees, { where: and(eq(attendees.meetingId, id), isAskedSelf(visit)), limit: 1 }),
	});
	const [meeting, attendee] = [found[0], own[0]];
	if (!meeting || !attendee) throw notFound();
	await visit.rows.change(attendees, attendee.id, { answer });
	return changeFeedback({ id, updatedAt: visit.now.getTime() }, "", { params: { title: meeting.title } });
}

/** The same from the page of the meeting. */
export async function answerHere(visit: Visit, { meeting: id, answer }: z.output<typeof OwnAnswer>) {
	await answerMeeting(visit, id, answer);
	return done({ snackbar: { key: `crmMeetings:answer.said.${answer}` } });
}
