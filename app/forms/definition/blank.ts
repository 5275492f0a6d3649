import type { Language } from "#app/platform/i18n";
import type { Definition } from "./definition";
import { type Question, type QuestionType, questionTypes } from "./question";

const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

/** A short id for a part of a definition: random, so that two who write at once never give the same. */
export function newPartId(letter = "q"): string {
	const bytes = crypto.getRandomValues(new Uint8Array(9));
	return letter + Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** A form with one empty page, in one language. */
export function blankDefinition(title: string, language: Language): Definition {
	return {
		format: 1,
		languages: [language],
		title: { [language]: title },
		pages: [{ id: newPartId("p"), sections: [{ id: newPartId("s"), questions: [] }] }],
		scores: [],
		lineage: [],
		tests: [],
	};
}

/** A question of a type with what that type cannot be without; `code` is one that the form does not have yet. */
export function blankQuestion(type: QuestionType, code: string, label = "", language: Language = "en"): Question {
	const base = { id: newPartId(), code, label: label ? { [language]: label } : {} };
	const options = [1, 2].map(() => ({ id: newPartId("o"), label: {} }));
	switch (type) {
		case "choice":
		case "dropdown":
		case "many":
		case "ranking":
			return { ...base, type, options };
		case "rating":
			return { ...base, type, max: 5 };
		case "scale":
			return { ...base, type, min: 0, max: 10 };
		case "slider":
			return { ...base, type, min: 0, max: 100 };
		case "matrix":
			return { ...base, type, options, rows: [{ id: newPartId("r"), label: {} }] };
		case "table":
			return { ...base, type, columns: [simple("shortText", "column1")], maxRows: 20 };
		case "group":
			return { ...base, type, questions: [simple("shortText", "question1")], maxTimes: 10 };
		case "file":
			return { ...base, type, accepts: "any", maxFiles: 1 };
		case "consent":
			return { ...base, type, statement: {}, isRequired: true };
		case "goals":
			return { ...base, type, scale: "attainment", maxGoals: 3 };
		case "computed":
			return { ...base, type, formula: "" };
		default:
			return { ...base, type };
	}
}

const simple = (type: "shortText", code: string) => ({ id: newPartId(), code, label: {}, type });

export const isQuestionType = (type: unknown): type is QuestionType => questionTypes.includes(type as QuestionType);
