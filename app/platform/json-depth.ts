/** Whether a JSON value goes deeper than so many levels: what would walk through all of them might never come back. */
export const isDeeper = (value: unknown, levels: number): boolean =>
	typeof value === "object" &&
	value !== null &&
	(levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
