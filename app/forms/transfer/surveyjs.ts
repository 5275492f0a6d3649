import { isLanguage, type Language } from "#app/platform/i18n";
import { blankQuestion, codeFrom, newPartId } from "../definition/blank";
import type { Definition, Page } from "../definition/definition";
import type { Option, Question, QuestionType, SimpleQuestion } from "../definition/question";
import { simpleTypes } from "../definition/question";
import type { Texts } from "../definition/texts";
import { faultOfPattern } from "../pattern/match";
import { conditionFrom } from "./surveyjs-conditions";
import { asList, isBare, optionId, stripped, within } from "./surveyjs-parts";

type Json = Record<string, unknown>;
/** `left`: names of what could not be taken over, with why, as a key of `forms` (`import.left.*`). */
export type Imported = { definition: Definition; left: { name: string; key: string }[] };

const types: Record<string, QuestionType> = {
	text: "shortText",
	comment: "longText",
	radiogroup: "choice",
	buttongroup: "choice",
	dropdown: "dropdown",
	checkbox: "many",
	tagbox: "many",
	boolean: "yesNo",
	rating: "rating",
	slider: "slider",
	ranking: "ranking",
	matrix: "matrix",
	matrixdynamic: "table",
	paneldynamic: "group",
	file: "file",
	signaturepad: "signature",
	html: "text",
	expression: "computed",
};
const inputTypes: Record<string, QuestionType> = {
	number: "number",
	range: "slider",
	date: "date",
	"datetime-local": "date",
	time: "time",
	email: "email",
	tel: "phone",
};

/** Whether something looks like a survey of SurveyJS. */
export const isSurveyJs = (read: unknown): read is Json =>
	typeof read === "object" &&
	read !== null &&
	(Array.isArray((read as Json).pages) || Array.isArray((read as Json).elements));

/** The survey as a definition: the common types of questions, their texts in all our languages, simple conditions. */
export function readSurveyJs(survey: Json): Imported {
	const left: Imported["left"] = [];
	const locale = isLanguage(survey.locale) ? survey.locale : "en";
	const ids = new Map<string, string>();
	const codes = new Set<string>();
	const used = new Set<Language>([locale]);

	const texts = (value: unknown): Texts => {
		if (typeof value === "string") return { [locale]: value };
		const found: Texts = {};
		for (const [language, text] of Object.entries((value ?? {}) as Json)) {
			const code = language === "default" ? locale : language === "no" ? "nb" : language;
			if (!isLanguage(code) || typeof text !== "string") continue;
			used.add(code);
			found[code] = text;
		}
		return found;
	};
	const options = (list: unknown): Option[] =>
		asList(list).map((one) => {
			const { value, text } = (typeof one === "object" && one !== null ? one : { value: one }) as Json;
			const score = (one as Json | null)?.score;
			return {
				id: optionId(value),
				label: texts(text ?? String(value)),
				...(typeof score === "number" && { score }),
			};
		});
	const question = (element: Json): Question | undefined => {
		const name = String(element.name ?? "");
		const type = (element.type === "text" && inputTypes[String(element.inputType)]) || types[String(element.type)];
		if (!type) {
			left.push({ name: name || String(element.type), key: "type" });
			return undefined;
		}
		const code = codeFrom(name || "q", codes);
		codes.add(code);
		const made = blankQuestion(type, code);
		if (name) ids.set(name, made.id);
		made.label = texts(element.title ?? (type === "text" ? stripped(element.html) : name));
		if (element.description) made.help = texts(element.description);
		if (element.isRequired === true) made.isRequired = true;
		if (element.hasComment === true || element.showCommentArea === true) made.hasComment = true;
		takeParts(made, element);
		for (const [property, key] of [
			["visibleIf", "showIf"],
			["requiredIf", "requireIf"],
		] as const) {
			if (typeof element[property] !== "string") continue;
			const condition = conditionFrom(element[property], ids);
			if (condition) made[key] = condition;
			else left.push({ name, key: "condition" });
		}
		return made;
	};
	const takeParts = (made: Question, element: Json): void => {
		const { type } = made;
		if (type === "matrix") {
			made.options = options(element.columns);
			made.rows = options(element.rows).map(({ id, label }) => ({ id, label }));
		} else if ("options" in made) {
			made.options = options(element.choices);
			if (element.hasOther === true || element.showOtherItem === true) Object.assign(made, { hasOther: true });
		}
		if (type === "table") {
			const inner = asList(element.columns).map((column) => cell(column as Json, element));
			made.columns = inner.filter((one) => one !== undefined);
			if (Number(element.maxRowCount) > 0) made.maxRows = Math.min(100, Number(element.maxRowCount));
		}
		if (type === "group") {
			const inner = asList(element.templateElements).map((one) => onlySimple(question(one as Json)));
			made.questions = inner.filter((one) => one !== undefined);
		}
		if (type === "rating") made.max = within(element.rateMax ?? asList(element.rateValues).length, 2, 10, 5);
		if (type === "slider" || type === "number") {
			const { min, max } = element;
			if (typeof min === "number") made.min = min;
			if (typeof max === "number") made.max = max;
		}
		if (type === "shortText" || type === "longText") {
			if (Number(element.maxLength) > 0) made.maxLength = Math.min(10_000, Number(element.maxLength));
			const validator = asList(element.validators).find((one) => (one as Json).type === "regex") as Json | undefined;
			if (typeof validator?.regex === "string") {
				if (faultOfPattern(validator.regex)) left.push({ name: made.code, key: "pattern" });
				else made.pattern = validator.regex;
			}
		}
		if (type === "computed") {
			left.push({ name: made.code, key: "formula" });
			made.formula = "0";
		}
	};
	const cell = (column: Json, table: Json) =>
		onlySimple(
			question({
				...column,
				type: column.cellType && column.cellType !== "default" ? column.cellType : (table.cellType ?? "dropdown"),
				choices: asList(column.choices).length > 0 ? column.choices : table.choices,
			}),
		);
	const onlySimple = (one: Question | undefined): SimpleQuestion | undefined => {
		if (!one) return undefined;
		if ((simpleTypes as readonly string[]).includes(one.type)) return one as SimpleQuestion;
		left.push({ name: one.code, key: "inner" });
		return undefined;
	};
	const isLeft = (made: Question) => {
		const bare = isBare(made);
		if (bare) left.push({ name: made.code, key: "empty" });
		return bare;
	};
	const flat = (elements: unknown): Json[] =>
		asList(elements).flatMap((one) => {
			const element = (one ?? {}) as Json;
			return element.type === "panel" ? flat(element.elements) : [element];
		});

	const sources = Array.isArray(survey.pages) ? (survey.pages as Json[]) : [{ elements: survey.elements }];
	const pages = sources.map((source): Page => {
		const asked = flat((source as Json | null)?.elements ?? (source as Json | null)?.questions);
		const questions = asked.map(question).filter((one) => one !== undefined && !isLeft(one));
		const title = (source as Json | null)?.title;
		return {
			id: newPartId("p"),
			...(title !== undefined && { title: texts(title) }),
			sections: [{ id: newPartId("s"), questions: questions as Question[] }],
		};
	});
	const definition: Definition = {
		format: 1,
		languages: [locale],
		title: texts(survey.title ?? "Survey"),
		...(survey.description !== undefined && { intro: texts(survey.description) }),
		...(survey.completedHtml !== undefined && { thanks: texts(stripped(survey.completedHtml)) }),
		pages: pages.length > 0 ? pages : [{ id: newPartId("p"), sections: [{ id: newPartId("s"), questions: [] }] }],
		scores: [],
		lineage: [],
		tests: [],
	};
	definition.languages = [locale, ...[...used].filter((language) => language !== locale)];
	return { definition, left };
}
