import { and, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import type { TenantTable } from "#app/platform/tenant/rows.server";
import { MATCHING_MOST, Matching } from "./chosen.schema";
import { type Asks, askedBy, countedBy, planList } from "./read-list.server";
import type { ListSource } from "./source.server";
import { readState } from "./state";

/**
 * The handler that counts what a list's query leaves, to one more than a bulk action takes; to be spread into a page's action.
 * With a schema of its own the rows that are seen may hang on what else is sent, as the record whose list it is.
 */
export function countHandler<Input extends z.output<typeof Matching>>(
	source: ListSource<never>,
	visible: (visit: Visit, asks: Asks, input: Input) => SQL | undefined,
	schema: z.ZodType<Input> = Matching as never,
) {
	const countMatching = async (visit: Visit, input: Input) => {
		const { matching } = input;
		const plain = source as unknown as ListSource<TenantTable>;
		const asks: Asks = { ...readState(plain.definition, matching), limit: 1 };
		const { where, options } = planList(plain, asks, askedBy(visit), visible(visit, asks, input));
		const reading = visit.rows.counting(plain.table, and(where), MATCHING_MOST + 1, countedBy(options));
		return { matching: (await visit.rows.read({ reading })).reading };
	};
	return { countMatching: handler(schema, countMatching) };
}
