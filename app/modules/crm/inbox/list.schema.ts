import * as z from "zod";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { id } from "../customers.schema";
import { chosenIds, kept, someIds } from "../customers-list/list.schema";
import { inboxStates, messageList } from "./messages.list";

export const InboxQuery = ListQuery(messageList);
export type InboxQuery = z.output<typeof InboxQuery>;
export const InboxExport = InboxQuery.extend({ ...exportFormat, ids: chosenIds });

const status = z.enum(inboxStates, "wrongValue");
export const BulkStatus = Chosen.extend({ status });
export const StatusBefore = z.object({
	set: status,
	was: z.array(z.object({ status, handledBy: id.nullable(), ids: someIds })).max(1000, "wrongValue"),
});
export type StatusBefore = z.output<typeof StatusBefore>;
export const UndoStatus = z.object({ before: kept(StatusBefore) });

export const BulkRemove = Chosen;
export const UndoRemove = z.object({ before: kept(z.object({ ids: someIds })) });
