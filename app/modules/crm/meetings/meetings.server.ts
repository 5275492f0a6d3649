import { and, eq, sql } from "drizzle-orm";
import { zoneOf } from "#app/platform/clock";
import { newGuid, newId } from "#app/platform/ids";
import { readInstant } from "#app/platform/local-time";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Patch, Row } from "#app/platform/tenant/rows.server";
import { newTask } from "#app/tasks/write-task.server";
import { attendees, meetings } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { readColleagues } from "../colleagues.server";
import { paths } from "../paths";
import { recomputingActivity } from "../recompute-activity.server";
import { tellOf } from "../sharing/tell.server";
import { addingCustomerTask } from "../tasks.server";
import { visibleTo } from "../visible.server";
import { visibleMeetings } from "../visible-tasks.server";
import { peopleAsked, settingAttendees } from "./attendees.server";
import type { MeetingFields, NewMeeting } from "./meeting.schema";
import { tasksInMinutes } from "./minutes";

export type Meeting = Row<typeof meetings>;

/** The meeting with those who are asked to it, where the visitor sees it; throws `notFound` else. */
export async function findMeeting(visit: Visit, id: string) {
	const where = and(eq(meetings.id, id), visibleMeetings(visit));
	const { found, asked } = await visit.rows.read({
		found: visit.rows.listing(meetings, { where, limit: 1 }),
		asked: visit.rows.listing(attendees, { where: eq(attendees.meetingId, id), orderBy: attendees.id }),
	});
	const [meeting] = found;
	if (!meeting) throw notFound();
	return { meeting, attendees: asked };
}

/** Adds a meeting; whoever adds it takes part. Throws `invalid` for times the wrong way round and what is not there. */
export async function addMeeting(visit: Visit, fields: NewMeeting): Promise<Meeting> {
	const { userIds = [], contactIds, emails, ...plain } = fields;
	const times = timesOf(visit, fields);
	await checkCustomer(visit, fields.customerId);
	const asked = await peopleAsked(visit, { userIds: [...new Set([visit.user.id, ...userIds])], contactIds, emails });
	const id = newId(visit.now.getTime());
	const row = { ...plain, ...times, id, guid: newGuid(), createdBy: visit.user.id };
	const { rows } = visit;
	const [added] = await rows.commit([
		rows.adding(meetings, row),
		...settingAttendees(visit, id, asked),
		rows.indexing(meetings, id, [row.title, row.agenda, row.minutes]),
		...(row.customerId ? [recomputingActivity(visit, row.customerId)] : []),
	]);
	const about = { kind: "meeting" as const, id, customerId: row.customerId ?? null };
	const except = asked.flatMap(({ userId }) => userId ?? []);
	await tellOf(visit, { ...about, type: "customerMeeting", except, url: paths(visit.tenant.guid).meeting(id) });
	return added as Meeting;
}

/** What an attendee must hear of when it changes. */
const heard = ["title", "startsAt", "endsAt", "place", "url", "status"] as const;

/**
 * Changes the fields given; those who are asked are all of them, where any are given. Where the meeting has moved on since
 * `updatedAt` nothing is written and `conflict` is thrown with it as it is now.
 */
export function changeMeeting(visit: Visit, change: MeetingChange): Promise<Meeting> {
	return changeAgain(change.updatedAt, () => writeChange(visit, change));
}

type MeetingChange = MeetingFields & { id: string; updatedAt?: number };

async function writeChange(visit: Visit, { id, updatedAt, ...fields }: MeetingChange): Promise<Meeting> {
	const { meeting, attendees: before } = await findMeeting(visit, id);
	if (updatedAt !== undefined && updatedAt !== meeting.updatedAt) throw conflict(meeting);
	const { userIds, contactIds, emails, startsAt, endsAt, ...plain } = fields;
	const asks = (userIds ?? contactIds ?? emails) !== undefined;
	const asked = asks ? await peopleAsked(visit, { userIds, contactIds, emails }) : undefined;
	if (fields.customerId !== meeting.customerId) await checkCustomer(visit, fields.customerId);
	const times = timesOf(visit, { startsAt, endsAt }, meeting);
	const patch: Patch<typeof meetings> = { ...plain, ...times };
	const isHeard = heard.some((field) => patch[field] !== undefined && patch[field] !== meeting[field]);
	const merged = { ...meeting, ...patch };
	const { rows } = visit;
	const customers = new Set([meeting.customerId, merged.customerId].filter((one) => one !== null));
	const commit = rows.commit([
		requiring(visit.context, unmoved(visit, meeting)),
		rows.changing(meetings, id, { ...patch, ...(isHeard && { sequence: meeting.sequence + 1 }) }),
		...(asked ? settingAttendees(visit, id, asked, before) : []),
		rows.indexing(meetings, id, [merged.title, merged.agenda, merged.minutes]),
		...[...customers].map((customer) => recomputingActivity(visit, customer)),
	]);
	const [, changed] = await orElse(commit, () => conflict(meeting));
	return changed as Meeting;
}

/** Saves the minutes and makes a task of each line that asks for one, once however often they are saved. */
export function saveMinutes(visit: Visit, saved: Minutes): Promise<{ meeting: Meeting; made: number }> {
	return changeAgain(saved.updatedAt, () => writeMinutes(visit, saved));
}

type Minutes = { id: string; minutes: string | null; updatedAt?: number };

async function writeMinutes(visit: Visit, { id, minutes, updatedAt }: Minutes) {
	const { meeting } = await findMeeting(visit, id);
	if (updatedAt !== undefined && updatedAt !== meeting.updatedAt) throw conflict(meeting);
	const reads = new ReadBatch();
	const colleagues = readColleagues(visit, reads);
	const made = reads.add(visit.rows.listing(tasks, { where: eq(tasks.meetingId, id) }));
	await reads.send(visit.rows);
	const titles = new Set(made().map(({ title }) => title));
	const wanted = tasksInMinutes(minutes ?? "", colleagues()).filter(({ title }) => !titles.has(title));
	const isOver = meeting.startsAt <= visit.now.getTime();
	const { rows } = visit;
	const added = wanted.map((task) => newTask(visit, { ...task, customerId: meeting.customerId, meetingId: id }));
	const commit = rows.commit([
		requiring(visit.context, unmoved(visit, meeting)),
		rows.changing(meetings, id, {
			minutes,
			...(isOver && meeting.status === "planned" && { status: "held" as const }),
		}),
		rows.indexing(meetings, id, [meeting.title, meeting.agenda, minutes]),
		...added.flatMap((row) => addingCustomerTask(visit, row)),
		...(meeting.customerId ? [recomputingActivity(visit, meeting.customerId)] : []),
	]);
	const [, changed] = await orElse(commit, () => conflict(meeting));
	return { meeting: changed as Meeting, made: added.length };
}

/** Puts a meeting into the trash. */
export async function trashMeeting(visit: Visit, id: string): Promise<Meeting> {
	const { meeting } = await findMeeting(visit, id);
	const { rows } = visit;
	await rows.commit([
		rows.changing(meetings, id, { deletedAt: visit.now.getTime() }),
		rows.indexing(meetings, id, []),
		...(meeting.customerId ? [recomputingActivity(visit, meeting.customerId)] : []),
	]);
	return meeting;
}

// What comes with it must not be written where the meeting itself has moved on: the batch is refused as a whole.
const unmoved = ({ tenant }: Visit, { id, updatedAt }: Meeting) =>
	sql`exists (select 1 from ${meetings} where ${and(eq(meetings.tenantId, tenant.id), eq(meetings.id, id), eq(meetings.updatedAt, updatedAt))})`;

function timesOf(visit: Visit, written: { startsAt: string; endsAt: string }): { startsAt: number; endsAt: number };
function timesOf(
	visit: Visit,
	written: { startsAt?: string; endsAt?: string },
	before: Meeting,
): { startsAt?: number; endsAt?: number };
function timesOf(visit: Visit, written: { startsAt?: string; endsAt?: string }, before?: Meeting) {
	const read = (text: string | undefined) => (text === undefined ? undefined : readInstant(text, zoneOf(visit)));
	const [startsAt, endsAt] = [read(written.startsAt), read(written.endsAt)];
	if ((endsAt ?? before?.endsAt ?? 0) <= (startsAt ?? before?.startsAt ?? 0))
		throw invalid({ endsAt: "crmMeetings:errors.endsBefore" });
	return { ...(startsAt !== undefined && { startsAt }), ...(endsAt !== undefined && { endsAt }) };
}

async function checkCustomer(visit: Visit, customerId: string | null | undefined): Promise<void> {
	if (!customerId) return;
	const where = and(eq(companies.id, customerId), visibleTo(visit));
	const found = await visit.rows.list(companies, { where, limit: 1 });
	if (found.length === 0) throw invalid({ customerId: "crmWork:errors.notThere" });
}
