import { and, eq, sql } from "drizzle-orm";
import { recordingType } from "#app/media/kind-of-bytes";
import { attachingFile, releasingFile, stageFile } from "#app/media/record-files.server";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { type GivenTask, productions, productionTasks } from "#db/schema/norwegian-learning";
import type { DraftInput, RecordingInput } from "./production.schema";
import type { ProductionTask } from "./production-tasks.server";
import { countWords } from "./words";

/** With a dot: no grant opens a recording, only who has made the answer and who assesses it. */
export const FILES_OF = "norwegian_learning.production";
type Production = Row<typeof productions>;

const givenOf = ({
	title,
	kind,
	prompt,
	written,
	wordsAbout,
	secondsMost,
	takesMost,
	assessors,
}: ProductionTask): GivenTask => ({
	...{ title, kind, prompt, written, wordsAbout, secondsMost, takesMost, assessors },
});

async function open({ rows, user }: Visit, taskId: string) {
	const { task, own } = await rows.read({
		task: rows.finding(productionTasks, taskId),
		own: rows.listing(productions, {
			where: and(eq(productions.taskId, taskId), eq(productions.userId, user.id)),
			limit: 1,
		}),
	});
	const [production] = own;
	if (!task || (task.status !== "open" && !production)) throw notFound();
	return { task, production, given: production?.task ?? givenOf(task) };
}

/** The task with what has been answered so far. */
export async function showOwnTask(visit: Visit, { task_id: taskId }: { task_id: string }) {
	const { task, production, given } = await open(visit, taskId);
	return {
		...{ taskId, task: given, isOpen: task.status === "open", tenant: visit.tenant.guid },
		own: production
			? {
					...{ id: production.id, status: production.status, text: production.text, takes: production.takes },
					hasRecording: production.audioFileId !== null,
				}
			: null,
	};
}
export type OwnTaskData = Awaited<ReturnType<typeof showOwnTask>>;

/** Writes something of an answer that is not sent yet; it begins with the first of it. Throws `conflict` once it is sent. */
async function write(
	visit: Visit,
	{ task, production, given }: Awaited<ReturnType<typeof open>>,
	changed: Partial<Production>,
	more: Parameters<Visit["rows"]["commit"]>[0] = [],
) {
	const { rows, user, now, context, tenant } = visit;
	if (task.status !== "open" || (production && production.status !== "draft")) throw conflict();
	const isDraft = sql`exists (select 1 from ${productions} where ${productions.tenantId} = ${tenant.id}
		and ${productions.id} = ${production?.id ?? ""} and ${productions.status} = 'draft' and ${productions.takes} = ${production?.takes ?? 0})`;
	const writes = production
		? [requiring(context, isDraft), rows.changing(productions, production.id, changed)]
		: [
				rows.adding(productions, {
					...{ id: newId(now.getTime()), taskId: task.id, userId: user.id, task: given, ...changed },
				} as never),
			];
	await orElse(rows.commit([...writes, ...more]), () => conflict());
}

/** Keeps what is written so far. */
export const saveDraft = async (visit: Visit, { task_id, text }: DraftInput): Promise<void> =>
	write(visit, await open(visit, task_id), { text });

/** Keeps a recording in place of the one before. Each counts as a take. */
export async function saveRecording(visit: Visit, { task_id, recording }: RecordingInput): Promise<void> {
	const opened = await open(visit, task_id);
	const { production, given } = opened;
	if (given.kind !== "speaking") throw notFound();
	if (!(recording instanceof File) || recording.size === 0)
		throw invalid({ recording: "norwegianLearning:errors.noRecording" });
	if (production && production.status !== "draft") throw conflict();
	const takes = (production?.takes ?? 0) + 1;
	if (given.takesMost > 0 && takes > given.takesMost)
		throw invalid({ recording: `norwegianLearning:errors.takes?count=${given.takesMost}` });
	if (!recordingType(new Uint8Array(await recording.slice(0, 16).arrayBuffer())))
		throw invalid({ recording: "norwegianLearning:errors.audio" });
	const staged = await stageFile(visit, FILES_OF, recording, "recording", recordingType);
	const before = production?.audioFileId;
	await write(visit, opened, { audioFileId: staged.id, takes }, [
		attachingFile(visit, staged.id),
		...(before ? [releasingFile(visit.rows, before)] : []),
	]);
}

/** Sends the answer to be assessed; from then on it stays as it is. */
export async function sendAnswer(visit: Visit, { task_id, text }: DraftInput): Promise<void> {
	const opened = await open(visit, task_id);
	const { production, given } = opened;
	if (production && production.status !== "draft") return;
	const at = { status: "sent" as const, sentAt: visit.now.getTime() };
	if (given.kind === "writing") {
		if (countWords(text) === 0) throw invalid({ text: "norwegianLearning:errors.noText" });
		return write(visit, opened, { text, ...at });
	}
	if (!production?.audioFileId) throw invalid({ recording: "norwegianLearning:errors.noRecording" });
	return write(visit, opened, at);
}
