import { and, type SQL } from "drizzle-orm";
import type { Snackbar } from "#app/platform/flash.server";
import { invalid } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row, TenantTable } from "#app/platform/tenant/rows.server";
import type { BulkAnswer } from "./bulk-answer";
import { type Chosen, MATCHING_MOST } from "./chosen.schema";
import { askedBy, planList } from "./read-list.server";
import type { ListSource } from "./source.server";
import { readState } from "./state";

/** Rows whose id is one of these, as one parameter however many they are. */
export const hasId = (table: TenantTable, ids: readonly string[]): SQL => among(table.id, ids);

/**
 * The rows that a bulk action is for, of those that the visitor may see (`where`). None is the `invalid` problem, and so
 * are more than 1,000 that match.
 */
export async function chosenRows<Table extends TenantTable>(
	visit: Visit,
	source: ListSource<Table>,
	{ ids, matching }: Chosen,
	where?: SQL,
): Promise<Row<Table>[]> {
	const rows =
		matching === undefined
			? await visit.rows.list(source.table, {
					where: and(hasId(source.table, ids), where && filtering(where)),
					limit: ids.length + 1,
				})
			: await matchingRows(visit, source, matching, where);
	if (rows.length === 0) throw invalid({ ids: "lists:errors.nothingChosen" });
	if (rows.length > MATCHING_MOST) throw invalid({ ids: "lists:errors.tooManyMatch" });
	return rows;
}

async function matchingRows<Table extends TenantTable>(
	visit: Visit,
	source: ListSource<Table>,
	query: string,
	where?: SQL,
): Promise<Row<Table>[]> {
	const asks = { ...readState(source.definition, query), limit: MATCHING_MOST };
	return visit.rows.list(source.table, planList(source as unknown as ListSource, asks, askedBy(visit), where).options);
}

/** What a bulk action hands back: what it did, and the form that undoes it. */
export function bulkDone(snackbar: Snackbar, undo?: BulkAnswer["bulk"]["undo"]): BulkAnswer {
	return { bulk: { ...snackbar, undo } };
}
