import * as z from "zod";
import { formName } from "../review/replies.schema";
import { ReportChoice } from "./report.schema";

export const ReportQuery = ReportChoice.extend({
	form_name: formName,
	view: z.enum(["answers", "leaving", "people"]).default("answers").catch("answers"),
	/** Whose answers are followed over time. */
	person: z.string().max(40).optional().catch(undefined),
});
