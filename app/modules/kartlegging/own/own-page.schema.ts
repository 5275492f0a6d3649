import * as z from "zod";
import { id } from "../companies/companies.schema";

export const OwnAnswerInput = z.object({ token: z.string("wrongType").max(200, "wrongValue"), form: id });
