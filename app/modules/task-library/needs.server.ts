import { and, asc, eq, isNull } from "drizzle-orm";
import { dayStart } from "#app/lists/day-start";
import { addDays } from "#app/platform/clock";
import { textFor } from "#app/platform/localised";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { learningContents, learningTaskPeople } from "#db/schema/task-library";
import { manifest } from "./manifest";
import { byDueDay, isOpenTask } from "./own-tasks.server";
import { paths } from "./paths";

/** Tasks with learning content that somebody has not answered. */
export const needs = needsOfModule(manifest, "tasks", {
	reading: (visit, limit) => {
		const { query, shape } = visit.rows.listingWith(
			learningTaskPeople,
			{ content: [learningContents, learningTaskPeople.contentId] },
			{
				where: and(
					...[eq(learningTaskPeople.userId, visit.user.id), isNull(learningTaskPeople.answeredAt)],
					isOpenTask(visit),
				),
				orderBy: byDueDay.map((column) => asc(column)),
				limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ row: { id, taskId, createdAt, dueOn }, content }): ModuleNeed[] =>
					content
						? [
								{
									...{ id, kind: "learningTask", tone: "info", icon: "list-checks" },
									title: {
										key: "home:need.taskDue",
										params: { title: textFor(content.titles, visit.language, content.language).text },
									},
									action: "home:action.answer",
									...{ since: createdAt, dueAt: dueOn && dayStart(addDays(dueOn, 1), visit.tenant.timeZone) },
									...(dueOn && { dueOn }),
									href: paths(visit.tenant.guid).task(taskId),
								} as ModuleNeed,
							]
						: [],
				),
		};
	},
	waiting: `from learning_task_people x where x.tenant_id = a.tenant_id and x.user_id = a.user_id and x.answered_at is null
		and exists (select 1 from learning_contents c where c.tenant_id = x.tenant_id and c.id = x.content_id
		and c.status = 'published' and c.deleted_at is null)`,
});
