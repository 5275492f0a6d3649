import * as z from "zod";
import { basedOn, orNone } from "#app/directory/company.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { filesOfForm } from "#app/media/on-record/files.schema";
import { id, oneLine, text } from "#app/platform/text.schema";
import { day, effectCall, effectFields, photosOfForm } from "../fields.schema";
import { riskSizes } from "../risk/matrix";
import { stepKeys } from "./addressees";
import { deviationList } from "./deviations.list";
import { deviationKinds, MOST_WHYS, openStatuses } from "./statuses";

export const DeviationsQuery = ListQuery(deviationList);
export type DeviationsQuery = z.output<typeof DeviationsQuery>;
export const DeviationsFileQuery = DeviationsQuery.extend(exportFormat);
export const DeviationsCall = ListCall(deviationList).extend({ id: id.optional() });

/** What is reported. */
const reportFields = {
	kind: z.enum(deviationKinds, "wrongValue"),
	title: oneLine(200, "required").min(1, "required"),
	event: text(4000, "required").min(1, "required"),
	place: oneLine(200, "required").min(1, "required"),
	area: oneLine(120).default(""),
	happenedOn: day,
	happenedAt: z
		.union([z.literal(""), z.string("wrongType").regex(/^([01]\d|2[0-3]):[0-5]\d$/)], "wrongValue")
		.default(""),
	immediateAction: text(2000).default(""),
	isSerious: z.union([z.boolean(), z.literal("on").transform(() => true)], "wrongType").default(false),
};
const Report = z.object(reportFields);
export type DeviationReport = z.output<typeof Report>;

/** How it is handled. */
const handlingFields = {
	status: z.enum(openStatuses, "wrongValue"),
	ownerId: orNone(id),
	dueOn: orNone(day),
	cause: text(4000),
};
/** Which requirement was not kept, and why it came to it. */
const analysisFields = {
	requirement: text(2000),
	whys: z.preprocess(
		(sent) => [sent ?? []].flat().filter((why) => why !== ""),
		z.array(oneLine(400)).max(MOST_WHYS, `tooMany?count=${MOST_WHYS}`),
	),
	cause: text(4000),
	causeKind: oneLine(120),
};
const step = z.coerce
	.number("wrongType")
	.int("wrongType")
	.min(0, "wrongValue")
	.max(Math.max(...riskSizes), "wrongValue");
/** How likely and how bad it is, as it was found and with the measures in place; 0 for not assessed. */
const riskFields = { likelihood: step, consequence: step, residualLikelihood: step, residualConsequence: step };
const Assessment = z.object(riskFields);
export type RiskAssessment = z.output<typeof Assessment>;
const Handling = z.object({ ...handlingFields, ...analysisFields }).partial();
export type DeviationHandling = z.output<typeof Handling>;
const outcome = text(4000, "required").min(1, "required");

export const NewDeviationQuery = z.object({ company: id.optional().catch(undefined) });
export const NewDeviationInput = Report.extend({ company: id, files: photosOfForm });
export const DeviationNamed = z.object({ deviation: id });
export const HandlingInput = Handling.extend({ deviation: id, updatedAt: basedOn });
export const AnalysisInput = z.object({ deviation: id, ...analysisFields, updatedAt: basedOn });
export const RiskInput = Assessment.extend({ deviation: id, updatedAt: basedOn });
/** A step towards who else is told, taken or taken back. */
export const StepInput = z.object({
	deviation: id,
	step: z.enum(stepKeys, "wrongValue"),
	isTaken: z.enum(["yes", "no"], "wrongValue"),
});
export const SeriousInput = z.object({ deviation: id, isSerious: z.enum(["yes", "no"], "wrongValue") });
export const CloseInput = z.object({ deviation: id, outcome });
export const EffectInput = z.object({ deviation: id, ...effectFields });
export const DeviationMeasureInput = z.object({
	deviation: id,
	title: oneLine(300, "required").min(1, "required"),
	ownerId: orNone(id),
	dueOn: day,
});
export const DeviationFilesInput = z.object({ deviation: id, files: filesOfForm });
/** One file of a deviation. */
export const DeviationFileRef = z.object({ deviation: id, id });
export const DeviationFileNamed = z.object({ deviation: id, file: id });

/** A call: without `id` a new report, with it how one is handled; `outcome` says what was done, `effect` closes it. */
export const DeviationCall = Report.partial()
	.extend(Handling.shape)
	.extend(Assessment.partial().shape)
	.extend({
		id: id.optional(),
		companyId: id.optional(),
		outcome: outcome.optional(),
		...effectCall,
		updatedAt: basedOn,
	});
export const DeviationRef = z.object({ id });
export const BulkStatusInput = Chosen.extend({ status: handlingFields.status });
export const BulkOwnerInput = Chosen.extend({ ownerId: handlingFields.ownerId });
