import { and, desc, ne } from "drizzle-orm";
import type * as z from "zod";
import { after, pageOf } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import { productions } from "#db/schema/norwegian-learning";
import type { AnswersCall } from "./production.schema";
import { showAnswer } from "./show-production.server";
import { visibleProductions } from "./visible.server";

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** What was written and said and is sent, the latest first: one's own, and that of those whom one assesses. */
export async function listAnswers(visit: Visit, { limit, cursor }: z.output<typeof AnswersCall>) {
	const found = await visit.rows.list(productions, {
		where: and(ne(productions.status, "draft"), visibleProductions(visit), after([productions.id], cursor, "desc")),
		orderBy: desc(productions.id),
		limit: limit + 1,
	});
	const { items, next } = pageOf(found, limit, ({ id }) => [id]);
	return {
		items: items.map(({ id, userId, task, status, level, sentAt, doneAt }) => ({
			...{ id, user_id: userId, title: task.title, kind: task.kind, status, level },
			...{ sent_at: instant(sentAt), done_at: instant(doneAt) },
		})),
		next,
	};
}

/** An answer with its task, and the assessments that the visitor may see. */
export async function answerDetails(visit: Visit, { id }: { id: string }) {
	const { answer, given } = await showAnswer(visit, { production_id: id });
	const { task, status, text, level, sentAt, hasRecording, words, name } = answer;
	return {
		...{ id, title: task.title, kind: task.kind, prompt: task.prompt, name, status, text, words, level },
		...{ has_recording: hasRecording, sent_at: instant(sentAt) },
		assessments: given.map(({ by, scores, level: own, comment }) => ({ by, scores, level: own, comment })),
	};
}
