import { ImportStart } from "#app/lists/import/components/import-start";
import { importWizard, UPLOAD } from "#app/lists/import/import-wizard.server";
import { ImportsQuery } from "#app/lists/import/wizard.schema";
import { page, pageAction } from "../guard.server";
import { customersImport } from "../imports.server";

export const handle = {
	i18n: ["imports", "crm", "crmContacts", "crmLists", "crmWork", "errors"],
	title: "imports:title",
};

export const loader = page("customers", ImportsQuery, importWizard(customersImport).showAll);
export const action = pageAction("customers", importWizard(customersImport).uploading, UPLOAD);

export default ImportStart;
