import { and, eq, ne, sql } from "drizzle-orm";
import { attachingFile, releasingFile } from "#app/media/record-files.server";
import { stageRecording } from "#app/media/recorder/stage-recording.server";
import { newId } from "#app/platform/ids";
import { notifying } from "#app/platform/notify.server";
import { conflict, notFound } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { assessments, productions } from "#db/schema/norwegian-learning";
import { rubricCriteria } from "../choices";
import { paths } from "../paths";
import { FILES_OF } from "./answer-task.server";
import type { AssessmentInput } from "./production.schema";
import { visibleProductions } from "./visible.server";

/**
 * Keeps how a teacher assesses an answer. It is done as soon as as many teachers as the task asks for give the same level; until then
 * each may change theirs. The learner is told once.
 */
export async function assess(visit: Visit, input: AssessmentInput): Promise<{ isDone: boolean; differs: boolean }> {
	const { rows, user, now, tenant, context } = visit;
	const { production_id: id, level, comment } = input;
	const own = `${id}:${user.id}`;
	const { found, mine, others } = await rows.read({
		found: rows.listing(productions, {
			where: and(eq(productions.id, id), ne(productions.userId, user.id), visibleProductions(visit)),
			limit: 1,
		}),
		mine: rows.finding(assessments, own),
		others: rows.listing(assessments, {
			where: and(eq(assessments.productionId, id), ne(assessments.assessorId, user.id)),
			limit: 10,
		}),
	});
	const [production] = found;
	if (!production || production.status === "draft") throw notFound();
	if (production.status === "done") throw conflict(undefined, "norwegianLearning:errors.assessed");
	const { assessors, title } = production.task;
	const hasRoom = others.length < assessors;
	const isDone = others.length >= assessors - 1 && others.every((other) => other.level === level);
	const scores = Object.fromEntries(
		rubricCriteria.map((one) => [one, input[one]]),
	) as typeof assessments.$inferInsert.scores;
	const voice = await stageRecording(visit, FILES_OF, input.voice, {
		field: "voice",
		problem: "norwegianLearning:errors.audio",
	});
	const before = mine?.audioFileId ?? null;
	const audioFileId = voice?.id ?? (input.dropVoice ? null : before);
	const given = { scores, level, comment, audioFileId };
	const isOwn = sql`exists (select 1 from ${assessments} where ${assessments.tenantId} = ${tenant.id} and ${assessments.id} = ${own})`;
	// Another teacher may have assessed it meanwhile: then it is read again.
	const asRead = sql`(select count(*) from ${assessments} where ${assessments.tenantId} = ${tenant.id}
		and ${assessments.productionId} = ${id} and ${assessments.assessorId} <> ${user.id}) = ${others.length}
		and (${hasRoom ? 1 : 0} or ${isOwn})
		and not exists (select 1 from ${assessments} where ${assessments.tenantId} = ${tenant.id}
			and ${assessments.id} = ${own} and ${assessments.audioFileId} is not ${before})
		and exists (select 1 from ${productions} where ${productions.tenantId} = ${tenant.id} and ${productions.id} = ${id} and ${productions.status} = 'sent')`;
	const ending = rows.changing(productions, id, { status: "done", level, doneAt: now.getTime() });
	const notice = {
		...{ type: "languageAnswerAssessed" as const, url: paths(tenant.guid).answer(id), noticeId: newId(now.getTime()) },
		params: { title },
	};
	const commit = rows.commit([
		requiring(context, asRead),
		rows.changing(assessments, own, given),
		rows.addingMissing(assessments, { id: own, productionId: id, assessorId: user.id, ...given }),
		...(voice ? [attachingFile(visit, voice.id)] : []),
		...(before && before !== audioFileId ? [releasingFile(rows, before)] : []),
		...(isDone ? [ending, notifying(visit, notice, [production.userId], ending)] : []),
	]);
	await orElse(commit, () => conflict(undefined, "norwegianLearning:errors.assessedMeanwhile"));
	return { isDone, differs: !isDone && others.length >= assessors - 1 };
}
