import { importWizard } from "#app/lists/import/import-wizard.server";
import { Nothing } from "#app/platform/guard.server";
import { page } from "../guard.server";
import { meetingsImport } from "../imports.server";

export const loader = page("meetings", Nothing, importWizard(meetingsImport).template);
