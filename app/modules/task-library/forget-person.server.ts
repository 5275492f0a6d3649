import { and, eq, isNotNull } from "drizzle-orm";
import { releasingFiles } from "#app/media/record-files.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { learningProgress, learningTaskPeople, learningUses } from "#db/schema/task-library";

/** The writes that delete what somebody did with contents, and what they answered to tasks, with its files. */
export function forgetPerson({ rows }: TenantContext, userId: string): PendingWrite[] {
	const answered = eq(learningTaskPeople.userId, userId);
	const files = rows
		.select(learningTaskPeople, { id: learningTaskPeople.fileId })
		.where(and(answered, isNotNull(learningTaskPeople.fileId)));
	return [
		releasingFiles(rows, files),
		rows.removingAll(learningTaskPeople, answered),
		rows.dropping(learningProgress, eq(learningProgress.userId, userId)),
		rows.dropping(learningUses, eq(learningUses.userId, userId)),
	];
}
