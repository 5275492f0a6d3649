import type { CourseLetter, QuizQuestion } from "#db/schema/courses";

/** What an author chooses from; the pages and the schemas of what they send read it here. */
export const statuses = ["draft", "published", "archived"] as const;
export const audiences = ["tenant", "assigned", "public"] as const;
/** How much a course asks of its learners; "" where that is not said. */
export const levels = ["beginner", "intermediate", "advanced"] as const;
export const questionKinds = [
	"single",
	"multiple",
	"trueFalse",
	"short",
	"order",
	"match",
] as const satisfies QuizQuestion["kind"][];
/** What completes a step beside its quiz. */
export const completions = ["read", "opened", "watched", "handedIn", "approved", "attended"] as const;
/** What learners are written about a course. */
export const letterKinds = [
	"assigned",
	"due",
	"overdue",
	"newPart",
	"completed",
	"expires",
	"expired",
] as const satisfies CourseLetter[];
/** Which of its lessons a chapter needs. */
export const lessonRules = ["all", "one", "order"] as const;

/** How a learner can read a step: as it was written, in easy words, or read aloud. */
export const waysToRead = ["standard", "easy", "audio"] as const;
export type WayToRead = (typeof waysToRead)[number];
