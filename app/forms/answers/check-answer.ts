import type { Option, Question } from "../definition/question";
import { optionsOf } from "../definition/question";
import type { Effort } from "../pattern/match";
import type { Answer } from "./answer";
import { checkChoice, checkMany, checkMatrix, checkRanking } from "./check-choice";
import { checkFiles, checkGoals, checkRows, checkSignature } from "./check-parts";
import { checkAddress, checkDate, checkNumber, checkPoint, checkText, checkTime, checkYesNo } from "./check-simple";
import { type Checked, validationError } from "./validation-error";

export type CheckOptions = {
	/** The respondent's day. */
	today: string;
	isRequired?: boolean;
	/** What is offered, where it follows from an earlier answer. */
	available?: readonly Option[];
	/** Where the faults are told; the question's id unless said. */
	field?: string;
	/** What the reply's other texts have left for patterns. */
	effort?: Effort;
};

/** Checks one answer that is not empty, and gives it as it is kept: numbers as numbers, texts trimmed, choices in order. */
export function checkAnswer(question: Question, raw: unknown, options: CheckOptions): Checked<Answer> {
	const { today, effort, field = question.id } = options;
	const available = options.available ?? optionsOf(question).filter((option) => !option.isRetired);
	switch (question.type) {
		case "shortText":
		case "longText":
			return checkText(question, raw, field, effort);
		case "email":
		case "phone":
			return checkAddress(question, raw, field);
		case "number":
			return checkNumber(question, raw, field);
		case "rating":
		case "scale":
		case "slider":
			return checkPoint(question, raw, field);
		case "date":
			return checkDate(question, raw, field, today);
		case "time":
			return checkTime(raw, field);
		case "yesNo":
			return checkYesNo(raw, field);
		case "consent":
			return raw === true || raw === "on" || raw === "yes" ? { answer: true } : validationError(field, "consent");
		case "choice":
		case "dropdown":
			return checkChoice(question, raw, field, available);
		case "many":
			return checkMany(question, raw, field, available);
		case "ranking":
			return checkRanking(question, raw, field);
		case "matrix":
			return checkMatrix(question, raw, field, options.isRequired ?? false);
		case "table":
		case "group":
			return checkRows(question, raw, field, (inner, value, place) =>
				checkAnswer(inner, value, { today, effort, field: place }),
			);
		case "file":
			return checkFiles(question, raw, field);
		case "signature":
			return checkSignature(raw, field);
		case "goals":
			return checkGoals(question, raw, field);
		default:
			// What asks nothing has no answer.
			return validationError(field, "wrongKind");
	}
}
