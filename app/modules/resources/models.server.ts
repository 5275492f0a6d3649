import { and, eq, inArray } from "drizzle-orm";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { resources } from "#db/schema/resources";
import { type Entry, mayBook } from "./catalogue.server";
import type { Span } from "./free-time";
import { obstacleTo } from "./obstacles.server";
import type { Own } from "./quota.server";
import type { BookInput } from "./resources.schema";

/** So many units of a model, whichever they are. */
export type Wanted = { model: string; quantity: number };

/** What a form asks for of models; those of which it wants none are left out. */
export const wantedOf = ({ models, quantities }: Pick<BookInput, "models" | "quantities">): Wanted[] =>
	models.map((model, index) => ({ model, quantity: quantities[index] ?? 0 })).filter(({ quantity }) => quantity > 0);

/** The units of the models that are asked for. */
export async function unitsOf(visit: Visit, wanted: readonly Wanted[]): Promise<string[]> {
	if (wanted.length === 0) return [];
	const models = wanted.map(({ model }) => model);
	const found = await visit.rows.list(resources, {
		where: and(inArray(resources.model, models), eq(resources.status, "active")),
		orderBy: [resources.name, resources.id],
		limit: 500,
	});
	return found.map(({ id }) => id);
}

type Looked = { times: readonly Span[]; own: Own; seats: number };

/**
 * Chooses units that are free at all these times, as many of each model as are asked for; those that are booked by name are
 * not among them. Throws `invalid` with how many there are where they are fewer.
 */
export function chooseUnits(visit: Visit, units: readonly Entry[], wanted: readonly Wanted[], looked: Looked): Entry[] {
	return wanted.flatMap(({ model, quantity }) => {
		const free = units.filter(
			(entry) =>
				entry.resource.model === model &&
				mayBook(visit, entry.type) &&
				(entry.resource.capacity ?? looked.seats) >= looked.seats &&
				looked.times.every((one) => obstacleTo(visit, [entry], one, { own: looked.own }) === null),
		);
		if (free.length < quantity) {
			const about = new URLSearchParams({ name: model, count: String(free.length) });
			throw invalid({ quantities: `resources:errors.fewer?${about}` });
		}
		return free.slice(0, quantity);
	});
}

/** The models of which there are units, each with how many. */
export function modelsAmong(entries: readonly Entry[]): { model: string; count: number }[] {
	const counts = new Map<string, number>();
	for (const { resource } of entries)
		if (resource.model !== "") counts.set(resource.model, (counts.get(resource.model) ?? 0) + 1);
	return [...counts]
		.map(([model, count]) => ({ model, count }))
		.sort((one, other) => (one.model < other.model ? -1 : 1));
}
