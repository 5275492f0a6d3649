import { handler } from "#app/platform/guard.server";
import { selfReportCategories } from "#db/schema/psych-eval";
import { CategoriesCall, CategoryCall, Gone } from "../bank/bank.schema";
import { deleteCategory, readCategories, writeCategory } from "../bank/bank-calls.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: handler(CategoriesCall, readCategories, { level: 10 }),
		post: handler(CategoryCall, writeCategory, { level: 30 }),
		delete: handler(Gone, deleteCategory, { level: 30 }),
	},
	{ record: selfReportCategories },
);
export const loader = api.loader;
export const action = api.action;
