import { superadmin } from "#app/platform/guard.server";
import { ExportsFile, exportExports } from "../exports.server";

export const loader = superadmin.page(ExportsFile, exportExports);
