import { anyone, endpointOf, handler } from "#app/platform/guard.server";
import { newsArticles } from "#db/schema/news";
import { getNews, removeNews, saveNews } from "../calls.server";
import { as } from "../guard.server";
import { ArticleRef, NewsCall, SaveCall } from "../news.schema";

const api = endpointOf(
	{
		get: anyone.as(handler(NewsCall, getNews)),
		post: as(handler(SaveCall, saveNews, { level: 20 })),
		delete: as(handler(ArticleRef, removeNews, { level: 20 })),
	},
	{ record: newsArticles },
);
export const loader = api.loader;
export const action = api.action;
