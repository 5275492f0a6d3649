import { type Definition, questionsById, questionsOf } from "../definition/definition";
import { isAsked, type Question } from "../definition/question";
import { evaluateFlow, type FlowPath, type Surroundings } from "../logic/evaluate-flow";
import { type Effort, effortOfReply } from "../pattern/match";
import { type Answers, commentKey, isEmpty, OTHER, otherKey } from "./answer";
import { availableOptions, pipedFrom } from "./available-options";
import { checkAnswer } from "./check-answer";
import { asText } from "./check-simple";
import { type ValidationError, validationError } from "./validation-error";

const WORDS = 1000;
/** Kinds whose answer is one text or number: an object, also an empty one, is none. */
const holdsOneValue = new Set<Question["type"]>([
	...(["shortText", "longText", "email", "phone", "number", "date", "time", "yesNo"] as const),
	...(["choice", "dropdown", "rating", "scale", "slider"] as const),
]);
const isObject = (raw: unknown) => typeof raw === "object" && raw !== null && !Array.isArray(raw);

/** Answers as they are kept, where they lead, and what is wrong with them. */
export type CheckedReply = { answers: Answers; path: FlowPath; fieldErrors: ValidationError[] };

/**
 * Checks a whole reply. What is hidden, unknown or empty is dropped without a word; what is on the path and wrong, or
 * required and missing, is an error. `only`: the questions that are looked at so far.
 */
export function checkReply(
	definition: Definition,
	raw: Record<string, unknown>,
	around: Surroundings,
	only?: readonly string[],
): CheckedReply {
	const questions = questionsById(definition);
	const valid: Answers = {};
	const invalid = new Map<string, ValidationError[]>();
	const effort = effortOfReply();
	for (const question of questions.values()) {
		if (!isAsked(question)) continue;
		readOne(question, raw, { today: around.today, effort }, definition, valid, invalid);
	}
	const path = evaluateFlow(definition, valid, around);
	const fieldErrors: ValidationError[] = [];
	for (const question of questionsOf(definition)) {
		if (!path.visible.has(question.id) || !isAsked(question)) continue;
		if (only && !only.includes(question.id)) continue;
		const wrong = invalid.get(question.id);
		if (wrong) fieldErrors.push(...wrong);
		else fieldErrors.push(...missing(question, path));
	}
	return { answers: path.answers, path, fieldErrors };
}

function readOne(
	question: Question,
	raw: Record<string, unknown>,
	{ today, effort }: { today: string; effort: Effort },
	definition: Definition,
	valid: Answers,
	invalid: Map<string, ValidationError[]>,
): void {
	const { id } = question;
	const note = (key: string) => {
		const words = asText(raw[key]);
		if (!words) return;
		if (words.length > WORDS) invalid.set(id, validationError(key, "tooLong", { count: WORDS }).fieldErrors);
		else valid[key] = words;
	};
	if (question.hasComment) note(commentKey(id));
	if ("hasOther" in question && question.hasOther) note(otherKey(id));
	const isLeftOut = isEmpty(raw[id]) && !(holdsOneValue.has(question.type) && isObject(raw[id]));
	if (isLeftOut || (raw[id] === false && question.type === "consent")) return;
	// What was carried over from an earlier answer is judged by that one, as it stands now.
	const available = pipedFrom(question) ? availableOptions(definition, question, valid) : undefined;
	const checked = checkAnswer(question, raw[id], { today, effort, available, isRequired: question.isRequired });
	if ("fieldErrors" in checked) invalid.set(id, [...(invalid.get(id) ?? []), ...checked.fieldErrors]);
	else if (!isEmpty(checked.answer)) valid[id] = checked.answer;
}

function missing(question: Question, path: FlowPath): ValidationError[] {
	const answer = path.answers[question.id];
	if (answer === undefined)
		return path.required.has(question.id)
			? validationError(question.id, question.type === "consent" ? "consent" : "required").fieldErrors
			: [];
	const isOther = [answer].flat().includes(OTHER as never);
	const words = path.answers[otherKey(question.id)];
	return isOther && "hasOther" in question && question.hasOther && words === undefined
		? validationError(otherKey(question.id), "required").fieldErrors
		: [];
}
