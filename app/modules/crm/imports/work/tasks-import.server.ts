import { and, type SQL, sql } from "drizzle-orm";
import type { ImportContext, ParsedRow, Values } from "#app/lists/import/import-kind";
import { among } from "#app/platform/tenant/among.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { NO_DAY } from "#app/tasks/due";
import { isOpenStatus, priorities, taskStatuses, weights } from "#app/tasks/states";
import type { Task } from "#app/tasks/write-task.server";
import { tasks } from "#db/schema/tasks";
import { readStaffNamed } from "../../staff-named.server";
import { visibleTasks } from "../../visible-tasks.server";
import { wordsFor } from "./choice-words.server";
import type { WorkImport } from "./work-import";

const written = (rows: readonly ParsedRow[], key: string) =>
	rows.flatMap(({ values }) => (typeof values[key] === "string" ? [values[key]] : []));

/** How files of tasks become tasks: one of the same title, due day and customer is the same. */
export const tasksWork: WorkImport<Task> = {
	table: tasks,
	columns: {
		...{ title: "title", due: "dueOn", priority: "priority", status: "status" },
		...{ customer: "customerId", assignee: "assigneeId", description: "description" },
	},
	reader: readCells,
	seen: (viewer) => filtering(visibleTasks(viewer)),
	alike: (_, rows) =>
		and(
			sql`${tasks.isOpen} in (0, 1)`,
			among(tasks.dueOn, written(rows, "due")),
			among(tasks.title, written(rows, "title")),
		) as SQL,
	isIt: (task, { title, due, customer }) =>
		task.title === title && task.dueOn === due && task.customerId === (customer ?? null),
	refusal: (_, task, set) => refused(task, set),
	begins: ({ user, now }, { status = "todo", assignee = user.id }) => {
		const isOpen = isOpenStatus(status as Task["status"]);
		return {
			assigneeId: assignee,
			dueOn: NO_DAY,
			priority: weights.normal,
			status,
			isOpen,
			doneAt: isOpen ? null : now.getTime(),
		};
	},
	follows: ({ now }, { doneAt }, { status }) => {
		if (status === undefined) return {};
		const isOpen = isOpenStatus(status as Task["status"]);
		return { isOpen, doneAt: isOpen ? null : (doneAt ?? now.getTime()), ...(!isOpen && { remindAt: null }) };
	},
	texts: ({ title, description }) => [title as string, description as string | null],
};

/** What would need more than the row itself: the next task of a series. */
function refused({ repeat }: Task, { status, due }: Values): Record<string, string> | undefined {
	if (repeat && status !== undefined) return { status: "crmLists:errors.repeats" };
	return repeat && due === NO_DAY ? { due: "tasks:errors.repeatNeedsDue" } : undefined;
}

async function readCells({ rows: db }: ImportContext, rows: readonly ParsedRow[], reads: ReadBatch) {
	const named = readStaffNamed({ rows: db }, written(rows, "assignee"), reads);
	const statusOf = await wordsFor(taskStatuses, (one) => `crmWork:status.${one}`);
	const priorityOf = await wordsFor(priorities, (one) => `crmWork:priority.${one}`);
	return () => {
		const staff = named();
		return (values: Values) => {
			const { due, status, priority, assignee, customer: _, ...fields } = values;
			const problems: Record<string, string> = {};
			if (due !== undefined) fields.due = due ?? NO_DAY;
			if (typeof status === "string") {
				fields.status = statusOf(status);
				if (fields.status === undefined) problems.status = "crmLists:errors.status";
			}
			if (priority !== undefined) {
				const known = typeof priority === "string" ? priorityOf(priority) : "normal";
				if (known) fields.priority = weights[known];
				else problems.priority = "crmLists:errors.priority";
			}
			if (assignee === null) fields.assignee = null;
			if (typeof assignee === "string") {
				const [one, another] = staff(assignee);
				if (!one) problems.assignee = "crm:errors.noOwner";
				else if (another) problems.assignee = "crmLists:errors.severalOfThatName";
				else fields.assignee = one.id;
			}
			return Object.keys(problems).length > 0 ? { problems } : { fields };
		};
	};
}
