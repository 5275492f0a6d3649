import { describe, expect, test } from "vitest";
import { propose } from "#app/modules/resources/proposals/propose";

const HOUR = 3_600_000;
const one = (id: string, place: string, capacity: number | null = null) => ({ id, place, capacity });
const [large, fitting, anna, projector] = [
	one("large", "House", 40),
	one("fitting", "Barn", 12),
	one("anna", "House"),
	one("projector", "House"),
];
const times = [9, 10, 11, 33].map((hour) => ({ startsAt: hour * HOUR, endsAt: (hour + 1) * HOUR }));
const dayOf = (at: number) => String(Math.floor(at / (24 * HOUR)));
const shape = { most: 10, perDay: 2, dayOf };

describe("proposals for several things at once", () => {
	test("come with the room that fits before those with seats to spare, and the earliest first among equals", () => {
		const isFree = ({ id }: { id: string }, { startsAt }: { startsAt: number }) =>
			id !== "fitting" || startsAt >= 11 * HOUR;
		const found = propose(
			{ candidates: [[fitting, large], [anna]], times, seats: 12, isFree },
			{ ...shape, perDay: 9 },
		);
		expect(found.map(({ startsAt, chosen, spare }) => [startsAt / HOUR, chosen[0]?.id, spare])).toEqual([
			[11, "fitting", 0],
			[33, "fitting", 0],
			[9, "large", 28],
			[10, "large", 28],
		]);
	});

	test("never take one thing twice, and look further where the first choice leaves nothing for the next", () => {
		const found = propose({ candidates: [[large, fitting], [large]], times, seats: 1, isFree: () => true }, shape);
		expect(found[0]?.chosen.map(({ id }) => id)).toEqual(["fitting", "large"]);
		expect(propose({ candidates: [[anna], [anna]], times, seats: 1, isFree: () => true }, shape)).toEqual([]);
	});

	test("are no more than so many of a day, and none where nothing is looked for", () => {
		const found = propose({ candidates: [[projector]], times, seats: 1, isFree: () => true }, shape);
		expect(found.map(({ startsAt }) => startsAt / HOUR)).toEqual([9, 10, 33]);
		expect(propose({ candidates: [], times, seats: 1, isFree: () => true }, shape)).toEqual([]);
	});
});
