import { expect, it } from "vitest";
import { tooClose } from "#app/media/library/versions.server";

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
const now = 1_000 * DAY;
const version = (age: number, label: string | null = null) => ({ id: `${age}`, madeAt: now - age, label });

it("keeps versions the further apart the older they are, and those with a name", () => {
	const ages = [
		0,
		SECOND,
		2 * SECOND,
		30 * SECOND,
		35 * SECOND,
		2 * HOUR,
		2 * HOUR + 30 * MINUTE,
		40 * DAY,
		42 * DAY,
		48 * DAY,
	];
	const gone = tooClose(
		[...ages.map((age) => version(age)), version(41 * DAY, "Styret")].sort((a, b) => b.madeAt - a.madeAt),
		now,
	);
	expect(gone.map(({ id }) => Number(id))).toEqual([SECOND, 35 * SECOND, 2 * HOUR + 30 * MINUTE, 42 * DAY]);
});
