import { importWizard } from "../import/import-wizard.server";
import { OneImport } from "../import/wizard.schema";
import { listPage } from "../list-pages.server";

export const loader = listPage(
	"import",
	() => OneImport,
	(list) => importWizard(list.import).rejected,
);
