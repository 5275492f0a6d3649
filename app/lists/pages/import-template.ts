import { Nothing } from "#app/platform/guard.server";
import { importWizard } from "../import/import-wizard.server";
import { listPage } from "../list-pages.server";

export const loader = listPage(
	"import",
	() => Nothing,
	(list) => importWizard(list.import).template,
);
