import * as z from "zod";

/** The form that an address names. */
export const FormNamed = z.object({ form_name: z.string().min(1).max(80) });
