import * as z from "zod";

export const OldFormsPage = z.object({ cursor: z.string().max(2000).optional() });
