import * as z from "zod";
import { id, oneLine } from "#app/platform/text.schema";
import { linkDays } from "./link-days";

export const ProfileLinkInput = z.object({
	entrepreneur: id,
	recipient: oneLine(120, "required").min(1, "required"),
	days: z.enum(linkDays, "wrongValue").default("30").transform(Number),
});
export const ProfileLinkRef = z.object({ entrepreneur: id, id });
