import { and, desc, eq, gt, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { today } from "#app/platform/clock";
import {
	type CursorKey,
	type Direction,
	decodeCursor,
	encodeCursor,
	keyset,
	twoWayPage,
} from "#app/platform/paging.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Reads } from "#app/platform/tenant/reads.server";
import { tasks } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { type TaskRow, toTaskRow } from "./task-rows";
import type { TasksQuery } from "./tasks.schema";
import { weights, zoneOf } from "./tasks.server";
import { tasksOpenTo } from "./visible-tasks.server";

/** Counting goes no further: "50+" says enough. */
const COUNTED = 51;
type TaskList = { items: TaskRow[]; next: string | null; previous: string | null; count: number };

export const taskPointers = {
	assignee: [people, tasks.assigneeId],
	customer: [companies, tasks.customerId],
} as const satisfies Parameters<Visit["rows"]["listingWith"]>[1];

/** Reads one page of the tasks of a view. */
export function readTaskList(visit: Visit, query: TasksQuery, limit: number, reads: Reads): () => TaskList {
	const { q, view = "mine" } = query;
	const where = and(tasksInView(visit, view), matching(query));
	const count = reads.add(visit.rows.counting(tasks, where, COUNTED, q ? { text: q } : undefined));
	if (q) {
		const before = query.cursor === undefined ? undefined : Number(decodeCursor(query.cursor, 1)[0]);
		const search = { text: q, before };
		const found = reads.add(visit.rows.listingWith(tasks, taskPointers, { where, search, limit: limit + 1 }));
		return () => {
			const rows = found();
			const last = rows.slice(0, limit).at(-1)?.row.foundAt;
			const next = rows.length > limit && last !== undefined ? encodeCursor([last]) : null;
			return { items: rows.slice(0, limit).map(toTaskRow), next, previous: null, count: count() };
		};
	}
	const { columns, direction } = orderOf(view);
	const place = keyset(columns, query, direction);
	const found = reads.add(
		visit.rows.listingWith(tasks, taskPointers, {
			where: and(where, place.where),
			orderBy: place.orderBy,
			limit: limit + 1,
		}),
	);
	const keyOf = (row: (typeof tasks)["$inferSelect"]): CursorKey =>
		view === "done" ? [row.doneAt, row.id] : view === "trash" ? [row.deletedAt, row.id] : [row.dueOn, row.id];
	return () => {
		const { items, next, previous } = twoWayPage(found(), limit, ({ row }) => keyOf(row), query);
		return { items: items.map(toTaskRow), next, previous, count: count() };
	};
}

/** Cards that a column of the board shows at most. */
const IN_COLUMN = 50;
const LATELY_DONE = 20;

/** Reads the board: the open tasks by their status, and those that were done last. */
export function readBoard(visit: Visit, query: TasksQuery, reads: Reads) {
	const isMine = query.view !== "all";
	const base = and(filtering(isNull(tasks.deletedAt)), tasksOpenTo(visit), matching(query), whose(visit, isMine));
	const column = (status: "todo" | "doing") => {
		const where = and(base, eq(tasks.isOpen, true), eq(tasks.status, status));
		const options = { where, orderBy: [tasks.dueOn, tasks.id], limit: IN_COLUMN + 1 };
		return reads.add(visit.rows.listingWith(tasks, taskPointers, options));
	};
	const open = { todo: column("todo"), doing: column("doing") };
	const done = reads.add(
		visit.rows.listingWith(tasks, taskPointers, {
			where: and(base, eq(tasks.isOpen, false), eq(tasks.status, "done")),
			orderBy: [desc(tasks.doneAt), desc(tasks.id)],
			limit: LATELY_DONE,
		}),
	);
	const cards = (found: () => Parameters<typeof toTaskRow>[0][]) => {
		const rows = found();
		return { cards: rows.slice(0, IN_COLUMN).map(toTaskRow), hasMore: rows.length > IN_COLUMN };
	};
	return () => ({ todo: cards(open.todo), doing: cards(open.doing), done: cards(done) });
}

const whose = (visit: Visit, isMine: boolean) => (isMine ? eq(tasks.assigneeId, visit.user.id) : undefined);

/** The condition of a view; "mine" are those of the visitor. */
export function tasksInView(visit: Visit, view: NonNullable<TasksQuery["view"]>): SQL | undefined {
	const seen = tasksOpenTo(visit);
	if (view === "trash") return and(isNotNull(tasks.deletedAt), seen);
	const here = and(filtering(isNull(tasks.deletedAt)), seen);
	if (view === "done") return and(here, eq(tasks.isOpen, false));
	const open = and(here, eq(tasks.isOpen, true));
	if (view === "all") return open;
	const day = today(zoneOf(visit), visit.now);
	const due = {
		mine: undefined,
		today: eq(tasks.dueOn, day),
		overdue: lt(tasks.dueOn, day),
		upcoming: gt(tasks.dueOn, day),
	};
	return and(open, whose(visit, true), due[view]);
}

function orderOf(view: NonNullable<TasksQuery["view"]>): { columns: SQLiteColumn[]; direction: Direction } {
	if (view === "done") return { columns: [tasks.doneAt, tasks.id], direction: "desc" };
	if (view === "trash") return { columns: [tasks.deletedAt, tasks.id], direction: "desc" };
	return { columns: [tasks.dueOn, tasks.id], direction: "asc" };
}

/** The condition of the filters beside the views. */
export function matching({ priority, customer }: Pick<TasksQuery, "priority" | "customer">): SQL | undefined {
	return and(priority && eq(tasks.priority, weights[priority]), customer ? eq(tasks.customerId, customer) : undefined);
}
