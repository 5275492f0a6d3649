import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { customerMeant } from "../customer-meant.server";
import { places } from "../places";
import { tellAttendees } from "./invite.server";
import type { MeetingForm, MeetingRef, MinutesForm } from "./meeting.schema";
import { addMeeting, changeMeeting, findMeeting, saveMinutes, trashMeeting } from "./meetings.server";

type Sent = z.output<typeof MeetingForm>;

/** Adds a meeting and asks those who are to be there. */
export async function add(visit: Visit, { meeting: _, customer = null, updatedAt: __, invite, ...fields }: Sent) {
	const customerId = await customerMeant(visit, customer, fields.customerId);
	const { id } = await addMeeting(visit, { ...fields, customerId });
	return goOn(visit, id, await invited(visit, id, invite), "added");
}

/** Saves a meeting; nobody ticked is nobody asked. */
export async function save(visit: Visit, { meeting, customer = null, updatedAt, invite, ...fields }: Sent) {
	const customerId = await customerMeant(visit, customer, fields.customerId);
	const { userIds = [], contactIds = [], emails = [] } = fields;
	const { id } = await changeMeeting(visit, {
		...{ ...fields, customerId, userIds, contactIds, emails },
		...{ id: meeting ?? "", updatedAt },
	});
	return goOn(visit, id, await invited(visit, id, invite), "saved");
}

async function invited(visit: Visit, id: string, invite: boolean): Promise<number> {
	if (!invite) return 0;
	const { meeting, attendees } = await findMeeting(visit, id);
	return tellAttendees(visit, meeting, attendees, "meetingInvitation");
}

function goOn(visit: Visit, id: string, count: number, what: "added" | "saved") {
	const snackbar =
		count > 0 ? { key: "crmMeetings:snackbar.invited", params: { count } } : { key: `crmMeetings:snackbar.${what}` };
	return done({ snackbar, to: places(visit.tenant.guid).meeting(id) });
}

type Ref = z.output<typeof MeetingRef>;

/** Asks all who are to be there, those too who were asked before. */
export async function inviteAll(visit: Visit, { meeting: id }: Ref) {
	return goOn(visit, id, await invited(visit, id, true), "saved");
}

/** Cancels a meeting and tells those who were asked. */
export async function cancel(visit: Visit, { meeting: id }: Ref) {
	const changed = await changeMeeting(visit, { id, status: "cancelled" });
	const { attendees } = await findMeeting(visit, id);
	await tellAttendees(visit, changed, attendees, "meetingCancelled");
	return done({ snackbar: { key: "crmMeetings:snackbar.cancelled" }, to: places(visit.tenant.guid).meeting(id) });
}

export async function remove(visit: Visit, { meeting: id }: Ref) {
	await trashMeeting(visit, id);
	return done({ snackbar: { key: "crmMeetings:snackbar.removed" }, to: places(visit.tenant.guid).meetings });
}

/** Saves the minutes, and the tasks that are written in them. */
export async function writeMinutes(visit: Visit, { meeting: id, ...sent }: z.output<typeof MinutesForm>) {
	const { made } = await saveMinutes(visit, { id, ...sent });
	const snackbar =
		made > 0
			? { key: "crmMeetings:snackbar.minutesWithTasks", params: { count: made } }
			: { key: "crmMeetings:snackbar.minutes" };
	return done({ snackbar, to: places(visit.tenant.guid).meeting(id) });
}
