import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "news",
	icon: "newspaper",
	order: 5,
	components: {
		front: { name: "news_front", path: "news", icon: "newspaper", level: 10, inMenu: false },
		list: { name: "news_list", path: "news/list", icon: "newspaper", level: 10, inMenu: true },
		work: {
			...{ name: "news_work", path: "news/list/editing", icon: "pen-line", level: 20, inMenu: true },
			list: "news.work",
		},
		create: { name: "news_create", path: "news/create", icon: "plus", level: 20, inMenu: false },
		edit: { name: "news_edit", path: "news/edit/:id", icon: "pencil", level: 20, inMenu: false },
		view: { name: "news_view", path: "news/view/:articleguid", icon: "file-text", level: 10, inMenu: false },
		categories: { name: "news_categories", path: "news/list/categories", icon: "tag", level: 30, inMenu: true },
	},
});
