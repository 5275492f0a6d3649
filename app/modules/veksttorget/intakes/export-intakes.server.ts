import { and, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { hasId } from "#app/lists/chosen.server";
import { exportList } from "#app/lists/export/export-list.server";
import { type Asks, askedBy, planList } from "#app/lists/read-list.server";
import { ownCells } from "#app/lists/source.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { intakes } from "#db/schema/veksttorget";
import { intakeList } from "./intakes.list";
import type { IntakesFileQuery } from "./intakes.schema";
import { intakeSource, visibleIntakes } from "./intakes.source.server";
import { daysOpen, intakePointers, senderOf, topicOf } from "./show-intakes.server";

/** The intakes that the filters leave, or those that were ticked, as a file for a spreadsheet. */
export function exportIntakes(visit: Visit, query: z.output<typeof IntakesFileQuery>): Promise<Response> {
	const { ids } = query;
	const visible = visibleIntakes(visit);
	const where = ids ? (and(hasId(intakes, ids), filtering(visible)) as SQL) : visible;
	const read = async (asks: Asks) => {
		const plan = planList(intakeSource as never, asks, askedBy(visit), where);
		const { found } = await visit.rows.read({
			found: visit.rows.listingWith(intakes, intakePointers, plan.options),
		});
		return plan.page(found, ({ row }) => row);
	};
	return exportList(visit, {
		definition: intakeList,
		query,
		name: "intakes",
		read,
		cells: {
			...ownCells(intakeSource),
			sender: ({ row }) => senderOf(row),
			topic: ({ row }) => topicOf(visit, row),
			owner: ({ owner }) => owner && nameOf(owner),
			daysOpen: ({ row }) => daysOpen(visit, row),
			outcome: ({ row }) => row.outcome ?? (row.outcomeAskedAt === null ? null : "waiting"),
			closed: ({ row }) => row.closedAt,
		},
	});
}
