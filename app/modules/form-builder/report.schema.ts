import * as z from "zod";
import { ReportChoice } from "#app/forms/reports/report.schema";
import { formName } from "#app/forms/review/replies.schema";

export const ReportQuery = ReportChoice.extend({
	form_name: formName,
	view: z.enum(["answers", "leaving"]).default("answers").catch("answers"),
});
