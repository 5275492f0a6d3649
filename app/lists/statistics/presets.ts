import { addDays } from "#app/platform/clock";
import { daysOf, type Period as PeriodName } from "../periods";
import type { Period } from "./period";

const names = ["last30", "last90", "thisYear"] as const satisfies PeriodName[];

/** Periods that are one press away, as seen from a day. */
export function presetsOf(today: string, current: Period, path: string) {
	const stretches = [
		...names.map((name) => ({ name: name as string, ...daysOf(name, today) })),
		{ name: "last365", from: addDays(today, -364), to: today },
	];
	return stretches.map(({ name, from, to }) => {
		const last = to === null || to > today ? today : to;
		const isCurrent = from === current.from && last === current.to;
		return { name, to: `${path}?from=${from}&to=${last}`, isCurrent };
	});
}
