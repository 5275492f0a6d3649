import { nameOf } from "#app/directory/names";
import type { Row } from "#app/platform/tenant/rows.server";
import type { tasks } from "#db/schema/crm";
import type { companies, people } from "#db/schema/directory";

export const NO_DAY = "9999-12-31";
const names = ["low", "normal", "high"] as const;

type Joined = { row: Row<typeof tasks>; assignee: Row<typeof people> | null; customer: Row<typeof companies> | null };

/** A stored priority by its name. */
export const priorityOf = (weight: number) => names[weight - 1] ?? "normal";

/** A task as lists show it. */
export function toTaskRow({ row, assignee, customer }: Joined) {
	const { id, title, description, status, isOpen, repeat, remindAt, doneAt, deletedAt, createdAt, updatedAt } = row;
	return {
		...{ id, title, description, status, isOpen, repeat, remindAt, doneAt, deletedAt, createdAt, updatedAt },
		dueOn: row.dueOn === NO_DAY ? null : row.dueOn,
		priority: priorityOf(row.priority),
		assignee: assignee && { id: assignee.id, name: nameOf(assignee) },
		customer: customer && { id: customer.id, guid: customer.guid, name: customer.name },
	};
}
export type TaskRow = ReturnType<typeof toTaskRow>;
