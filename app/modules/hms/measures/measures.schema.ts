import * as z from "zod";
import { basedOn, orNone } from "#app/directory/company.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { id, oneLine, text } from "#app/platform/text.schema";
import { day, effectCall, effectFields } from "../fields.schema";
import { measureList } from "./measures.list";

export const MeasuresQuery = ListQuery(measureList);
export type MeasuresQuery = z.output<typeof MeasuresQuery>;
export const MeasuresFileQuery = MeasuresQuery.extend(exportFormat);
export const MeasuresCall = ListCall(measureList).extend({ id: id.optional() });

const measureFields = {
	title: oneLine(300, "required").min(1, "required"),
	ownerId: orNone(id),
	dueOn: day,
};
const outcome = text(2000, "required").min(1, "required");
export type MeasureFacts = { title: string; ownerId: string | null; dueOn: string };
/** What a measure is of, beside its company. */
export type MeasureSource = { roundId?: string; pointId?: string; deviationId?: string };

export const NewMeasureQuery = z.object({ company: id.optional().catch(undefined) });
export const NewMeasureInput = z.object({ company: id, ...measureFields });
export const MeasureNamed = z.object({ measure: id });
export const MeasureInput = z.object({ measure: id, ...measureFields, updatedAt: basedOn });
export const FinishInput = z.object({ measure: id, outcome });
export const EffectInput = z.object({ measure: id, ...effectFields });

/** A call: without `id` a new measure, with it what is to change of one; `outcome` says that it is done, `effect` what came of it. */
export const MeasureCall = z
	.object(measureFields)
	.partial()
	.extend({
		...{ id: id.optional(), companyId: id.optional(), deviationId: id.optional(), outcome: outcome.optional() },
		...effectCall,
		updatedAt: basedOn,
	});
export const MeasureRef = z.object({ id });
export const BulkOwnerInput = Chosen.extend({ ownerId: measureFields.ownerId });
