import * as z from "zod";

export const SsoStartInput = z.object({ redirectTo: z.string().optional() });
export const SsoConnectInput = z.object({ currentPassword: z.string({ error: "required" }).min(1, "required") });
