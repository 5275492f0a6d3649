import * as z from "zod";
import { id, oneLine, text } from "#app/platform/text.schema";

/** Companies that one letter goes to at once. */
export const RECEIVERS_MOST = 200;

export const AdvisingQuery = z.object({ whose: z.enum(["mine"]).optional().catch(undefined) });
export const CampaignInput = z.object({
	companies: z
		.array(id)
		.min(1, "hms:errors.noReceivers")
		.max(RECEIVERS_MOST, `tooMany?count=${RECEIVERS_MOST}`)
		// None ticked is read by the rule above, too.
		.prefault([]),
	subject: oneLine(160, "required").min(1, "required"),
	message: text(4000).pipe(z.string().min(1, "required")),
});
