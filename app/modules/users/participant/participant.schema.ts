import * as z from "zod";
import { text } from "#app/platform/text.schema";

/** The page of a client: which kind of events it shows, and from which one on. */
export const ParticipantPage = z.object({
	person: z.string().max(100),
	kind: z.string().max(40).optional().catch(undefined),
	cursor: z.string("wrongType").max(2000, "wrongValue").optional(),
	/** On narrow screens: what else is known of the client, instead of what happened. */
	view: z.enum(["about"]).optional().catch(undefined),
});

/** Who takes over, and what they should know. */
export const HandOverInput = ParticipantPage.pick({ person: true }).extend({
	advisor: z.string("required").min(1, "required").max(100, "wrongValue"),
	note: text(2000).default(""),
});

export const ParticipantFile = ParticipantPage.pick({ person: true });
