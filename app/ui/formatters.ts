const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const relatives = new Map<string, Intl.RelativeTimeFormat>();
const countries = new Map<string, Intl.DisplayNames>();

/** Making a formatter takes a hundred times as long as using it, so each is made once and kept. */
function kept<Made>(all: Map<string, Made>, locale: string, options: object, make: () => Made): Made {
	const key = `${locale}${JSON.stringify(options)}`;
	const known = all.get(key);
	if (known) return known;
	const made = make();
	all.set(key, made);
	return made;
}

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	return kept(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
	return kept(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

export function relativeFormat(locale: string, options: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat {
	return kept(relatives, locale, options, () => new Intl.RelativeTimeFormat(locale, options));
}

/** Countries by their two letters, as a language names them. */
export function countryNames(locale: string): Intl.DisplayNames {
	return kept(countries, locale, {}, () => new Intl.DisplayNames(locale, { type: "region" }));
}
