import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { changeQuestion, insertQuestion, moveBy, optionsFromLines, positionOf, removeQuestion } from "../builder/edit";
import { pointKey, standsAfter } from "../builder/safe-edit";
import { setOptionalText, setText } from "../builder/set-text";
import { blankQuestion } from "../definition/blank";
import { codeFrom } from "../definition/code-from";
import { type Definition, questionPositions, questionsOf } from "../definition/definition";
import { isAsked, optionsOf, type Question } from "../definition/question";
import { textIn } from "../definition/texts";
import { previewOf } from "../store/publish.server";
import { saveDraft } from "../store/save-draft.server";
import type { FormNamed } from "./build.schema";
import type { BuilderConfig } from "./builder-config";
import type { AddQuestion, ChangeQuestion, MoveQuestion, PublishPlain, RenameForm } from "./plain.schema";
import { publishing } from "./publish-page.server";
import { lookAtTouched } from "./uses.server";

/** A form as a plain list of its questions, and what publishing it would change. */
export const showPlain =
	(shop: BuilderConfig) =>
	async (visit: Visit, { form_name }: z.output<typeof FormNamed>) => {
		const read = await shop.read(visit, form_name);
		const { form, draft } = read;
		const { definition } = draft;
		const [language] = definition.languages;
		const { changes, problems, tests } = previewOf(visit, read);
		const { languages, title, pages, scores, lineage } = definition;
		const { touched, gone, held, isRough } = await lookAtTouched(visit, shop, read, changes);
		const last = read.version?.definition ?? definition;
		return {
			form: { name: form.slug, version: form.currentNumber, status: form.status },
			revision: draft.revision,
			title: textIn(title, language).text,
			questions: questionPositions(definition).map(({ question, pageAt }) => plainQuestion(question, pageAt, language)),
			/** Of each part that replies use and that is another one now: at which question it is said. */
			touched: touched.map(({ what, how, from, question, label, type, answers }) => ({
				...{ what, how, answers, isRough, type, of: question.type, key: pointKey(from) },
				name: textIn(label, language).text,
				at: what === "question" && how === "gone" ? standsAfter(last, definition, question.id) : question.id,
			})),
			...{ gone, held },
			...{ changes, problems, failed: tests.filter(({ mismatches }) => mismatches.length > 0).map(({ name }) => name) },
			definition: { format: 1 as const, languages, title, pages, scores, lineage, tests: [] },
		};
	};

const plainQuestion = (question: Question, pageAt: number, language: Definition["languages"][0]) => ({
	...{ id: question.id, type: question.type, page: pageAt + 1, isAsked: isAsked(question) },
	label: textIn(question.label, language).text,
	help: textIn(question.help, language).text,
	isRequired: question.isRequired ?? false,
	options:
		"options" in question
			? optionsOf(question)
					.filter(({ isRetired }) => !isRetired)
					.map(({ label }) => textIn(label, language).text)
			: null,
});

type Based = { form_name: string; revision: number };

/** Saves one change of the draft, based on what was looked at, and goes back to where it was made. */
async function edit(
	shop: BuilderConfig,
	visit: Visit,
	{ form_name, revision }: Based,
	change: (definition: Definition, language: Definition["languages"][0]) => Definition,
) {
	const { form, draft } = await shop.read(visit, form_name);
	const definition = change(draft.definition, draft.definition.languages[0]);
	await saveDraft(visit, shop.area, { id: form.id, revision, definition });
	return done({ snackbar: { key: "formBuild:snackbar.saved" } });
}

const mustHave = (definition: Definition, id: string): Question => {
	const question = positionOf(definition, id)?.question;
	if (!question) throw notFound();
	return question;
};

export const addPlain = (shop: BuilderConfig) => (visit: Visit, input: z.output<typeof AddQuestion>) =>
	edit(shop, visit, input, (definition, language) => {
		const section = definition.pages.at(-1)?.sections.at(-1);
		const codes = questionsOf(definition).map(({ code }) => code);
		const blank = blankQuestion(input.type, codeFrom(input.label, codes, language), input.label, language);
		const options = optionsFromLines(blank, input.options, language);
		const question = "options" in blank && options.length > 0 ? { ...blank, options } : blank;
		return insertQuestion(definition, { section: section?.id ?? "", at: section?.questions.length ?? 0 }, question);
	});

export const changePlain = (shop: BuilderConfig) => (visit: Visit, input: z.output<typeof ChangeQuestion>) =>
	edit(shop, visit, input, (definition, language) => {
		const question = mustHave(definition, input.question);
		const lines = input.options === undefined ? [] : optionsFromLines(question, input.options, language);
		const retired = optionsOf(question).filter(({ isRetired }) => isRetired);
		return changeQuestion(definition, question.id, {
			label: setText(question.label, language, input.label),
			help: setOptionalText(question.help, language, input.help),
			...(isAsked(question) && { isRequired: input.isRequired || undefined }),
			...("options" in question && lines.length > 0 && { options: [...lines, ...retired] }),
		} as Partial<Question>);
	});

const moving = (by: -1 | 1) => (shop: BuilderConfig) => (visit: Visit, input: z.output<typeof MoveQuestion>) =>
	edit(shop, visit, input, (definition) => moveBy(definition, mustHave(definition, input.question).id, by));
export const moveUpPlain = moving(-1);
export const moveDownPlain = moving(1);

export const removePlain = (shop: BuilderConfig) => (visit: Visit, input: z.output<typeof MoveQuestion>) =>
	edit(shop, visit, input, (definition) => removeQuestion(definition, mustHave(definition, input.question).id));

export const renamePlain = (shop: BuilderConfig) => (visit: Visit, input: z.output<typeof RenameForm>) =>
	edit(shop, visit, input, (definition, language) => ({
		...definition,
		title: setText(definition.title, language, input.title),
	}));

/** Publishes, and stays. */
export const publishPlain = (shop: BuilderConfig) => async (visit: Visit, input: z.output<typeof PublishPlain>) => {
	const { snackbar } = await publishing(shop, visit, { ...input, note: "" });
	return done({ snackbar });
};
