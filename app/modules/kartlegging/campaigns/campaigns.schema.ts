import * as z from "zod";
import { orNone } from "#app/directory/company.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { isDay } from "#app/platform/clock";
import { id, oneLine, text } from "#app/platform/text.schema";
import { callResults } from "#db/schema/kartlegging";

export const CampaignInput = z.object({
	name: oneLine(120, "required").min(1, "required"),
	endsOn: z.string("required").refine(isDay, "required"),
});
export const CampaignNamed = z.object({ campaign: id });
/** A campaign, as far as one result or one caller goes. */
export const CampaignQuery = CampaignNamed.extend({
	result: z.enum(callResults).optional().catch(undefined),
	caller: z.string().max(100).optional().catch(undefined),
});
export const CallInput = CampaignNamed.extend({
	id,
	result: z.enum(callResults, "wrongValue"),
	callerId: orNone(id),
	note: text(1000).default(""),
});
export const CallRef = CampaignNamed.extend({ id });
/** Companies of the list, chosen for a campaign. */
export const BulkCampaign = Chosen.extend({ campaignId: z.string("required").min(1, "required").max(100) });
