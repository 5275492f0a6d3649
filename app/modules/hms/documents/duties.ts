/** What the internal control regulations ask for (§ 5), in their order; documents lie under them. */
export const duties = [
	"laws",
	"training",
	"participation",
	"goals",
	"organisation",
	"risk",
	"deviations",
	"review",
] as const;
export type Duty = (typeof duties)[number];

/** What shows that a duty is seen to: a document, a round, a deviation, whatever is newest. `to`: where it stands. */
export type Evidence = {
	kind: "document" | "round" | "deviation" | "assessment";
	title: string;
	on: string;
	to: string;
};
export type DutyState = "missing" | "old" | "fresh";

/** Months after which evidence is worth another look. No law names a number: it is only said how old it is. */
const OLD = 12;

/** Whole months from one day to another. */
export function monthsBetween(from: string, to: string): number {
	const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
	const [toYear = 0, toMonth = 0, toDay = 0] = to.split("-").map(Number);
	return Math.max(0, (toYear - year) * 12 + (toMonth - month) - (toDay < day ? 1 : 0));
}

/** A duty with its evidence, the newest first, and how old that is. */
export function judgeDuty(duty: Duty, evidence: readonly Evidence[], today: string) {
	const sorted = [...evidence].sort((a, b) => (a.on < b.on ? 1 : -1));
	const [newest] = sorted;
	const months = newest ? monthsBetween(newest.on, today) : null;
	const state: DutyState = months === null ? "missing" : months >= OLD ? "old" : "fresh";
	return { duty, state, months, evidence: sorted };
}
export type JudgedDuty = ReturnType<typeof judgeDuty>;
