import { handler } from "#app/platform/guard.server";
import { withCurrent } from "#app/platform/problems";
import { newsCategories } from "#db/schema/news";
import { serializeCategory } from "../calls.server";
import { findCategory, listCategories, removeCategory, saveCategory } from "../categories.server";
import { endpoint } from "../guard.server";
import { CategoriesCall, CategoryGone, CategoryInput } from "../news.schema";

const api = endpoint(
	{
		get: handler(CategoriesCall, async (visit: Parameters<typeof listCategories>[0]) => ({
			items: (await listCategories(visit)).map((one) => serializeCategory(one, visit.language)),
			next: null,
		})),
		post: handler(
			CategoryInput,
			async (visit: Parameters<typeof saveCategory>[0], input) =>
				serializeCategory(
					await withCurrent(saveCategory(visit, input), async () =>
						serializeCategory(await findCategory(visit, input.id ?? ""), visit.language),
					),
					visit.language,
				),
			{ level: 30 },
		),
		delete: handler(CategoryGone, removeCategory, { level: 30 }),
	},
	{ record: newsCategories },
);
export const loader = api.loader;
export const action = api.action;
