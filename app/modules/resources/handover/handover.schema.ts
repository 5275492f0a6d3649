import * as z from "zod";
import { id } from "#app/platform/text.schema";
import { several } from "../resources.schema";

export const HandoverQuery = z.object({ from: z.string().max(100).default("").catch("") });
export const HandoverInput = z.object({
	from: id,
	to: id,
	bookings: several(id, 100),
	things: several(id, 100),
});
