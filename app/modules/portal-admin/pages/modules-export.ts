import { superadmin } from "#app/platform/guard.server";
import { CatalogueExport } from "../catalogue.schema";
import { exportCatalogue } from "../show-catalogue.server";

export const loader = superadmin.page(CatalogueExport, exportCatalogue);
