import type { Answers } from "#app/forms/answers/answer";
import type { Definition } from "#app/forms/definition/definition";
import type { ScaleQuestion } from "#app/forms/definition/question";
import type { Language } from "#app/platform/i18n";

export type Goal = { id: string; text: string };
const PREFIX = "g_";

/** The question under which a goal is rated; its line over time is found by it. */
export const goalQuestion = (goalId: string) => `${PREFIX}${goalId}`;

/** How close a goal was rated in a reply; null where it was not. */
export function ratingOf(goalId: string, answers: Answers): number | null {
	const rating = answers[goalQuestion(goalId)];
	return typeof rating === "number" ? rating : null;
}

/** The form with one more page, on which a client rates their own goals; `words` speaks each language. */
export function withGoals(
	definition: Definition,
	goals: readonly Goal[],
	words: (language: Language) => { title: string; ask: (goal: string) => string; low: string; high: string },
): Definition {
	if (goals.length === 0) return definition;
	const spoken = definition.languages.map((language) => [language, words(language)] as const);
	const say = (of: (said: ReturnType<typeof words>) => string) =>
		Object.fromEntries(spoken.map(([language, said]) => [language, of(said)]));
	const questions = goals.map(
		({ id, text }, at): ScaleQuestion => ({
			...{ id: goalQuestion(id), code: `goal_of_client_${at + 1}`, type: "scale", min: 0, max: 10 },
			...{ label: say(({ ask }) => ask(text)), low: say(({ low }) => low), high: say(({ high }) => high) },
		}),
	);
	const page = { id: "goals", title: say(({ title }) => title), sections: [{ id: "goals_all", questions }] };
	return { ...definition, pages: [...definition.pages, page] };
}
