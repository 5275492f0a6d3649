import type { OpeningKind } from "#app/directory/openings.server";
import type { Answers } from "#app/forms/answers/answer";
import { type Definition, questionsOf } from "#app/forms/definition/definition";
import type { Question } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import type { Language } from "#app/platform/i18n";

export type FoundOpening = { kind: OpeningKind; title: string; places: number };

/** Letters of an answer that an opening is called by. */
const TITLE = 200;

/**
 * What a company has named in a reply: jobs (`roles`, as many as `positions` says), places for training (`training` and `places`) and
 * skills that it lacks (`lacks`). The questions are known by their codes, so that an organisation's own form may ask them too.
 */
export function openingsOfReply(
	definition: Definition,
	answers: Answers,
	{ language, training }: { language: Language; training: string },
): FoundOpening[] {
	const byCode = new Map(questionsOf(definition).map((question) => [question.code, question]));
	const answerTo = (code: string) => answers[byCode.get(code)?.id ?? ""];
	const roles = answerTo("roles");
	const jobs = typeof roles === "string" ? linesOf(roles) : [];
	const positions = atLeastOne(answerTo("positions"));
	const lacks = answerTo("lacks");
	return [
		...jobs.map((title) => ({ kind: "job" as const, title, places: jobs.length === 1 ? positions : 1 })),
		...(answerTo("training") === true
			? [{ kind: "training" as const, title: training, places: atLeastOne(answerTo("places")) }]
			: []),
		...(Array.isArray(lacks) ? lacks : []).flatMap((value) => {
			const title = optionOf(byCode.get("lacks"), value, language);
			return title ? [{ kind: "skill" as const, title, places: 1 }] : [];
		}),
	];
}

const linesOf = (text: string) =>
	text
		.split(/\r?\n/)
		.map((line) => line.trim().slice(0, TITLE))
		.filter(Boolean)
		.slice(0, 10);

const atLeastOne = (answer: unknown) => (typeof answer === "number" && answer > 1 ? Math.floor(answer) : 1);

function optionOf(question: Question | undefined, value: unknown, language: Language): string {
	if (!question || !("options" in question)) return "";
	const option = question.options.find(({ id }) => id === value);
	return option ? textIn(option.label, language, language).text : "";
}
