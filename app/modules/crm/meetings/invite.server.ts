import { nameOf } from "#app/directory/names";
import { type Receiver, receiverOf } from "#app/directory/receiver.server";
import { writtenIn } from "#app/directory/written.server";
import { defaultLanguage, isLanguage, type Language } from "#app/platform/i18n";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notify } from "#app/platform/notify.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { hashToken, newToken } from "#app/platform/token.server";
import { attendees, contacts } from "#db/schema/crm";
import { paths } from "../paths";
import type { Attendee } from "./attendees.server";
import { calendarOf } from "./calendar.server";
import type { Meeting } from "./meetings.server";

/**
 * Asks the attendees of a meeting, or tells those who were asked that it is cancelled: each by a letter with the calendar
 * entry and a link of their own, colleagues in the portal too. Nobody is written to about what they do themselves.
 */
export async function tellAttendees(
	visit: Visit,
	meeting: Meeting,
	asked: readonly Attendee[],
	kind: "meetingInvitation" | "meetingCancelled",
): Promise<number> {
	const others = asked.filter(({ userId, email, tokenHash }) => {
		const isAsked = kind === "meetingInvitation" || tokenHash !== null;
		return email !== null && userId !== visit.user.id && isAsked;
	});
	const letters = await Promise.all(
		others.map(async (attendee) => ({ attendee, token: newToken(), ...(await readerOf(visit, attendee)) })),
	);
	const writes: PendingWrite[] = [];
	for (const { attendee, token } of letters)
		writes.push(
			visit.rows.changing(attendees, attendee.id, {
				tokenHash: await hashToken(token),
				...(kind === "meetingInvitation" && { answer: "none" as const }),
			}),
		);
	if (writes.length > 0) await visit.rows.commit(writes);
	const organiser = { name: nameOf(visit.user), email: visit.user.email };
	const method = kind === "meetingInvitation" ? "request" : "cancel";
	const calendar = calendarOf(visit.tenant.name, [{ meeting, attendees: asked, organiser }], method);
	for (const { attendee, token, language, timeZone } of letters) {
		const { format } = await writtenIn(language, timeZone, visit.now);
		const params = {
			...{ name: attendee.userId || attendee.contactId ? attendee.name : "", organiser: organiser.name },
			...{ tenant: visit.tenant.name, title: meeting.title },
			when: `${format.date(meeting.startsAt, "long")}, ${format.time(meeting.startsAt)}–${format.time(meeting.endsAt)}`,
			place: meeting.place ?? meeting.url ?? "",
			link: `${visit.origin}/meeting/${meeting.guid}/${token}`,
		};
		await sendMail(visit.context, {
			to: attendee.email ?? "",
			language,
			template: kind,
			params,
			calendar,
			tenantId: visit.tenant.id,
		});
	}
	const users = others.flatMap(({ userId }) => userId ?? []);
	if (users.length > 0 && kind === "meetingInvitation")
		await notify(visit, {
			to: { users },
			type: "meetingInvitation",
			params: { name: organiser.name, title: meeting.title },
			url: paths(visit.tenant.guid).meeting(meeting.id),
		});
	return letters.length;
}

/** The language and the clock of an attendee. */
async function readerOf(
	visit: Visit,
	{ userId, contactId }: Attendee,
): Promise<{ language: Language; timeZone: string }> {
	const { tenant } = visit;
	const user: Receiver | undefined = userId ? await receiverOf(visit, userId) : undefined;
	const contact = contactId ? await visit.rows.find(contacts, contactId) : undefined;
	const chosen = user?.language ?? contact?.language ?? tenant.language;
	return { language: isLanguage(chosen) ? chosen : defaultLanguage, timeZone: user?.timeZone ?? tenant.timeZone };
}
