import { pointsOf } from "./points";

type Round = { id: string; sections: readonly { title: string; points: { id: string; text: string }[] }[] };
type Fault = { roundId: string; pointId: string };

/** A point that was answered no, and in how many of the rounds. */
export type Repeated = { text: string; section: string; count: number };

/** Points that were answered no in at least two of the rounds, by their words; the most frequent first. */
export function repeatedFaults(rounds: readonly Round[], faults: readonly Fault[]): Repeated[] {
	return countFaults(rounds, faults).filter(({ count }) => count > 1);
}

function countFaults(rounds: readonly Round[], faults: readonly Fault[]): Repeated[] {
	const counts = new Map<string, Repeated>();
	for (const { roundId, pointId } of faults) {
		const round = rounds.find(({ id }) => id === roundId);
		const section = round?.sections.find(({ points }) => points.some(({ id }) => id === pointId));
		const text = round && pointsOf(round).find(({ id }) => id === pointId)?.text;
		if (!section || text === undefined) continue;
		const { count } = counts.get(text) ?? { count: 0 };
		counts.set(text, { text, section: section.title, count: count + 1 });
	}
	return [...counts.values()].sort((a, b) => b.count - a.count);
}

export type Theme = { text: string; why: "repeated" | "faults" | "cause"; count: number };

/**
 * What the next round should look at: the heading under which points were answered no again and again, else the cause that most
 * deviations have in common, else the heading with the most faults. Null where nothing stands out.
 */
export function suggestTheme(
	rounds: readonly Round[],
	faults: readonly Fault[],
	causes: readonly string[],
): Theme | null {
	const counted = countFaults(rounds, faults);
	const repeated = mostOf(counted.filter(({ count }) => count > 1));
	if (repeated) return { ...repeated, why: "repeated" };
	const byCause = mostOf(causes.filter(Boolean).map((section) => ({ section, count: 1 })));
	if (byCause && byCause.count > 1) return { ...byCause, why: "cause" };
	const faulty = mostOf(counted);
	return faulty && { ...faulty, why: "faults" };
}

function mostOf(all: readonly { section: string; count: number }[]): { text: string; count: number } | null {
	const sums = new Map<string, number>();
	for (const { section, count } of all) if (section) sums.set(section, (sums.get(section) ?? 0) + count);
	const [most] = [...sums].sort(([, a], [, b]) => b - a);
	return most ? { text: most[0], count: most[1] } : null;
}
