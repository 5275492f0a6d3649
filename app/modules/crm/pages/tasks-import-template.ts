import { importWizard } from "#app/lists/import/import-wizard.server";
import { Nothing } from "#app/platform/guard.server";
import { page } from "../guard.server";
import { tasksImport } from "../imports.server";

export const loader = page("tasks", Nothing, importWizard(tasksImport).template);
