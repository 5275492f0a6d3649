import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { text } from "#app/platform/text.schema";

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "wrongValue");

export const BoardNamed = z.object({ month });
export const BoardInput = BoardNamed.extend({ text: text(20_000).min(1, "required"), updatedAt: basedOn });
