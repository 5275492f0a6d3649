import { importWizard } from "#app/lists/import/import-wizard.server";
import { OneImport } from "#app/lists/import/wizard.schema";
import { page } from "../guard.server";
import { meetingsImport } from "../imports.server";

export const loader = page("meetings", OneImport, importWizard(meetingsImport).rejected);
