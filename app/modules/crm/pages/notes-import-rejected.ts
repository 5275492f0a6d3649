import { importWizard } from "#app/lists/import/import-wizard.server";
import { OneImport } from "#app/lists/import/wizard.schema";
import { page } from "../guard.server";
import { notesImport } from "../imports.server";

export const loader = page("notes", OneImport, importWizard(notesImport).rejected);
