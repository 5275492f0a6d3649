import { and, sql } from "drizzle-orm";
import type { SeenTask, TaskTaker } from "#app/directory/task-offer.server";
import { tasks } from "#db/schema/crm";
import { manifest } from "./manifest";
import { places } from "./places";
import { NO_DAY } from "./task-rows";
import { weights } from "./tasks.server";
import { tasksOpenTo } from "./visible-tasks.server";

type Stored = Pick<typeof tasks.$inferSelect, "status" | "isOpen" | "deletedAt">;

function stateOf({ status, isOpen, deletedAt }: Stored): SeenTask["state"] {
	if (deletedAt !== null) return "removed";
	if (isOpen) return "open";
	return status === "cancelled" ? "cancelled" : "done";
}

/** Tasks that other modules give. */
export const taskTaker: TaskTaker = {
	moduleKey: manifest.key,
	adding: ({ rows }, { id, title, description, dueOn, assigneeId, givenBy }) => [
		rows.adding(tasks, {
			...{ id, title, description, assigneeId, dueOn: dueOn ?? NO_DAY },
			...{ priority: weights.normal, createdBy: givenBy },
		}),
		rows.indexingNew(tasks, id, [title, description]),
	],
	path: (tenantGuid, id) => places(tenantGuid).task(id),
	seen: (visit, ids) => {
		const { query, shape } = visit.rows.listing(tasks, { where: and(sql`${tasks.id} in ${ids}`, tasksOpenTo(visit)) });
		const at = places(visit.tenant.guid);
		return {
			query,
			shape: (found) => shape(found).map((task) => ({ id: task.id, path: at.task(task.id), state: stateOf(task) })),
		};
	},
};
