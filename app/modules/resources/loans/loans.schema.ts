import * as z from "zod";
import { id, oneLine } from "#app/platform/text.schema";

/** What a camera has read or somebody has typed: the address in a unit's code, its serial number, or its id. */
export const code = oneLine(300, "resourceLoan:errors.code").min(1, "resourceLoan:errors.code");

export const HandOutInput = z.object({ booking: id, code });
export const TakeBackInput = z.object({ code });
