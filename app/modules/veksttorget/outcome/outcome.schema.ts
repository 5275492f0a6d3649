import * as z from "zod";
import { intakeOutcomes } from "#db/schema/veksttorget";

/** What somebody answers by the link of their letter. */
export const OutcomeInput = z.object({
	guid: z.string().optional(),
	token: z.string().max(100),
	outcome: z.enum(intakeOutcomes, "required"),
	note: z.string("wrongType").trim().max(1000, "tooLong?count=1000").default(""),
});
