import { nameOf } from "#app/directory/names";
import type { Row } from "#app/platform/tenant/rows.server";
import { dayOrNone } from "#app/tasks/due";
import { priorityOf } from "#app/tasks/states";
import type { companies, people } from "#db/schema/directory";
import type { tasks } from "#db/schema/tasks";

type Joined = { row: Row<typeof tasks>; assignee: Row<typeof people> | null; customer: Row<typeof companies> | null };

/** A task as lists show it. */
export function toTaskRow({ row, assignee, customer }: Joined) {
	const { id, title, description, status, isOpen, repeat, remindAt, doneAt, deletedAt, createdAt, updatedAt } = row;
	return {
		...{ id, title, description, status, isOpen, repeat, remindAt, doneAt, deletedAt, createdAt, updatedAt },
		dueOn: dayOrNone(row.dueOn),
		priority: priorityOf(row.priority),
		assignee: assignee && { id: assignee.id, name: nameOf(assignee) },
		customer: customer && { id: customer.id, guid: customer.guid, name: customer.name },
	};
}
export type TaskRow = ReturnType<typeof toTaskRow>;
