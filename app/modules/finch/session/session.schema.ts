import * as z from "zod";
import { id } from "#app/platform/text.schema";

/** A group, as `readingGroups` gives it, and the form that it answers. */
export const SessionQuery = z.object({ group: z.string().min(1).max(400), form: id });
export const SessionInput = SessionQuery;
