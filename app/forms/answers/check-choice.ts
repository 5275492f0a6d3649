import type { ChoiceQuestion, ManyQuestion, MatrixQuestion, Option, RankingQuestion } from "../definition/question";
import { OTHER } from "./answer";
import { type Checked, type ValidationError, validationError } from "./validation-error";

/** Options that the asker offers to this respondent; those of the question where nobody said otherwise. */
type Available = readonly Option[];

export function checkChoice(
	question: ChoiceQuestion,
	raw: unknown,
	field: string,
	available: Available,
): Checked<string> {
	const isThere = (question.hasOther && raw === OTHER) || available.some((option) => option.id === raw);
	return isThere ? { answer: raw as string } : validationError(field, "notOffered");
}

export function checkMany(
	question: ManyQuestion,
	raw: unknown,
	field: string,
	available: Available,
): Checked<string[]> {
	const chosen = [...new Set([raw].flat().filter((id) => id !== ""))];
	const ids = available.map(({ id }) => id);
	if (question.hasOther) ids.push(OTHER);
	if (chosen.some((id) => !ids.includes(id as string))) return validationError(field, "notOffered");
	if (question.min !== undefined && chosen.length > 0 && chosen.length < question.min)
		return validationError(field, "chooseAtLeast", { count: question.min });
	if (question.max !== undefined && chosen.length > question.max)
		return validationError(field, "chooseAtMost", { count: question.max });
	// In the order of the question, so that two who have chosen the same have answered the same.
	return { answer: ids.filter((id) => chosen.includes(id)) };
}

/** All options, each once: as a list, or option → its number. */
export function checkRanking(question: RankingQuestion, raw: unknown, field: string): Checked<string[]> {
	const available = question.options.filter((option) => !option.isRetired).map(({ id }) => id);
	const order = Array.isArray(raw) ? raw : byNumber(raw);
	const isWhole = order?.length === available.length && available.every((id) => order.includes(id));
	return order && isWhole
		? { answer: order as string[] }
		: validationError(field, "rankAll", { count: available.length });
}

/** Row → option, or options. */
export function checkMatrix(
	question: MatrixQuestion,
	raw: unknown,
	field: string,
	isRequired: boolean,
): Checked<Record<string, string | string[]>> {
	if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return validationError(field, "wrongKind");
	const given = raw as Record<string, unknown>;
	const ids = question.options.filter((option) => !option.isRetired).map(({ id }) => id);
	const answer: Record<string, string | string[]> = {};
	const fieldErrors: ValidationError[] = [];
	for (const { id } of question.rows) {
		const chosen = [given[id] ?? []].flat().filter((one) => one !== "");
		if (chosen.some((one) => !ids.includes(one as string)) || (!question.isMany && chosen.length > 1))
			fieldErrors.push(...validationError(`${field}.${id}`, "notOffered").fieldErrors);
		else if (chosen.length > 0) answer[id] = question.isMany ? (chosen as string[]) : (chosen[0] as string);
		else if (isRequired) fieldErrors.push(...validationError(`${field}.${id}`, "required").fieldErrors);
	}
	return fieldErrors.length > 0 ? { fieldErrors } : { answer };
}

function byNumber(raw: unknown): unknown[] | undefined {
	if (typeof raw !== "object" || raw === null) return undefined;
	const pairs = Object.entries(raw).filter(([, number]) => number !== "");
	const numbers = new Set(pairs.map(([, number]) => Number(number)));
	if (numbers.size !== pairs.length || [...numbers].some((number) => !Number.isInteger(number))) return undefined;
	return pairs.sort((one, other) => Number(one[1]) - Number(other[1])).map(([id]) => id);
}
