import { attachingFile, filesOfModule, type StoredFile, settingFileState } from "#app/media/record-files.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { type Answers, type FileAnswer, filesOf } from "../answers/answer";
import { type ValidationError, validationError } from "../answers/validation-error";
import { type Definition, questionsOf } from "../definition/definition";

/** No module's: only who may open the reply may open its files. */
export const FILES_OF_REPLIES = "forms.reply";

type Placed = { questionId: string; file: FileAnswer };

/** The files among the answers of a reply, also where these are as they were posted. */
export function filesIn(definition: Definition, answers: Record<string, unknown>): Placed[] {
	return questionsOf(definition).flatMap((question) => {
		if (question.type !== "file") return [];
		return filesOf(answers[question.id])
			.slice(0, question.maxFiles)
			.map((file) => ({ questionId: question.id, file }));
	});
}

/**
 * What a reply takes up of the store: the writes that keep its files, the answers with the names and sizes that are stored, and a fault
 * where a file is not there any more or belongs to another reply. `before`: what the reply held already.
 */
export async function takingFiles(
	{ rows }: TenantContext,
	definition: Definition,
	answers: Answers,
	before: Record<string, unknown> = {},
): Promise<{ writes: PendingWrite[]; answers: Answers; fieldErrors: ValidationError[] }> {
	const placed = filesIn(definition, answers);
	const earlier = filesIn(definition, before).map(({ file }) => file.guid);
	const guids = placed.map(({ file }) => file.guid);
	const left = earlier.filter((guid) => !guids.includes(guid));
	const giveBack = left.length > 0 ? [settingFileState(rows, FILES_OF_REPLIES, left, "pending")] : [];
	if (placed.length === 0) return { writes: giveBack, answers, fieldErrors: [] };
	const stored = await filesOfModule(rows, FILES_OF_REPLIES, guids);
	const mine = (guid: string) =>
		stored.find((row) => row.guid === guid && (row.state === "pending" || earlier.includes(guid)));
	const fieldErrors = placed.flatMap(({ questionId, file }) =>
		mine(file.guid) ? [] : validationError(questionId, "fileGone", { name: file.name }).fieldErrors,
	);
	const found = { ...answers };
	for (const { questionId } of placed)
		found[questionId] = (answers[questionId] as FileAnswer[]).map((file) => asStored(file, mine(file.guid)));
	const writes = stored.filter(({ state }) => state === "pending").map(({ id }) => attachingFile({ rows }, id));
	return { writes: [...writes, ...giveBack], answers: found, fieldErrors };
}

const asStored = (file: FileAnswer, row: StoredFile | undefined): FileAnswer =>
	row ? { guid: row.guid, name: row.name, size: row.size } : file;

/** The writes by which what a member has begun keeps its files, and gives back those that were taken out of it. */
export function keepingFiles(
	{ rows }: TenantContext,
	definition: Definition,
	respondentId: string | null,
	answers: Record<string, unknown>,
	before: Record<string, unknown> = {},
): PendingWrite[] {
	const now = filesIn(definition, answers).map(({ file }) => file.guid);
	const left = filesIn(definition, before)
		.map(({ file }) => file.guid)
		.filter((guid) => !now.includes(guid));
	const setting = (guids: string[], state: StoredFile["state"]) =>
		guids.length > 0 ? [settingFileState(rows, FILES_OF_REPLIES, guids, state, respondentId ?? undefined)] : [];
	return [...setting(now, "ready"), ...setting(left, "pending")];
}
