import type { SQL } from "drizzle-orm";
import { FEW } from "#app/directory/few";
import { hasId } from "#app/lists/chosen.server";
import { readFilter } from "#app/lists/filters";
import type { ListQuery } from "#app/lists/query.schema";
import { stateOf } from "#app/lists/read-list.server";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { companies, people } from "#db/schema/directory";
import { positionCodes } from "#db/schema/verdal";
import { paths } from "../paths";
import {
	type Named,
	readingAdvisors,
	readingAllCodes,
	readingGroups,
	readingParticipants,
	readingWorkplaces,
} from "./choices.server";
import type { placementResource } from "./placements.resource.server";

/** Columns that may have many choices: how they are read, and by what they are found. */
const many = {
	workplace: { reading: readingWorkplaces, table: companies, find: "workplaces" },
	code: { reading: readingAllCodes, table: positionCodes, find: "allCodes" },
	person: { reading: readingParticipants, table: people, find: "participants" },
} as const;
const few = { group: readingGroups, advisor: readingAdvisors } as const;

/**
 * What the filters of the lists offer, by name: of the filter that is being made, and of those that are set. Where it is many, only some,
 * and `finders` says where the others are searched for.
 */
export function readFilterChoices(
	visit: Visit,
	source: Pick<typeof placementResource.source, "definition">,
	query: ListQuery,
	reads: ReadBatch,
) {
	const { filters } = stateOf(source as never, query);
	const { draft } = query;
	const begun = draft === null ? undefined : (readFilter(source.definition, draft) ?? { column: draft, values: [] });
	const set = [...filters, ...(begun ? [begun] : [])];
	const valuesOf = (column: string) => set.filter((one) => one.column === column).flatMap(({ values }) => values);
	const options = new Map<string, () => Named[]>();
	for (const [column, reading] of Object.entries(few))
		if (set.some((one) => one.column === column)) options.set(column, reads.add(reading(visit)));
	const finders = new Map<string, () => string | undefined>();
	for (const [column, { reading, table, find }] of Object.entries(many)) {
		const read = reading as (visit: Visit, where?: SQL, limit?: number) => PendingQuery<Named[]>;
		const values = valuesOf(column);
		const chosen = values.length > 0 ? reads.add(read(visit, hasId(table, values))) : () => [];
		const some = begun?.column === column ? reads.add(read(visit, undefined, FEW + 1)) : () => [];
		options.set(column, () => {
			const known = chosen();
			const has = new Set(known.map(({ value }) => value));
			return [...known, ...some().filter(({ value }) => !has.has(value))];
		});
		finders.set(column, () => (some().length > FEW ? paths(visit.tenant.guid).find(find) : undefined));
	}
	return () => ({
		options: Object.fromEntries([...options].map(([column, read]) => [column, read()])),
		finders: Object.fromEntries([...finders].flatMap(([column, at]) => (at() ? [[column, at() as string]] : []))),
	});
}
