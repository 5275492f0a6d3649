import type * as z from "zod";
import { done, handler } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { courses } from "#db/schema/courses";
import { keepInBank, saveDraws, takeFromBank } from "./bank/bank.server";
import { noteChecked } from "./checking.server";
import { addContent, moveContent, removeContent } from "./contents.server";
import {
	AddContentInput,
	AddPartInput,
	ApproveInput,
	CaptionsInput,
	CheckedInput,
	ContentRef,
	CourseRef,
	CourseRulesInput,
	DraftInput,
	DrawsInput,
	EndingInput,
	FileInput,
	LettersInput,
	MoveContentInput,
	MoveInput,
	MoveToInput,
	OrderInput,
	PartRef,
	PartRulesInput,
	PartTextInput,
	PictureInput,
	QuestionInput,
	QuestionRef,
	QuizRulesInput,
	SettingsInput,
	SoundInput,
	StatusInput,
	TakeQuestionsInput,
	TextRef,
} from "./courses.schema";
import { changeCourse, findCourse, findPart, saveSettings, titleOf } from "./courses.server";
import { discardDraft, droppingDraft, keepDraft } from "./drafts.server";
import { saveEnding, saveLetters } from "./ending.server";
import { savePicture, takeFile } from "./files.server";
import { refreshingFiles } from "./open-files.server";
import {
	addPart,
	dropCaptions,
	duplicateCourse,
	duplicatePart,
	movePart,
	movePartTo,
	restorePart,
	saveCaptions,
	saveText,
	sortParts,
	trashPart,
} from "./parts.server";
import { paths } from "./paths";
import { removeQuestion, saveQuestion, saveQuizRules } from "./questions.server";
import { saveCourseRules, savePartRules } from "./rules.server";
import { dropSound, saveSound } from "./sounds.server";
import { approveText, markUpToDate } from "./translations.server";
import { trashCourse } from "./trash.server";

type Where = { part?: string; language?: string };

/** On to the editor, at a part of it, with what was done. */
async function back(visit: Visit, courseId: string, snackbar: string, where: Where = {}) {
	const course = await findCourse(visit, courseId);
	const to = paths(visit.tenant.guid).edit(courseId, titleOf(course), where);
	return done({ snackbar: { key: `courses:snackbar.${snackbar}` }, to });
}

const stay = (snackbar: string) => done({ snackbar: { key: `courses:snackbar.${snackbar}` } });

/** Writes, says so, and stays on the page. */
const staying =
	<Input>(write: (visit: Visit, input: Input) => Promise<unknown>, snackbar: string) =>
	async (visit: Visit, input: Input) => {
		await write(visit, input);
		return stay(snackbar);
	};

async function status(visit: Visit, { id, status }: z.output<typeof StatusInput>) {
	const { firstLanguage } = await findCourse(visit, id);
	await changeCourse(visit, id, firstLanguage, { status });
	return stay(status);
}

async function dropCover(visit: Visit, { id }: { id: string }) {
	const course = await findCourse(visit, id);
	const { rows } = visit;
	await rows.commit([rows.changing(courses, id, { coverGuid: null }), refreshingFiles(rows, course)]);
	return stay("saved");
}

async function add(visit: Visit, { course_id: courseId, ...input }: z.output<typeof AddPartInput>) {
	const part = await addPart(visit, { courseId, ...input });
	return back(visit, courseId, "added", { part: part.id, language: input.language });
}

async function duplicate(visit: Visit, { id }: { id: string }) {
	const copy = await duplicatePart(visit, id);
	return back(visit, copy.courseId, "duplicated", { part: copy.id });
}

async function copyCourse(visit: Visit, { id }: { id: string }) {
	const t = await translator(visit.language);
	const copy = await duplicateCourse(visit, id, (title) => t("courses:copyOf", { title }).slice(0, 200));
	return back(visit, copy.id, "duplicated");
}

/** Saves a text, by which the draft of it has become superfluous. */
const saveWritten = (visit: Visit, input: PartTextInput) =>
	saveText(visit, input, { writes: [droppingDraft(visit, input.id, input.language)] });

/** Without a message and without going on: the editor does it by itself. */
async function keepText(visit: Visit, input: z.output<typeof DraftInput>) {
	return { saved: await keepDraft(visit, input) };
}

async function discard(visit: Visit, { id, language }: z.output<typeof TextRef>) {
	await discardDraft(visit, { id, language });
	const { part } = await findPart(visit, id);
	return back(visit, part.courseId, "discarded", { part: id, language });
}

async function removePart(visit: Visit, { id }: { id: string }) {
	const { courseId } = await trashPart(visit, id);
	return back(visit, courseId, "trashed");
}

async function putBack(visit: Visit, { id }: { id: string }) {
	const { courseId } = await restorePart(visit, id);
	return back(visit, courseId, "restored", { part: id });
}

async function removeCourse(visit: Visit, { id }: { id: string }) {
	await trashCourse(visit, id);
	return done({ snackbar: { key: "courses:snackbar.trashed" }, to: paths(visit.tenant.guid).dashboard });
}

/** What can be done on the page of the editor. */
export const editHandlers = {
	settings: handler(SettingsInput, staying(saveSettings, "saved")),
	status: handler(StatusInput, status),
	picture: handler(PictureInput, savePicture),
	cover: handler(PictureInput, staying(savePicture, "saved")),
	dropCover: handler(CourseRef, dropCover),
	file: handler(FileInput, takeFile),
	add: handler(AddPartInput, add),
	text: handler(PartTextInput, staying(saveWritten, "saved")),
	autosave: handler(DraftInput, keepText),
	discard: handler(TextRef, discard),
	addContent: handler(AddContentInput, staying(addContent, "added")),
	moveContent: handler(MoveContentInput, staying(moveContent, "moved")),
	dropContent: handler(ContentRef, staying(removeContent, "saved")),
	captions: handler(CaptionsInput, staying(saveCaptions, "saved")),
	dropCaptions: handler(TextRef, staying(dropCaptions, "saved")),
	sound: handler(SoundInput, staying(saveSound, "saved")),
	dropSound: handler(TextRef, staying(dropSound, "saved")),
	checked: handler(CheckedInput, staying(noteChecked, "saved")),
	approve: handler(ApproveInput, staying(approveText, "approved")),
	upToDate: handler(TextRef, staying(markUpToDate, "saved")),
	move: handler(MoveInput, staying(movePart, "moved")),
	moveTo: handler(MoveToInput, staying(movePartTo, "moved")),
	sort: handler(OrderInput, staying(sortParts, "moved")),
	duplicate: handler(PartRef, duplicate),
	trashPart: handler(PartRef, removePart),
	restorePart: handler(PartRef, putBack),
	question: handler(QuestionInput, staying(saveQuestion, "saved")),
	keepInBank: handler(QuestionRef, staying(keepInBank, "keptInBank")),
	takeQuestions: handler(TakeQuestionsInput, staying(takeFromBank, "added")),
	draws: handler(DrawsInput, staying(saveDraws, "saved")),
	dropQuestion: handler(QuestionRef, staying(removeQuestion, "saved")),
	rules: handler(PartRulesInput, staying(savePartRules, "saved")),
	courseRules: handler(CourseRulesInput, staying(saveCourseRules, "saved")),
	letters: handler(LettersInput, staying(saveLetters, "saved")),
	ending: handler(EndingInput, staying(saveEnding, "saved")),
	quizRules: handler(QuizRulesInput, staying(saveQuizRules, "saved")),
	duplicateCourse: handler(CourseRef, copyCourse),
	trashCourse: handler(CourseRef, removeCourse),
};
