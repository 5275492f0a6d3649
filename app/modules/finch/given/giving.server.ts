import { and, eq } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { givenForms } from "#db/schema/finch";
import { countingGiven } from "./counting.server";

export type Giving = {
	studentId: string;
	way: "link" | "code";
	codeHash: string | null;
	codeExpiresAt: number | null;
};

/**
 * The writes that note that students were given a form. Where it waits for their answer already, it is given anew: an earlier code
 * opens nothing any more.
 */
export async function givingWrites(visit: Visit, formId: string, given: readonly Giving[]): Promise<PendingWrite[]> {
	const { rows, user, now } = visit;
	const ids = given.map(({ studentId }) => studentId);
	const waiting = await rows.list(givenForms, {
		where: and(eq(givenForms.formId, formId), eq(givenForms.answeredOn, ""), among(givenForms.studentId, ids)),
		limit: ids.length + 1,
	});
	const waits = new Map(waiting.map(({ id, studentId }) => [studentId, id]));
	const added = given
		.filter(({ studentId }) => !waits.has(studentId))
		.map((one) => ({ id: newId(now.getTime()), formId, createdBy: user.id, ...one }));
	const changed = given.flatMap(({ studentId, ...patch }) => {
		const id = waits.get(studentId);
		return id === undefined ? [] : [{ id, ...patch }];
	});
	return [
		...(added.length > 0 ? [rows.addingEach(givenForms, added)] : []),
		...(changed.length > 0 ? [rows.changingEach(givenForms, changed)] : []),
		countingGiven(visit, ids),
	];
}
