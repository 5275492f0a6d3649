import { ImportSteps } from "#app/lists/import/components/import-steps";
import { importWizard } from "#app/lists/import/import-wizard.server";
import { ImportQuery } from "#app/lists/import/wizard.schema";
import { page, pageAction } from "../guard.server";
import { membersImport } from "../imports.server";

export const handle = { i18n: ["imports", "users", "errors"], title: "imports:title" };

export const loader = page("users", ImportQuery, importWizard(membersImport).showOne);
export const action = pageAction("users", importWizard(membersImport).steps);

export default ImportSteps;
