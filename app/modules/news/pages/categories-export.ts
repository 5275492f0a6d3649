import { CategoriesFile, exportCategories } from "../export-categories.server";
import { page } from "../guard.server";

export const loader = page("categories", CategoriesFile, exportCategories);
