import * as z from "zod";
import { DAY } from "./limits";

/** When a form was filled in that was kept on a device (`KEPT_AT`), in epoch milliseconds; undefined for every other one. */
export const keptAt = z.coerce.number().int().positive().optional().catch(undefined);

/** Longer ago than this no device keeps anything. */
const OLDEST = 8 * DAY;

/** When something was done, by the clock of the device as far as it can be right. */
export const doneAt = (now: Date, kept: number | undefined): number =>
	kept === undefined ? now.getTime() : Math.min(now.getTime(), Math.max(kept, now.getTime() - OLDEST));
