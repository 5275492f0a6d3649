import * as z from "zod";
import { embeddingSites } from "#app/forms/store/sites.schema";
import { id, oneLine, text } from "#app/platform/text.schema";
import { HONEYPOT } from "#app/ui/honeypot-field";
import { ticked } from "../resources.schema";

/** How long somebody takes a resource who stands before it. */
export const NOW_MINUTES = ["15", "30", "60"] as const;

export const DoorInput = z.object({ resource: id, showsNames: ticked, sites: embeddingSites });
export const NowInput = z.object({
	resource: id,
	title: oneLine(200).default(""),
	minutes: z.enum(NOW_MINUTES, "wrongValue").transform(Number),
});

/** What somebody reports at the door, without a login. */
export const DoorFault = z.object({
	door: z.string("wrongType").max(100, "wrongValue"),
	title: oneLine(150, "required").min(1, "required"),
	body: text(3_000).default(""),
	name: oneLine(120).default(""),
	[HONEYPOT]: z.string().default(""),
});
