import { ImportSteps } from "#app/lists/import/components/import-steps";
import { importWizard } from "#app/lists/import/import-wizard.server";
import { ImportQuery } from "#app/lists/import/wizard.schema";
import { page, pageAction } from "../guard.server";
import { customersImport } from "../imports.server";

export const handle = {
	i18n: ["imports", "crm", "crmContacts", "crmLists", "crmWork", "errors"],
	title: "imports:title",
};

export const loader = page("customers", ImportQuery, importWizard(customersImport).showOne);
export const action = pageAction("customers", importWizard(customersImport).steps);

export default ImportSteps;
