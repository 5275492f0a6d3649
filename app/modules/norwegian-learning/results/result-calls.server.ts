import type * as z from "zod";
import { askedBy, planList } from "#app/lists/read-list.server";
import type { Visit } from "#app/platform/tenant/context";
import type { ResultsCall } from "./results.schema";
import { resultSource, visibleAttempts } from "./results.source.server";
import { readingAttempts, removeAttempt, serializeAttempt, showAttempt } from "./show-results.server";

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** An attempt as the calls give it; points are in thousandths of an item. */
const resultOf = (attempt: ReturnType<typeof serializeAttempt>) => ({
	...{
		id: attempt.id,
		candidate: attempt.candidate,
		email: attempt.email,
		test_id: attempt.testId,
		test: attempt.test,
	},
	...{ link: attempt.link, status: attempt.status, overall: attempt.overall, skills: attempt.skills },
	...{ path: attempt.path, advice: attempt.advice },
	...{ answered: attempt.answered, asked: attempt.asked },
	...{ begun_at: instant(attempt.begunAt), done_at: instant(attempt.doneAt) },
});

export async function listResults(visit: Visit, { f, ...asks }: z.output<typeof ResultsCall>) {
	const asked = { ...asks, filters: f.filters };
	const plan = planList(resultSource as never, asked, askedBy(visit), visibleAttempts(visit));
	const { found } = await visit.rows.read({ found: readingAttempts(visit.rows, plan.options) });
	const { items, next } = plan.page(found, ({ row }) => row);
	return { items: items.map((read) => resultOf(serializeAttempt(read))), next };
}

/** One attempt with each answer and what is right. */
export async function resultDetails(visit: Visit, { id }: { id: string }) {
	const { attempt, items } = await showAttempt(visit, { attempt_id: id });
	return {
		...resultOf(attempt),
		answers: items.map(({ id: itemId, skill, level, kind, question, score, lines }) => ({
			...{ item_id: itemId, skill, level, kind, question, score },
			lines: lines.map(({ about, given, right, isRight }) => ({ about, given, right, is_right: isRight })),
		})),
	};
}

export async function removeResultCall(visit: Visit, { id }: { id: string }) {
	await removeAttempt(visit, { id });
	return { id, deleted: true };
}
