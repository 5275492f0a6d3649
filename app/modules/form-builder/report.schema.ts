import * as z from "zod";
import { ReportChoice } from "#app/forms/reports/report.schema";
import { formName } from "#app/forms/review/replies.schema";

export const ReportQuery = ReportChoice.extend({
	form_name: formName,
	view: z.enum(["answers", "leaving", "people"]).default("answers").catch("answers"),
	/** Whose answers are followed over time. */
	person: z.string().max(40).optional().catch(undefined),
});
