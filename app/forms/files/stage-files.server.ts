import { isOfType, SNIFFED } from "#app/media/library/sniff";
import { FILE_MAX_BYTES, stageFile } from "#app/media/record-files.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { FileAnswer } from "../answers/answer";
import { fieldName } from "../answers/from-fields";
import { type ValidationError, validationError } from "../answers/validation-error";
import { type Definition, questionsOf } from "../definition/definition";
import type { FileQuestion } from "../definition/question";
import { extensionsFor } from "./file-kinds";
import { FILES_OF_REPLIES } from "./reply-files.server";

type Sent = { question: FileQuestion; files: File[] };

/** The files that a screen has sent, by the question that they answer. */
export function filesSent(definition: Definition, fields: Record<string, unknown>, shown: readonly string[]): Sent[] {
	return questionsOf(definition).flatMap((question) => {
		if (question.type !== "file" || !shown.includes(question.id)) return [];
		const files = [fields[fieldName(question.id, "new")]].flat().filter(isChosen);
		return files.length > 0 ? [{ question, files }] : [];
	});
}

/** A field in which nothing was chosen sends an empty file without a name. */
const isChosen = (one: unknown): one is File => one instanceof File && one.name !== "";

/**
 * Stages the files that were sent until the reply is, and adds them to its answers. A question whose files are too many, too
 * large or of another kind takes none of them, and has an error.
 */
export async function stageFiles(
	ctx: TenantContext,
	respondentId: string | null,
	sent: Sent[],
	answers: Record<string, unknown>,
): Promise<{ answers: Record<string, unknown>; fieldErrors: ValidationError[] }> {
	const fieldErrors: ValidationError[] = [];
	const more: Record<string, unknown> = {};
	for (const { question, files } of sent) {
		const before = [answers[question.id] ?? []].flat();
		const wrong = await wrongWith(question, files, before.length);
		if (wrong) fieldErrors.push(...wrong);
		else {
			const staged: FileAnswer[] = [];
			for (const file of files) {
				const { guid, name, size } = await stageFile(
					{ ...ctx, user: { id: respondentId ?? "" } },
					FILES_OF_REPLIES,
					file,
				);
				staged.push({ guid, name, size });
			}
			more[question.id] = [...before, ...staged];
		}
	}
	return { answers: { ...answers, ...more }, fieldErrors };
}

async function wrongWith(question: FileQuestion, files: File[], there: number): Promise<ValidationError[] | undefined> {
	const { id, maxFiles, accepts } = question;
	if (there + files.length > maxFiles) return validationError(id, "filesAtMost", { count: maxFiles }).fieldErrors;
	for (const file of files) {
		if (file.size === 0) return validationError(id, "fileEmpty", { name: file.name }).fieldErrors;
		if (file.size > FILE_MAX_BYTES)
			return validationError(id, "fileTooLarge", { name: file.name, most: FILE_MAX_BYTES / 1_000_000 }).fieldErrors;
		const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? "";
		const first = new Uint8Array(await file.slice(0, SNIFFED).arrayBuffer());
		if (!extensionsFor(accepts).includes(extension) || !isOfType(extension, first))
			return validationError(id, "fileKind", { name: file.name }).fieldErrors;
	}
	return undefined;
}
