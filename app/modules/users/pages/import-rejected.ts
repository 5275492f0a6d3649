import { importWizard } from "#app/lists/import/import-wizard.server";
import { OneImport } from "#app/lists/import/wizard.schema";
import { page } from "../guard.server";
import { membersImport } from "../imports.server";

export const loader = page("users", OneImport, importWizard(membersImport).rejected);
