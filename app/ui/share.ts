/** Writes a part of a whole in per cent, as the language does. */
export const shareIn =
	(number: (value: number, options: Intl.NumberFormatOptions) => string) =>
	(part: number, whole: number): string =>
		number(whole > 0 ? part / whole : 0, { style: "percent", maximumFractionDigits: 0 });
