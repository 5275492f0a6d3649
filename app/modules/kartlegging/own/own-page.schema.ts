import * as z from "zod";
import { id } from "#app/platform/text.schema";

export const OwnAnswerInput = z.object({ token: z.string("wrongType").max(200, "wrongValue"), form: id });
