import * as z from "zod";
import { id } from "./projects.schema";

export const OwnReply = z.object({ reply: id });
/** The answers come as the form's own fields, `a.*`. */
export const OwnAnswers = z.looseObject({
	reply: id,
	revision: z.coerce.number("wrongType").int("wrongType").min(1),
});
export const ReplyRef = z.object({ id });
/** `file`: the guid of one that the reply holds. */
export const ReplyFileRef = ReplyRef.extend({ file: id });
