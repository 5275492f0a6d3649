import * as z from "zod";

/** The file that an export's address asks for, beside the list's own query: `ListQuery(…).extend(exportFormat)`. */
export const exportFormat = { format: z.enum(["csv", "xlsx"], "wrongValue").default("csv") };
