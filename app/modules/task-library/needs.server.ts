import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { textFor } from "#app/platform/localised";
import type { OwnTask } from "#app/platform/tenant/own-tasks.server";
import { rowsAsked } from "#app/tasks/asked.server";
import { tasksOfModule } from "#app/tasks/tasks-of-module.server";
import { learningContents, learningTaskPeople } from "#db/schema/task-library";
import { manifest } from "./manifest";
import { dueDay, isOpenTask } from "./own-tasks.server";
import { paths } from "./paths";

/** Tasks with learning content that somebody has. */
export const needs = tasksOfModule(manifest, "tasks", {
	...{ kind: "learningTask", icon: "list-checks", tone: "info", tells: "open" },
	need: ({ title }) => ({ title: { key: "home:need.taskDue", params: { title } }, action: "home:action.answer" }),
	all: ({ tenant }) => paths(tenant.guid).tasks,
	reading: (visit, asked) => {
		const rows = rowsAsked(asked, {
			...{ id: learningTaskPeople.id, open: isNull(learningTaskPeople.answeredAt), due: dueDay },
			done: { at: sql`${learningTaskPeople.answeredAt}`, is: isNotNull(learningTaskPeople.answeredAt) },
		});
		const { query, shape } = visit.rows.listingWith(
			learningTaskPeople,
			{ content: [learningContents, learningTaskPeople.contentId] },
			{ ...rows, where: and(eq(learningTaskPeople.userId, visit.user.id), rows.where, isOpenTask(visit)) },
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ row: { id, taskId, createdAt, dueOn, answeredAt }, content }): OwnTask[] =>
					content
						? [
								{
									...{ id, due: dueOn, doneAt: answeredAt, state: answeredAt === null ? "todo" : "done" },
									title: textFor(content.titles, visit.language, content.language).text,
									...{ since: createdAt, href: paths(visit.tenant.guid).task(taskId) },
								},
							]
						: [],
				),
		};
	},
	waiting: `from learning_task_people x where x.tenant_id = a.tenant_id and x.user_id = a.user_id and x.answered_at is null
		and exists (select 1 from learning_contents c where c.tenant_id = x.tenant_id and c.id = x.content_id
		and c.status = 'published' and c.deleted_at is null)`,
});
