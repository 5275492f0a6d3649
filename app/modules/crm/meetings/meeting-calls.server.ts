import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { keyset, pageOf } from "#app/platform/paging.server";
import { invalid, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { meetings } from "#db/schema/crm";
import { instant } from "../serialize";
import { visibleMeetings } from "../visible-tasks.server";
import type { Attendee } from "./attendees.server";
import type { MeetingId, MeetingInput, MeetingsCall } from "./meeting.schema";
import { addMeeting, changeMeeting, findMeeting, type Meeting, saveMinutes, trashMeeting } from "./meetings.server";

/** One meeting by its id, with those who are asked, or a page of the tenant's or one customer's, the last first. */
export async function listMeetings(visit: Visit, { id, customerId, limit, cursor }: z.output<typeof MeetingsCall>) {
	if (id !== undefined) return oneMeeting(visit, id);
	const place = keyset([meetings.startsAt, meetings.id], { cursor }, "desc");
	const ofCustomer = customerId ? eq(meetings.customerId, customerId) : undefined;
	const where = and(visibleMeetings(visit), ofCustomer, place.where);
	const found = await visit.rows.list(meetings, { where, orderBy: place.orderBy, limit: limit + 1 });
	const { items, next } = pageOf(found, limit, (meeting) => [meeting.startsAt, meeting.id]);
	return { items: items.map((meeting) => serializeMeeting(meeting)), next };
}

/** Saves a meeting. Its minutes make the tasks that are written in them, as on its page. */
export async function saveMeeting(
	visit: Visit,
	{ tenantId: _, id, updatedAt, minutes, ...fields }: z.output<typeof MeetingInput>,
) {
	const { title, startsAt, endsAt, customerId } = fields;
	let saved: Meeting;
	if (id !== undefined)
		saved = await withCurrent(changeMeeting(visit, { ...fields, id, updatedAt }), () => oneMeeting(visit, id));
	else if (title !== undefined && startsAt !== undefined && endsAt !== undefined && customerId !== undefined)
		saved = await addMeeting(visit, { ...fields, title, startsAt, endsAt });
	else {
		const missing = Object.entries({ title, startsAt, endsAt, customerId }).filter(([, value]) => value === undefined);
		throw invalid(Object.fromEntries(missing.map(([field]) => [field, "required"])));
	}
	if (minutes !== undefined) await saveMinutes(visit, { id: saved.id, minutes });
	return oneMeeting(visit, saved.id);
}

async function oneMeeting(visit: Visit, id: string) {
	const { meeting, attendees } = await findMeeting(visit, id);
	return serializeMeeting(meeting, attendees);
}

export async function removeMeeting(visit: Visit, { id }: z.output<typeof MeetingId>) {
	await trashMeeting(visit, id);
	return { id, deleted: true };
}

/** A meeting as the calls give it. */
export function serializeMeeting(meeting: Meeting, asked?: Attendee[]) {
	return {
		id: meeting.id,
		guid: meeting.guid,
		tenant_id: meeting.tenantId,
		customer_id: meeting.customerId,
		title: meeting.title,
		starts_at: instant(meeting.startsAt),
		ends_at: instant(meeting.endsAt),
		place: meeting.place,
		url: meeting.url,
		agenda: meeting.agenda,
		minutes: meeting.minutes,
		status: meeting.status,
		...(asked && {
			attendees: asked.map(({ userId, contactId, name, email, answer }) => ({
				...{ user_id: userId, contact_id: contactId, name, email, answer },
			})),
		}),
		created_by: meeting.createdBy,
		created_at: instant(meeting.createdAt),
		updated_at: instant(meeting.updatedAt),
	};
}
