import * as z from "zod";

export const Restored = z.object({ id: z.string().min(1, "required").max(40, "wrongValue") });
