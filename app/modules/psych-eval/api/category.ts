import { verb } from "#app/platform/guard.server";
import { selfReportCategories } from "#db/schema/psych-eval";
import { CategoriesCall, CategoryCall, Gone } from "../bank/bank.schema";
import { deleteCategory, readCategories, writeCategory } from "../bank/bank-calls.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: verb(CategoriesCall, readCategories, { level: 10 }),
		post: verb(CategoryCall, writeCategory, { level: 30 }),
		delete: verb(Gone, deleteCategory, { level: 30 }),
	},
	{ record: selfReportCategories },
);
export const loader = api.loader;
export const action = api.action;
