import * as z from "zod";
import { sectionKeys } from "./home-layout";

export const HomeQuery = z.object({
	arrange: z.literal("1").optional().catch(undefined),
	/** The step of the tour that is shown, from 1. */
	tour: z.coerce.number().int().min(1).optional().catch(undefined),
});
export type HomeQuery = z.output<typeof HomeQuery>;

const section = z.enum(sectionKeys);
export const MoveSection = z.object({ section, beyond: section });
export const HideSection = z.object({ section });

/** One of the needs on the home page. */
export const SettleNeed = z.object({
	tenant: z.string().max(36),
	kind: z.string().max(64),
	id: z.string().max(64),
	/** What was done, where that is asked for. */
	note: z.string().trim().max(1000, "tooLong?count=1000").default(""),
});
