import type { placements } from "#db/schema/verdal";

type Row = typeof placements.$inferSelect;

/** Placements of one workplace, group and end that were begun or closed in a time; `days` is the length of those closed. */
export type Counted = Pick<Row, "endReason" | "goalReached"> & {
	company: string | null;
	companyName: string;
	group: string | null;
	started: number;
	ended: number;
	days: number;
};

type Figures = {
	id: string;
	name: string;
	started: number;
	ended: number;
	/** How many ended with each reason, the most frequent first. */
	reasons: [NonNullable<Row["endReason"]>, number][];
	reached: Record<"yes" | "partly" | "no", number>;
	/** On average, of those that were closed; null where none was. */
	weeks: number | null;
};

/** Sums what was counted under the id and name that each part goes by, the largest first. */
export function countUp(counts: readonly Counted[], by: (part: Counted) => [id: string, name: string]): Figures[] {
	const found = new Map<string, { name: string; parts: Counted[] }>();
	for (const part of counts) {
		const [id, name] = by(part);
		const one = found.get(id) ?? { name, parts: [] };
		one.parts.push(part);
		found.set(id, one);
	}
	return [...found]
		.map(([id, { name, parts }]) => figures(id, name, parts))
		.toSorted(
			(one, other) => other.started + other.ended - one.started - one.ended || one.name.localeCompare(other.name),
		);
}

function figures(id: string, name: string, parts: readonly Counted[]): Figures {
	const sum = (of: (part: Counted) => number) => parts.reduce((all, part) => all + of(part), 0);
	const ended = sum((part) => part.ended);
	const of = (reason: Row["endReason"]) => sum((part) => (part.endReason === reason ? part.ended : 0));
	const reasons = [...new Set(parts.map(({ endReason }) => endReason))]
		.filter((reason) => reason !== null)
		.map((reason): Figures["reasons"][number] => [reason, of(reason)])
		.filter(([, count]) => count > 0)
		.toSorted((one, other) => other[1] - one[1]);
	const answered = (answer: Row["goalReached"]) => sum((part) => (part.goalReached === answer ? part.ended : 0));
	return {
		...{ id, name, started: sum((part) => part.started), ended, reasons },
		reached: { yes: answered("yes"), partly: answered("partly"), no: answered("no") },
		weeks: ended === 0 ? null : sum(({ days }) => days) / 7 / ended,
	};
}
export type PlacementFigures = Figures;
