import { and, type SQL, sql } from "drizzle-orm";
import type { Filter } from "#app/lists/filters";
import type { Asks } from "#app/lists/read-list.server";
import { listSource } from "#app/lists/source.server";
import { readState } from "#app/lists/state";
import { NO_DAY } from "#app/tasks/due";
import { isOpenStatus, type taskStatuses } from "#app/tasks/states";
import { tasks } from "#db/schema/tasks";
import type { Viewer } from "../visible.server";
import { visibleTasks } from "../visible-tasks.server";
import { taskList } from "./tasks.list";

/** The name of a priority, which is kept as a weight. */
const priority = sql`case ${tasks.priority} when 1 then 'low' when 3 then 'high' else 'normal' end`;

export const taskSource = listSource(taskList, tasks, {
	due: { by: tasks.dueOn, none: NO_DAY },
	priority: { by: priority },
	customer: tasks.customerId,
	assignee: tasks.assigneeId,
	status: tasks.status,
	done: { by: tasks.doneAt, none: 0 },
	created: tasks.createdAt,
});

/** The tasks of a list that a visitor sees: the open ones, or those whose status its filters ask for. */
export function listedTasks(viewer: Viewer, asks: Pick<Asks, "filters" | "match" | "sort">): SQL {
	return and(isOpenAsked(asks), visibleTasks(viewer)) as SQL;
}

/** The same of a list's query, or of ids (`undefined`), which may be of any status. */
export const chosenTasks = (viewer: Viewer, matching: string | undefined): SQL =>
	matching === undefined ? visibleTasks(viewer) : listedTasks(viewer, readState(taskList, matching));

/** The first column of the indexes, said with what it is to be, so that one of them serves. */
function isOpenAsked({ filters, match, sort }: Pick<Asks, "filters" | "match" | "sort">): SQL {
	// Only what is closed has a day on which it was done: a list in that order holds nothing else.
	if (/^-?done$/.test(sort)) return sql`${tasks.isOpen} = 0`;
	const asked = filters.filter(({ column }) => column === "status");
	if (asked.length === 0) return sql`${tasks.isOpen} = 1`;
	const [one] = asked;
	const sides = asked.length === 1 && one && match === "all" ? sidesOf(one) : new Set([true, false]);
	return sides.size === 1 ? sql`${tasks.isOpen} = ${sides.has(true) ? 1 : 0}` : sql`${tasks.isOpen} in (0, 1)`;
}

/** Whether a filter of statuses wants open ones, closed ones, or both. */
const sidesOf = ({ op, values }: Filter) =>
	new Set(op === "any" ? values.map((value) => isOpenStatus(value as (typeof taskStatuses)[number])) : [true, false]);
