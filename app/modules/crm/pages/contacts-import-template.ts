import { importWizard } from "#app/lists/import/import-wizard.server";
import { Nothing } from "#app/platform/guard.server";
import { page } from "../guard.server";
import { contactsImport } from "../imports.server";

export const loader = page("contacts", Nothing, importWizard(contactsImport).template);
