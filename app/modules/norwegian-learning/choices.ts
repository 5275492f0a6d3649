import { languageCodes } from "#app/platform/i18n";
import type { IconName } from "#app/ui/icon-names";

/** What is chosen from; the pages and the schemas of what they send read it here. */
export const skills = ["reading", "listening", "vocabulary", "grammar"] as const;
export type Skill = (typeof skills)[number];
/** Levels of the Common European Framework that an item can have; they are called the same everywhere. */
export const levels = ["A1", "A2", "B1", "B2", "C1"] as const;
export type ItemLevel = (typeof levels)[number];
/** Where somebody stands in a skill: a level, or below the first. */
export const reachedLevels = ["underA1", ...levels] as const;
export type ReachedLevel = (typeof reachedLevels)[number];
/** What a test can recommend a course for. */
export const coursePlaces = ["readingTrack", ...reachedLevels] as const;
export const itemStatuses = ["draft", "reviewed", "pilot", "live", "retired"] as const;
/** What a new test is for: placing somebody, or practising for a part of the official test. */
export const testFormats = ["placement", "practiceReading", "practiceListening"] as const;
export const testModes = ["fixed", "adaptive"] as const;
/** How a test is taken: with items to read, or by listening and choosing among pictures. */
export const testPaths = ["reading", "listening"] as const;
export const productionKinds = ["writing", "speaking"] as const;
export type ProductionKind = (typeof productionKinds)[number];
/** What is assessed: in writing the last is spelling, in speech pronunciation. */
export const rubricCriteria = ["communication", "structure", "vocabulary", "grammar", "form"] as const;
export const writtenForms = ["nb", "nn"] as const;
export const testStatuses = ["draft", "open", "closed"] as const;
export const attemptStatuses = ["begun", "done", "expired"] as const;
/** Whether a candidate is asked for a name or an address. */
export const asks = ["no", "optional", "required"] as const;

/** What a candidate may tell as their first language. */
export const firstLanguages = [...languageCodes, "other"] as const;

/** What an item tries: by it somebody is told what went wrong, and what to practise. */
export const points = [
	...(["verbs", "mainOrder", "subOrder", "negation", "questions"] as const),
	...(["nouns", "adjectives", "pronouns", "prepositions", "connectives"] as const),
	...(["everydayWords", "workWords", "phrases", "details", "mainIdea"] as const),
] as const;
export type Point = (typeof points)[number];

/** The last day of a link that has none. */
export const NO_DAY = "9999-12-31";

export const skillIcons: Record<Skill, IconName> = {
	reading: "book-open",
	listening: "music",
	vocabulary: "type",
	grammar: "list-checks",
};

export const itemTones = {
	draft: "neutral",
	reviewed: "info",
	pilot: "info",
	live: "success",
	retired: "warning",
} as const;
export const testTones = { draft: "neutral", open: "success", closed: "warning" } as const;
export const attemptTones = { begun: "info", done: "success", expired: "warning" } as const;
