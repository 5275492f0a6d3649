import { ImportStart } from "#app/lists/import/components/import-start";
import { importWizard, UPLOAD } from "#app/lists/import/import-wizard.server";
import { ImportsQuery } from "#app/lists/import/wizard.schema";
import { page, pageAction } from "../guard.server";
import { meetingsImport } from "../imports.server";

export const handle = {
	i18n: ["imports", "crm", "crmLists", "crmMeetings", "crmWork", "errors"],
	title: "imports:title",
};

export const loader = page("meetings", ImportsQuery, importWizard(meetingsImport).showAll);
export const action = pageAction("meetings", importWizard(meetingsImport).uploading, UPLOAD);

export default ImportStart;
