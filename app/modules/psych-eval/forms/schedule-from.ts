import { type Schedule, weekday } from "#app/forms/schedule/schedule";

type Fields = {
	startsOn?: string;
	repeat: "once" | "daily" | "weekly" | "fortnightly" | "fourWeekly";
	window: "next" | "1" | "3" | "7";
	reminders: number;
};

/** The hour at which people are asked; whoever is asked earlier in the day is asked at once. */
const HOUR = 7;
const GAP = 48;
const weeks = { weekly: 1, fortnightly: 2, fourWeekly: 4 } as const;

/** The schedule that the page's fields mean; `now`: the day and the hour in the organisation's time zone. */
export function scheduleFrom(
	{ startsOn, repeat, window, reminders }: Fields,
	now: { day: string; hour: number },
): Schedule {
	const start = startsOn ?? now.day;
	return {
		repeat:
			repeat === "once" || repeat === "daily"
				? { kind: repeat }
				: { kind: "weekly", every: weeks[repeat], weekdays: [weekday(start)] },
		hour: start <= now.day && now.hour < HOUR ? 0 : HOUR,
		...(window !== "next" && { windowHours: Number(window) * 24 }),
		reminders: { most: reminders, gapHours: GAP },
	};
}
