import { type WeekQuestion, weekQuestions } from "../weeks/week";
import type { ShownWeek } from "../weeks/weeks.server";

export type Curve = {
	question: WeekQuestion;
	/** The last that was said, of 5. */
	last: number | null;
	/** Since the week before; null where one of the two is missing. */
	difference: number | null;
	/** Week by week as shares of the scale, the oldest first; null: not answered. */
	shares: (number | null)[];
};
export type Curves = { party: ShownWeek["party"]; weeks: number; curves: Curve[] };

/** The reports of each party as curves; a party that has said nothing is left out. */
export function curvesOf(weeks: readonly ShownWeek[]): Curves[] {
	return (["participant", "supervisor"] as const).flatMap((party) => {
		const its = weeks.filter((week) => week.party === party).toReversed();
		if (its.length === 0) return [];
		const curves = weekQuestions.map((question): Curve => {
			const values = its.map(({ answers }) => answers[question]);
			const [last = null, before = null] = values.toReversed();
			const difference = last === null || before === null ? null : last - before;
			return { question, last, difference, shares: values.map((value) => (value === null ? null : (value - 1) / 4)) };
		});
		return [{ party, weeks: its.length, curves }];
	});
}
