/** The month of a day: "2026-10". */
export const monthOf = (day: string): string => day.slice(0, 7);

export function monthBefore(month: string): string {
	const [year = 0, number = 0] = month.split("-").map(Number);
	return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`;
}

/** From its first to its last day. */
export function daysOfMonth(month: string): { from: string; to: string } {
	const [year = 0, number = 0] = month.split("-").map(Number);
	return {
		from: `${month}-01`,
		to: `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, "0")}`,
	};
}
