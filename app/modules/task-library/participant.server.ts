import { and, asc, eq, isNull } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { textFor } from "#app/platform/localised";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { OPEN_MOST, type OpenKind, type Participant, participantPart } from "#app/platform/tenant/participant.server";
import { learningContents, learningTaskPeople, learningTasks } from "#db/schema/task-library";
import { manifest } from "./manifest";
import { seenBy } from "./of-person.server";
import { byDueDay, isOpenTask } from "./own-tasks.server";
import { paths } from "./paths";

/** The task itself, or for whoever gave it what was answered. */
function pageOf({ tenant, user, access }: Visit, whom: Participant, task: { id: string; authorId: string }) {
	const at = paths(tenant.guid);
	if (whom.id === user.id) return at.task(task.id);
	return access.level >= LEVEL_ALL || task.authorId === user.id ? at.answers(task.id) : undefined;
}

/** The tasks with learning content that a client has not answered. */
const open: OpenKind = {
	...{ kind: "tasks", icon: "list-checks" },
	reading: (asker, whom) => {
		const day = today(asker.tenant.timeZone, asker.now);
		const { query, shape } = asker.rows.listingWith(
			learningTaskPeople,
			{
				task: [learningTasks, learningTaskPeople.taskId],
				content: [learningContents, learningTaskPeople.contentId],
			},
			{
				where: and(
					...[eq(learningTaskPeople.userId, whom.id), isNull(learningTaskPeople.answeredAt)],
					...[isOpenTask(asker), seenBy(asker, learningTaskPeople)],
				),
				orderBy: byDueDay.map((column) => asc(column)),
				limit: OPEN_MOST,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ row: { id, dueOn }, task, content }) =>
					task && content
						? [
								{
									...{ id, title: textFor(content.titles, asker.language, content.language).text },
									...(dueOn && { at: dueOn, isLate: dueOn < day }),
									href: pageOf(asker, whom, task),
								},
							]
						: [],
				),
		};
	},
};

export const participant = participantPart(manifest, {
	...{ staff: "give", own: "tasks", open: [open] },
});
