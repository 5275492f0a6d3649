import { and, type SQL } from "drizzle-orm";
import * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { bulkField } from "#app/lists/bulk-field.server";
import { hasId } from "#app/lists/chosen.server";
import { exportList } from "#app/lists/export/export-list.server";
import { type Asks, askedBy, planList } from "#app/lists/read-list.server";
import { listSource, ownCells } from "#app/lists/source.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { entrepreneurStatuses, entrepreneurs } from "#db/schema/business-evaluator";
import { people } from "#db/schema/directory";
import { visibleTo } from "../visible.server";
import { entrepreneurList } from "./entrepreneurs.list";
import type { EntrepreneursFileQuery } from "./entrepreneurs.schema";

export type Entrepreneur = Row<typeof entrepreneurs>;

/** What a row of the list points to. */
export const entrepreneurPointers = { advisor: [people, entrepreneurs.advisorId, NAMED] } as const;

export const entrepreneurSource = listSource(entrepreneurList, entrepreneurs, {
	name: entrepreneurs.sortName,
	stage: entrepreneurs.stage,
	score: { by: entrepreneurs.score, none: -1 },
	municipality: entrepreneurs.municipality,
	advisor: { by: entrepreneurs.advisorId, isIndexed: true },
	status: entrepreneurs.status,
	contact: { by: entrepreneurs.contactOn, none: "" },
	created: entrepreneurs.createdAt,
	source: entrepreneurs.source,
});

/** The entrepreneurs that the filters leave, or those that were ticked, as a file for a spreadsheet. */
export function exportEntrepreneurs(visit: Visit, query: z.output<typeof EntrepreneursFileQuery>): Promise<Response> {
	const visible = visibleTo(visit);
	const where = query.ids ? (and(hasId(entrepreneurs, query.ids), filtering(visible)) as SQL) : visible;
	const read = async (asks: Asks) => {
		const plan = planList(entrepreneurSource as never, asks, askedBy(visit), where);
		const { found } = await visit.rows.read({
			found: visit.rows.listingWith(entrepreneurs, entrepreneurPointers, plan.options),
		});
		return plan.page(found, ({ row }) => row);
	};
	return exportList(visit, {
		...{ definition: entrepreneurList, query, name: "entrepreneurs", read },
		cells: {
			...ownCells(entrepreneurSource),
			score: ({ row }) => scoreOf(row),
			advisor: ({ advisor }) => advisor && nameOf(advisor),
		},
	});
}

/** What the last reply came to; null where nothing counts. */
export const scoreOf = ({ score }: Pick<Entrepreneur, "score">) => (score < 0 ? null : score);

/** Sets where many entrepreneurs stand, or who advises them. */
export const entrepreneurFields = bulkField({
	source: entrepreneurSource,
	values: { status: z.enum(entrepreneurStatuses), advisorId: z.string().max(100).nullable() },
	chosen: visibleTo,
	visible: visibleTo,
	feedback: { same: "businessEvaluator:errors.nothingChanges", back: "businessEvaluator:told.takenBack" },
});
