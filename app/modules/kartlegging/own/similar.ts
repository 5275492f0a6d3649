type Known = { companyId: string; industry: string | null; employees: number | null; scores: Record<string, number> };
type Score = { id: string; own: number; others: number };
/** What a company is compared with: others of its industry, of its size, or all. */
export type Comparison = { by: "industry" | "size" | "all"; count: number; scores: Score[] };

/** With fewer one could guess who has answered what. */
export const LEAST = 5;

const sizeOf = (employees: number | null) =>
	employees === null ? null : employees < 10 ? "small" : employees < 50 ? "medium" : "large";

/** A company's scores beside the mean of similar ones; null where there are too few to hide among. Only scores that enough others have are told. */
export function compareWithSimilar(own: Known, all: readonly Known[]): Comparison | null {
	const others = all.filter(({ companyId }) => companyId !== own.companyId);
	const groups = [
		{ by: "industry" as const, of: others.filter(({ industry }) => industry !== null && industry === own.industry) },
		{
			by: "size" as const,
			of: others.filter(({ employees }) => own.employees !== null && sizeOf(employees) === sizeOf(own.employees)),
		},
		{ by: "all" as const, of: others },
	];
	const group = groups.find(({ of }) => of.length >= LEAST);
	if (!group) return null;
	const scores = Object.entries(own.scores).flatMap(([id, value]): Score[] => {
		const theirs = group.of.flatMap(({ scores: has }) => (has[id] === undefined ? [] : [has[id]]));
		if (theirs.length < LEAST) return [];
		return [{ id, own: value, others: theirs.reduce((sum, one) => sum + one, 0) / theirs.length }];
	});
	return scores.length === 0 ? null : { by: group.by, count: group.of.length, scores };
}
