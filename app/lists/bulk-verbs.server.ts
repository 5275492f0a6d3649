import { and, type SQL } from "drizzle-orm";
import { verb } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import type { TenantTable } from "#app/platform/tenant/rows.server";
import { MATCHING_MOST, Matching } from "./chosen.schema";
import { type Asks, askedBy, countedBy, planList } from "./read-list.server";
import type { ListSource } from "./source.server";
import { readState } from "./state";

/** The verb that counts what a list's query leaves, to one more than a bulk action takes; to be spread into a page's action. */
export function countVerb(source: ListSource<never>, visible: (visit: Visit, asks: Asks) => SQL | undefined) {
	const countMatching = async (visit: Visit, { matching }: { matching: string }) => {
		const plain = source as unknown as ListSource<TenantTable>;
		const asks: Asks = { ...readState(plain.definition, matching), limit: 1 };
		const { where, options } = planList(plain, asks, askedBy(visit), visible(visit, asks));
		const reading = visit.rows.counting(plain.table, and(where), MATCHING_MOST + 1, countedBy(options));
		return { matching: (await visit.rows.read({ reading })).reading };
	};
	return { countMatching: verb(Matching, countMatching) };
}
