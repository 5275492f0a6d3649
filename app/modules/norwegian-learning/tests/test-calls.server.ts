import type * as z from "zod";
import type { Visit } from "#app/platform/tenant/context";
import { saveTest } from "./save-test.server";
import type { SaveTestCall, TestsCall } from "./tests.schema";
import { findTest, itemIdsOf, type Test, tests } from "./tests.server";

/** A test as the calls give it. */
const testOf = (test: Test) => ({
	...{ id: test.id, tenant_id: test.tenantId, title: test.title, written: test.written, status: test.status },
	...{
		minutes: test.minutes,
		asks_name: test.asksName,
		asks_email: test.asksEmail,
		item_count: itemIdsOf(test).length,
	},
	...{ mode: test.mode, part_most: test.partMost, limit_minutes: test.limitMinutes },
	...{ reads_aloud: test.readsAloud, offers_listening: test.offersListening, shows_answers: test.showsAnswers },
	...{ attempts_most: test.attemptsMost, pause_hours: test.pauseHours, kept_months: test.keptMonths },
	purposes: test.purposes,
	courses: Object.entries(test.courses).map(([level, course]) => ({ level, course })),
	sections: test.sections.map(({ skill, itemIds }) => ({ skill, item_ids: itemIds })),
	...{ created_at: new Date(test.createdAt).toISOString(), updated_at: new Date(test.updatedAt).toISOString() },
});

export const listTests = (visit: Visit, asks: z.output<typeof TestsCall>) =>
	tests.call(visit, asks, ({ row }) => testOf(row));

export const testDetails = async (visit: Visit, { id }: { id: string }) => testOf(await findTest(visit, id));

/** Makes a test, or changes one. */
export const saveTestCall = async (visit: Visit, { tenantId, ...input }: SaveTestCall) =>
	testOf(await saveTest(visit, input));

export async function removeTestCall(visit: Visit, { id }: { id: string }) {
	await findTest(visit, id);
	await tests.trash.remove(visit, { ids: [id], matching: undefined });
	return { id, deleted: true };
}
