import * as z from "zod";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { workList } from "./work.list";

export const WorkQuery = ListQuery(workList);
export type WorkQuery = z.output<typeof WorkQuery>;
export const WorkExport = WorkQuery.extend(exportFormat);

export const BulkTrash = Chosen;
/** With commas between: what an undo carries comes back through a form. */
export const UndoTrash = z.object({
	ids: z
		.string("wrongType")
		.max(60_000, "wrongValue")
		.transform((sent) => sent.split(",").filter(Boolean)),
});
