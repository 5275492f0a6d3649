import { ImportSteps } from "#app/lists/import/components/import-steps";
import { importWizard } from "#app/lists/import/import-wizard.server";
import { ImportQuery } from "#app/lists/import/wizard.schema";
import { page, pageAction } from "../guard.server";
import { notesImport } from "../imports.server";

export const handle = {
	i18n: ["imports", "crm", "crmLists", "crmLog", "crmWork", "errors"],
	title: "imports:title",
};

export const loader = page("notes", ImportQuery, importWizard(notesImport).showOne);
export const action = pageAction("notes", importWizard(notesImport).steps);

export default ImportSteps;
