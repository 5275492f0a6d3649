import { and, asc, eq, gt, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { OPEN_MOST, type Participant, participantPart } from "#app/platform/tenant/participant.server";
import { attendees, contacts, meetings, notes } from "#db/schema/crm";
import { people } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { mayWrite } from "./show-customers.server";
import { visibleTo } from "./visible.server";
import { visibleMeetings, visibleTasks } from "./visible-tasks.server";

/** No day is set. */
const NEVER = "9999-12-31";

/** CRM knows people by their address: the client's own, inside a condition. */
const emailOf = ({ tenant }: Visit, { id }: Participant): SQL =>
	sql`(select lower(${people.email}) from ${people} where ${and(eq(people.tenantId, tenant.id), eq(people.id, id))})`;

/** Meetings to which the client was asked, as a member or by address. */
function withClient(asker: Visit, whom: Participant): SQL {
	const asked = (is: SQL) =>
		sql`select ${attendees.meetingId} from ${attendees} where ${and(eq(attendees.tenantId, asker.tenant.id), is)}`;
	return sql`${meetings.id} in (${asked(eq(attendees.userId, whom.id))} union ${asked(sql`${attendees.email} = ${emailOf(asker, whom)}`)})`;
}

const meetingPart = participantPart(manifest, {
	...{ staff: "meetings", own: "meetings" },
	open: [
		{
			...{ kind: "meeting", icon: "calendar-days", isDated: true },
			reading: (asker, whom) => {
				const { query, shape } = asker.rows.listing(meetings, {
					where: and(
						withClient(asker, whom),
						visibleMeetings(asker),
						eq(meetings.status, "planned"),
						gt(meetings.endsAt, asker.now.getTime()),
					),
					orderBy: [asc(meetings.startsAt), asc(meetings.id)],
					limit: OPEN_MOST,
				});
				return {
					query,
					shape: (found) =>
						shape(found).map(({ id, title, startsAt }) => ({
							...{ id, title, at: startsAt, href: paths(asker.tenant.guid).meeting(id) },
						})),
				};
			},
		},
	],
	events: [
		{
			...{ key: "meetingHeld", kind: "meetings", icon: "calendar-days" },
			reading: (asker, whom, page) => {
				const place = page.place(meetings.startsAt, meetings.id);
				const { query, shape } = asker.rows.listingWith(
					meetings,
					{ by: [people, meetings.createdBy, NAMED] },
					{
						where: and(
							withClient(asker, whom),
							visibleMeetings(asker),
							ne(meetings.status, "cancelled"),
							lte(meetings.startsAt, asker.now.getTime()),
							place.where,
						),
						orderBy: place.orderBy,
						limit: page.limit,
					},
				);
				return {
					query,
					shape: (found) =>
						shape(found).map(({ row: { id, startsAt, title, minutes }, by }) => ({
							...{ id, at: startsAt, params: { title }, text: minutes ?? "", by: by && nameOf(by as never) },
							href: paths(asker.tenant.guid).meeting(id),
						})),
				};
			},
		},
	],
	actions: (asker, { id }) =>
		mayWrite(asker)
			? [{ key: "newMeeting", icon: "calendar-plus", to: paths(asker.tenant.guid).newMeetingWith(id) }]
			: [],
});

const taskPart = participantPart(manifest, {
	...{ staff: "tasks", own: "tasks" },
	open: [
		{
			...{ kind: "tasks", icon: "list-checks" },
			reading: (asker, whom) => {
				const day = today(asker.tenant.timeZone, asker.now);
				const { query, shape } = asker.rows.listing(tasks, {
					where: and(eq(tasks.assigneeId, whom.id), eq(tasks.isOpen, true), visibleTasks(asker)),
					orderBy: [asc(tasks.dueOn), asc(tasks.id)],
					limit: OPEN_MOST,
				});
				return {
					query,
					shape: (found) =>
						shape(found).map(({ id, title, dueOn }) => ({
							...{ id, title, href: paths(asker.tenant.guid).task(id) },
							...(dueOn !== NEVER && { at: dueOn, isLate: dueOn < day }),
						})),
				};
			},
			all: ({ tenant }, { id }) => `${paths(tenant.guid).tasks}?f=assignee.any.${id}`,
		},
	],
	events: [
		{
			...{ key: "taskDone", kind: "tasks", icon: "circle-check" },
			reading: (asker, whom, page) => {
				const place = page.place(sql`${tasks.doneAt}`, tasks.id);
				const { query, shape } = asker.rows.listing(tasks, {
					where: and(
						eq(tasks.assigneeId, whom.id),
						eq(tasks.isOpen, false),
						eq(tasks.status, "done"),
						isNotNull(tasks.doneAt),
						visibleTasks(asker),
						place.where,
					),
					orderBy: place.orderBy,
					limit: page.limit,
				});
				return {
					query,
					shape: (found) =>
						shape(found).map(({ id, doneAt, title }) => ({
							...{ id, at: doneAt ?? 0, params: { title }, href: paths(asker.tenant.guid).task(id) },
						})),
				};
			},
		},
	],
});

/** Notes about the contact person who has the client's address. */
const notePart = participantPart(manifest, {
	...{ staff: "notes", own: "notes" },
	events: [
		{
			...{ key: "noteWritten", kind: "notes", icon: "notebook-pen" },
			reading: (asker, whom, page) => {
				const place = page.place(notes.createdAt, notes.id);
				const its = and(
					eq(contacts.tenantId, asker.tenant.id),
					sql`${contacts.email} = ${emailOf(asker, whom)}`,
					isNull(contacts.deletedAt),
				);
				const { query, shape } = asker.rows.listingWith(
					notes,
					{ by: [people, notes.createdBy, NAMED] },
					{
						where: and(
							sql`${notes.contactId} in (select ${contacts.id} from ${contacts} where ${its})`,
							visibleTo(asker, notes),
							place.where,
						),
						orderBy: place.orderBy,
						...{ limit: page.limit, fields: ["id", "createdAt", "plain"] },
					},
				);
				return {
					query,
					shape: (found) =>
						shape(found).map(({ row: { id, createdAt, plain }, by }) => ({
							...{ id, at: createdAt, text: plain, by: by && nameOf(by as never) },
							href: paths(asker.tenant.guid).note(id),
						})),
				};
			},
		},
	],
});

export const participant = [meetingPart, taskPart, notePart];
