import { contentsFor, type OfferedContent } from "#app/directory/content-offer.server";
import type { Language } from "#app/platform/i18n";
import { textFor } from "#app/platform/localised";
import type { TestResult } from "#db/schema/norwegian-learning";
import type { Attempt, OpenedTest } from "./open-test.server";
import { scoresOf } from "./place.server";
import { isAbout, mistakesIn, practisedAt } from "./went-wrong";

/** Contents that are named for one kind of mistake. */
const NAMED = 3;

/**
 * What went wrong most in a finished attempt, and what of the library a member can practise it with: first what its tags
 * say it is about, then what fits the skill and the level. Nothing is named twice.
 */
export async function practiceAfter({ ctx, member, answers }: OpenedTest, attempt: Attempt, language: Language) {
	const mistakes = mistakesIn(attempt.items, scoresOf(answers.filter(({ score }) => score !== null)));
	const { skills } = attempt.result as TestResult;
	const fits = mistakes.map(({ skill }) => ({ skill, level: practisedAt(skills[skill]?.level) }));
	const found = member
		? await contentsFor(ctx, member.id, {
				skills: [...new Set(fits.map(({ skill }) => skill))],
				levels: [...new Set(fits.map(({ level }) => level))],
			})
		: [];
	const named = new Set<OfferedContent>();
	return mistakes.map((mistake, at) => {
		const fitting = found.filter(
			(one) => one.skill === mistake.skill && one.level === fits[at]?.level && !named.has(one),
		);
		const about = fitting.filter(({ tags }) => isAbout(tags, mistake.point));
		const chosen = [...new Set([...about, ...fitting])].slice(0, NAMED);
		for (const one of chosen) named.add(one);
		const contents = chosen.map(({ titles, language: own, path, minutes }) => {
			const { text, lang } = textFor(titles, language, own);
			return { title: text, lang, path, minutes };
		});
		return { ...mistake, contents };
	});
}
export type Practice = Awaited<ReturnType<typeof practiceAfter>>[number];
