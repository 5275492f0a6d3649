/** From which post codes on, by their first three digits, a place lies in which county; a few codes near a border lie beyond it. */
const starts =
	"000 03;130 32;150 31;154 32;156 31;190 32;210 34;215 32;218 34;300 33;307 39;330 33;343 32;350 33;365 40;400 11;440 42;446 11;447 42;500 46;550 11;555 46;556 11;559 46;600 15;670 46;700 50;798 18;799 50;800 18;900 55;950 56"
		.split(";")
		.map((start) => start.split(" ") as [from: string, county: string]);

/** The number of the county that a Norwegian post code lies in; null for what is none. */
export function countyOfPostCode(code: string | null): string | null {
	if (!code || !/^\d{4}$/.test(code)) return null;
	return starts.findLast(([from]) => code.slice(0, 3) >= from)?.[1] ?? null;
}
