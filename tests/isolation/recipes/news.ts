import { Upload } from "../requests";
import { views } from "./crm-lists";
import { mine } from "./files";
import { type About, type Recipes, rowOf, temporaryAccess } from "./recipe";

const WORK = "POST /:guid?/news/list/editing";
const EDIT = "POST /:guid?/news/edit/:id";

export const newsRecipes: Recipes = {
	[`${EDIT} language`]: (about) => ({ values: { id: articleOf(about).id, language: "nb" } }),
	[`${EDIT} testLetter`]: (about) => ({ values: { id: articleOf(about).id, language: "en" } }),
	[`${EDIT} focus`]: (about) => ({ values: { id: articleOf(about).id, focalX: "50", focalY: "50" } }),
	[`${EDIT} picture`]: (about) => ({ values: { id: articleOf(about).id, use: "body", file: picture() } }),
	[`${EDIT} file`]: (about) => ({
		values: { id: articleOf(about).id, library: rowOf(about, "files").id },
		before: mine(about),
	}),
	[`${EDIT} cover`]: (about) => ({ values: { id: articleOf(about).id, file: picture() } }),
	...Object.fromEntries(
		["save", "autosave", "publish"].map((intent) => [`${EDIT} ${intent}`, (about: About) => item(about)]),
	),
	[`${EDIT} questions`]: (about) => ({
		values: {
			...{ id: articleOf(about).id, language: "en", question1: "words", answers1: ["yes", "no"], right1: "0" },
			...{ question2: "", answers2: [], right2: "", question3: "", answers3: [], right3: "" },
		},
	}),
	[`${WORK} bulkTrash`]: (about) => ({ values: { ids: [articleOf(about).id] } }),
	[`${WORK} undoTrash`]: (about) => ({
		values: { ids: String(articleOf(about).id) },
		before: [`update news_articles set deleted_at = 1 where id = '${articleOf(about).id}'`],
	}),
	...views(WORK, "news.work"),
	"POST /:guid?/news/list/categories save": () => ({ values: { nameNb: "words" } }),
	"POST /:guid?/news/list/categories move": (about) => ({
		values: { id: rowOf(about, "news_categories").id, by: "1" },
	}),
	"POST /:guid?/news/list/trash bulkRestore": (about) => ({
		values: { ids: [articleOf(about).id] },
		before: [`update news_articles set deleted_at = 1 where id = '${articleOf(about).id}'`],
	}),
	"POST /api/news/seen": (about) => ({
		values: { guid: String(articleOf(about).guid), language: "en", seconds: 1, is_first: true, links: [] },
	}),
	...temporaryAccess("/api/news/tempaccess", "news", (about) => rowOf(about, "news_articles")),
	"POST /api/news": () => ({ values: { title: "words" } }),
	"POST /api/news/categories": () => ({ values: { names: { nb: "words" } } }),
	"POST /api/news/categories/updatesort": (about) => ({
		values: { ids: about.caller.own.rows.news_categories?.map(({ id }) => id).reverse() },
	}),
};

const item = (about: About) => ({
	values: {
		...{ id: articleOf(about).id, language: "en", title: "words", lead: "words", body: "words" },
		...{ categoryId: rowOf(about, "news_categories").id, audience: "tenant", tellsBell: "on", pinnedUntil: "" },
		...{ fromDay: "2026-12-01", fromTime: "18:00", toDay: "", toTime: "", place: "words" },
	},
});
const articleOf = (about: About) => rowOf(about, "news_articles");
const picture = () => new Upload("GIF89a, and no more is looked at", "picture.gif", "image/gif");
