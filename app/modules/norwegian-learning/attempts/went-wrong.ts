import type { AskedItem } from "#db/schema/norwegian-learning";
import { type Point, points, type ReachedLevel, type Skill } from "../choices";

/** Kinds of mistakes that are told at most, and how often something must have been asked before it is. */
const TOLD_MOST = 4;
const ASKED_LEAST = 2;

/** How often something went wrong, of how often it was asked; the skill and the level in which it is to be practised. */
export type Mistake = { point: Point; skill: Skill; wrong: number; of: number };

/** What went wrong most in an attempt, as far as its items say what they try; what is only tried out does not count. */
export function mistakesIn(items: readonly AskedItem[], scores: ReadonlyMap<string, number>): Mistake[] {
	const found = points.flatMap((point): Mistake[] => {
		const own = items.filter((item) => item.point === point && !item.irt?.isSeed && scores.has(item.id));
		const wrong = own.filter(({ id }) => (scores.get(id) ?? 0) < 1000).length;
		const [first] = own;
		return first && wrong > 0 && own.length >= ASKED_LEAST
			? [{ point, skill: first.skill, wrong, of: own.length }]
			: [];
	});
	return found
		.sort((one, other) => other.wrong / other.of - one.wrong / one.of || other.wrong - one.wrong)
		.slice(0, TOLD_MOST);
}

/** The level at which somebody practises: the one that they have reached, or the first. */
export const practisedAt = (level: ReachedLevel | undefined) =>
	level === undefined || level === "underA1" ? "A1" : level;

/** Words by which authors of the library, who write Norwegian tags, say what a content is about. */
const tagWords: Record<Point, readonly string[]> = {
	...{ verbs: ["verb", "bøying"], mainOrder: ["ordstilling", "inversjon"], subOrder: ["ordstilling", "leddsetning"] },
	...{
		negation: ["ikke", "nekting"],
		questions: ["spørsmål", "spørreord"],
		nouns: ["substantiv", "kjønn", "flertall"],
	},
	...{ adjectives: ["adjektiv", "gradbøying"], pronouns: ["pronomen"], prepositions: ["preposisjon"] },
	...{ connectives: ["bindeord", "konnektor"], everydayWords: ["hverdag"], workWords: ["arbeid", "samfunn"] },
	...{ phrases: ["uttrykk", "idiom"], details: ["leseforståelse"], mainIdea: ["leseforståelse"] },
};

/** Whether one of a content's tags begins with such a word. */
export const isAbout = (tags: readonly string[], point: Point): boolean =>
	tags.some((tag) => tagWords[point].some((word) => tag.toLowerCase().startsWith(word)));
