import { isGuid } from "#app/platform/ids";
import type { FileQuestion, GoalsQuestion, GroupQuestion, SimpleQuestion, TableQuestion } from "../definition/question";
import type { FileAnswer, GoalAnswer, RowAnswer, SignatureAnswer } from "./answer";
import { isEmpty } from "./answer";
import { asText } from "./check-simple";
import { type Checked, type ValidationError, validationError } from "./validation-error";

const MAX_ROWS = 100;
const MAX_PATH = 20_000;

/** The rows of a table, or the times of a group; `check` looks at each inner answer. Empty rows go. */
export function checkRows(
	question: TableQuestion | GroupQuestion,
	raw: unknown,
	field: string,
	check: (inner: SimpleQuestion, raw: unknown, field: string) => Checked<unknown>,
): Checked<RowAnswer[]> {
	if (!Array.isArray(raw) || raw.length > MAX_ROWS) return validationError(field, "wrongKind");
	const inner = question.type === "table" ? question.columns : question.questions;
	const most = question.type === "table" ? question.maxRows : question.maxTimes;
	const least = (question.type === "table" ? question.minRows : question.minTimes) ?? 0;
	const rows: RowAnswer[] = [];
	const fieldErrors: ValidationError[] = [];
	raw.forEach((given: unknown, at) => {
		if (typeof given !== "object" || given === null || inner.every(({ id }) => isEmpty((given as RowAnswer)[id])))
			return;
		const row: RowAnswer = {};
		const option = (given as RowAnswer).for;
		if (question.type === "group" && question.perOptionOf && typeof option === "string") row.for = option;
		for (const one of inner) {
			const place = `${field}.${at}.${one.id}`;
			const value = (given as RowAnswer)[one.id];
			if (isEmpty(value)) {
				if (one.isRequired) fieldErrors.push(...validationError(place, "required").fieldErrors);
				continue;
			}
			const checked = check(one, value, place);
			if ("fieldErrors" in checked) fieldErrors.push(...checked.fieldErrors);
			else row[one.id] = checked.answer as string;
		}
		rows.push(row);
	});
	if (fieldErrors.length > 0) return { fieldErrors };
	if (rows.length > most) return validationError(field, "rowsAtMost", { count: most });
	if (rows.length > 0 && rows.length < least) return validationError(field, "rowsAtLeast", { count: least });
	return { answer: rows };
}

/** Files that lie in the store already; whether they do, and whose they are, the server looks at when it saves. */
export function checkFiles(question: FileQuestion, raw: unknown, field: string): Checked<FileAnswer[]> {
	const given = Array.isArray(raw) ? raw : [raw];
	if (given.length > question.maxFiles) return validationError(field, "filesAtMost", { count: question.maxFiles });
	const answer: FileAnswer[] = [];
	for (const one of given) {
		const { guid, name, size } = (one ?? {}) as Partial<FileAnswer>;
		if (typeof guid !== "string" || !isGuid(guid) || typeof name !== "string" || !Number.isSafeInteger(size))
			return validationError(field, "wrongKind");
		answer.push({ guid, name: name.slice(0, 200), size: size as number });
	}
	return { answer };
}

export function checkSignature(raw: unknown, field: string): Checked<SignatureAnswer> {
	const given = typeof raw === "string" ? { name: raw } : raw;
	const { name, path } = (given ?? {}) as Partial<SignatureAnswer>;
	const text = asText(name);
	if (!text || text.length > 200) return validationError(field, "signName");
	if (path === undefined || path === "") return { answer: { name: text } };
	const isPath = typeof path === "string" && path.length <= MAX_PATH && /^[ML0-9 .,-]*$/.test(path);
	return isPath ? { answer: { name: text, path } } : validationError(field, "wrongKind");
}

/** What one rates stands with the rating, as goals change. */
export function checkGoals(question: GoalsQuestion, raw: unknown, field: string): Checked<GoalAnswer[]> {
	if (!Array.isArray(raw)) return validationError(field, "wrongKind");
	const [min, max] = question.scale === "attainment" ? [-2, 2] : [0, 10];
	const answer: GoalAnswer[] = [];
	for (const [at, one] of raw.entries()) {
		const { id, text, value } = (one ?? {}) as Partial<Record<keyof GoalAnswer, unknown>>;
		const words = asText(text);
		if (!words) continue;
		if (words.length > 300) return validationError(`${field}.${at}.text`, "tooLong", { count: 300 });
		const rated = value === "" || value === undefined || value === null ? null : Number(value);
		if (rated !== null && !(Number.isInteger(rated) && rated >= min && rated <= max))
			return validationError(`${field}.${at}.value`, "notOffered");
		answer.push({ id: typeof id === "string" && id ? id.slice(0, 40) : `g${at + 1}`, text: words, value: rated });
	}
	return answer.length > question.maxGoals
		? validationError(field, "rowsAtMost", { count: question.maxGoals })
		: { answer };
}
