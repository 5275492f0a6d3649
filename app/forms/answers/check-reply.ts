import { type Definition, questionsById, questionsOf } from "../definition/definition";
import { isAsked, type Question } from "../definition/question";
import { type Surroundings, type Walk, walk } from "../logic/walk";
import { type Effort, effortOfReply } from "../pattern/match";
import { type Answers, commentKey, isEmpty, OTHER, otherKey } from "./answer";
import { checkAnswer } from "./check-answer";
import { asText } from "./check-simple";
import { optionsFor, sourceOfOptions } from "./offered";
import { type Fault, validationError } from "./validation-error";

const WORDS = 1000;
/** Kinds whose answer is one text or number: an object, also an empty one, is none. */
const holdsOneValue = new Set<Question["type"]>([
	...(["shortText", "longText", "email", "phone", "number", "date", "time", "yesNo"] as const),
	...(["choice", "dropdown", "rating", "scale", "slider"] as const),
]);
const isObject = (raw: unknown) => typeof raw === "object" && raw !== null && !Array.isArray(raw);

/** Answers as they are kept, where they lead, and what is wrong with them. */
export type CheckedReply = { answers: Answers; way: Walk; faults: Fault[] };

/**
 * Checks a whole reply. What is hidden, unknown or empty is dropped without a word; what is on the way and wrong, or
 * required and missing, is a fault. `only`: the questions that are looked at so far.
 */
export function checkReply(
	definition: Definition,
	raw: Record<string, unknown>,
	around: Surroundings,
	only?: readonly string[],
): CheckedReply {
	const questions = questionsById(definition);
	const sound: Answers = {};
	const faulty = new Map<string, Fault[]>();
	const effort = effortOfReply();
	for (const question of questions.values()) {
		if (!isAsked(question)) continue;
		readOne(question, raw, { today: around.today, effort }, definition, sound, faulty);
	}
	const way = walk(definition, sound, around);
	const faults: Fault[] = [];
	for (const question of questionsOf(definition)) {
		if (!way.visible.has(question.id) || !isAsked(question)) continue;
		if (only && !only.includes(question.id)) continue;
		const wrong = faulty.get(question.id);
		if (wrong) faults.push(...wrong);
		else faults.push(...missing(question, way));
	}
	return { answers: way.answers, way, faults };
}

function readOne(
	question: Question,
	raw: Record<string, unknown>,
	{ today, effort }: { today: string; effort: Effort },
	definition: Definition,
	sound: Answers,
	faulty: Map<string, Fault[]>,
): void {
	const { id } = question;
	const note = (key: string) => {
		const words = asText(raw[key]);
		if (!words) return;
		if (words.length > WORDS) faulty.set(id, validationError(key, "tooLong", { count: WORDS }).faults);
		else sound[key] = words;
	};
	if (question.hasComment) note(commentKey(id));
	if ("hasOther" in question && question.hasOther) note(otherKey(id));
	const isLeftOut = isEmpty(raw[id]) && !(holdsOneValue.has(question.type) && isObject(raw[id]));
	if (isLeftOut || (raw[id] === false && question.type === "consent")) return;
	// What was carried over from an earlier answer is judged by that one, as it stands now.
	const offered = sourceOfOptions(question) ? optionsFor(definition, question, sound) : undefined;
	const checked = checkAnswer(question, raw[id], { today, effort, offered, isRequired: question.isRequired });
	if ("faults" in checked) faulty.set(id, [...(faulty.get(id) ?? []), ...checked.faults]);
	else if (!isEmpty(checked.answer)) sound[id] = checked.answer;
}

function missing(question: Question, way: Walk): Fault[] {
	const answer = way.answers[question.id];
	if (answer === undefined)
		return way.required.has(question.id)
			? validationError(question.id, question.type === "consent" ? "consent" : "required").faults
			: [];
	const isOther = [answer].flat().includes(OTHER as never);
	const words = way.answers[otherKey(question.id)];
	return isOther && "hasOther" in question && question.hasOther && words === undefined
		? validationError(otherKey(question.id), "required").faults
		: [];
}
