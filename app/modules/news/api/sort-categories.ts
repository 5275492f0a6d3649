import { handler } from "#app/platform/guard.server";
import { serializeCategory } from "../calls.server";
import { sortCategories } from "../categories.server";
import { endpoint } from "../guard.server";
import { CategoryOrder } from "../news.schema";

const api = endpoint({
	post: handler(
		CategoryOrder,
		async (visit: Parameters<typeof sortCategories>[0], input) => ({
			items: (await sortCategories(visit, input)).map((one) => serializeCategory(one, visit.language)),
			next: null,
		}),
		{ level: 30, status: 200 },
	),
});
export const loader = api.loader;
export const action = api.action;
