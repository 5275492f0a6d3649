import type { Definition } from "#app/forms/definition/definition";
import { questionsOf } from "#app/forms/definition/definition";
import type { Measured } from "#app/forms/reports/measurements";
import { changeOf, reliableChange } from "#app/forms/scoring/reliable-change";
import type { Score } from "#app/forms/scoring/score";
import { comparable } from "#app/forms/versions/comparable";

/** Without a scale's own noise a tenth of it counts as no change. */
const STILL = 0.1;

/**
 * The form without the areas that stand still, for a client who has answered it before: such an area is asked every so many times, and all
 * of them each so many times. What may raise an alert is always asked, and a form never becomes empty. `replies`: oldest first.
 */
export function shortForm(
	definition: Definition,
	replies: readonly Measured[],
	every: number,
	alwaysAsked: ReadonlySet<string>,
): Definition {
	if (every < 2 || replies.length < 2 || replies.length % every === 0) return definition;
	const still = definition.scores.filter((score) => isStill(score, comparable(definition, replies)));
	const resting = new Set(still.flatMap(({ items }) => items.map(({ question }) => question)));
	for (const id of alwaysAsked) resting.delete(id);
	const pages = definition.pages
		.map((page) => ({
			...page,
			sections: page.sections.map((section) => ({
				...section,
				questions: section.questions.filter(({ id }) => !resting.has(id)),
			})),
		}))
		.filter((page) => page.sections.some(({ questions }) => questions.length > 0));
	const short = { ...definition, pages };
	return questionsOf(short).length === 0 ? definition : short;
}

/** Its last two measurements are there and lie no further apart than the scale's noise. */
function isStill(score: Score, replies: readonly Measured[]): boolean {
	const known = replies.flatMap(({ scores }) => scores[score.id]?.value ?? []).slice(-2);
	const [before, last] = known;
	if (before === undefined || last === undefined) return false;
	if (reliableChange(score) !== null) return changeOf(score, before, last) === "same";
	return Math.abs(last - before) <= (score.max - score.min) * STILL;
}
