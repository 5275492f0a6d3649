import type { Span } from "../free-time";

/** As much of a resource as a proposal goes by. */
export type Candidate = { id: string; place: string; capacity: number | null };
export type Proposal<Of> = Span & { chosen: Of[]; spare: number; places: number };

type Asked<Of> = {
	/** What will do for each thing that is looked for, the best first. */
	candidates: readonly (readonly Of[])[];
	times: readonly Span[];
	/** How many come; seats beyond that are to spare. */
	seats: number;
	isFree: (one: Of, span: Span) => boolean;
};

/** One that will do and is free for each thing that is looked for, no two the same; null where there are none. */
function chooseFor<Of extends Candidate>(
	candidates: readonly (readonly Of[])[],
	isFree: (one: Of) => boolean,
	taken: readonly Of[] = [],
): Of[] | null {
	const [first, ...rest] = candidates;
	if (!first) return [];
	for (const one of first) {
		if (taken.includes(one) || !isFree(one)) continue;
		const others = chooseFor(rest, isFree, [...taken, one]);
		if (others) return [one, ...others];
	}
	return null;
}

/**
 * The times at which everything that is looked for is free: first where the fewest seats are to spare, then where all of it is
 * in the same place, then the earliest. Of each day there are no more than `perDay`.
 */
export function propose<Of extends Candidate>(
	{ candidates, times, seats, isFree }: Asked<Of>,
	{ most, perDay, dayOf }: { most: number; perDay: number; dayOf: (at: number) => string },
): Proposal<Of>[] {
	if (candidates.length === 0) return [];
	const found = times.flatMap((span): Proposal<Of>[] => {
		const chosen = chooseFor(candidates, (one) => isFree(one, span));
		if (!chosen) return [];
		const spare = chosen.reduce((sum, { capacity }) => sum + Math.max(0, (capacity ?? seats) - seats), 0);
		const places = new Set(chosen.map(({ place }) => place).filter(Boolean)).size;
		return [{ ...span, chosen, spare, places }];
	});
	found.sort((one, other) => one.spare - other.spare || one.places - other.places || one.startsAt - other.startsAt);
	const counts = new Map<string, number>();
	return found
		.filter(({ startsAt }) => {
			const day = dayOf(startsAt);
			counts.set(day, (counts.get(day) ?? 0) + 1);
			return (counts.get(day) ?? 0) <= perDay;
		})
		.slice(0, most);
}
