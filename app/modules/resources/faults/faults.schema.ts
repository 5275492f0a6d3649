import * as z from "zod";
import { id, oneLine, text } from "#app/platform/text.schema";
import { several, ticked } from "../resources.schema";

export const FaultInput = z.object({
	resource: id,
	title: oneLine(150, "required").min(1, "required"),
	body: text(3_000).default(""),
	isBlocking: ticked,
});
export const FaultRef = z.object({ fault: id });
export const FaultsQuery = z.object({ state: z.enum(["open", "mended"]).default("open").catch("open") });
export const MendInput = z.object({ fault: id, outcome: text(2_000).default("") });

export const AffectedInput = z.object({
	fault: id,
	/** `booking:what`, one for each. */
	choice: several(z.string("wrongType").max(250, "wrongValue"), 100),
});
