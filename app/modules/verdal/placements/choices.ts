import type * as schema from "#db/schema/verdal";

/** What forms choose from; without the schemas, which browsers do not load. */
export const endReasons = [
	"job",
	"education",
	"ill",
	"needsOther",
	"notMet",
	"cooperationEnded",
	"noPlace",
	"other",
] as const satisfies typeof schema.endReasons;
export const cancelReasons = [
	"mistake",
	"foundWork",
	"otherMeasure",
	"ill",
	"notMet",
	"expired",
] as const satisfies typeof schema.cancelReasons;
/** The parts of an agreement that change each by itself. */
export const changeParts = ["duration", "goals", "tasks", "terms"] as const;
export type ChangePart = (typeof changeParts)[number];
export const parties = ["participant", "supervisor", "advisor"] as const satisfies typeof schema.placementParties;
export const followUpKinds = ["meeting", "visit", "call"] as const satisfies typeof schema.followUpKinds;
