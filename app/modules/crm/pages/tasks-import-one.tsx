import { ImportSteps } from "#app/lists/import/components/import-steps";
import { importWizard } from "#app/lists/import/import-wizard.server";
import { ImportQuery } from "#app/lists/import/wizard.schema";
import { page, pageAction } from "../guard.server";
import { tasksImport } from "../imports.server";

export const handle = {
	i18n: ["imports", "crm", "crmLists", "crmWork", "errors"],
	title: "imports:title",
};

export const loader = page("tasks", ImportQuery, importWizard(tasksImport).showOne);
export const action = pageAction("tasks", importWizard(tasksImport).steps);

export default ImportSteps;
