import { ImportStart } from "#app/lists/import/components/import-start";
import { importWizard, UPLOAD } from "#app/lists/import/import-wizard.server";
import { ImportsQuery } from "#app/lists/import/wizard.schema";
import { page, pageAction } from "../guard.server";
import { tasksImport } from "../imports.server";

export const handle = {
	i18n: ["imports", "crm", "crmLists", "crmWork", "errors"],
	title: "imports:title",
};

export const loader = page("tasks", ImportsQuery, importWizard(tasksImport).showAll);
export const action = pageAction("tasks", importWizard(tasksImport).uploading, UPLOAD);

export default ImportStart;
