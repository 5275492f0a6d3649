import { addDays } from "#app/platform/clock";

/** The Norwegian public holidays: fixed days, and those that go by Easter. */
export function isNorwegianHoliday(day: string): boolean {
	if (["01-01", "05-01", "05-17", "12-25", "12-26"].includes(day.slice(5))) return true;
	const easter = easterOf(Number(day.slice(0, 4)));
	return [-3, -2, 0, 1, 39, 49, 50].some((after) => addDays(easter, after) === day);
}

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const rest = year % 100;
	const correction = Math.floor((8 * century + 13) / 25);
	const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
	const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
	const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
	const month = Math.floor((moon + sunday - 7 * late + 114) / 31);
	const date = ((moon + sunday - 7 * late + 114) % 31) + 1;
	return `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
}
