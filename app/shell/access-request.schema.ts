import * as z from "zod";

export const AccessRequestInput = z.object({
	/** The page that was refused: what is missing for it is what is asked for. */
	from: z.string("required").max(2000, "wrongValue"),
	message: z.string("wrongType").trim().max(500, "tooLong?count=500").default(""),
});
