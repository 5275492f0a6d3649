import { eq } from "drizzle-orm";
import type { OnDelete } from "#app/forms/retention/removing.server";
import { activityLogs } from "#db/schema/activity-log";

/** What goes with a log's form: its terms, and with them what was written about its days. */
export const onDelete: OnDelete = {
	form: (rows, formId) => [rows.clearing(activityLogs, formId, eq(activityLogs.id, formId))],
};
