import type { ItemLevel, Point, Skill } from "../choices";

/** What each of the start items in grammar tries, in their order. */
const grammar: Record<ItemLevel, readonly Point[]> = {
	A1: ["verbs", "pronouns", "nouns", "questions", "negation", "nouns", "questions", "pronouns"],
	A2: ["mainOrder", "verbs", "adjectives", "verbs", "prepositions", "adjectives", "pronouns", "prepositions"],
	B1: ["subOrder", "connectives", "connectives", "subOrder", "verbs", "mainOrder", "negation", "connectives"],
	B2: ["verbs", "mainOrder", "verbs", "negation", "connectives", "nouns", "verbs", "subOrder"],
	C1: ["verbs", "mainOrder", "connectives", "adjectives", "pronouns", "mainOrder", "pronouns", "verbs"],
};

const vocabulary: Record<ItemLevel, Point> = {
	...{ A1: "everydayWords", A2: "everydayWords", B1: "workWords", B2: "phrases", C1: "phrases" },
};

/** What a start item tries; of a text it is what stands in it up to A2, and what it says as a whole from there on. */
export function pointOf(skill: Skill, level: ItemLevel, at: number): Point | "" {
	if (skill === "grammar") return grammar[level][at] ?? "";
	if (skill === "vocabulary") return vocabulary[level];
	return level === "A1" || level === "A2" ? "details" : "mainIdea";
}
