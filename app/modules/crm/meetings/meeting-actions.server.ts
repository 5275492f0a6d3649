import type * as z from "zod";
import { backToList, inList } from "#app/lists/in-list";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import { resolveCustomerByName } from "../resolve-customer.server";
import { tellAttendees } from "./invite.server";
import type { MeetingForm, MeetingRef, MeetingRemoval, MinutesForm, NewMeetingForm } from "./meeting.schema";
import { addMeeting, changeMeeting, findMeeting, saveMinutes, trashMeeting } from "./meetings.server";

/** Adds a meeting and asks those who are to be there. */
export async function add(visit: Visit, { customer = null, invite, ...fields }: z.output<typeof NewMeetingForm>) {
	const customerId = await resolveCustomerByName(visit, customer, fields.customerId);
	const { id } = await addMeeting(visit, { ...fields, customerId });
	const snackbar = saved("added", await invited(visit, id, invite));
	return done({ snackbar, to: paths(visit.tenant.guid).meeting(id) });
}

/** Saves a meeting; nobody ticked is nobody asked. */
export async function save(visit: Visit, sent: z.output<typeof MeetingForm>) {
	const { meeting: id, customer = null, in: list, invite, ...fields } = sent;
	const customerId = await resolveCustomerByName(visit, customer, fields.customerId);
	const { userIds = [], contactIds = [], emails = [] } = fields;
	await changeMeeting(visit, { ...fields, id, customerId, userIds, contactIds, emails });
	const snackbar = saved("saved", await invited(visit, id, invite));
	return done({ snackbar, to: inList(paths(visit.tenant.guid).meeting(id), list) });
}

async function invited(visit: Visit, id: string, invite: boolean): Promise<number> {
	if (!invite) return 0;
	const { meeting, attendees } = await findMeeting(visit, id);
	return tellAttendees(visit, meeting, attendees, "meetingInvitation");
}

const saved = (what: "added" | "saved", count: number) =>
	count > 0 ? { key: "crmMeetings:snackbar.invited", params: { count } } : { key: `crmMeetings:snackbar.${what}` };

type Ref = z.output<typeof MeetingRef>;

/** Asks all who are to be there, those too who were asked before. */
export async function inviteAll(visit: Visit, { meeting: id }: Ref) {
	return done({ snackbar: saved("saved", await invited(visit, id, true)) });
}

/** Cancels a meeting and tells those who were asked. */
export async function cancel(visit: Visit, { meeting: id }: Ref) {
	const changed = await changeMeeting(visit, { id, status: "cancelled" });
	const { attendees } = await findMeeting(visit, id);
	await tellAttendees(visit, changed, attendees, "meetingCancelled");
	return done({ snackbar: { key: "crmMeetings:snackbar.cancelled" } });
}

export async function remove(visit: Visit, { meeting: id, in: list }: z.output<typeof MeetingRemoval>) {
	await trashMeeting(visit, id);
	const to = backToList(paths(visit.tenant.guid).meetings, list);
	return done({ snackbar: { key: "crmMeetings:snackbar.removed" }, to });
}

/** Saves the minutes, and the tasks that are written in them. */
export async function writeMinutes(visit: Visit, { meeting: id, ...sent }: z.output<typeof MinutesForm>) {
	const { made } = await saveMinutes(visit, { id, ...sent });
	const snackbar =
		made > 0
			? { key: "crmMeetings:snackbar.minutesWithTasks", params: { count: made } }
			: { key: "crmMeetings:snackbar.minutes" };
	return done({ snackbar });
}
