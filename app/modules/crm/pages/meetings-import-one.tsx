import { ImportSteps } from "#app/lists/import/components/import-steps";
import { importWizard } from "#app/lists/import/import-wizard.server";
import { ImportQuery } from "#app/lists/import/wizard.schema";
import { page, pageAction } from "../guard.server";
import { meetingsImport } from "../imports.server";

export const handle = {
	i18n: ["imports", "crm", "crmLists", "crmMeetings", "crmWork", "errors"],
	title: "imports:title",
};

export const loader = page("meetings", ImportQuery, importWizard(meetingsImport).showOne);
export const action = pageAction("meetings", importWizard(meetingsImport).steps);

export default ImportSteps;
