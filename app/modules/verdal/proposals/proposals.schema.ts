import * as z from "zod";
import { orNone } from "#app/directory/company.schema";
import { isDay } from "#app/platform/clock";
import { id, text } from "#app/platform/text.schema";
import { proposalKinds } from "#db/schema/verdal";

const proposal = {
	kind: z.enum(proposalKinds, "required"),
	endsOn: orNone(z.string("wrongType").refine(isDay, "wrongValue")),
	proposedReason: text(1000, "required").min(1, "required"),
};
export type ProposalFacts = { kind: (typeof proposalKinds)[number]; endsOn: string | null; proposedReason: string };

export const ProposeInput = z.object({ placement: id, ...proposal });
export const ProposeByLinkInput = z.object({ token: z.string().max(200), ...proposal });
/** What the advisor says to a proposal. */
export const DecideInput = z.object({ placement: id, proposal: id, answer: text(1000) });
