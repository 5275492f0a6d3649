import * as z from "zod";
import { id, oneLine } from "#app/platform/text.schema";
import { code } from "../loans/loans.schema";

export const StartInput = z.object({
	title: oneLine(120, "required").min(1, "required"),
	/** Empty: of every type. */
	type: z.string().max(100).default(""),
	/** Words of the place where it is counted; empty: everywhere. */
	place: oneLine(200).default(""),
});
export const StocktakeRef = z.object({ stocktake: id });
/** A form without a picture sends an empty file. */
const photo = z.preprocess(
	(sent) => (sent instanceof File && sent.size > 0 ? sent : undefined),
	z.unknown().optional(),
);
export const ScanInput = StocktakeRef.extend({ code, note: oneLine(300).default(""), photo });
