import { eq } from "drizzle-orm";
import type { OnDelete } from "#app/forms/retention/removing.server";
import { intakes } from "#db/schema/veksttorget";

/** An intake goes with its reply, and is found no longer. */
export const onDelete: OnDelete = {
	reply: (rows, replyId) => [
		rows.indexing(intakes, replyId, []),
		rows.clearing(intakes, replyId, eq(intakes.id, replyId)),
	],
};
