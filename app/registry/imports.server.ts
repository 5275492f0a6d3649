import type { ImportKind } from "../lists/import/import-kind";
import { imports as crm } from "../modules/crm/imports.server";
import { imports as users } from "../modules/users/imports.server";

/** Every list that takes files. */
export const importKinds: ImportKind[] = [...crm, ...users];
