import { superadmin } from "#app/platform/guard.server";
import { AuditExport } from "../audit/audit.schema";
import { exportAudit } from "../audit/show-audit.server";

export const loader = superadmin.page(AuditExport, exportAudit);
