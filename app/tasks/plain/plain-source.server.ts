import { and, eq, isNull, sql } from "drizzle-orm";
import { to } from "#app/platform/portal-paths";
import type { Visit } from "#app/platform/tenant/context";
import type { NeedsOfModule, Settling } from "#app/platform/tenant/needs.server";
import type { OwnTask, OwnTasks } from "#app/platform/tenant/own-tasks.server";
import { changeFeedback } from "#app/ui/change-feedback";
import { tasks } from "#db/schema/tasks";
import { rowsAsked } from "../asked.server";
import { dayOrNone } from "../due";
import { plainTasksOf, taskModuleKey } from "../given-tasks.server";
import type { TaskStatus } from "../states";
import { readingTasks } from "../tasks-of-module.server";
import { changePlainTask } from "./plain-tasks.server";

/** One's own plain tasks, for those to whom no module lists them. */
export const plainTasks: OwnTasks = {
	...{ kind: "plainTask", icon: "square-check", settle: { label: "home:action.done" } },
	all: ({ tenant }) => to.ownTasks(tenant.guid),
	reading: (visit, asked) => {
		const rows = rowsAsked(asked, {
			...{ id: tasks.id, open: eq(tasks.isOpen, true), due: tasks.dueOn },
			// Only what is closed has an instant, by which an index finds it.
			done: { at: sql`${tasks.doneAt}` },
		});
		const { query, shape } = visit.rows.listing(tasks, {
			...rows,
			where: and(eq(tasks.assigneeId, visit.user.id), isNull(tasks.deletedAt), plainTasksOf(visit), rows.where),
		});
		return {
			query,
			shape: (found) =>
				shape(found).map(
					({ id, title, status, isOpen, dueOn, doneAt, updatedAt }): OwnTask => ({
						...{ id, title, state: status, due: dayOrNone(dueOn), doneAt: isOpen ? null : doneAt, since: updatedAt },
						...{ href: to.ownTask(visit.tenant.guid, id), inPlace: isOpen ? "run" : "undo" },
					}),
				),
		};
	},
};

/** Whether the person's own module lists plain tasks among its own: they are told of once. */
export const arePlainListed = (needs: readonly NeedsOfModule[], isOpen: (need: NeedsOfModule) => boolean): boolean =>
	needs.some((need) => need.tasks !== undefined && need.manifest.key === taskModuleKey() && isOpen(need));

/** Those that are due, for the home page. */
export const readingPlainDue = readingTasks(plainTasks, {
	...{ tells: "due", tone: "warning" },
	need: ({ title }) => ({ title: { key: "home:need.taskDue", params: { title } } }),
});

const turning = async (visit: Visit, id: string, status: TaskStatus) => {
	const { task } = await changePlainTask(visit, id, { status });
	return changeFeedback(task, "", { params: { title: task.title } });
};

/** How they are done where they are listed. */
export const settlingPlain: Settling = {
	...{ kind: plainTasks.kind, level: 0 },
	run: (visit, { id }) => turning(visit, id, "done"),
	undo: (visit, { id }) => turning(visit, id, "todo"),
};
