import { ImportStart } from "#app/lists/import/components/import-start";
import { importWizard, UPLOAD } from "#app/lists/import/import-wizard.server";
import { ImportsQuery } from "#app/lists/import/wizard.schema";
import { page, pageAction } from "../guard.server";
import { membersImport } from "../imports.server";

export const handle = { i18n: ["imports", "users", "errors"], title: "imports:title" };

export const loader = page("users", ImportsQuery, importWizard(membersImport).showAll);
export const action = pageAction("users", importWizard(membersImport).uploading, UPLOAD);

export default ImportStart;
