import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/news");

export const pages = [
	route("news", "pages/front.ts"),
	route("news/list/categories", "pages/categories.tsx"),
	route("news/list/categories/export", "pages/categories-export.ts"),
	route("news/list/editing", "pages/work.tsx"),
	route("news/list/editing/export", "pages/work-export.ts"),
	route("news/list/trash", "pages/trash.tsx"),
	route("news/list/people", "pages/people.ts"),
	route("news/list/:tenant_guid?", "pages/list.tsx"),
	route("news/create", "pages/create.tsx"),
	route("news/edit/:id", "pages/edit.tsx"),
	route("news/edit/:id/readers", "pages/readers-export.ts"),
	route("news/view/:articleguid", "pages/view.tsx"),
	route("news/feed", "pages/feed.ts"),
	route("news/feed/atom", "pages/feed-atom.ts"),
	route("news/feed/json", "pages/feed-json.ts"),
	route("news/feed/calendar", "pages/calendar.ts"),
	route("news/view/:articleguid/calendar", "pages/event-file.ts"),
	route("news/sitemap", "pages/sitemap.ts"),
];

export const api = [
	route("news", "api/news.ts"),
	route("news/categories", "api/categories.ts"),
	route("news/categories/updatesort", "api/sort-categories.ts"),
	route("news/pictures", "api/pictures.ts"),
	route("news/seen", "api/seen.ts"),
	route("news/tempaccess", "api/tempaccess.ts"),
	route("news/:tenant_guid", "api/tenant-news.ts"),
];
