import { and, eq, ne, sql } from "drizzle-orm";
import type { OnDelete } from "#app/forms/retention/removing.server";
import { replyRecords } from "#app/forms/store/records.server";
import { entrepreneurs } from "#db/schema/business-evaluator";
import { files } from "./entrepreneurs/parts.server";

/** An entrepreneur goes with the last of the replies, and is found no longer. */
export const onDelete: OnDelete = {
	reply: (rows, replyId) => {
		const { id, tenantId } = entrepreneurs;
		const itself = and(eq(replyRecords.tenantId, rows.tenantId), eq(replyRecords.id, replyId));
		const others = and(
			eq(replyRecords.tenantId, rows.tenantId),
			eq(replyRecords.subjectId, id),
			ne(replyRecords.id, replyId),
		);
		const own = sql`${id} = (select ${replyRecords.subjectId} from ${replyRecords} where ${itself})
			and not exists (select 1 from ${replyRecords} where ${others})`;
		const whose = sql`(select ${id} from ${entrepreneurs} where ${tenantId} = ${rows.tenantId} and ${own})`;
		return [
			files.droppingOf(rows, whose),
			rows.forgetting(entrepreneurs, own),
			rows.clearing(entrepreneurs, replyId, own),
		];
	},
};
