import { ImportStart } from "#app/lists/import/components/import-start";
import { importWizard, UPLOAD } from "#app/lists/import/import-wizard.server";
import { ImportsQuery } from "#app/lists/import/wizard.schema";
import { page, pageAction } from "../guard.server";
import { contactsImport } from "../imports.server";

export const handle = {
	i18n: ["imports", "crm", "crmContacts", "crmLists", "crmWork", "errors"],
	title: "imports:title",
};

export const loader = page("contacts", ImportsQuery, importWizard(contactsImport).showAll);
export const action = pageAction("contacts", importWizard(contactsImport).uploading, UPLOAD);

export default ImportStart;
