import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { dayInWords } from "#app/directory/notice-words.server";
import { zoneOf } from "#app/platform/clock";
import { DAY } from "#app/platform/limits";
import { toLocal } from "#app/platform/local-time";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import type { OwnTask } from "#app/platform/tenant/own-tasks.server";
import { rowsAsked } from "#app/tasks/asked.server";
import { dayOrNone } from "#app/tasks/due";
import { tasksOfModule } from "#app/tasks/tasks-of-module.server";
import { attendees, contactForms, meetings, submissions } from "#db/schema/crm";
import { people } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { manifest } from "./manifest";
import { answerMeeting, isAskedSelf } from "./meetings/own-answer.server";
import { paths } from "./paths";
import { mayWrite } from "./show-customers.server";
import { finishTask, reopenTask } from "./task-actions.server";
import { taskPointers } from "./tasks-list/read-tasks.server";
import { visibleMeetings, visibleTasks } from "./visible-tasks.server";

/** One's own tasks. */
const ownTasks = tasksOfModule(manifest, "tasks", {
	...{ kind: "taskDue", icon: "square-check", tone: "warning", tells: "due" },
	need: ({ title, about }) => ({ title: { key: "home:need.taskDue", params: { title } }, about: about?.name }),
	settle: { label: "home:action.done" },
	all: ({ tenant }) => `${paths(tenant.guid).tasks}?f=assignee.any.me`,
	reading: (visit, asked) => {
		const at = paths(visit.tenant.guid);
		const writes = mayWrite(visit);
		const rows = rowsAsked(asked, {
			...{ id: tasks.id, open: eq(tasks.isOpen, true), due: tasks.dueOn },
			// Only what is closed has an instant, by which an index finds it.
			done: { at: sql`${tasks.doneAt}` },
		});
		const { query, shape } = visit.rows.listingWith(tasks, taskPointers, {
			...rows,
			where: and(eq(tasks.assigneeId, visit.user.id), rows.where, visibleTasks(visit)),
		});
		return {
			query,
			shape: (found) =>
				shape(found).map(
					({ row: { id, title, status, isOpen, dueOn, doneAt, updatedAt }, customer }): OwnTask => ({
						...{ id, title, state: status, due: dayOrNone(dueOn), doneAt: isOpen ? null : doneAt, since: updatedAt },
						...(customer && { about: { name: customer.name, href: at.customer(customer.guid) } }),
						...{ href: at.task(id), inPlace: writes ? (isOpen ? "run" : "undo") : undefined },
					}),
				),
		};
	},
	waiting: `from crm_tasks x where x.tenant_id = a.tenant_id and x.assignee_id = a.user_id
		and x.is_open = 1 and x.due_on <= date('now') and x.deleted_at is null`,
	settling: { kind: "taskDue", level: 20, run: finishTask, undo: reopenTask },
});

/** Messages of contact forms that nobody has handled: those of one's own forms, and of forms that are nobody's. */
const newMessages = needsOfModule(manifest, "contactForm", {
	reading: (visit, limit) => {
		const isMine = sql`exists (select 1 from ${contactForms} f where f.tenant_id = ${visit.tenant.id}
			and f.id = ${submissions.formId} and ${or(sql`f.assignee_id is null`, sql`f.assignee_id = ${visit.user.id}`)})`;
		const { query, shape } = visit.rows.listing(submissions, {
			where: and(eq(submissions.status, "new"), isNull(submissions.deletedAt), isMine),
			orderBy: [asc(submissions.createdAt), asc(submissions.id)],
			limit,
		});
		return {
			query,
			shape: (found) =>
				shape(found).map(
					({ id, answers, createdAt }): ModuleNeed => ({
						...{ id, kind: "contactMessage", tone: "info", icon: "inbox" },
						title: {
							key: "home:need.contactMessage",
							params: { name: answers.name || answers.email || "–" },
						},
						...{ action: "home:action.read", since: createdAt, dueAt: null },
						href: paths(visit.tenant.guid).submission(id),
					}),
				),
		};
	},
	waiting: `from crm_submissions x join crm_contact_forms f on f.tenant_id = x.tenant_id and f.id = x.form_id
		where x.tenant_id = a.tenant_id and x.status = 'new' and x.deleted_at is null
		and (f.assignee_id is null or f.assignee_id = a.user_id)`,
});

/** A meeting that begins within this time needs its answer now. */
const SOON = 2 * DAY;

/** Meetings to come that one was asked to by another and has not answered. */
const askedTo = needsOfModule(manifest, "meetings", {
	reading: (visit, limit) => {
		const isOpen = and(
			...[eq(attendees.answer, "none"), isAskedSelf(visit), eq(attendees.tenantId, visit.tenant.id)],
			eq(attendees.meetingId, meetings.id),
		);
		const { query, shape } = visit.rows.listingWith(
			meetings,
			{ by: [people, meetings.createdBy, NAMED] },
			{
				where: and(
					...[eq(meetings.status, "planned"), gt(meetings.startsAt, visit.now.getTime()), visibleMeetings(visit)],
					sql`exists (select 1 from ${attendees} where ${isOpen})`,
				),
				orderBy: [asc(meetings.startsAt), asc(meetings.id)],
				limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(
					({ row: { id, title, createdAt, startsAt }, by }): ModuleNeed => ({
						...{ id, kind: "meetingAsked", icon: "calendar-days" },
						tone: startsAt - visit.now.getTime() < SOON ? "warning" : "info",
						title: {
							key: "home:need.meetingAsked",
							params: { title, day: dayInWords(toLocal(startsAt, zoneOf(visit)).slice(0, 10), visit.language) },
						},
						...(by && { about: nameOf(by) }),
						...{ since: createdAt, dueAt: null, href: paths(visit.tenant.guid).meeting(id) },
						settle: "home:action.come",
					}),
				),
		};
	},
	waiting: `from crm_attendees x join crm_meetings m on m.tenant_id = x.tenant_id and m.id = x.meeting_id
		where x.tenant_id = a.tenant_id and x.user_id = a.user_id and x.answer = 'none' and x.token_hash is not null
		and m.status = 'planned' and m.deleted_at is null and m.starts_at > unixepoch() * 1000`,
	settling: {
		...{ kind: "meetingAsked", level: 10 },
		run: (visit, { id }) => answerMeeting(visit, id, "yes"),
		undo: (visit, { id }) => answerMeeting(visit, id, "none"),
	},
});

/** What waits for somebody who works with customers. */
export const needs = [ownTasks, newMessages, askedTo];
