import * as z from "zod";
import { isDeeper } from "#app/platform/json-depth";

/** All answers, one of them, a row of it, a value in that, and room for what comes. */
const DEPTH = 6;

/** What one screen of a form posts: which one it was, what stood in it, what was answered before, where to go. Answers are `a.*`. */
export const StepInput = z.looseObject({
	step: z.string().max(60),
	/** `next`, `back`, `language`, `more`, `keep`, `send`, `decline`, `unlock` (with `pin`), `email` and `later` (with `email`), or `to:<step>`. */
	go: z.string().max(70).default("next"),
	/** Ids of the questions that stood in it, in one text. */
	shown: z
		.string()
		.max(50_000)
		.default("")
		.transform((ids) => ids.split(" ").filter(Boolean)),
	kept: z
		.string()
		.max(600_000, "forms:fault.tooMuch")
		.default("{}")
		.transform((text, context) => {
			try {
				const value: unknown = JSON.parse(text);
				if (typeof value === "object" && value !== null && !Array.isArray(value) && !isDeeper(value, DEPTH))
					return value as Record<string, unknown>;
			} catch {
				// Told below.
			}
			context.addIssue({ code: "custom", message: "wrongValue" });
			return z.NEVER;
		}),
	/** With what is sent: a copy of it by e-mail is asked for. */
	copy: z.literal("on").optional(),
	sendKey: z.string().regex(/^[a-z0-9:-]{8,80}$/, "wrongValue"),
	startedAt: z.coerce.number().int().min(0),
	/** The version that was shown. */
	version: z.string().max(40).optional(),
	/** Of a member's kept answers, so that another device's later ones are not overwritten. */
	revision: z.coerce.number().int().min(1).optional(),
});
