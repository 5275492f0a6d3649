import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Asks, askedBy, planList, readAround, readList, stateOf } from "#app/lists/read-list.server";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { companies, people } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { toTaskRow } from "../task-rows";
import { visibleTasks } from "../visible-tasks.server";
import type { TasksQuery } from "./list.schema";
import { listedTasks, taskSource } from "./tasks.source.server";

export const taskPointers = {
	assignee: [people, tasks.assigneeId],
	customer: [companies, tasks.customerId],
} as const satisfies Parameters<Visit["rows"]["listingWith"]>[1];

type Found = Parameters<typeof toTaskRow>[0];

/** Reads one page of the tasks that the address asks for. */
export function readTaskList(visit: Visit, query: TasksQuery, reads: ReadBatch) {
	const where = listedTasks(visit, stateOf(taskSource, query));
	const list = readList(visit, taskSource as never, query, reads, where);
	const found = reads.add(visit.rows.listingWith(tasks, taskPointers, list.options));
	return () => {
		const { list: data, rows } = list.page(found() as Found[], ({ row }) => row);
		return { list: data, rows: rows.map(toTaskRow), board: null };
	};
}

/** Cards that a column of the board shows at most. */
const IN_COLUMN = 50;
const LATELY_DONE = 20;

/** Reads the board: the open tasks by their status, and those that were done last; the list's filters hold here too. */
export function readBoard(visit: Visit, query: TasksQuery, reads: ReadBatch) {
	const around = readAround(visit, taskSource, query, reads);
	const state = stateOf(taskSource, query);
	const filters = state.filters.filter(({ column }) => column !== "status");
	const column = (status: "todo" | "doing" | "done", limit: number) => {
		const isOpen = status === "done" ? sql`${tasks.isOpen} = 0` : sql`${tasks.isOpen} = 1`;
		const where = and(isOpen, eq(tasks.status, status), visibleTasks(visit)) as SQL;
		const asks: Asks = { ...state, filters, sort: "due", limit };
		const { options } = planList(taskSource, asks, askedBy(visit), where);
		const orderBy = status === "done" ? [desc(tasks.doneAt), desc(tasks.id)] : options.orderBy;
		const found = reads.add(visit.rows.listingWith(tasks, taskPointers, { ...options, orderBy }));
		return () => {
			const rows = found() as Found[];
			return { cards: rows.slice(0, limit).map(toTaskRow), hasMore: rows.length > limit };
		};
	};
	const [todo, doing, done] = [column("todo", IN_COLUMN), column("doing", IN_COLUMN), column("done", LATELY_DONE)];
	return () => ({
		list: { ...around(), count: 0, next: null, previous: null },
		rows: null,
		board: { todo: todo(), doing: doing(), done: done() },
	});
}
