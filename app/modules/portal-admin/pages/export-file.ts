import { superadmin } from "#app/platform/guard.server";
import { downloadExport, ExportFile } from "../exports.server";

export const loader = superadmin.page(ExportFile, downloadExport);
