import type * as z from "zod";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import * as field from "../fields.schema";
import { auditLog } from "./audit-log";

/** The page of the whole portal's log. */
export const AuditPage = ListQuery(auditLog);
export const AuditExport = AuditPage.extend(exportFormat);
/** The call for one tenant's log. */
export const AuditCall = ListCall(auditLog).extend({ tenantId: field.id });
export type AuditCall = z.output<typeof AuditCall>;
