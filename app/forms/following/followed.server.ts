import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { readingGivenTasks } from "#app/tasks/given-tasks.server";
import { formFollowingRuns } from "#db/schema/forms";
import { readNamed } from "./following-words.server";
import { FOLLOWINGS_MOST } from "./starting.server";

/** What has followed from a reply by its form's rules, with the rest of a page; tasks lead to where the visitor may see them. */
export async function readFollowed(visit: Visit, reads: ReadBatch, replyId: string) {
	const { rows, tenant } = visit;
	const own = eq(formFollowingRuns.replyId, replyId);
	const runs = reads.add(
		rows.listing(formFollowingRuns, { where: own, orderBy: asc(formFollowingRuns.id), limit: FOLLOWINGS_MOST }),
	);
	const named = readNamed(visit, reads, { replyId });
	const given = and(eq(formFollowingRuns.tenantId, tenant.id), own, isNotNull(formFollowingRuns.taskId));
	const ids = sql`(select ${formFollowingRuns.taskId} from ${formFollowingRuns} where ${given})`;
	const { reading, seesOthers } = await readingGivenTasks(visit, ids);
	const seen = reads.add(reading);
	return () => {
		const names = named();
		return runs().map(({ id, action, text, status, reason, personIds, taskId, dueOn, doneAt }) => {
			const task = seen().find((one) => one.id === taskId);
			return {
				...{ id, action, text, status, reason, dueOn, at: doneAt },
				names: status === "waiting" ? [] : personIds.map((one) => names.get(one)?.name ?? "").filter(Boolean),
				task: task ? { path: task.path, state: task.state } : null,
				/** The visitor may see tasks, and this one is not there for them. */
				isTaskMissing: taskId !== null && seesOthers && !task,
			};
		});
	};
}
export type Followed = ReturnType<Awaited<ReturnType<typeof readFollowed>>>;
