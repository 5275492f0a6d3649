import { and, eq, inArray } from "drizzle-orm";
import { today, zoneOf } from "#app/platform/clock";
import { toLocal } from "#app/platform/local-time";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { contacts, customerContacts, meetings } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { readColleagues } from "./colleagues.server";
import { asksFor, readStaffChoices } from "./customers-list/list-choices.server";
import { toTaskRow } from "./task-rows";
import type { TasksQuery } from "./tasks-list/list.schema";
import { readBoard, readTaskList } from "./tasks-list/read-tasks.server";
import { visibleTo } from "./visible.server";
import { tasksOpenTo } from "./visible-tasks.server";

/** Level 20 writes, level 10 reads. */
export const mayWork = (visit: Visit) => visit.access.level >= LEVEL_CLIENTS;

/** What the page of tasks shows: a list or the board, and the panel of one task or of a new one. */
export async function showTasks(visit: Visit, query: TasksQuery) {
	const reads = new ReadBatch();
	const listed = query.as === "board" ? readBoard(visit, query, reads) : readTaskList(visit, query, reads);
	const staff = readStaffChoices(visit, asksFor("assignee", query), reads);
	const customers = readFilteredCustomers(visit, query, reads);
	const panel = readPanel(visit, query, reads);
	await reads.send(visit.rows);
	return {
		...listed(),
		panel: panel(),
		choices: { assignee: staff(), customer: customers() },
		today: today(zoneOf(visit), visit.now),
		writes: mayWork(visit),
		tenant: visit.tenant.guid,
	};
}

/** The customers whom the address filters by, by name. */
function readFilteredCustomers(visit: Visit, { f }: TasksQuery, reads: ReadBatch) {
	const ids = f.filters.filter(({ column }) => column === "customer").flatMap(({ values }) => values);
	if (ids.length === 0) return () => [];
	const where = and(among(companies.id, ids), visibleTo(visit));
	const found = reads.add(visit.rows.listing(companies, { where, limit: ids.length }));
	return () => found().map(({ id, name }) => ({ value: id, label: name }));
}

/** The task whose panel is open, or what a new one begins with; null where none is open. */
function readPanel(visit: Visit, { task: id, customer }: TasksQuery, reads: ReadBatch) {
	if (id === undefined) return () => null;
	const colleagues = readColleagues(visit, reads);
	const isNew = id === "new";
	const found = reads.add(
		visit.rows.listingWith(
			tasks,
			{
				assignee: [people, tasks.assigneeId],
				customer: [companies, tasks.customerId],
				meeting: [meetings, tasks.meetingId],
			},
			{ where: and(eq(tasks.id, id), tasksOpenTo(visit)), limit: 1 },
		),
	);
	const about = reads.add(
		visit.rows.listing(companies, { where: and(eq(companies.id, customer ?? ""), visibleTo(visit)), limit: 1 }),
	);
	const ofTask = visit.rows.select(tasks, { id: tasks.customerId }).where(eq(tasks.id, id));
	const linked = visit.rows
		.select(customerContacts, { id: customerContacts.contactId })
		.where(isNew ? eq(customerContacts.customerId, customer ?? "") : inArray(customerContacts.customerId, ofTask))
		.limit(100);
	const persons = reads.add(
		visit.rows.listing(contacts, {
			where: and(inArray(contacts.id, linked), visibleTo(visit, contacts)),
			orderBy: contacts.sortName,
			limit: 100,
		}),
	);
	return () => {
		const [one] = found();
		const choices = {
			colleagues: colleagues(),
			contacts: persons().map((contact) => ({
				id: contact.id,
				name: `${contact.firstName} ${contact.lastName}`.trim(),
			})),
		};
		if (isNew) {
			const [company] = about();
			const given = company ? { id: company.id, guid: company.guid, name: company.name } : null;
			return { task: null, customer: given, me: visit.user.id, ...choices };
		}
		if (!one) return null;
		const { row, meeting } = one;
		const reminder = row.remindAt ?? row.reminderAt;
		const task = {
			...toTaskRow(one),
			contactId: row.contactId,
			reminder: reminder === null ? "" : toLocal(reminder, zoneOf(visit)),
			isReminded: row.reminderAt !== null && row.remindAt === null,
			meeting: meeting && { id: meeting.id, title: meeting.title },
		};
		return { task, customer: task.customer, me: visit.user.id, ...choices };
	};
}
