import { addDays } from "#app/platform/clock";

/**
 * The Norwegian public holidays. Source: lov om helligdager og helligdagsfred (1995) § 2, which names the days of the church, and
 * lov om 1 og 17 mai som høgtidsdagar (1947).
 */
const fixed = {
	newYear: "01-01",
	labourDay: "05-01",
	constitutionDay: "05-17",
	christmasDay: "12-25",
	boxingDay: "12-26",
} as const;
/** Days before or after Easter Sunday. */
const byEaster = {
	maundyThursday: -3,
	goodFriday: -2,
	easterSunday: 0,
	easterMonday: 1,
	ascensionDay: 39,
	whitSunday: 49,
	whitMonday: 50,
} as const;
export type Holiday = keyof typeof fixed | keyof typeof byEaster;

const years = new Map<number, Map<string, Holiday>>();

/** The public holiday that a day (`YYYY-MM-DD`) is; null for every other day. */
export function holidayOn(day: string): Holiday | null {
	const year = Number(day.slice(0, 4));
	let known = years.get(year);
	if (!known) {
		known = holidaysOf(year);
		years.set(year, known);
	}
	return known.get(day) ?? null;
}

/** Where two fall on one day, as 17 May and Whit Sunday may, the fixed one names it. */
function holidaysOf(year: number): Map<string, Holiday> {
	const easter = easterSunday(year);
	const moving = Object.entries(byEaster).map(([name, days]) => [addDays(easter, days), name as Holiday] as const);
	const standing = Object.entries(fixed).map(([name, day]) => [`${year}-${day}`, name as Holiday] as const);
	return new Map([...moving, ...standing]);
}

/** Easter Sunday of a year by the Gregorian computus of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
	const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
	const [d, e] = [Math.floor(b / 4), b % 4];
	const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
	const h = (19 * a + b - d - g + 15) % 30;
	const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
	const m = Math.floor((a + 11 * h + 22 * l) / 451);
	const sum = h + l - 7 * m + 114;
	const [month, date] = [Math.floor(sum / 31), (sum % 31) + 1];
	return `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
}
