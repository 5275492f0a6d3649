import type { Answer, Answers } from "../answers/answer";
import { testsFor, type ValueKind, valueKindOf } from "../builder/sources";
import type { Definition } from "../definition/definition";
import { questionsWithPipedOptions } from "../definition/piped-options";
import { isAsked, optionsOf, type Question } from "../definition/question";
import { holds, type Source, type Test, type Value } from "../logic/condition";
import type { ScoreResults } from "../scoring/score";

/** What decides whether something follows; a band is known by the value that it begins with. */
export type WhenSource = Extract<Source, { kind: "answer" | "score" }> | { kind: "band"; score: string };
/** One comparison with what was answered. */
export type When = { of: WhenSource; test: Test; value?: Value };

/** What an author can choose of a form: each question that is asked, each row of a matrix, each score and its bands. */
export type KnownSource = { key: string; of: WhenSource; question?: Question; row?: string };

export const whenKey = (of: WhenSource): string =>
	of.kind === "answer"
		? ["answer", of.question, ...(of.part === undefined ? [] : [of.part])].join(":")
		: `${of.kind}:${of.score}`;

/** All that can be looked at in a form. */
export function whenSources(definition: Definition): KnownSource[] {
	const known = (of: WhenSource, more: Pick<KnownSource, "question" | "row"> = {}) => ({
		key: whenKey(of),
		of,
		...more,
	});
	return [
		...questionsWithPipedOptions(definition)
			.filter((question) => isAsked(question) || question.type === "computed")
			.flatMap((question) =>
				question.type === "matrix"
					? question.rows.map(({ id }) =>
							known({ kind: "answer", question: question.id, part: id }, { question, row: id }),
						)
					: [known({ kind: "answer", question: question.id }, { question })],
			),
		...definition.scores.flatMap(({ id, bands }) => [
			...(bands.length > 0 ? [known({ kind: "band", score: id })] : []),
			known({ kind: "score", score: id }),
		]),
	];
}

/** The kinds of questions whose answers are no words to compare, though they have no value of another kind. */
const uncompared: Question["type"][] = ["file", "signature", "goals", "table", "group", "ranking"];

/** How a source can be compared. */
export function whenTests({ of, question }: KnownSource): Test[] {
	if (of.kind === "band") return ["is", "isNot"];
	if (question && uncompared.includes(question.type)) return ["answered", "empty"];
	return testsFor(of, question);
}

/** How the value is written with which a source is compared. */
export const whenValueKind = ({ of, question }: KnownSource): ValueKind =>
	of.kind === "band" ? "option" : valueKindOf(of, question);

/** The values among which one chooses: options of a question, or bands of a score by where they begin. */
export function whenOptions({ of, question }: KnownSource, definition: Definition) {
	if (of.kind !== "band") return question ? optionsOf(question) : [];
	const score = definition.scores.find(({ id }) => id === of.score);
	return (score?.bands ?? []).map(({ from, label }) => ({ id: String(from), label }));
}

/** Whether it holds for what was answered. What is asked no more, or has no such band now, does not. */
export function holdsWhen(
	{ of, test, value }: When,
	definition: Definition,
	{ answers, scores }: { answers: Answers; scores: ScoreResults },
): boolean {
	const found = (): Answer | undefined => {
		if (of.kind === "answer") {
			const answer = answers[of.question];
			return of.part === undefined ? answer : (answer as Record<string, Answer> | undefined)?.[of.part];
		}
		const result = scores[of.score];
		if (of.kind === "score") return result?.value ?? undefined;
		const bands = definition.scores.find(({ id }) => id === of.score)?.bands ?? [];
		return bands[result?.band ?? -1]?.from;
	};
	const isKnown = whenSources(definition).some(({ key }) => key === whenKey(of));
	return isKnown && holds({ of: of as Source, test, value }, found);
}

/** Whether a form still has what a rule looks at, and what it compares it with. */
export function isStillAsked({ of, value }: When, definition: Definition): boolean {
	const source = whenSources(definition).find(({ key }) => key === whenKey(of));
	if (!source) return false;
	if (whenValueKind(source) !== "option" || value === undefined) return true;
	const options = whenOptions(source, definition);
	return [value].flat().every((one) => options.some(({ id }) => id === String(one)));
}
