import * as z from "zod";
import { id } from "./projects.schema";

export const ReplyRef = z.object({ id });
/** `file`: the guid of one that the reply holds. */
export const ReplyFileRef = ReplyRef.extend({ file: id });
