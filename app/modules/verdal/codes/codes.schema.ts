import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { id, oneLine } from "#app/platform/text.schema";
import { dayOr, yesNo } from "../fields.schema";
import { codeList } from "./codes.list";
import { NO_END, NO_START } from "./validity";

export const CodesQuery = ListQuery(codeList);
export type CodesQuery = z.output<typeof CodesQuery>;
export const CodesFileQuery = CodesQuery.extend(exportFormat);
export const CodesCall = ListCall(codeList).extend({ id: id.optional() });

export const codeFields = {
	/** As the collective agreement numbers it. */
	code: z
		.string("required")
		.trim()
		.min(1, "required")
		.regex(/^\d{4}$/, "verdal:errors.fourDigits"),
	name: oneLine(160, "required").min(1, "required"),
	reportingName: oneLine(160),
	groupId: id,
	styrk08: z
		.string("wrongType")
		.trim()
		.regex(/^(\d{4})?$/, "verdal:errors.fourDigits"),
	validFrom: dayOr(NO_START),
	validTo: dayOr(NO_END),
	isActive: yesNo,
};
export const NewCodeInput = z.object({
	...codeFields,
	...{ reportingName: codeFields.reportingName.default(""), styrk08: codeFields.styrk08.default("") },
	...{ validFrom: codeFields.validFrom.default(NO_START), validTo: codeFields.validTo.default(NO_END) },
	isActive: yesNo.default(true),
});
export type CodeFacts = z.output<typeof NewCodeInput>;

/** The group that a new code begins with. */
export const NewCodeQuery = z.object({ group: id.optional().catch(undefined) });
export const CodeNamed = z.object({ position: id });
export const CodeInput = z.object({ position: id, ...codeFields, updatedAt: basedOn });
/** The code that takes the placements of another, which is removed. */
export const ReplaceCodeInput = z.object({ position: id, by: id });

/** A call: without `id` a new code, with it what is to change of one. */
export const CodeCall = z.object(codeFields).partial().extend({ id: id.optional(), updatedAt: basedOn });
/** `replacedBy`: the code that takes its placements. */
export const CodeRef = z.object({ id, replacedBy: id.optional() });
