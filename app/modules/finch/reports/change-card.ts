import { type Card, roundly, type Words } from "#app/forms/charts/card";
import type { BeforeAfter } from "./before-after";

export type Change = Omit<BeforeAfter, "id"> & { name: string };

/** Before and after: each score in the first and in the last replies, and what has changed. */
export function changeCard(changes: readonly Change[], { t, number }: Words): Card {
	const say = (key: string, values?: Record<string, unknown>) => t(`finch:change.${key}`, values);
	const signed = (value: number) => `${value > 0 ? "+" : ""}${number(roundly(value))}`;
	return {
		...{ title: say("title"), about: say("about") },
		table: {
			heads: ["score", "before", "after", "difference", "students"].map((key) => say(key)),
			rows: changes.map(({ name, before, after, students }) => ({
				name,
				cells: [...[number(roundly(before)), number(roundly(after)), signed(after - before)], number(students)],
			})),
		},
	};
}
