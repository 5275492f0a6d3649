import * as z from "zod";
import { subjectTypes } from "#db/schema/forms";

export const SubjectTypeInput = z.enum(subjectTypes, "wrongValue");

/** What a page's address says of a subject: which one, or what is looked for. */
export const subjectInAddress = {
	about: z.string().max(40).optional().catch(undefined),
	find: z.string().max(200).optional().catch(undefined),
};

/** The subject that a form of a page sends. */
export const subjectSent = z.string("wrongType").max(40, "wrongValue").default("");
