import * as z from "zod";
import { chosenIds } from "#app/lists/bulk.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { inboxStates, messageList } from "./messages.list";

export const InboxQuery = ListQuery(messageList);
export type InboxQuery = z.output<typeof InboxQuery>;
export const InboxExport = InboxQuery.extend({ ...exportFormat, ids: chosenIds });

const status = z.enum(inboxStates, "wrongValue");
export const BulkStatus = Chosen.extend({ status });
