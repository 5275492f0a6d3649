import * as z from "zod";

/** A form that one has answered. */
export const OwnForm = z.object({ form: z.string().min(1).max(40) });
export const OwnReply = z.object({ id: z.string().min(1).max(40) });
/** The fields of the form's questions come along as they are. */
export const OwnAnswers = OwnReply.extend({ revision: z.coerce.number().int().min(0) }).loose();
