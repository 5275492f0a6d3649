import type * as z from "zod";
import { changeQuestion, insertQuestion, optionsFromLines } from "#app/forms/builder/edit";
import { setText } from "#app/forms/builder/set-text";
import { blankQuestion } from "#app/forms/definition/blank";
import { codeFrom } from "#app/forms/definition/code-from";
import { type Definition, questionPositions, questionsOf } from "#app/forms/definition/definition";
import { isAsked, optionsOf, type Question } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import { readForm } from "#app/forms/store/form-row.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import type { Language } from "#app/platform/i18n";
import { invalid, notAllowed, notFound, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import type { QuestionCall, QuestionOfForm, QuestionsCall } from "./calls.schema";
import { projectOf, readToWrite } from "./forms.server";
import { mayRead } from "./projects.server";

/** The form with what the caller may see it ask: those who read the project the draft, others what is out. */
async function seenBy(visit: Visit, id: string): Promise<Definition> {
	const { form, draft, version } = await readForm(visit, area, { id });
	if (form.isTemplate) return draft.definition;
	if (mayRead(visit, await projectOf(visit, id))) return draft.definition;
	if (!version) throw notAllowed();
	return version.definition;
}

export async function getQuestions(visit: Visit, { formId }: z.output<typeof QuestionsCall>) {
	const definition = await seenBy(visit, formId);
	const items = questionPositions(definition).map(({ question, pageAt }) =>
		serialize(visit.language, question, pageAt),
	);
	return { items, next: null };
}

/** One question of a form's draft as it can be changed. */
export async function getQuestion(visit: Visit, { formId, id }: z.output<typeof QuestionOfForm>) {
	const { draft } = await readToWrite(visit, { id: formId });
	return serializeIn(visit, draft.definition, id);
}

function serializeIn(visit: Visit, definition: Definition, id: string) {
	const place = questionPositions(definition).find(({ question }) => question.id === id);
	if (!place) throw notFound();
	return serialize(visit.language, place.question, place.pageAt);
}

const serialize = (language: Language, question: Question, pageAt: number) => ({
	...{ id: question.id, code: question.code, type: question.type, page: pageAt + 1 },
	label: textIn(question.label, language).text,
	required: question.isRequired ?? false,
	options: optionsOf(question)
		.filter(({ isRetired }) => !isRetired)
		.map(({ id, label }) => ({ id, label: textIn(label, language).text })),
});

/** Adds a question to a form's draft, or changes the words, options and duty of one. */
export async function postQuestion(visit: Visit, input: z.output<typeof QuestionCall>) {
	const { form, draft } = await readToWrite(visit, { id: input.formId });
	const { definition, id } = input.id ? changed(draft.definition, input, input.id) : added(draft.definition, input);
	const saving = saveDraft(visit, area, { id: form.id, revision: draft.revision, definition });
	await withCurrent(saving, () => getQuestions(visit, { formId: form.id }));
	return serializeIn(visit, definition, id);
}

function added(definition: Definition, { type, label, options, required }: z.output<typeof QuestionCall>) {
	if (!type) throw invalid({ type: "required" });
	const [language] = definition.languages;
	const section = definition.pages.at(-1)?.sections.at(-1);
	const codes = questionsOf(definition).map(({ code }) => code);
	const blank = blankQuestion(type, codeFrom(label, codes, language), label, language);
	const lines = optionsFromLines(blank, (options ?? []).join("\n"), language);
	const question = {
		...blank,
		...("options" in blank && lines.length > 0 && { options: lines }),
		...(required && isAsked(blank) && { isRequired: true }),
	} as Question;
	const spot = { section: section?.id ?? "", at: section?.questions.length ?? 0 };
	return { definition: insertQuestion(definition, spot, question), id: question.id };
}

function changed(definition: Definition, { label, options, required }: z.output<typeof QuestionCall>, id: string) {
	const question = questionsOf(definition).find((one) => one.id === id);
	if (!question) throw notFound();
	const [language] = definition.languages;
	const lines = options ? optionsFromLines(question, options.join("\n"), language) : [];
	const retired = optionsOf(question).filter(({ isRetired }) => isRetired);
	const patch = {
		label: setText(question.label, language, label),
		...(required !== undefined && isAsked(question) && { isRequired: required || undefined }),
		...("options" in question && lines.length > 0 && { options: [...lines, ...retired] }),
	} as Partial<Question>;
	return { definition: changeQuestion(definition, id, patch), id };
}
