import { type Definition, innerQuestions, questionsOf } from "../definition/definition";
import { isAsked, type Question } from "../definition/question";
import { commentKey, filesOf, otherKey } from "./answer";
import { startingAnswers } from "./starting-answers";

/** The name of a question's control in a form; parts of it follow after dots. */
export const fieldName = (...parts: (string | number)[]) => ["a", ...parts].join(".");

/**
 * The answers that a posted form holds, as they were typed. A question that stood in it (`shown`: its id) is what was sent,
 * also nothing, as an unticked box sends nothing; every other one keeps what it had.
 */
export function answersFromFields(
	definition: Definition,
	fields: Record<string, unknown>,
	before: Record<string, unknown>,
	shown: readonly string[],
): Record<string, unknown> {
	const answers = { ...before };
	const standing = new Set(shown);
	for (const question of questionsOf(definition)) {
		if (!isAsked(question) || !standing.has(question.id)) continue;
		for (const key of [question.id, otherKey(question.id), commentKey(question.id)]) delete answers[key];
		put(answers, question.id, read(question, fields));
		put(answers, otherKey(question.id), fields[fieldName(question.id, "other")]);
		put(answers, commentKey(question.id), fields[fieldName(question.id, "comment")]);
	}
	return answers;
}

function put(answers: Record<string, unknown>, key: string, value: unknown): void {
	if (value !== undefined && value !== "") answers[key] = value;
}

function read(question: Question, fields: Record<string, unknown>): unknown {
	const at = (...parts: (string | number)[]) => fields[fieldName(question.id, ...parts)];
	switch (question.type) {
		case "many":
			return at() === undefined ? undefined : [at()].flat();
		case "matrix":
			return record(question.rows.map(({ id }) => [id, at(id)]));
		case "ranking":
			return record(question.options.map(({ id }) => [id, at(id)]));
		case "signature":
			return record([
				["name", at("name")],
				["path", at("path")],
			]);
		case "table":
		case "group":
			return rows(question, at);
		case "goals":
			return numbered(question.maxGoals, (n) =>
				record([
					["id", at(n, "id")],
					["text", at(n, "text")],
					["value", at(n, "value")],
				]),
			);
		case "file":
			return files(at());
		default:
			return at();
	}
}

function rows(question: Question, at: (...parts: (string | number)[]) => unknown): unknown {
	const most = question.type === "table" ? question.maxRows : question.type === "group" ? question.maxTimes : 0;
	const inner = innerQuestions(question);
	const start = startingAnswers(inner);
	return numbered(
		most,
		(n) => record([["for", at(n, "for")], ...inner.map(({ id }): [string, unknown] => [id, at(n, id)])]),
		(row) => Object.entries(row).every(([id, value]) => id in start && String(value) === String(start[id])),
	);
}

/** A list of so many things at most; those in which nothing was filled in are left out of its end. */
function numbered(
	most: number,
	read: (n: number) => unknown,
	isBlank = (one: object) => Object.keys(one).length === 0,
): unknown[] | undefined {
	const all = Array.from({ length: Math.min(most, 100) }, (_, n) => read(n) ?? {});
	while (all.length > 0 && isBlank(all[all.length - 1] as object)) all.pop();
	return all.length > 0 ? all : undefined;
}

function record(pairs: [string, unknown][]): Record<string, unknown> | undefined {
	const given = pairs.filter(([, value]) => value !== undefined && value !== "");
	return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** Files were uploaded before and stand in the form as JSON, one field each. */
function files(sent: unknown): unknown {
	if (sent === undefined) return undefined;
	return [sent].flat().map((one) => {
		try {
			const [file] = filesOf([JSON.parse(String(one))]);
			return file ? { guid: file.guid, name: file.name, size: file.size } : null;
		} catch {
			return null;
		}
	});
}
