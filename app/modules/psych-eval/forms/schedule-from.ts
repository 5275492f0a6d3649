import { type Schedule, weekday } from "#app/forms/schedule/schedule";

type Fields = {
	startsOn?: string;
	repeat: "once" | "daily" | "weekly" | "fortnightly" | "fourWeekly" | "days";
	days: string[];
	hour: number;
	holidays: "ask" | "skip" | "move";
	window: "next" | "1" | "3" | "7";
	reminders: number;
	byText: boolean;
};

const GAP = 48;
const weeks = { weekly: 1, fortnightly: 2, fourWeekly: 4 } as const;

/** The schedule that the page's fields mean; `today`: the day where the organisation is. */
export function scheduleFrom(
	{ startsOn, repeat, days, hour, holidays, window, reminders, byText }: Fields,
	today: string,
): Schedule {
	const start = startsOn ?? today;
	return {
		repeat: repeatOf(repeat, start, days),
		hour,
		...(holidays !== "ask" && { holidays }),
		...(window !== "next" && { windowHours: Number(window) * 24 }),
		reminders: { most: reminders, gapHours: GAP, ...(byText && { byText }) },
	};
}

function repeatOf(repeat: Fields["repeat"], start: string, days: string[]): Schedule["repeat"] {
	if (repeat === "once" || repeat === "daily") return { kind: repeat };
	if (repeat === "days") return { kind: "days", days: days.length > 0 ? days : [start] };
	return { kind: "weekly", every: weeks[repeat], weekdays: [weekday(start)] };
}
