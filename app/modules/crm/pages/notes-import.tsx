import { ImportStart } from "#app/lists/import/components/import-start";
import { importWizard, UPLOAD } from "#app/lists/import/import-wizard.server";
import { ImportsQuery } from "#app/lists/import/wizard.schema";
import { page, pageAction } from "../guard.server";
import { notesImport } from "../imports.server";

export const handle = {
	i18n: ["imports", "crm", "crmLists", "crmLog", "crmWork", "errors"],
	title: "imports:title",
};

export const loader = page("notes", ImportsQuery, importWizard(notesImport).showAll);
export const action = pageAction("notes", importWizard(notesImport).uploading, UPLOAD);

export default ImportStart;
