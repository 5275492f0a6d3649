import * as z from "zod";

const ticked = z.preprocess((sent) => sent === "on" || sent === true, z.boolean());

/** The goal for the first answer, who sees the figures, and whether people are asked how it went. */
export const SettingsInput = z.object({
	answerDays: z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(60, "wrongValue"),
	answerGoal: z.coerce.number("wrongType").int("wrongType").min(1, "wrongValue").max(100, "wrongValue"),
	isPublic: ticked,
	asksOutcome: ticked,
});
