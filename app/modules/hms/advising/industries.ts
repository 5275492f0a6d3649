import { LEAST } from "#app/forms/reports/hide-small";

/** Companies that are alike in what is compared, as they were counted together. */
export type Counted = {
	industry: string;
	/** Whether the advisor may see them one by one. */
	isSeen: boolean;
	isLate: boolean;
	wasInspected: boolean;
	openDeviations: number;
	count: number;
};

export type Industry = {
	industry: string;
	count: number;
	/** Shares from 0 to 1. */
	late: number;
	inspected: number;
	/** The mean of a company. */
	openDeviations: number;
};

/**
 * How the companies of each industry stand together, the largest first. An industry of under five is not told of, nor one in which the
 * advisor sees all but a few one by one: those few would follow by subtraction.
 */
export function compareIndustries(counted: readonly Counted[]): { shown: Industry[]; hidden: number } {
	const groups = new Map<string, Counted[]>();
	for (const one of counted)
		if (one.industry !== "") groups.set(one.industry, [...(groups.get(one.industry) ?? []), one]);
	const shown: Industry[] = [];
	for (const [industry, its] of groups) {
		const sum = (of: (one: Counted) => number) => its.reduce((all, one) => all + of(one) * one.count, 0);
		const count = sum(() => 1);
		const unseen = sum(({ isSeen }) => (isSeen ? 0 : 1));
		if (count < LEAST || (unseen > 0 && unseen < LEAST)) continue;
		shown.push({
			...{ industry, count },
			late: sum(({ isLate }) => (isLate ? 1 : 0)) / count,
			inspected: sum(({ wasInspected }) => (wasInspected ? 1 : 0)) / count,
			openDeviations: sum(({ openDeviations }) => openDeviations) / count,
		});
	}
	shown.sort((one, other) => other.count - one.count || one.industry.localeCompare(other.industry));
	return { shown, hidden: groups.size - shown.length };
}
