import { text } from "#app/platform/text.schema";

/** What a note on a record says. */
export const noteText = text(5000, "required").min(1, "required");
