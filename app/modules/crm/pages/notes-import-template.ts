import { importWizard } from "#app/lists/import/import-wizard.server";
import { Nothing } from "#app/platform/guard.server";
import { page } from "../guard.server";
import { notesImport } from "../imports.server";

export const loader = page("notes", Nothing, importWizard(notesImport).template);
